// Generated from an OpenAPI document; do not edit.
import { characters, formats, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/EndpointPrice";
const at1 = "#/components/schemas/Amount";
const at2 = "#/components/schemas/EndpointHealth";
const at3 = "#/components/schemas/EndpointSummary";
const at4 = "#/components/schemas/EndpointList";
const at5 = "#/components/schemas/ProblemPlace";
const at6 = "#/components/schemas/Problem";
const at7 = "#/components/schemas/Estimate";
const at8 = "#/components/schemas/Clock";
const at9 = "#/components/schemas/EventPosition";
const at10 = "#/components/schemas/JobReference";
const at11 = "#/components/schemas/AccountEvent/allOf/1/oneOf/0";
const at12 = "#/components/schemas/Submission";
const at13 = "#/components/schemas/AccountEvent/allOf/1/oneOf/1";
const at14 = "#/components/schemas/AccountEvent/allOf/1/oneOf/2";
const at15 = "#/components/schemas/AccountEvent/allOf/1/oneOf/3";
const at16 = "#/components/schemas/AccountEvent/allOf/1/oneOf/4";
const at17 = "#/components/schemas/AccountEvent/allOf/1/oneOf/5";
const at18 = "#/components/schemas/StateName";
const at19 = "#/components/schemas/AccountEvent/allOf/1/oneOf/6";
const at20 = "#/components/schemas/AccountEvent/allOf/1/oneOf/7";
const at21 = "#/components/schemas/AccountEvent/allOf/1/oneOf/8";
const at22 = "#/components/schemas/AccountEvent/allOf/1/oneOf/9";
const at23 = "#/components/schemas/AccountEvent/allOf/1/oneOf/10";
const at24 = "#/components/schemas/AccountEvent/allOf/1/oneOf/11";
const at25 = "#/components/schemas/AccountEvent/allOf/1/oneOf/12";
const at26 = "#/components/schemas/AccountEvent/allOf/1/oneOf/13";
const at27 = "#/components/schemas/AccountEvent/allOf/1/oneOf/14";
const at28 = "#/components/schemas/AccountEvent";
const at29 = "#/components/schemas/EventList";
const at30 = "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema";
const at31 = "#/components/schemas/JobWebhook";
const at32 = "#/components/schemas/JobSummary";
const at33 = "#/components/schemas/JobList";
const at34 = "#/components/schemas/Policy";
const at35 = "#/components/schemas/JobDetails";
const at36 = "#/components/schemas/Delivery";
const at37 = "#/components/schemas/DeliveryList";
const at38 = "#/components/schemas/LedgerTotal";
const at39 = "#/components/schemas/Budget";
const at40 = "#/components/schemas/Ledger";
const at41 = "#/components/schemas/StatusEffect";
const at42 = "#/components/schemas/FixedLatency";
const at43 = "#/components/schemas/UniformLatency";
const at44 = "#/components/schemas/LogNormalLatency";
const at45 = "#/components/schemas/Latency";
const at46 = "#/components/schemas/LatencyEffect";
const at47 = "#/components/schemas/DropEffect";
const at48 = "#/components/schemas/WorkerEffect";
const at49 = "#/components/schemas/WebhookEffect";
const at50 = "#/components/schemas/StaleEffect";
const at51 = "#/components/schemas/FaultEffect";
const at52 = "#/components/schemas/Fault";
const at53 = "#/components/schemas/Seed/oneOf/0";
const at54 = "#/components/schemas/Seed/oneOf/1";
const at55 = "#/components/schemas/Seed";
const at56 = "#/components/schemas/DeclaredFault";
const at57 = "#/components/schemas/DeclaredFaultList";
const at58 = "#/components/schemas/Permission";
const at59 = "#/components/schemas/KeyEndpoints";
const at60 = "#/components/schemas/Key";
const at61 = "#/components/schemas/KeyName";
const at62 = "#/components/schemas/KeyList";
const at63 = "#/components/schemas/CreatedKey";
const at64 = "#/components/schemas/ReceiverResponse/oneOf/0";
const at65 = "#/components/schemas/ReceiverResponse/oneOf/1";
const at66 = "#/components/schemas/ReceiverResponse";
const at67 = "#/components/schemas/ReceiverResponses";
const at68 = "#/components/schemas/Receiver";
const at69 = "#/components/schemas/ReceiverName";
const at70 = "#/components/schemas/ReceiverList";
const at71 = "#/components/schemas/ReceiverCall";
const at72 = "#/components/schemas/ReceiverCallList";
const at73 = "#/components/schemas/CreatedAccount";
const check0 = validate0;
const schema2 = {"placed":{"schema":{"properties":{"kind":{"enum":["public","serverless"]}}}}};
const func0 = pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.price === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "price"}));
errors++;
}
if(data.per === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "per"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.unit === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "unit"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at0+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/price", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/price", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.per !== undefined){
let data2 = data.per;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/per", at0+"/properties/per/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/per", at0+"/properties/per/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at0+"/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/unit", at0+"/properties/unit/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at0+"/type", "type", {type: "object"}));
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.workers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "workers"}));
errors++;
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.completed === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/required", "required", {missingProperty: "completed"}));
errors++;
}
if(data0.failed === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/required", "required", {missingProperty: "failed"}));
errors++;
}
if(data0.retried === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/required", "required", {missingProperty: "retried"}));
errors++;
}
if(data0.inProgress === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/required", "required", {missingProperty: "inProgress"}));
errors++;
}
if(data0.inQueue === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/required", "required", {missingProperty: "inQueue"}));
errors++;
}
if(data0.completed !== undefined){
let data1 = data0.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/completed", at2+"/properties/jobs/properties/completed/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/completed", at2+"/properties/jobs/properties/completed/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.failed !== undefined){
let data2 = data0.failed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/failed", at2+"/properties/jobs/properties/failed/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/failed", at2+"/properties/jobs/properties/failed/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.retried !== undefined){
let data3 = data0.retried;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/retried", at2+"/properties/jobs/properties/retried/type", "type", {type: "integer"}));
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/retried", at2+"/properties/jobs/properties/retried/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inProgress", at2+"/properties/jobs/properties/inProgress/type", "type", {type: "integer"}));
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inProgress", at2+"/properties/jobs/properties/inProgress/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inQueue", at2+"/properties/jobs/properties/inQueue/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inQueue", at2+"/properties/jobs/properties/inQueue/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at2+"/properties/jobs/type", "type", {type: "object"}));
errors++;
}
}
if(data.workers !== undefined){
let data6 = data.workers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.initializing === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at2+"/properties/workers/required", "required", {missingProperty: "initializing"}));
errors++;
}
if(data6.ready === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at2+"/properties/workers/required", "required", {missingProperty: "ready"}));
errors++;
}
if(data6.idle === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at2+"/properties/workers/required", "required", {missingProperty: "idle"}));
errors++;
}
if(data6.running === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at2+"/properties/workers/required", "required", {missingProperty: "running"}));
errors++;
}
if(data6.initializing !== undefined){
let data7 = data6.initializing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/initializing", at2+"/properties/workers/properties/initializing/type", "type", {type: "integer"}));
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/initializing", at2+"/properties/workers/properties/initializing/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.ready !== undefined){
let data8 = data6.ready;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/ready", at2+"/properties/workers/properties/ready/type", "type", {type: "integer"}));
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/ready", at2+"/properties/workers/properties/ready/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.idle !== undefined){
let data9 = data6.idle;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/idle", at2+"/properties/workers/properties/idle/type", "type", {type: "integer"}));
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/idle", at2+"/properties/workers/properties/idle/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.running !== undefined){
let data10 = data6.running;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/running", at2+"/properties/workers/properties/running/type", "type", {type: "integer"}));
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/running", at2+"/properties/workers/properties/running/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at2+"/properties/workers/type", "type", {type: "object"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at2+"/type", "type", {type: "object"}));
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.kind === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "kind"}));
errors++;
}
if(data.workersMax === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "workersMax"}));
errors++;
}
if(data.health === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "health"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at3+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at3+"/properties/kind/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "public") || (data1 === "serverless"))){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at3+"/properties/kind/enum", "enum", {allowedValues: schema2.placed.schema.properties.kind.enum}));
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/model", at3+"/properties/model/type", "type", {type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate3(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/inputSchema", at3+"/properties/inputSchema/type", "type", {type: "object"}));
errors++;
}
}
if(data.workersMax !== undefined){
let data5 = data.workersMax;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workersMax", at3+"/properties/workersMax/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/workersMax", at3+"/properties/workersMax/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.health !== undefined){
if(!(validate5(data.health, {instancePath:instancePath+"/health"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at4+"/required", "required", {missingProperty: "endpoints"}));
errors++;
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data0[i0], {instancePath:instancePath+"/endpoints/" + i0}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints", at4+"/properties/endpoints/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at4+"/type", "type", {type: "object"}));
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

const check1 = validate9;
const schema8 = {"placed":{"schema":{"properties":{"in":{"enum":["body","path","query","header"]}}}}};
const formats0 = formats["json-pointer"];

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "in"}));
errors++;
}
if(data.pointer === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "pointer"}));
errors++;
}
if(data.expected === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "expected"}));
errors++;
}
if(data.received === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "received"}));
errors++;
}
if(data.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/in", at5+"/properties/in/type", "type", {type: "string"}));
errors++;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
vErrors = withError(vErrors, schemaError(instancePath+"/in", at5+"/properties/in/enum", "enum", {allowedValues: schema8.placed.schema.properties.in.enum}));
errors++;
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = withError(vErrors, schemaError(instancePath+"/pointer", at5+"/properties/pointer/format", "format", {format: "json-pointer"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/pointer", at5+"/properties/pointer/type", "type", {type: "string"}));
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/detail", at5+"/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/expected", at5+"/properties/expected/type", "type", {type: "string"}));
errors++;
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/received", at5+"/properties/received/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/type", "type", {type: "object"}));
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.title === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "title"}));
errors++;
}
if(data.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data.code === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "code"}));
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at6+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at6+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 400 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at6+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400}));
errors++;
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/title", at6+"/properties/title/type", "type", {type: "string"}));
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/detail", at6+"/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/code", at6+"/properties/code/type", "type", {type: "string"}));
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/errors", at6+"/properties/errors/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data4[i0], {instancePath:instancePath+"/errors/" + i0}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/errors", at6+"/properties/errors/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at6+"/type", "type", {type: "object"}));
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}

