// Generated from an OpenAPI document; do not edit.
import { characters, formats, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/Service";
const at1 = "#/components/schemas/ProblemPlace";
const at2 = "#/components/schemas/Problem";
const at3 = "#/components/schemas/EndpointPrice";
const at4 = "#/components/schemas/Amount";
const at5 = "#/components/schemas/EndpointHealth";
const at6 = "#/components/schemas/EndpointSummary";
const at7 = "#/components/schemas/EndpointList";
const at8 = "#/components/schemas/Estimate";
const at9 = "#/components/schemas/Due";
const at10 = "#/components/schemas/Clock";
const at11 = "#/components/schemas/EventPosition";
const at12 = "#/components/schemas/JobReference";
const at13 = "#/components/schemas/AccountEvent/allOf/1/oneOf/0";
const at14 = "#/components/schemas/Submission";
const at15 = "#/components/schemas/AccountEvent/allOf/1/oneOf/1";
const at16 = "#/components/schemas/AccountEvent/allOf/1/oneOf/2";
const at17 = "#/components/schemas/AccountEvent/allOf/1/oneOf/3";
const at18 = "#/components/schemas/AccountEvent/allOf/1/oneOf/4";
const at19 = "#/components/schemas/AccountEvent/allOf/1/oneOf/5";
const at20 = "#/components/schemas/StateName";
const at21 = "#/components/schemas/AccountEvent/allOf/1/oneOf/6";
const at22 = "#/components/schemas/AccountEvent/allOf/1/oneOf/7";
const at23 = "#/components/schemas/AccountEvent/allOf/1/oneOf/8";
const at24 = "#/components/schemas/AccountEvent/allOf/1/oneOf/9";
const at25 = "#/components/schemas/AccountEvent/allOf/1/oneOf/10";
const at26 = "#/components/schemas/AccountEvent/allOf/1/oneOf/11";
const at27 = "#/components/schemas/AccountEvent/allOf/1/oneOf/12";
const at28 = "#/components/schemas/AccountEvent/allOf/1/oneOf/13";
const at29 = "#/components/schemas/AccountEvent/allOf/1/oneOf/14";
const at30 = "#/components/schemas/AccountEvent/allOf/1/oneOf/15";
const at31 = "#/components/schemas/AccountEvent";
const at32 = "#/components/schemas/EventList";
const at33 = "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema";
const at34 = "#/components/schemas/JobWebhook";
const at35 = "#/components/schemas/JobSummary";
const at36 = "#/components/schemas/JobList";
const at37 = "#/components/schemas/Policy";
const at38 = "#/components/schemas/JobDetails";
const at39 = "#/components/schemas/Delivery";
const at40 = "#/components/schemas/DeliveryList";
const at41 = "#/components/schemas/LedgerTotal";
const at42 = "#/components/schemas/Budget";
const at43 = "#/components/schemas/Ledger";
const at44 = "#/components/schemas/ReportedRule";
const at45 = "#/components/schemas/Report";
const at46 = "#/components/responses/ReportPageRead/content/text~1html/schema";
const at47 = "#/components/schemas/StatusEffect";
const at48 = "#/components/schemas/FixedLatency";
const at49 = "#/components/schemas/UniformLatency";
const at50 = "#/components/schemas/LogNormalLatency";
const at51 = "#/components/schemas/Latency";
const at52 = "#/components/schemas/LatencyEffect";
const at53 = "#/components/schemas/DropEffect";
const at54 = "#/components/schemas/WorkerEffect";
const at55 = "#/components/schemas/WebhookEffect";
const at56 = "#/components/schemas/StaleEffect";
const at57 = "#/components/schemas/FaultEffect";
const at58 = "#/components/schemas/Fault";
const at59 = "#/components/schemas/Seed/oneOf/0";
const at60 = "#/components/schemas/Seed/oneOf/1";
const at61 = "#/components/schemas/Seed";
const at62 = "#/components/schemas/DeclaredFault";
const at63 = "#/components/schemas/DeclaredFaultList";
const at64 = "#/components/schemas/Permission";
const at65 = "#/components/schemas/KeyEndpoints";
const at66 = "#/components/schemas/Key";
const at67 = "#/components/schemas/KeyName";
const at68 = "#/components/schemas/KeyList";
const at69 = "#/components/schemas/CreatedKey";
const at70 = "#/components/schemas/ReceiverResponse/oneOf/0";
const at71 = "#/components/schemas/ReceiverResponse/oneOf/1";
const at72 = "#/components/schemas/ReceiverResponse";
const at73 = "#/components/schemas/ReceiverResponses";
const at74 = "#/components/schemas/Receiver";
const at75 = "#/components/schemas/ReceiverName";
const at76 = "#/components/schemas/ReceiverList";
const at77 = "#/components/schemas/ReceiverCall";
const at78 = "#/components/schemas/ReceiverCallList";
const at79 = "#/components/schemas/CreatedAccount";
const check0 = validate0;
const schema1 = {"placed":{"schema":{"properties":{"profile":{"enum":["contract","reference"]}}}}};

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instanceId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "instanceId"}));
errors++;
}
if(data.startedMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "startedMs"}));
errors++;
}
if(data.version === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "version"}));
errors++;
}
if(data.profile === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "profile"}));
errors++;
}
if(data.account === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "account"}));
errors++;
}
if(data.instanceId !== undefined){
if(typeof data.instanceId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/instanceId", at0+"/properties/instanceId/type", "type", {type: "string"}));
errors++;
}
}
if(data.startedMs !== undefined){
let data1 = data.startedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/startedMs", at0+"/properties/startedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/version", at0+"/properties/version/type", "type", {type: "string"}));
errors++;
}
}
if(data.profile !== undefined){
let data3 = data.profile;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/profile", at0+"/properties/profile/type", "type", {type: "string"}));
errors++;
}
if(!((data3 === "contract") || (data3 === "reference"))){
vErrors = withError(vErrors, schemaError(instancePath+"/profile", at0+"/properties/profile/enum", "enum", {allowedValues: schema1.placed.schema.properties.profile.enum}));
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/account", at0+"/properties/account/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at0+"/type", "type", {type: "object"}));
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

const check1 = validate3;
const schema4 = {"placed":{"schema":{"properties":{"in":{"enum":["body","path","query","header"]}}}}};
const formats0 = formats["json-pointer"];

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "in"}));
errors++;
}
if(data.pointer === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "pointer"}));
errors++;
}
if(data.expected === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "expected"}));
errors++;
}
if(data.received === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "received"}));
errors++;
}
if(data.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/in", at1+"/properties/in/type", "type", {type: "string"}));
errors++;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
vErrors = withError(vErrors, schemaError(instancePath+"/in", at1+"/properties/in/enum", "enum", {allowedValues: schema4.placed.schema.properties.in.enum}));
errors++;
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = withError(vErrors, schemaError(instancePath+"/pointer", at1+"/properties/pointer/format", "format", {format: "json-pointer"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/pointer", at1+"/properties/pointer/type", "type", {type: "string"}));
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/detail", at1+"/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/expected", at1+"/properties/expected/type", "type", {type: "string"}));
errors++;
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/received", at1+"/properties/received/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/type", "type", {type: "object"}));
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.title === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "title"}));
errors++;
}
if(data.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data.code === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "code"}));
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at2+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at2+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 400 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at2+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400}));
errors++;
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/title", at2+"/properties/title/type", "type", {type: "string"}));
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/detail", at2+"/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/code", at2+"/properties/code/type", "type", {type: "string"}));
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/errors", at2+"/properties/errors/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/errors", at2+"/properties/errors/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at2+"/type", "type", {type: "object"}));
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

const check2 = validate8;

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}

const check3 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

const check4 = validate12;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

const check5 = validate14;
const schema10 = {"placed":{"schema":{"properties":{"kind":{"enum":["public","serverless"]}}}}};
const func0 = pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.price === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "price"}));
errors++;
}
if(data.per === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "per"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.unit === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "unit"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at3+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/price", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/price", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.per !== undefined){
let data2 = data.per;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/per", at3+"/properties/per/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/per", at3+"/properties/per/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at3+"/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/unit", at3+"/properties/unit/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.workers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/required", "required", {missingProperty: "workers"}));
errors++;
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.completed === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: "completed"}));
errors++;
}
if(data0.failed === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: "failed"}));
errors++;
}
if(data0.retried === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: "retried"}));
errors++;
}
if(data0.inProgress === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: "inProgress"}));
errors++;
}
if(data0.inQueue === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: "inQueue"}));
errors++;
}
if(data0.completed !== undefined){
let data1 = data0.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/completed", at5+"/properties/jobs/properties/completed/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/completed", at5+"/properties/jobs/properties/completed/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.failed !== undefined){
let data2 = data0.failed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/failed", at5+"/properties/jobs/properties/failed/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/failed", at5+"/properties/jobs/properties/failed/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.retried !== undefined){
let data3 = data0.retried;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/retried", at5+"/properties/jobs/properties/retried/type", "type", {type: "integer"}));
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/retried", at5+"/properties/jobs/properties/retried/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inProgress", at5+"/properties/jobs/properties/inProgress/type", "type", {type: "integer"}));
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inProgress", at5+"/properties/jobs/properties/inProgress/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inQueue", at5+"/properties/jobs/properties/inQueue/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs/inQueue", at5+"/properties/jobs/properties/inQueue/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at5+"/properties/jobs/type", "type", {type: "object"}));
errors++;
}
}
if(data.workers !== undefined){
let data6 = data.workers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.initializing === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at5+"/properties/workers/required", "required", {missingProperty: "initializing"}));
errors++;
}
if(data6.ready === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at5+"/properties/workers/required", "required", {missingProperty: "ready"}));
errors++;
}
if(data6.idle === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at5+"/properties/workers/required", "required", {missingProperty: "idle"}));
errors++;
}
if(data6.running === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at5+"/properties/workers/required", "required", {missingProperty: "running"}));
errors++;
}
if(data6.initializing !== undefined){
let data7 = data6.initializing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/initializing", at5+"/properties/workers/properties/initializing/type", "type", {type: "integer"}));
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/initializing", at5+"/properties/workers/properties/initializing/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.ready !== undefined){
let data8 = data6.ready;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/ready", at5+"/properties/workers/properties/ready/type", "type", {type: "integer"}));
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/ready", at5+"/properties/workers/properties/ready/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.idle !== undefined){
let data9 = data6.idle;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/idle", at5+"/properties/workers/properties/idle/type", "type", {type: "integer"}));
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/idle", at5+"/properties/workers/properties/idle/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data6.running !== undefined){
let data10 = data6.running;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/running", at5+"/properties/workers/properties/running/type", "type", {type: "integer"}));
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
vErrors = withError(vErrors, schemaError(instancePath+"/workers/running", at5+"/properties/workers/properties/running/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/workers", at5+"/properties/workers/type", "type", {type: "object"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/type", "type", {type: "object"}));
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.kind === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "kind"}));
errors++;
}
if(data.workersMax === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "workersMax"}));
errors++;
}
if(data.health === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/required", "required", {missingProperty: "health"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at6+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at6+"/properties/kind/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "public") || (data1 === "serverless"))){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at6+"/properties/kind/enum", "enum", {allowedValues: schema10.placed.schema.properties.kind.enum}));
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/model", at6+"/properties/model/type", "type", {type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate17(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/inputSchema", at6+"/properties/inputSchema/type", "type", {type: "object"}));
errors++;
}
}
if(data.workersMax !== undefined){
let data5 = data.workersMax;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/workersMax", at6+"/properties/workersMax/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/workersMax", at6+"/properties/workersMax/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.health !== undefined){
if(!(validate19(data.health, {instancePath:instancePath+"/health"}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at6+"/type", "type", {type: "object"}));
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at7+"/required", "required", {missingProperty: "endpoints"}));
errors++;
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints", at7+"/properties/endpoints/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at7+"/type", "type", {type: "object"}));
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