const check2 = validate14;

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

const check3 = validate16;

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}

const check4 = validate18;

function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

const check5 = validate20;
const pattern2 = func0("^[0-9]+$", "u");

function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at7+"/required", "required", {missingProperty: "problems"}));
errors++;
}
if(data.cost !== undefined){
let data0 = data.cost;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at7+"/properties/quantity/pattern", "pattern", {...{pattern: "^[0-9]+$"}, expected: "a whole number"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at7+"/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/unit", at7+"/properties/unit/type", "type", {type: "string"}));
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/reason", at7+"/properties/reason/type", "type", {type: "string"}));
errors++;
}
}
if(data.problems !== undefined){
let data4 = data.problems;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.pointer === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at7+"/properties/problems/items/required", "required", {missingProperty: "pointer"}));
errors++;
}
if(data5.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at7+"/properties/problems/items/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0+"/pointer", at7+"/properties/problems/items/properties/pointer/type", "type", {type: "string"}));
errors++;
}
}
if(data5.detail !== undefined){
if(typeof data5.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0+"/detail", at7+"/properties/problems/items/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at7+"/properties/problems/items/type", "type", {type: "object"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/problems", at7+"/properties/problems/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at7+"/type", "type", {type: "object"}));
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate21(data, {instancePath}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}

const check6 = validate23;

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

const check7 = validate25;

function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}

const check8 = validate27;
const schema18 = {"placed":{"schema":{"properties":{"kind":{"enum":["system","manual"]}}}}};
const formats2 = formats["date-time"];

function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/required", "required", {missingProperty: "kind"}));
errors++;
}
if(data.nowMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/required", "required", {missingProperty: "nowMs"}));
errors++;
}
if(data.now === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/required", "required", {missingProperty: "now"}));
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at8+"/properties/kind/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "system") || (data0 === "manual"))){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at8+"/properties/kind/enum", "enum", {allowedValues: schema18.placed.schema.properties.kind.enum}));
errors++;
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/nowMs", at8+"/properties/nowMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats2(data2))){
vErrors = withError(vErrors, schemaError(instancePath+"/now", at8+"/properties/now/format", "format", {format: "date-time"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/now", at8+"/properties/now/type", "type", {type: "string"}));
errors++;
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/nextDueMs", at8+"/properties/nextDueMs/type", "type", {type: "integer"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at8+"/type", "type", {type: "object"}));
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}

const check9 = validate30;

function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}

const check10 = validate32;
const schema22 = {"placed":{"schema":{"allOf":{"1":{"oneOf":{"11":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}}}}}};
const schema25 = {"placed":{"schema":{"enum":["runJob","runJobSync"]}}};

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/required", "required", {missingProperty: "sequence"}));
errors++;
}
if(data.atMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/required", "required", {missingProperty: "atMs"}));
errors++;
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/sequence", at9+"/properties/sequence/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/sequence", at9+"/properties/sequence/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/atMs", at9+"/properties/atMs/type", "type", {type: "integer"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at9+"/type", "type", {type: "object"}));
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "jobId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at10+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at10+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at10+"/type", "type", {type: "object"}));
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at11+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at11+"/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/enum", "enum", {allowedValues: schema25.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at13+"/allOf/1/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
const _errs22 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.progress === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/required", "required", {missingProperty: "progress"}));
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at14+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data4){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at14+"/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
}
const _errs28 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data5){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
}
const _errs34 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.text === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "text"}));
errors++;
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data6){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at16+"/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid2 = true;
passing0 = 4;
}
const _errs42 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data8){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at18+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at17+"/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs42 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid2 = true;
passing0 = 5;
}
const _errs54 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data11){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs54 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid2 = true;
passing0 = 6;
}
const _errs60 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.early === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/required", "required", {missingProperty: "early"}));
errors++;
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at20+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data12){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at20+"/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at20+"/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs60 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid2 = true;
passing0 = 7;
}
const _errs68 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data14){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data16 = data.quantity;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at21+"/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at21+"/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs68 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid2 = true;
passing0 = 8;
}
const _errs80 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data17){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
}
if(data.attempt !== undefined){
let data18 = data.attempt;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at22+"/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at22+"/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at22+"/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at22+"/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at22+"/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs80 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid2 = true;
passing0 = 9;
}
const _errs94 = errors;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.type !== undefined){
let data22 = data.type;
if(typeof data22 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data22){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
}
if(data.attempts !== undefined){
let data23 = data.attempts;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at23+"/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at23+"/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs94 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid2 = true;
passing0 = 10;
}
const _errs102 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/properties/type/enum", "enum", {allowedValues: schema22.placed.schema.allOf[1].oneOf[11].properties.type.enum}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at24+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at24+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at24+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs102 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid2 = true;
passing0 = 11;
}
const _errs110 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.type !== undefined){
let data27 = data.type;
if(typeof data27 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data27){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at25+"/properties/fault/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at25+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at25+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at25+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs110 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid2 = true;
passing0 = 12;
}
const _errs120 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.operationId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "operationId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data31){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at26+"/properties/operationId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at26+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at26+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs120 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid2 = true;
passing0 = 13;
}
const _errs128 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.refused === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "refused"}));
errors++;
}
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data34){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at27+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at27+"/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at27+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs128 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid2 = true;
passing0 = 14;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid2){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/allOf/1/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "events"}));
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate34(data0[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/events", at29+"/properties/events/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at29+"/type", "type", {type: "object"}));
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate33(data, {instancePath}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}