const check6 = validate23;
const pattern2 = func0("^[0-9]+$", "u");

function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/required", "required", {missingProperty: "problems"}));
errors++;
}
if(data.cost !== undefined){
let data0 = data.cost;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at8+"/properties/quantity/pattern", "pattern", {...{pattern: "^[0-9]+$"}, expected: "a whole number"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at8+"/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/unit", at8+"/properties/unit/type", "type", {type: "string"}));
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/reason", at8+"/properties/reason/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at8+"/properties/problems/items/required", "required", {missingProperty: "pointer"}));
errors++;
}
if(data5.detail === undefined){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at8+"/properties/problems/items/required", "required", {missingProperty: "detail"}));
errors++;
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0+"/pointer", at8+"/properties/problems/items/properties/pointer/type", "type", {type: "string"}));
errors++;
}
}
if(data5.detail !== undefined){
if(typeof data5.detail !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0+"/detail", at8+"/properties/problems/items/properties/detail/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/problems/" + i0, at8+"/properties/problems/items/type", "type", {type: "object"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/problems", at8+"/properties/problems/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at8+"/type", "type", {type: "object"}));
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

const check7 = validate26;

function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

const check8 = validate28;

function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

const check9 = validate30;
const schema20 = {"placed":{"schema":{"properties":{"kind":{"enum":["system","manual"]}}}}};
const formats2 = formats["date-time"];
const schema21 = {"placed":{"schema":{"properties":{"kind":{"enum":["jobEnds","executionTimeout","expiry","part","waitEnds","webhookAttempt","forgotten","workerReady","workerStops","response"]}}}}};

function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.atMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/required", "required", {missingProperty: "atMs"}));
errors++;
}
if(data.kind === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/required", "required", {missingProperty: "kind"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.atMs !== undefined){
let data0 = data.atMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/atMs", at9+"/properties/atMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at9+"/properties/kind/type", "type", {type: "string"}));
errors++;
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at9+"/properties/kind/enum", "enum", {allowedValues: schema21.placed.schema.properties.kind.enum}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at9+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at9+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at9+"/type", "type", {type: "object"}));
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "kind"}));
errors++;
}
if(data.nowMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "nowMs"}));
errors++;
}
if(data.now === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "now"}));
errors++;
}
if(data.due === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at10+"/required", "required", {missingProperty: "due"}));
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at10+"/properties/kind/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "system") || (data0 === "manual"))){
vErrors = withError(vErrors, schemaError(instancePath+"/kind", at10+"/properties/kind/enum", "enum", {allowedValues: schema20.placed.schema.properties.kind.enum}));
errors++;
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/nowMs", at10+"/properties/nowMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats2(data2))){
vErrors = withError(vErrors, schemaError(instancePath+"/now", at10+"/properties/now/format", "format", {format: "date-time"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/now", at10+"/properties/now/type", "type", {type: "string"}));
errors++;
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/nextDueMs", at10+"/properties/nextDueMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.due !== undefined){
let data4 = data.due;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate32(data4[i0], {instancePath:instancePath+"/due/" + i0}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/due", at10+"/properties/due/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at10+"/type", "type", {type: "object"}));
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}

const check10 = validate35;

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

const check11 = validate37;
const schema25 = {"placed":{"schema":{"allOf":{"1":{"oneOf":{"11":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}}}}}};
const schema28 = {"placed":{"schema":{"enum":["runJob","runJobSync"]}}};

function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/required", "required", {missingProperty: "sequence"}));
errors++;
}
if(data.atMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/required", "required", {missingProperty: "atMs"}));
errors++;
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/sequence", at11+"/properties/sequence/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/sequence", at11+"/properties/sequence/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/atMs", at11+"/properties/atMs/type", "type", {type: "integer"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at11+"/type", "type", {type: "object"}));
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at12+"/required", "required", {missingProperty: "jobId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at12+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at12+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at12+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at12+"/type", "type", {type: "object"}));
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/enum", "enum", {allowedValues: schema28.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at15+"/allOf/1/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.progress === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "progress"}));
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data4){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data5){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.text === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/required", "required", {missingProperty: "text"}));
errors++;
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at18+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data6){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at18+"/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at18+"/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data8){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at20+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at19+"/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data11){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.early === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "early"}));
errors++;
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data12){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at22+"/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data14){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data16 = data.quantity;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at23+"/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at23+"/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data17){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
}
if(data.attempt !== undefined){
let data18 = data.attempt;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at24+"/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at24+"/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at24+"/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at24+"/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at24+"/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.type !== undefined){
let data22 = data.type;
if(typeof data22 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data22){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
}
if(data.attempts !== undefined){
let data23 = data.attempts;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at25+"/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at25+"/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/enum", "enum", {allowedValues: schema25.placed.schema.allOf[1].oneOf[11].properties.type.enum}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at26+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at26+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at26+"/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.type !== undefined){
let data27 = data.type;
if(typeof data27 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data27){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at27+"/properties/fault/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at27+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at27+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at27+"/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.operationId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "operationId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at28+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data31){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at28+"/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at28+"/properties/operationId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at28+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at28+"/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.refused === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "refused"}));
errors++;
}
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at29+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data34){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at29+"/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at29+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at29+"/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at29+"/type", "type", {type: "object"}));
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
const _errs136 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at30+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data37 = data.type;
if(typeof data37 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at30+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("accountReset" !== data37){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at30+"/properties/type/const", "const", {allowedValue: "accountReset"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at30+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs136 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid2 = true;
passing0 = 15;
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
}
if(!valid2){
vErrors = withError(vErrors, schemaError(instancePath, at31+"/allOf/1/oneOf", "oneOf", {passingSchemas: passing0}));
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
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "events"}));
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/events", at32+"/properties/events/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at32+"/type", "type", {type: "object"}));
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

const check12 = validate56;

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at33+"/type", "type", {type: "string"}));
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const check13 = validate57;
const schema37 = {"placed":{"schema":{"properties":{"state":{"enum":["waiting","acknowledged","givenUp"]}}}}};

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.state === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/required", "required", {missingProperty: "state"}));
errors++;
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at34+"/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at34+"/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at34+"/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/state", at34+"/properties/state/type", "type", {type: "string"}));
errors++;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
vErrors = withError(vErrors, schemaError(instancePath+"/state", at34+"/properties/state/enum", "enum", {allowedValues: schema37.placed.schema.properties.state.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at34+"/type", "type", {type: "object"}));
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.number === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "number"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.lowPriority === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "lowPriority"}));
errors++;
}
if(data.retries === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "retries"}));
errors++;
}
if(data.queuedMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "queuedMs"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at35+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at35+"/properties/number/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at35+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at35+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.submission !== undefined){
let data3 = data.submission;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/type", "type", {type: "string"}));
errors++;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/enum", "enum", {allowedValues: schema28.placed.schema.enum}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at20+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/lowPriority", at35+"/properties/lowPriority/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.retries !== undefined){
let data6 = data.retries;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = withError(vErrors, schemaError(instancePath+"/retries", at35+"/properties/retries/type", "type", {type: "integer"}));
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, schemaError(instancePath+"/retries", at35+"/properties/retries/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, schemaError(instancePath+"/queuedMs", at35+"/properties/queuedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.startedMs !== undefined){
let data8 = data.startedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = withError(vErrors, schemaError(instancePath+"/startedMs", at35+"/properties/startedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.endedMs !== undefined){
let data9 = data.endedMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = withError(vErrors, schemaError(instancePath+"/endedMs", at35+"/properties/endedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.delayTime !== undefined){
let data10 = data.delayTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayTime", at35+"/properties/delayTime/type", "type", {type: "integer"}));
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayTime", at35+"/properties/delayTime/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.executionTime !== undefined){
let data11 = data.executionTime;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTime", at35+"/properties/executionTime/type", "type", {type: "integer"}));
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTime", at35+"/properties/executionTime/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at35+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at35+"/properties/error/type", "type", {type: "string"}));
errors++;
}
}
if(data.webhook !== undefined){
if(!(validate60(data.webhook, {instancePath:instancePath+"/webhook"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at35+"/type", "type", {type: "object"}));
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.total === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at36+"/required", "required", {missingProperty: "total"}));
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at36+"/properties/total/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at36+"/properties/total/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.jobs !== undefined){
let data1 = data.jobs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data1[i0], {instancePath:instancePath+"/jobs/" + i0}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at36+"/properties/jobs/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at36+"/type", "type", {type: "object"}));
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}

const check14 = validate64;

function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at37+"/properties/executionTimeout/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at37+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000}));
errors++;
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/lowPriority", at37+"/properties/lowPriority/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at37+"/properties/ttl/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at37+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 10000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at37+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at37+"/type", "type", {type: "object"}));
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasStorageSettings === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/allOf/1/required", "required", {missingProperty: "hasStorageSettings"}));
errors++;
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/input", at38+"/allOf/1/properties/input/type", "type", {type: "object"}));
errors++;
}
}
if(data.policy !== undefined){
if(!(validate67(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.hasStorageSettings !== undefined){
if(typeof data.hasStorageSettings !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/hasStorageSettings", at38+"/allOf/1/properties/hasStorageSettings/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at38+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate65(data, {instancePath}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}

const check15 = validate70;

function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}

const check16 = validate72;

function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/allOf/2/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/allOf/2/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/allOf/2/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/allOf/2/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at39+"/allOf/2/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at39+"/allOf/2/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at39+"/allOf/2/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at39+"/allOf/2/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at39+"/allOf/2/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at39+"/allOf/2/type", "type", {type: "object"}));
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "deliveries"}));
errors++;
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74(data0[i0], {instancePath:instancePath+"/deliveries/" + i0}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/deliveries", at40+"/properties/deliveries/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at40+"/type", "type", {type: "object"}));
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate73(data, {instancePath}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}