const check11 = validate51;

function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at30+"/type", "type", {type: "string"}));
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const check12 = validate52;
const schema34 = {"placed":{"schema":{"properties":{"state":{"enum":["waiting","acknowledged","givenUp"]}}}}};

function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at31+"/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at31+"/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.state === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at31+"/required", "required", {missingProperty: "state"}));
errors++;
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at31+"/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at31+"/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at31+"/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/state", at31+"/properties/state/type", "type", {type: "string"}));
errors++;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
vErrors = withError(vErrors, schemaError(instancePath+"/state", at31+"/properties/state/enum", "enum", {allowedValues: schema34.placed.schema.properties.state.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at31+"/type", "type", {type: "object"}));
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.number === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "number"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.lowPriority === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "lowPriority"}));
errors++;
}
if(data.retries === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "retries"}));
errors++;
}
if(data.queuedMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "queuedMs"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at32+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at32+"/properties/number/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at32+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at32+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.submission !== undefined){
let data3 = data.submission;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/type", "type", {type: "string"}));
errors++;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/enum", "enum", {allowedValues: schema25.placed.schema.enum}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at18+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/lowPriority", at32+"/properties/lowPriority/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.retries !== undefined){
let data6 = data.retries;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = withError(vErrors, schemaError(instancePath+"/retries", at32+"/properties/retries/type", "type", {type: "integer"}));
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, schemaError(instancePath+"/retries", at32+"/properties/retries/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, schemaError(instancePath+"/queuedMs", at32+"/properties/queuedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.startedMs !== undefined){
let data8 = data.startedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = withError(vErrors, schemaError(instancePath+"/startedMs", at32+"/properties/startedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.endedMs !== undefined){
let data9 = data.endedMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = withError(vErrors, schemaError(instancePath+"/endedMs", at32+"/properties/endedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.delayTime !== undefined){
let data10 = data.delayTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayTime", at32+"/properties/delayTime/type", "type", {type: "integer"}));
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayTime", at32+"/properties/delayTime/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.executionTime !== undefined){
let data11 = data.executionTime;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTime", at32+"/properties/executionTime/type", "type", {type: "integer"}));
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTime", at32+"/properties/executionTime/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at32+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at32+"/properties/error/type", "type", {type: "string"}));
errors++;
}
}
if(data.webhook !== undefined){
if(!(validate55(data.webhook, {instancePath:instancePath+"/webhook"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at32+"/type", "type", {type: "object"}));
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at33+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.total === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at33+"/required", "required", {missingProperty: "total"}));
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at33+"/properties/total/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at33+"/properties/total/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.jobs !== undefined){
let data1 = data.jobs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data1[i0], {instancePath:instancePath+"/jobs/" + i0}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at33+"/properties/jobs/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at33+"/type", "type", {type: "object"}));
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}

const check13 = validate59;

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at34+"/properties/executionTimeout/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at34+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000}));
errors++;
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/lowPriority", at34+"/properties/lowPriority/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at34+"/properties/ttl/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at34+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 10000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at34+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at34+"/type", "type", {type: "object"}));
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasStorageSettings === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/allOf/1/required", "required", {missingProperty: "hasStorageSettings"}));
errors++;
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/input", at35+"/allOf/1/properties/input/type", "type", {type: "object"}));
errors++;
}
}
if(data.policy !== undefined){
if(!(validate62(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.hasStorageSettings !== undefined){
if(typeof data.hasStorageSettings !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/hasStorageSettings", at35+"/allOf/1/properties/hasStorageSettings/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at35+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

const check14 = validate65;

function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}

const check15 = validate67;

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/allOf/2/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/allOf/2/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/allOf/2/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/allOf/2/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at36+"/allOf/2/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at36+"/allOf/2/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at36+"/allOf/2/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at36+"/allOf/2/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at36+"/allOf/2/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at36+"/allOf/2/type", "type", {type: "object"}));
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at37+"/required", "required", {missingProperty: "deliveries"}));
errors++;
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate69(data0[i0], {instancePath:instancePath+"/deliveries/" + i0}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/deliveries", at37+"/properties/deliveries/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at37+"/type", "type", {type: "object"}));
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate68(data, {instancePath}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}

const check16 = validate74;
const formats4 = formats.date;

function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/required", "required", {missingProperty: "day"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4(data0))){
vErrors = withError(vErrors, schemaError(instancePath+"/day", at38+"/properties/day/format", "format", {format: "date"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/day", at38+"/properties/day/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at38+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at38+"/properties/jobs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at38+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at38+"/type", "type", {type: "object"}));
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema48 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};

function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/required", "required", {missingProperty: "amount"}));
errors++;
}
if(data.exceeded === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/required", "required", {missingProperty: "exceeded"}));
errors++;
}
if(data.reached === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/required", "required", {missingProperty: "reached"}));
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at39+"/properties/exceeded/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at39+"/properties/exceeded/enum", "enum", {allowedValues: schema48.placed.schema.properties.exceeded.enum}));
errors++;
}
}
if(data.reached !== undefined){
if(typeof data.reached !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reached", at39+"/properties/reached/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at39+"/type", "type", {type: "object"}));
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "currency"}));
errors++;
}
if(data.total === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "total"}));
errors++;
}
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.totals === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "totals"}));
errors++;
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/currency", at40+"/properties/currency/type", "type", {type: "string"}));
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/total", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at40+"/properties/jobs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at40+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate76(data3[i0], {instancePath:instancePath+"/totals/" + i0}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/totals", at40+"/properties/totals/type", "type", {type: "array"}));
errors++;
}
}
if(data.budget !== undefined){
if(!(validate78(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at40+"/type", "type", {type: "object"}));
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate75(data, {instancePath}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}

const check17 = validate81;
const schema53 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at41+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at41+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 400 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at41+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400}));
errors++;
}
}
}
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at41+"/properties/retryAfterSeconds/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at41+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at41+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at41+"/type", "type", {type: "object"}));
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.ms === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/required", "required", {missingProperty: "ms"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at42+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("fixed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at42+"/properties/distribution/const", "const", {allowedValue: "fixed"}));
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at42+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at42+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at42+"/properties/ms/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at42+"/type", "type", {type: "object"}));
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.minMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "minMs"}));
errors++;
}
if(data.maxMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "maxMs"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at43+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("uniform" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at43+"/properties/distribution/const", "const", {allowedValue: "uniform"}));
errors++;
}
}
if(data.minMs !== undefined){
let data1 = data.minMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at43+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at43+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at43+"/properties/minMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.maxMs !== undefined){
let data2 = data.maxMs;
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at43+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at43+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at43+"/properties/maxMs/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at43+"/type", "type", {type: "object"}));
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.medianMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "medianMs"}));
errors++;
}
if(data.sigma === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "sigma"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at44+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("lognormal" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at44+"/properties/distribution/const", "const", {allowedValue: "lognormal"}));
errors++;
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at44+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at44+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at44+"/properties/medianMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at44+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at44+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at44+"/properties/sigma/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at44+"/type", "type", {type: "object"}));
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate90(data, {instancePath}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate92(data, {instancePath}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs4 = errors;
if(!(validate94(data, {instancePath}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latency === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at46+"/required", "required", {missingProperty: "latency"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "latency")){
vErrors = withError(vErrors, schemaError(instancePath, at46+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.latency !== undefined){
if(!(validate89(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at46+"/type", "type", {type: "object"}));
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/required", "required", {missingProperty: "drop"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "drop")){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at47+"/properties/drop/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at47+"/properties/drop/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at47+"/type", "type", {type: "object"}));
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema63 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/required", "required", {missingProperty: "worker"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "worker")){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at48+"/properties/worker/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "crash") || (data0 === "hang"))){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at48+"/properties/worker/enum", "enum", {allowedValues: schema63.placed.schema.properties.worker.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at48+"/type", "type", {type: "object"}));
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema64 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate102(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/required", "required", {missingProperty: "webhook"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "webhook")){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at49+"/properties/webhook/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at49+"/properties/webhook/enum", "enum", {allowedValues: schema64.placed.schema.properties.webhook.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at49+"/type", "type", {type: "object"}));
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/required", "required", {missingProperty: "stale"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "stale")){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at50+"/properties/stale/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at50+"/properties/stale/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at50+"/type", "type", {type: "object"}));
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate86(data, {instancePath}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate88(data, {instancePath}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs4 = errors;
if(!(validate98(data, {instancePath}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
const _errs5 = errors;
if(!(validate100(data, {instancePath}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid1 = true;
passing0 = 3;
}
const _errs6 = errors;
if(!(validate102(data, {instancePath}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid1 = true;
passing0 = 4;
}
const _errs7 = errors;
if(!(validate104(data, {instancePath}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid1 = true;
passing0 = 5;
}
}
}
}
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at51+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/required", "required", {missingProperty: "effect"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at52+"/properties/operation/type", "type", {type: "string"}));
errors++;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at52+"/properties/operation/enum", "enum", {allowedValues: schema53.placed.schema.properties.operation.enum}));
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpoint", at52+"/properties/endpoint/type", "type", {type: "string"}));
errors++;
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at52+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at52+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at52+"/properties/probability/type", "type", {type: "number"}));
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at52+"/properties/count/type", "type", {type: "integer"}));
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at52+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.seed !== undefined){
let data4 = data.seed;
const _errs14 = errors;
let valid4 = false;
let passing0 = null;
const _errs15 = errors;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at53+"/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at54+"/type", "type", {type: "number"}));
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at55+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.effect !== undefined){
if(!(validate85(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at52+"/type", "type", {type: "object"}));
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at56+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.fault !== undefined){
if(!(validate84(data.fault, {instancePath:instancePath+"/fault"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.left !== undefined){
let data1 = data.left;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/left", at56+"/properties/left/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/left", at56+"/properties/left/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at56+"/type", "type", {type: "object"}));
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at57+"/required", "required", {missingProperty: "faults"}));
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate83(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/faults", at57+"/properties/faults/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at57+"/type", "type", {type: "object"}));
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate82(data, {instancePath}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}

const check18 = validate110;
const schema70 = {"placed":{"schema":{"enum":["none","read","run"]}}};
const func9 = characters;

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at58+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at58+"/enum", "enum", {allowedValues: schema70.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at59+"/type", "type", {type: "object"}));
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at60+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.permission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at60+"/required", "required", {missingProperty: "permission"}));
errors++;
}
if(data.endpoints === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at60+"/required", "required", {missingProperty: "endpoints"}));
errors++;
}
if(data.isFromSettings === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at60+"/required", "required", {missingProperty: "isFromSettings"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at60+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func9(data1) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at61+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func9(data1) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at61+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at61+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/hint", at60+"/properties/hint/type", "type", {type: "string"}));
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at58+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at58+"/enum", "enum", {allowedValues: schema70.placed.schema.enum}));
errors++;
}
}
if(data.endpoints !== undefined){
if(!(validate113(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.createdMs !== undefined){
let data5 = data.createdMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/createdMs", at60+"/properties/createdMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/isFromSettings", at60+"/properties/isFromSettings/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at60+"/type", "type", {type: "object"}));
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keys === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at62+"/required", "required", {missingProperty: "keys"}));
errors++;
}
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data0[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/keys", at62+"/properties/keys/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at62+"/type", "type", {type: "object"}));
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate111(data, {instancePath}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}