const check17 = validate79;
const formats4 = formats.date;

function validate81(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/required", "required", {missingProperty: "day"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at41+"/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4(data0))){
vErrors = withError(vErrors, schemaError(instancePath+"/day", at41+"/properties/day/format", "format", {format: "date"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/day", at41+"/properties/day/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at41+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at41+"/properties/jobs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at41+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at41+"/type", "type", {type: "object"}));
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema51 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};

function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/required", "required", {missingProperty: "amount"}));
errors++;
}
if(data.exceeded === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/required", "required", {missingProperty: "exceeded"}));
errors++;
}
if(data.reached === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/required", "required", {missingProperty: "reached"}));
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at42+"/properties/exceeded/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at42+"/properties/exceeded/enum", "enum", {allowedValues: schema51.placed.schema.properties.exceeded.enum}));
errors++;
}
}
if(data.reached !== undefined){
if(typeof data.reached !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reached", at42+"/properties/reached/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at42+"/type", "type", {type: "object"}));
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "currency"}));
errors++;
}
if(data.total === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "total"}));
errors++;
}
if(data.jobs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "jobs"}));
errors++;
}
if(data.totals === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/required", "required", {missingProperty: "totals"}));
errors++;
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/currency", at43+"/properties/currency/type", "type", {type: "string"}));
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/total", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/total", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at43+"/properties/jobs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/jobs", at43+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81(data3[i0], {instancePath:instancePath+"/totals/" + i0}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/totals", at43+"/properties/totals/type", "type", {type: "array"}));
errors++;
}
}
if(data.budget !== undefined){
if(!(validate83(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at43+"/type", "type", {type: "object"}));
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate80(data, {instancePath}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}

const check18 = validate86;
const schema54 = {"placed":{"schema":{"properties":{"profile":{"enum":["contract","reference"]}}}}};
const schema55 = {"placed":{"schema":{"properties":{"verdict":{"enum":["verified","violated","inconclusive","not claimed","not run","unobservable"]}}}}};

function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "rule"}));
errors++;
}
if(data.claim === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "claim"}));
errors++;
}
if(data.verdict === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "verdict"}));
errors++;
}
if(data.reason === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at44+"/required", "required", {missingProperty: "reason"}));
errors++;
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/rule", at44+"/properties/rule/type", "type", {type: "string"}));
errors++;
}
}
if(data.claim !== undefined){
if(typeof data.claim !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/claim", at44+"/properties/claim/type", "type", {type: "string"}));
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/verdict", at44+"/properties/verdict/type", "type", {type: "string"}));
errors++;
}
if(!((((((data2 === "verified") || (data2 === "violated")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
vErrors = withError(vErrors, schemaError(instancePath+"/verdict", at44+"/properties/verdict/enum", "enum", {allowedValues: schema55.placed.schema.properties.verdict.enum}));
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/reason", at44+"/properties/reason/type", "type", {type: "string"}));
errors++;
}
}
if(data.seenWith !== undefined){
if(typeof data.seenWith !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seenWith", at44+"/properties/seenWith/type", "type", {type: "string"}));
errors++;
}
}
if(data.known !== undefined){
if(typeof data.known !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/known", at44+"/properties/known/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at44+"/type", "type", {type: "object"}));
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/required", "required", {missingProperty: "baseUrl"}));
errors++;
}
if(data.profile === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/required", "required", {missingProperty: "profile"}));
errors++;
}
if(data.headline === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/required", "required", {missingProperty: "headline"}));
errors++;
}
if(data.hasPage === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/required", "required", {missingProperty: "hasPage"}));
errors++;
}
if(data.verdicts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/required", "required", {missingProperty: "verdicts"}));
errors++;
}
if(data.baseUrl !== undefined){
if(typeof data.baseUrl !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/baseUrl", at45+"/properties/baseUrl/type", "type", {type: "string"}));
errors++;
}
}
if(data.profile !== undefined){
let data1 = data.profile;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/profile", at45+"/properties/profile/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "contract") || (data1 === "reference"))){
vErrors = withError(vErrors, schemaError(instancePath+"/profile", at45+"/properties/profile/enum", "enum", {allowedValues: schema54.placed.schema.properties.profile.enum}));
errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/headline", at45+"/properties/headline/type", "type", {type: "string"}));
errors++;
}
}
if(data.startedMs !== undefined){
let data3 = data.startedMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/startedMs", at45+"/properties/startedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/hasPage", at45+"/properties/hasPage/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.verdicts !== undefined){
let data5 = data.verdicts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate88(data5[i0], {instancePath:instancePath+"/verdicts/" + i0}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/verdicts", at45+"/properties/verdicts/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at45+"/type", "type", {type: "object"}));
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate87(data, {instancePath}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}

const check19 = validate91;

function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}

const check20 = validate93;