const check19 = validate117;

function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at63+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.key === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at63+"/required", "required", {missingProperty: "key"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at63+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/key", at63+"/properties/key/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at63+"/type", "type", {type: "object"}));
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

const check20 = validate120;

function validate120(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}

const check21 = validate122;

function validate122(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}

const check22 = validate124;

function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}

const check23 = validate126;

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate112(data, {instancePath}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}

const check24 = validate128;

function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at64+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at64+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at64+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at65+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at65+"/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
}
}
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at65+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at65+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at65+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at66+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate132.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
vErrors = withError(vErrors, schemaError(instancePath, at67+"/maxItems", "maxItems", {limit: 100}));
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, schemaError(instancePath, at67+"/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate132(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at67+"/type", "type", {type: "array"}));
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.path === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "path"}));
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "url"}));
errors++;
}
if(data.responses === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "responses"}));
errors++;
}
if(data.calls === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "calls"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at68+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func9(data1) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at69+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func9(data1) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at69+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at69+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/path", at68+"/properties/path/type", "type", {type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/url", at68+"/properties/url/type", "type", {type: "string"}));
errors++;
}
}
if(data.responses !== undefined){
if(!(validate131(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined){
let data5 = data.calls;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at68+"/properties/calls/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at68+"/properties/calls/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at68+"/type", "type", {type: "object"}));
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receivers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at70+"/required", "required", {missingProperty: "receivers"}));
errors++;
}
if(data.receivers !== undefined){
let data0 = data.receivers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate130(data0[i0], {instancePath:instancePath+"/receivers/" + i0}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/receivers", at70+"/properties/receivers/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at70+"/type", "type", {type: "object"}));
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate129(data, {instancePath}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}