function validate93(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at46+"/type", "type", {type: "string"}));
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const check21 = validate94;
const schema61 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at47+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at47+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 400 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at47+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400}));
errors++;
}
}
}
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at47+"/properties/retryAfterSeconds/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at47+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at47+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at47+"/type", "type", {type: "object"}));
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.ms === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/required", "required", {missingProperty: "ms"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at48+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("fixed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at48+"/properties/distribution/const", "const", {allowedValue: "fixed"}));
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at48+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at48+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at48+"/properties/ms/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at48+"/type", "type", {type: "object"}));
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.minMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/required", "required", {missingProperty: "minMs"}));
errors++;
}
if(data.maxMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/required", "required", {missingProperty: "maxMs"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at49+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("uniform" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at49+"/properties/distribution/const", "const", {allowedValue: "uniform"}));
errors++;
}
}
if(data.minMs !== undefined){
let data1 = data.minMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at49+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at49+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at49+"/properties/minMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.maxMs !== undefined){
let data2 = data.maxMs;
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at49+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at49+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at49+"/properties/maxMs/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at49+"/type", "type", {type: "object"}));
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.medianMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/required", "required", {missingProperty: "medianMs"}));
errors++;
}
if(data.sigma === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/required", "required", {missingProperty: "sigma"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
vErrors = withError(vErrors, schemaError(instancePath, at50+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at50+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("lognormal" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at50+"/properties/distribution/const", "const", {allowedValue: "lognormal"}));
errors++;
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at50+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at50+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at50+"/properties/medianMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at50+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at50+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at50+"/properties/sigma/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at50+"/type", "type", {type: "object"}));
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate103(data, {instancePath}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate105(data, {instancePath}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
if(!(validate107(data, {instancePath}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latency === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/required", "required", {missingProperty: "latency"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "latency")){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.latency !== undefined){
if(!(validate102(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at52+"/type", "type", {type: "object"}));
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at53+"/required", "required", {missingProperty: "drop"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "drop")){
vErrors = withError(vErrors, schemaError(instancePath, at53+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at53+"/properties/drop/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at53+"/properties/drop/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at53+"/type", "type", {type: "object"}));
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

const schema71 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at54+"/required", "required", {missingProperty: "worker"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "worker")){
vErrors = withError(vErrors, schemaError(instancePath, at54+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at54+"/properties/worker/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "crash") || (data0 === "hang"))){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at54+"/properties/worker/enum", "enum", {allowedValues: schema71.placed.schema.properties.worker.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at54+"/type", "type", {type: "object"}));
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema72 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at55+"/required", "required", {missingProperty: "webhook"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "webhook")){
vErrors = withError(vErrors, schemaError(instancePath, at55+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at55+"/properties/webhook/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at55+"/properties/webhook/enum", "enum", {allowedValues: schema72.placed.schema.properties.webhook.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at55+"/type", "type", {type: "object"}));
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at56+"/required", "required", {missingProperty: "stale"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "stale")){
vErrors = withError(vErrors, schemaError(instancePath, at56+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at56+"/properties/stale/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at56+"/properties/stale/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at56+"/type", "type", {type: "object"}));
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate101(data, {instancePath}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
if(!(validate111(data, {instancePath}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
if(!(validate113(data, {instancePath}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
if(!(validate115(data, {instancePath}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
if(!(validate117(data, {instancePath}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
vErrors = withError(vErrors, schemaError(instancePath, at57+"/oneOf", "oneOf", {passingSchemas: passing0}));
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
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at58+"/required", "required", {missingProperty: "effect"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
vErrors = withError(vErrors, schemaError(instancePath, at58+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at58+"/properties/operation/type", "type", {type: "string"}));
errors++;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at58+"/properties/operation/enum", "enum", {allowedValues: schema61.placed.schema.properties.operation.enum}));
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpoint", at58+"/properties/endpoint/type", "type", {type: "string"}));
errors++;
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at58+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at58+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at58+"/properties/probability/type", "type", {type: "number"}));
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at58+"/properties/count/type", "type", {type: "integer"}));
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at58+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at59+"/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at60+"/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at61+"/oneOf", "oneOf", {passingSchemas: passing0}));
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/enabled", at58+"/properties/enabled/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.effect !== undefined){
if(!(validate98(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at58+"/type", "type", {type: "object"}));
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at62+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.fired === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at62+"/required", "required", {missingProperty: "fired"}));
errors++;
}
if(data.isFromSettings === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at62+"/required", "required", {missingProperty: "isFromSettings"}));
errors++;
}
if(data.fault !== undefined){
if(!(validate97(data.fault, {instancePath:instancePath+"/fault"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.fired !== undefined){
let data1 = data.fired;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/fired", at62+"/properties/fired/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/fired", at62+"/properties/fired/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/left", at62+"/properties/left/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/left", at62+"/properties/left/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/isFromSettings", at62+"/properties/isFromSettings/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at62+"/type", "type", {type: "object"}));
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at63+"/required", "required", {missingProperty: "faults"}));
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate96(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/faults", at63+"/properties/faults/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at63+"/type", "type", {type: "object"}));
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate95(data, {instancePath}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}

const check22 = validate123;
const schema78 = {"placed":{"schema":{"enum":["none","read","run"]}}};
const func9 = characters;

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at64+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at64+"/enum", "enum", {allowedValues: schema78.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at65+"/type", "type", {type: "object"}));
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at66+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.permission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at66+"/required", "required", {missingProperty: "permission"}));
errors++;
}
if(data.endpoints === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at66+"/required", "required", {missingProperty: "endpoints"}));
errors++;
}
if(data.isFromSettings === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at66+"/required", "required", {missingProperty: "isFromSettings"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at66+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func9(data1) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at67+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func9(data1) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at67+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at67+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/hint", at66+"/properties/hint/type", "type", {type: "string"}));
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at64+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at64+"/enum", "enum", {allowedValues: schema78.placed.schema.enum}));
errors++;
}
}
if(data.endpoints !== undefined){
if(!(validate126(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data.createdMs !== undefined){
let data5 = data.createdMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/createdMs", at66+"/properties/createdMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/isFromSettings", at66+"/properties/isFromSettings/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at66+"/type", "type", {type: "object"}));
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keys === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at68+"/required", "required", {missingProperty: "keys"}));
errors++;
}
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate125(data0[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/keys", at68+"/properties/keys/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at68+"/type", "type", {type: "object"}));
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate124(data, {instancePath}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}

const check23 = validate130;

function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at69+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.key === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at69+"/required", "required", {missingProperty: "key"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at69+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/key", at69+"/properties/key/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at69+"/type", "type", {type: "object"}));
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate131(data, {instancePath}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}

const check24 = validate133;

function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

const check25 = validate135;

function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}

const check26 = validate137;

function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}

const check27 = validate139;

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate125(data, {instancePath}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}

const check28 = validate141;

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at70+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at70+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at70+"/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
}
}
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at71+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at71+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at71+"/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at72+"/oneOf", "oneOf", {passingSchemas: passing0}));
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
validate145.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
vErrors = withError(vErrors, schemaError(instancePath, at73+"/maxItems", "maxItems", {limit: 100}));
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, schemaError(instancePath, at73+"/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at73+"/type", "type", {type: "array"}));
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at74+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.path === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at74+"/required", "required", {missingProperty: "path"}));
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at74+"/required", "required", {missingProperty: "url"}));
errors++;
}
if(data.responses === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at74+"/required", "required", {missingProperty: "responses"}));
errors++;
}
if(data.calls === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at74+"/required", "required", {missingProperty: "calls"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at74+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func9(data1) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at75+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func9(data1) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at75+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at75+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/path", at74+"/properties/path/type", "type", {type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/url", at74+"/properties/url/type", "type", {type: "string"}));
errors++;
}
}
if(data.responses !== undefined){
if(!(validate144(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined){
let data5 = data.calls;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at74+"/properties/calls/type", "type", {type: "integer"}));
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at74+"/properties/calls/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at74+"/type", "type", {type: "object"}));
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receivers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at76+"/required", "required", {missingProperty: "receivers"}));
errors++;
}
if(data.receivers !== undefined){
let data0 = data.receivers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate143(data0[i0], {instancePath:instancePath+"/receivers/" + i0}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/receivers", at76+"/properties/receivers/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at76+"/type", "type", {type: "object"}));
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate142(data, {instancePath}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}

const check29 = validate150;

function validate150(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}

const check30 = validate152;

function validate152(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}

const check31 = validate154;

function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate143(data, {instancePath}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}

const check32 = validate156;

function validate156(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}

const check33 = validate158;

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at77+"/required", "required", {missingProperty: "number"}));
errors++;
}
if(data.receivedMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at77+"/required", "required", {missingProperty: "receivedMs"}));
errors++;
}
if(data.headers === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at77+"/required", "required", {missingProperty: "headers"}));
errors++;
}
if(data.body === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at77+"/required", "required", {missingProperty: "body"}));
errors++;
}
if(data.response === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at77+"/required", "required", {missingProperty: "response"}));
errors++;
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at77+"/properties/number/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/number", at77+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/receivedMs", at77+"/properties/receivedMs/type", "type", {type: "integer"}));
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at77+"/properties/headers/additionalProperties/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/headers", at77+"/properties/headers/type", "type", {type: "object"}));
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/body", at77+"/properties/body/type", "type", {type: "string"}));
errors++;
}
}
if(data.response !== undefined){
if(!(validate145(data.response, {instancePath:instancePath+"/response"}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at77+"/type", "type", {type: "object"}));
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at78+"/required", "required", {missingProperty: "calls"}));
errors++;
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate160(data0[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/calls", at78+"/properties/calls/type", "type", {type: "array"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at78+"/type", "type", {type: "object"}));
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}

const check34 = validate164;

function validate165(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at79+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.key === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at79+"/required", "required", {missingProperty: "key"}));
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at79+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/key", at79+"/properties/key/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at79+"/type", "type", {type: "object"}));
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate165(data, {instancePath}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}

const check35 = validate167;

function validate167(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}

const check36 = validate169;

function validate169(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}

const check37 = validate171;

function validate171(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

const check38 = validate173;

function validate173(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}

const check39 = validate175;

function validate175(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.submission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/required", "required", {missingProperty: "submission"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/enum", "enum", {allowedValues: schema28.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

const check40 = validate177;

function validate177(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at15+"/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at15+"/allOf/1/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}

const check41 = validate179;

function validate179(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.progress === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/required", "required", {missingProperty: "progress"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at16+"/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at16+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

const check42 = validate181;

function validate181(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at17+"/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at17+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}

const check43 = validate183;

function validate183(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.text === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/required", "required", {missingProperty: "text"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at18+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at18+"/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at18+"/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at18+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const check44 = validate185;

function validate185(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at19+"/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at20+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at19+"/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at19+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

const check45 = validate187;

function validate187(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at21+"/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at21+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const check46 = validate189;

function validate189(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.early === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: "early"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at22+"/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at22+"/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at22+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const check47 = validate191;

function validate191(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.cost === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "cost"}));
errors++;
}
if(data.quantity === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/required", "required", {missingProperty: "quantity"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at23+"/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
}
if(data.cost !== undefined){
let data1 = data.cost;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at23+"/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at23+"/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at23+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

const check48 = validate193;

function validate193(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempt === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "attempt"}));
errors++;
}
if(data.host === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "host"}));
errors++;
}
if(data.outcome === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "outcome"}));
errors++;
}
if(data.acknowledged === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/required", "required", {missingProperty: "acknowledged"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at24+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
}
if(data.attempt !== undefined){
let data1 = data.attempt;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at24+"/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at24+"/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at24+"/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at24+"/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at24+"/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at24+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

const check49 = validate195;

function validate195(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.attempts === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/required", "required", {missingProperty: "attempts"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at25+"/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at25+"/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at25+"/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at25+"/allOf/1/type", "type", {type: "object"}));
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