const check25 = validate137;

function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}

const check26 = validate139;

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}

const check27 = validate141;

function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}

const check28 = validate143;

function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}

const check29 = validate145;

function validate147(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "number"}));
errors++;
}
if(data.receivedMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "receivedMs"}));
errors++;
}
if(data.headers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "headers"}));
errors++;
}
if(data.body === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "body"}));
errors++;
}
if(data.response === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "response"}));
errors++;
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at71+"/properties/number/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at71+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/receivedMs", at71+"/properties/receivedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at71+"/properties/headers/additionalProperties/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/headers", at71+"/properties/headers/type", "type", {type: "object"}));
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/body", at71+"/properties/body/type", "type", {type: "string"}));
errors++;
}
}
if(data.response !== undefined){
if(!(validate132(data.response, {instancePath:instancePath+"/response"}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at71+"/type", "type", {type: "object"}));
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at72+"/required", "required", {missingProperty: "calls"}));
errors++;
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate147(data0[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at72+"/properties/calls/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at72+"/type", "type", {type: "object"}));
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate146(data, {instancePath}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}

const check30 = validate151;

function validate152(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at73+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.key === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at73+"/required", "required", {missingProperty: "key"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at73+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/key", at73+"/properties/key/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at73+"/type", "type", {type: "object"}));
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate152(data, {instancePath}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}

const check31 = validate154;

function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}

const check32 = validate156;

function validate156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}