const check50 = validate197;
const schema120 = {"placed":{"schema":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}};

function validate197(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.workerId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "workerId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data0 === "workerStarting") || (data0 === "workerReady")) || (data0 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at26+"/properties/type/enum", "enum", {allowedValues: schema120.placed.schema.properties.type.enum}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at26+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at26+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at26+"/type", "type", {type: "object"}));
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}

const check51 = validate198;

function validate198(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.fault === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at27+"/required", "required", {missingProperty: "fault"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at27+"/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at27+"/properties/fault/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at27+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at27+"/properties/jobId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at27+"/type", "type", {type: "object"}));
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

const check52 = validate199;

function validate199(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.operationId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "operationId"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at28+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at28+"/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at28+"/properties/operationId/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at28+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at28+"/type", "type", {type: "object"}));
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

const check53 = validate200;

function validate200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.refused === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/required", "required", {missingProperty: "refused"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at29+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at29+"/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at29+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at29+"/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at29+"/type", "type", {type: "object"}));
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

const check54 = validate201;

function validate201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at30+"/required", "required", {missingProperty: "type"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at30+"/properties/type/type", "type", {type: "string"}));
errors++;
}
if("accountReset" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at30+"/properties/type/const", "const", {allowedValue: "accountReset"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at30+"/type", "type", {type: "object"}));
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}

const check55 = validate202;

function validate202(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at59+"/type", "type", {type: "string"}));
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const check56 = validate203;

function validate203(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
vErrors = withError(vErrors, schemaError(instancePath, at60+"/type", "type", {type: "number"}));
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

const check57 = validate99;

const check58 = validate101;

const check59 = validate111;

const check60 = validate113;

const check61 = validate115;

const check62 = validate117;

const check63 = validate103;

const check64 = validate105;

const check65 = validate107;

const check66 = validate204;

function validate204(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at70+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at70+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at70+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at70+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at70+"/type", "type", {type: "object"}));
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

const check67 = validate205;

function validate205(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at71+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.reset !== undefined){
let data0 = data.reset;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at71+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at71+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at71+"/type", "type", {type: "object"}));
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/components/responses/ServiceRead/content/application~1json/schema": check0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": check1,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": check2,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": check3,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": check4,
  "#/components/responses/EndpointsListed/content/application~1json/schema": check5,
  "#/components/responses/CostEstimated/content/application~1json/schema": check6,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": check7,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": check8,
  "#/components/responses/ClockRead/content/application~1json/schema": check9,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": check10,
  "#/components/responses/EventsListed/content/application~1json/schema": check11,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": check12,
  "#/components/responses/JobsListed/content/application~1json/schema": check13,
  "#/components/responses/JobRead/content/application~1json/schema": check14,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": check15,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": check16,
  "#/components/responses/LedgerRead/content/application~1json/schema": check17,
  "#/components/responses/ReportRead/content/application~1json/schema": check18,
  "#/components/responses/ReportNotFound/content/application~1problem+json/schema": check19,
  "#/components/responses/ReportPageRead/content/text~1html/schema": check20,
  "#/components/responses/FaultsListed/content/application~1json/schema": check21,
  "#/components/responses/KeysListed/content/application~1json/schema": check22,
  "#/components/responses/KeyCreated/content/application~1json/schema": check23,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": check24,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": check25,
  "#/components/responses/LastKey/content/application~1problem+json/schema": check26,
  "#/components/responses/KeyChanged/content/application~1json/schema": check27,
  "#/components/responses/ReceiversListed/content/application~1json/schema": check28,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": check29,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": check30,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": check31,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": check32,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": check33,
  "#/components/responses/AccountCreated/content/application~1json/schema": check34,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": check35,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": check36,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": check37,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": check38,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": check39,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": check40,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": check41,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": check42,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": check43,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": check44,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": check45,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/7": check46,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/8": check47,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/9": check48,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/10": check49,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/11": check50,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/12": check51,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/13": check52,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/14": check53,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/15": check54,
  "#/components/schemas/Seed/oneOf/0": check55,
  "#/components/schemas/Seed/oneOf/1": check56,
  "#/components/schemas/StatusEffect": check57,
  "#/components/schemas/LatencyEffect": check58,
  "#/components/schemas/DropEffect": check59,
  "#/components/schemas/WorkerEffect": check60,
  "#/components/schemas/WebhookEffect": check61,
  "#/components/schemas/StaleEffect": check62,
  "#/components/schemas/FixedLatency": check63,
  "#/components/schemas/UniformLatency": check64,
  "#/components/schemas/LogNormalLatency": check65,
  "#/components/schemas/ReceiverResponse/oneOf/0": check66,
  "#/components/schemas/ReceiverResponse/oneOf/1": check67,
};