const check33 = validate158;

function validate158(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}

const check34 = validate160;

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}

const check35 = validate162;

function validate162(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at11+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at11+"/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at12+"/enum", "enum", {allowedValues: schema25.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at11+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

const check36 = validate164;

function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at13+"/allOf/1/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

const check37 = validate166;

function validate166(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.progress === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/required", "required", {missingProperty: "progress"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at14+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at14+"/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at14+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const check38 = validate168;

function validate168(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const check39 = validate170;

function validate170(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.text === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "text"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at16+"/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

const check40 = validate172;

function validate172(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at18+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at17+"/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const check41 = validate174;

function validate174(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

const check42 = validate176;

function validate176(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.early === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/required", "required", {missingProperty: "early"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at20+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at20+"/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at20+"/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at20+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

const check43 = validate178;

function validate178(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
}
if(data.cost !== undefined){
let data1 = data.cost;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at1+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at21+"/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at21+"/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

const check44 = validate180;

function validate180(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
}
if(data.attempt !== undefined){
let data1 = data.attempt;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at22+"/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at22+"/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at22+"/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at22+"/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at22+"/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const check45 = validate182;

function validate182(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at23+"/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at23+"/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

const check46 = validate184;
const schema112 = {"placed":{"schema":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}};

function validate184(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data0 === "workerStarting") || (data0 === "workerReady")) || (data0 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/properties/type/enum", "enum", {allowedValues: schema112.placed.schema.properties.type.enum}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at24+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at24+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at24+"/type", "type", {type: "object"}));
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const check47 = validate185;

function validate185(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at25+"/properties/fault/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at25+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at25+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at25+"/type", "type", {type: "object"}));
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

const check48 = validate186;

function validate186(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.operationId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "operationId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at26+"/properties/operationId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at26+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at26+"/type", "type", {type: "object"}));
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

const check49 = validate187;

function validate187(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.refused === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "refused"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at27+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at27+"/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at27+"/type", "type", {type: "object"}));
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const check50 = validate188;

function validate188(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at53+"/type", "type", {type: "string"}));
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

const check51 = validate189;

function validate189(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
vErrors = withError(vErrors, schemaError(instancePath, at54+"/type", "type", {type: "number"}));
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const check52 = validate86;

const check53 = validate88;

const check54 = validate98;

const check55 = validate100;

const check56 = validate102;

const check57 = validate104;

const check58 = validate90;

const check59 = validate92;

const check60 = validate94;

const check61 = validate190;

function validate190(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at64+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at64+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at64+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at64+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at64+"/type", "type", {type: "object"}));
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

const check62 = validate191;

function validate191(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at65+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at65+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.reset !== undefined){
let data0 = data.reset;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at65+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at65+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at65+"/type", "type", {type: "object"}));
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/components/responses/EndpointsListed/content/application~1json/schema": check0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": check1,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": check2,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": check3,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": check4,
  "#/components/responses/CostEstimated/content/application~1json/schema": check5,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": check6,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": check7,
  "#/components/responses/ClockRead/content/application~1json/schema": check8,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": check9,
  "#/components/responses/EventsListed/content/application~1json/schema": check10,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": check11,
  "#/components/responses/JobsListed/content/application~1json/schema": check12,
  "#/components/responses/JobRead/content/application~1json/schema": check13,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": check14,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": check15,
  "#/components/responses/LedgerRead/content/application~1json/schema": check16,
  "#/components/responses/FaultsListed/content/application~1json/schema": check17,
  "#/components/responses/KeysListed/content/application~1json/schema": check18,
  "#/components/responses/KeyCreated/content/application~1json/schema": check19,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": check20,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": check21,
  "#/components/responses/LastKey/content/application~1problem+json/schema": check22,
  "#/components/responses/KeyChanged/content/application~1json/schema": check23,
  "#/components/responses/ReceiversListed/content/application~1json/schema": check24,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": check25,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": check26,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": check27,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": check28,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": check29,
  "#/components/responses/AccountCreated/content/application~1json/schema": check30,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": check31,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": check32,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": check33,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": check34,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": check35,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": check36,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": check37,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": check38,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": check39,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": check40,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": check41,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/7": check42,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/8": check43,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/9": check44,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/10": check45,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/11": check46,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/12": check47,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/13": check48,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/14": check49,
  "#/components/schemas/Seed/oneOf/0": check50,
  "#/components/schemas/Seed/oneOf/1": check51,
  "#/components/schemas/StatusEffect": check52,
  "#/components/schemas/LatencyEffect": check53,
  "#/components/schemas/DropEffect": check54,
  "#/components/schemas/WorkerEffect": check55,
  "#/components/schemas/WebhookEffect": check56,
  "#/components/schemas/StaleEffect": check57,
  "#/components/schemas/FixedLatency": check58,
  "#/components/schemas/UniformLatency": check59,
  "#/components/schemas/LogNormalLatency": check60,
  "#/components/schemas/ReceiverResponse/oneOf/0": check61,
  "#/components/schemas/ReceiverResponse/oneOf/1": check62,
};
