// Generated from an OpenAPI document; do not edit.
import { characters, formats, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/Clock";
const at1 = "#/components/schemas/ProblemPlace";
const at2 = "#/components/schemas/Problem";
const at3 = "#/components/schemas/EventPosition";
const at4 = "#/components/schemas/JobReference";
const at5 = "#/components/schemas/AccountEvent";
const at6 = "#/components/schemas/Submission";
const at7 = "#/components/schemas/StateName";
const at8 = "#/components/schemas/Amount";
const at9 = "#/components/schemas/EventList";
const at10 = "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema";
const at11 = "#/components/schemas/JobWebhook";
const at12 = "#/components/schemas/JobSummary";
const at13 = "#/components/schemas/JobList";
const at14 = "#/components/schemas/Policy";
const at15 = "#/components/schemas/JobDetails";
const at16 = "#/components/schemas/Delivery";
const at17 = "#/components/schemas/DeliveryList";
const at18 = "#/components/schemas/LedgerTotal";
const at19 = "#/components/schemas/Budget";
const at20 = "#/components/schemas/Ledger";
const at21 = "#/components/schemas/StatusEffect";
const at22 = "#/components/schemas/FixedLatency";
const at23 = "#/components/schemas/UniformLatency";
const at24 = "#/components/schemas/LogNormalLatency";
const at25 = "#/components/schemas/Latency";
const at26 = "#/components/schemas/LatencyEffect";
const at27 = "#/components/schemas/DropEffect";
const at28 = "#/components/schemas/WorkerEffect";
const at29 = "#/components/schemas/WebhookEffect";
const at30 = "#/components/schemas/StaleEffect";
const at31 = "#/components/schemas/FaultEffect";
const at32 = "#/components/schemas/Fault";
const at33 = "#/components/schemas/Seed";
const at34 = "#/components/schemas/DeclaredFault";
const at35 = "#/components/schemas/DeclaredFaultList";
const at36 = "#/components/schemas/Permission";
const at37 = "#/components/schemas/KeyEndpoints";
const at38 = "#/components/schemas/Key";
const at39 = "#/components/schemas/KeyName";
const at40 = "#/components/schemas/KeyList";
const at41 = "#/components/schemas/CreatedKey";
const at42 = "#/components/schemas/ReceiverResponse";
const at43 = "#/components/schemas/ReceiverResponses";
const at44 = "#/components/schemas/Receiver";
const at45 = "#/components/schemas/ReceiverName";
const at46 = "#/components/schemas/ReceiverList";
const at47 = "#/components/schemas/ReceiverCall";
const at48 = "#/components/schemas/ReceiverCallList";
const at49 = "#/components/schemas/CreatedAccount";
const check0 = validate0;
const schema1 = {"placed":{"schema":{"properties":{"kind":{"enum":["system","manual"]}}}}};
const formats0 = formats["date-time"];

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.nowMs === undefined) && (missing0 = "nowMs"))) || ((data.now === undefined) && (missing0 = "now"))){
validate1.errors = [schemaError(instancePath, at0+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate1.errors = [schemaError(instancePath+"/kind", at0+"/properties/kind/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "system") || (data0 === "manual"))){
validate1.errors = [schemaError(instancePath+"/kind", at0+"/properties/kind/enum", "enum", {allowedValues: schema1.placed.schema.properties.kind.enum})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nowMs !== undefined){
let data1 = data.nowMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [schemaError(instancePath+"/nowMs", at0+"/properties/nowMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.now !== undefined){
let data2 = data.now;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate1.errors = [schemaError(instancePath+"/now", at0+"/properties/now/format", "format", {format: "date-time"})];
return false;
}
}
else {
validate1.errors = [schemaError(instancePath+"/now", at0+"/properties/now/type", "type", {type: "string"})];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [schemaError(instancePath+"/nextDueMs", at0+"/properties/nextDueMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate1.errors = [schemaError(instancePath, at0+"/type", "type", {type: "object"})];
return false;
}
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
const formats2 = formats["json-pointer"];

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.in === undefined) && (missing0 = "in")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate5.errors = [schemaError(instancePath, at1+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [schemaError(instancePath+"/in", at1+"/properties/in/type", "type", {type: "string"})];
return false;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
validate5.errors = [schemaError(instancePath+"/in", at1+"/properties/in/enum", "enum", {allowedValues: schema4.placed.schema.properties.in.enum})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pointer !== undefined){
let data1 = data.pointer;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats2(data1))){
validate5.errors = [schemaError(instancePath+"/pointer", at1+"/properties/pointer/format", "format", {format: "json-pointer"})];
return false;
}
}
else {
validate5.errors = [schemaError(instancePath+"/pointer", at1+"/properties/pointer/type", "type", {type: "string"})];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate5.errors = [schemaError(instancePath+"/detail", at1+"/properties/detail/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expected !== undefined){
const _errs9 = errors;
if(typeof data.expected !== "string"){
validate5.errors = [schemaError(instancePath+"/expected", at1+"/properties/expected/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.received !== undefined){
const _errs11 = errors;
if(typeof data.received !== "string"){
validate5.errors = [schemaError(instancePath+"/received", at1+"/properties/received/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate5.errors = [schemaError(instancePath, at1+"/type", "type", {type: "object"})];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))){
validate4.errors = [schemaError(instancePath, at2+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [schemaError(instancePath+"/status", at2+"/properties/status/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate4.errors = [schemaError(instancePath+"/status", at2+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599})];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate4.errors = [schemaError(instancePath+"/status", at2+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400})];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate4.errors = [schemaError(instancePath+"/title", at2+"/properties/title/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate4.errors = [schemaError(instancePath+"/detail", at2+"/properties/detail/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs9 = errors;
if(typeof data.code !== "string"){
validate4.errors = [schemaError(instancePath+"/code", at2+"/properties/code/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 1){
validate4.errors = [schemaError(instancePath+"/errors", at2+"/properties/errors/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate4.errors = [schemaError(instancePath+"/errors", at2+"/properties/errors/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate4.errors = [schemaError(instancePath, at2+"/type", "type", {type: "object"})];
return false;
}
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

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

const check6 = validate16;

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}

const check7 = validate18;

function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

const check8 = validate20;
const schema13 = {"placed":{"schema":{"allOf":{"1":{"oneOf":{"10":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}}}}}};
const schema16 = {"placed":{"schema":{"enum":["runJob","runJobSync"]}}};

function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.atMs === undefined) && (missing0 = "atMs"))){
validate23.errors = [schemaError(instancePath, at3+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate23.errors = [schemaError(instancePath+"/sequence", at3+"/properties/sequence/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate23.errors = [schemaError(instancePath+"/sequence", at3+"/properties/sequence/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
let data1 = data.atMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate23.errors = [schemaError(instancePath+"/atMs", at3+"/properties/atMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate23.errors = [schemaError(instancePath, at3+"/type", "type", {type: "object"})];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate25.errors = [schemaError(instancePath, at4+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.jobId !== undefined){
const _errs2 = errors;
if(typeof data.jobId !== "string"){
validate25.errors = [schemaError(instancePath+"/jobId", at4+"/properties/jobId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate25.errors = [schemaError(instancePath+"/endpointId", at4+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate25.errors = [schemaError(instancePath, at4+"/type", "type", {type: "object"})];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const func0 = pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate23(data, {instancePath}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.submission === undefined) && (missing0 = "submission"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/0/allOf/1/required", "required", {missingProperty: missing0}));
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/0/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/0/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
errors++;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.submission !== undefined){
let data1 = data.submission;
const _errs10 = errors;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at6+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at6+"/enum", "enum", {allowedValues: schema16.placed.schema.enum}));
errors++;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/0/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid3 = _errs6 === errors;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
const _errs15 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(valid7){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.workerId === undefined) && (missing1 = "workerId"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/1/allOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs18 = errors;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/1/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/1/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
errors++;
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.workerId !== undefined){
const _errs20 = errors;
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at5+"/allOf/1/oneOf/1/allOf/1/properties/workerId/type", "type", {type: "string"}));
errors++;
}
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/1/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid7 = _errs16 === errors;
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
const _errs23 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid9 = _errs23 === errors;
if(valid9){
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.progress === undefined) && (missing2 = "progress"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/2/allOf/1/required", "required", {missingProperty: missing2}));
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/2/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data4){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/2/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/2/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid9 = _errs24 === errors;
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
const _errs29 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid11 = _errs29 === errors;
if(valid11){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.text === undefined) && (missing3 = "text"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/3/allOf/1/required", "required", {missingProperty: missing3}));
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs32 = errors;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/3/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data5){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/3/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
var valid12 = _errs32 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.text !== undefined){
const _errs34 = errors;
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at5+"/allOf/1/oneOf/3/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
var valid12 = _errs34 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/3/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid11 = _errs30 === errors;
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
const _errs36 = errors;
const _errs37 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid13 = _errs37 === errors;
if(valid13){
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.status === undefined) && (missing4 = "status"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/4/allOf/1/required", "required", {missingProperty: missing4}));
errors++;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs40 = errors;
if(typeof data7 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/4/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data7){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/4/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.status !== undefined){
const _errs42 = errors;
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at7+"/type", "type", {type: "string"}));
errors++;
}
var valid14 = _errs42 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.error !== undefined){
const _errs46 = errors;
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at5+"/allOf/1/oneOf/4/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
var valid14 = _errs46 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/4/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid13 = _errs38 === errors;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid2 = true;
passing0 = 4;
}
const _errs48 = errors;
const _errs49 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid17 = _errs49 === errors;
if(valid17){
const _errs50 = errors;
if(errors === _errs50){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/5/allOf/1/required", "required", {missingProperty: missing5}));
errors++;
}
else {
if(data.type !== undefined){
let data10 = data.type;
if(typeof data10 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/5/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data10){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/5/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/5/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid17 = _errs50 === errors;
}
var _valid0 = _errs48 === errors;
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
const _errs55 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(valid19){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.type === undefined) && (missing6 = "type")) || ((data.early === undefined) && (missing6 = "early"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/6/allOf/1/required", "required", {missingProperty: missing6}));
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs58 = errors;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/6/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data11){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/6/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
var valid20 = _errs58 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.early !== undefined){
const _errs60 = errors;
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at5+"/allOf/1/oneOf/6/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
var valid20 = _errs60 === errors;
}
else {
var valid20 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/6/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid19 = _errs56 === errors;
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
const _errs62 = errors;
const _errs63 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid21 = _errs63 === errors;
if(valid21){
const _errs64 = errors;
if(errors === _errs64){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.type === undefined) && (missing7 = "type")) || ((data.cost === undefined) && (missing7 = "cost"))) || ((data.quantity === undefined) && (missing7 = "quantity"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/7/allOf/1/required", "required", {missingProperty: missing7}));
errors++;
}
else {
if(data.type !== undefined){
let data13 = data.type;
const _errs66 = errors;
if(typeof data13 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/7/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data13){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/7/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
var valid22 = _errs66 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.cost !== undefined){
let data14 = data.cost;
const _errs68 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"}));
errors++;
}
}
var valid22 = _errs68 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.quantity !== undefined){
let data15 = data.quantity;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at5+"/allOf/1/oneOf/7/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at5+"/allOf/1/oneOf/7/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
var valid22 = _errs72 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/7/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid21 = _errs64 === errors;
}
var _valid0 = _errs62 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid2 = true;
passing0 = 7;
}
const _errs74 = errors;
const _errs75 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid25 = _errs75 === errors;
if(valid25){
const _errs76 = errors;
if(errors === _errs76){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((((data.type === undefined) && (missing8 = "type")) || ((data.attempt === undefined) && (missing8 = "attempt"))) || ((data.host === undefined) && (missing8 = "host"))) || ((data.outcome === undefined) && (missing8 = "outcome"))) || ((data.acknowledged === undefined) && (missing8 = "acknowledged"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/8/allOf/1/required", "required", {missingProperty: missing8}));
errors++;
}
else {
if(data.type !== undefined){
let data16 = data.type;
const _errs78 = errors;
if(typeof data16 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/8/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data16){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/8/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
var valid26 = _errs78 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.attempt !== undefined){
let data17 = data.attempt;
const _errs80 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at5+"/allOf/1/oneOf/8/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs80){
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at5+"/allOf/1/oneOf/8/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
var valid26 = _errs80 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.host !== undefined){
const _errs82 = errors;
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at5+"/allOf/1/oneOf/8/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
var valid26 = _errs82 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.outcome !== undefined){
const _errs84 = errors;
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at5+"/allOf/1/oneOf/8/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
var valid26 = _errs84 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.acknowledged !== undefined){
const _errs86 = errors;
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at5+"/allOf/1/oneOf/8/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
var valid26 = _errs86 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/8/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid25 = _errs76 === errors;
}
var _valid0 = _errs74 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid2 = true;
passing0 = 8;
}
const _errs88 = errors;
const _errs89 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid27 = _errs89 === errors;
if(valid27){
const _errs90 = errors;
if(errors === _errs90){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.type === undefined) && (missing9 = "type")) || ((data.attempts === undefined) && (missing9 = "attempts"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/9/allOf/1/required", "required", {missingProperty: missing9}));
errors++;
}
else {
if(data.type !== undefined){
let data21 = data.type;
const _errs92 = errors;
if(typeof data21 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/9/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data21){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/9/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
var valid28 = _errs92 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.attempts !== undefined){
let data22 = data.attempts;
const _errs94 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at5+"/allOf/1/oneOf/9/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs94){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at5+"/allOf/1/oneOf/9/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
var valid28 = _errs94 === errors;
}
else {
var valid28 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/9/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid27 = _errs90 === errors;
}
var _valid0 = _errs88 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid2 = true;
passing0 = 9;
}
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((((data.type === undefined) && (missing10 = "type")) || ((data.endpointId === undefined) && (missing10 = "endpointId"))) || ((data.workerId === undefined) && (missing10 = "workerId"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/10/required", "required", {missingProperty: missing10}));
errors++;
}
else {
if(data.type !== undefined){
let data23 = data.type;
const _errs98 = errors;
if(typeof data23 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/10/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data23 === "workerStarting") || (data23 === "workerReady")) || (data23 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/10/properties/type/enum", "enum", {allowedValues: schema13.placed.schema.allOf[1].oneOf[10].properties.type.enum}));
errors++;
}
var valid29 = _errs98 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.endpointId !== undefined){
const _errs100 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/10/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid29 = _errs100 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.workerId !== undefined){
const _errs102 = errors;
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at5+"/allOf/1/oneOf/10/properties/workerId/type", "type", {type: "string"}));
errors++;
}
var valid29 = _errs102 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/10/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs96 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid2 = true;
passing0 = 10;
}
const _errs104 = errors;
if(errors === _errs104){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.type === undefined) && (missing11 = "type")) || ((data.fault === undefined) && (missing11 = "fault"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/11/required", "required", {missingProperty: missing11}));
errors++;
}
else {
if(data.type !== undefined){
let data26 = data.type;
const _errs106 = errors;
if(typeof data26 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/11/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data26){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/11/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
var valid30 = _errs106 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.fault !== undefined){
const _errs108 = errors;
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at5+"/allOf/1/oneOf/11/properties/fault/type", "type", {type: "string"}));
errors++;
}
var valid30 = _errs108 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.endpointId !== undefined){
const _errs110 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/11/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid30 = _errs110 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.jobId !== undefined){
const _errs112 = errors;
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at5+"/allOf/1/oneOf/11/properties/jobId/type", "type", {type: "string"}));
errors++;
}
var valid30 = _errs112 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/11/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs104 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid2 = true;
passing0 = 11;
}
const _errs114 = errors;
if(errors === _errs114){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((((data.type === undefined) && (missing12 = "type")) || ((data.operationId === undefined) && (missing12 = "operationId"))) || ((data.endpointId === undefined) && (missing12 = "endpointId"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/12/required", "required", {missingProperty: missing12}));
errors++;
}
else {
if(data.type !== undefined){
let data30 = data.type;
const _errs116 = errors;
if(typeof data30 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/12/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data30){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/12/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
var valid31 = _errs116 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.operationId !== undefined){
const _errs118 = errors;
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at5+"/allOf/1/oneOf/12/properties/operationId/type", "type", {type: "string"}));
errors++;
}
var valid31 = _errs118 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.endpointId !== undefined){
const _errs120 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/12/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid31 = _errs120 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/12/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs114 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid2 = true;
passing0 = 12;
}
const _errs122 = errors;
if(errors === _errs122){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((((data.type === undefined) && (missing13 = "type")) || ((data.endpointId === undefined) && (missing13 = "endpointId"))) || ((data.refused === undefined) && (missing13 = "refused"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/13/required", "required", {missingProperty: missing13}));
errors++;
}
else {
if(data.type !== undefined){
let data33 = data.type;
const _errs124 = errors;
if(typeof data33 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/13/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data33){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/13/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
var valid32 = _errs124 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.endpointId !== undefined){
const _errs126 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/13/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid32 = _errs126 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.refused !== undefined){
const _errs128 = errors;
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at5+"/allOf/1/oneOf/13/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
var valid32 = _errs128 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/13/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs122 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid2 = true;
passing0 = 13;
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
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate22.errors = vErrors;
return false;
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
var valid1 = _errs2 === errors;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate21.errors = [schemaError(instancePath, at9+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [schemaError(instancePath+"/events", at9+"/properties/events/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate21.errors = [schemaError(instancePath, at9+"/type", "type", {type: "object"})];
return false;
}
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

const check9 = validate38;

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [schemaError(instancePath, at10+"/type", "type", {type: "string"})];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

const check10 = validate39;
const schema25 = {"placed":{"schema":{"properties":{"state":{"enum":["waiting","acknowledged","givenUp"]}}}}};

function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.host === undefined) && (missing0 = "host")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.state === undefined) && (missing0 = "state"))){
validate42.errors = [schemaError(instancePath, at11+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.host !== undefined){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate42.errors = [schemaError(instancePath+"/host", at11+"/properties/host/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempts !== undefined){
let data1 = data.attempts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate42.errors = [schemaError(instancePath+"/attempts", at11+"/properties/attempts/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate42.errors = [schemaError(instancePath+"/attempts", at11+"/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
let data2 = data.state;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate42.errors = [schemaError(instancePath+"/state", at11+"/properties/state/type", "type", {type: "string"})];
return false;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
validate42.errors = [schemaError(instancePath+"/state", at11+"/properties/state/enum", "enum", {allowedValues: schema25.placed.schema.properties.state.enum})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate42.errors = [schemaError(instancePath, at11+"/type", "type", {type: "object"})];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate41.errors = [schemaError(instancePath, at12+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate41.errors = [schemaError(instancePath+"/id", at12+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate41.errors = [schemaError(instancePath+"/endpointId", at12+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission !== undefined){
let data2 = data.submission;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate41.errors = [schemaError(instancePath+"/submission", at6+"/type", "type", {type: "string"})];
return false;
}
if(!((data2 === "runJob") || (data2 === "runJobSync"))){
validate41.errors = [schemaError(instancePath+"/submission", at6+"/enum", "enum", {allowedValues: schema16.placed.schema.enum})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs10 = errors;
if(typeof data.status !== "string"){
validate41.errors = [schemaError(instancePath+"/status", at7+"/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs14 = errors;
if(typeof data.lowPriority !== "boolean"){
validate41.errors = [schemaError(instancePath+"/lowPriority", at12+"/properties/lowPriority/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data5 = data.retries;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate41.errors = [schemaError(instancePath+"/retries", at12+"/properties/retries/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate41.errors = [schemaError(instancePath+"/retries", at12+"/properties/retries/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queuedMs !== undefined){
let data6 = data.queuedMs;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate41.errors = [schemaError(instancePath+"/queuedMs", at12+"/properties/queuedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data7 = data.startedMs;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate41.errors = [schemaError(instancePath+"/startedMs", at12+"/properties/startedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endedMs !== undefined){
let data8 = data.endedMs;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate41.errors = [schemaError(instancePath+"/endedMs", at12+"/properties/endedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.delayTime !== undefined){
let data9 = data.delayTime;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate41.errors = [schemaError(instancePath+"/delayTime", at12+"/properties/delayTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs24){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate41.errors = [schemaError(instancePath+"/delayTime", at12+"/properties/delayTime/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.executionTime !== undefined){
let data10 = data.executionTime;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate41.errors = [schemaError(instancePath+"/executionTime", at12+"/properties/executionTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate41.errors = [schemaError(instancePath+"/executionTime", at12+"/properties/executionTime/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workerId !== undefined){
const _errs28 = errors;
if(typeof data.workerId !== "string"){
validate41.errors = [schemaError(instancePath+"/workerId", at12+"/properties/workerId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs30 = errors;
if(typeof data.error !== "string"){
validate41.errors = [schemaError(instancePath+"/error", at12+"/properties/error/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
const _errs32 = errors;
if(!(validate42(data.webhook, {instancePath:instancePath+"/webhook"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data14 = data.cost;
const _errs33 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
validate41.errors = [schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate41.errors = [schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
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
}
else {
validate41.errors = [schemaError(instancePath, at12+"/type", "type", {type: "object"})];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate40.errors = [schemaError(instancePath, at13+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate40.errors = [schemaError(instancePath+"/total", at13+"/properties/total/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate40.errors = [schemaError(instancePath+"/total", at13+"/properties/total/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data1 = data.jobs;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate41(data1[i0], {instancePath:instancePath+"/jobs/" + i0}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [schemaError(instancePath+"/jobs", at13+"/properties/jobs/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate40.errors = [schemaError(instancePath, at13+"/type", "type", {type: "object"})];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}

const check11 = validate46;

function validate49(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate49.errors = [schemaError(instancePath+"/executionTimeout", at14+"/properties/executionTimeout/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate49.errors = [schemaError(instancePath+"/executionTimeout", at14+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000})];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs5 = errors;
if(typeof data.lowPriority !== "boolean"){
validate49.errors = [schemaError(instancePath+"/lowPriority", at14+"/properties/lowPriority/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ttl !== undefined){
let data2 = data.ttl;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate49.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate49.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate49.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000})];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate49.errors = [schemaError(instancePath, at14+"/type", "type", {type: "object"})];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate41(data, {instancePath}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasStorageSettings === undefined) && (missing0 = "hasStorageSettings")){
validate47.errors = [schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate47.errors = [schemaError(instancePath+"/input", at15+"/allOf/1/properties/input/type", "type", {type: "object"})];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.policy !== undefined){
const _errs7 = errors;
if(!(validate49(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.hasStorageSettings !== undefined){
const _errs8 = errors;
if(typeof data.hasStorageSettings !== "boolean"){
validate47.errors = [schemaError(instancePath+"/hasStorageSettings", at15+"/allOf/1/properties/hasStorageSettings/type", "type", {type: "boolean"})];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate47.errors = [schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate47(data, {instancePath}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

const check12 = validate52;

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}

const check13 = validate54;

function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate23(data, {instancePath}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.attempt === undefined) && (missing0 = "attempt")) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate56.errors = [schemaError(instancePath, at16+"/allOf/2/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate56.errors = [schemaError(instancePath+"/attempt", at16+"/allOf/2/properties/attempt/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate56.errors = [schemaError(instancePath+"/attempt", at16+"/allOf/2/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.host !== undefined){
const _errs7 = errors;
if(typeof data.host !== "string"){
validate56.errors = [schemaError(instancePath+"/host", at16+"/allOf/2/properties/host/type", "type", {type: "string"})];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.outcome !== undefined){
const _errs9 = errors;
if(typeof data.outcome !== "string"){
validate56.errors = [schemaError(instancePath+"/outcome", at16+"/allOf/2/properties/outcome/type", "type", {type: "string"})];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.acknowledged !== undefined){
const _errs11 = errors;
if(typeof data.acknowledged !== "boolean"){
validate56.errors = [schemaError(instancePath+"/acknowledged", at16+"/allOf/2/properties/acknowledged/type", "type", {type: "boolean"})];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate56.errors = [schemaError(instancePath, at16+"/allOf/2/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate55.errors = [schemaError(instancePath, at17+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.deliveries !== undefined){
let data0 = data.deliveries;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate56(data0[i0], {instancePath:instancePath+"/deliveries/" + i0}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate55.errors = [schemaError(instancePath+"/deliveries", at17+"/properties/deliveries/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate55.errors = [schemaError(instancePath, at17+"/type", "type", {type: "object"})];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate55(data, {instancePath}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}

const check14 = validate61;
const formats4 = formats.date;

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.day === undefined) && (missing0 = "day")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.cost === undefined) && (missing0 = "cost"))){
validate63.errors = [schemaError(instancePath, at18+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.day !== undefined){
let data0 = data.day;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4(data0))){
validate63.errors = [schemaError(instancePath+"/day", at18+"/properties/day/format", "format", {format: "date"})];
return false;
}
}
else {
validate63.errors = [schemaError(instancePath+"/day", at18+"/properties/day/type", "type", {type: "string"})];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate63.errors = [schemaError(instancePath+"/endpointId", at18+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data2 = data.jobs;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate63.errors = [schemaError(instancePath+"/jobs", at18+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate63.errors = [schemaError(instancePath+"/jobs", at18+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data3 = data.cost;
const _errs8 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate63.errors = [schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate63.errors = [schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate63.errors = [schemaError(instancePath, at18+"/type", "type", {type: "object"})];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema39 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};

function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate65.errors = [schemaError(instancePath, at19+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.amount !== undefined){
let data0 = data.amount;
const _errs2 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate65.errors = [schemaError(instancePath+"/amount", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate65.errors = [schemaError(instancePath+"/amount", at8+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exceeded !== undefined){
let data1 = data.exceeded;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate65.errors = [schemaError(instancePath+"/exceeded", at19+"/properties/exceeded/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate65.errors = [schemaError(instancePath+"/exceeded", at19+"/properties/exceeded/enum", "enum", {allowedValues: schema39.placed.schema.properties.exceeded.enum})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reached !== undefined){
const _errs8 = errors;
if(typeof data.reached !== "boolean"){
validate65.errors = [schemaError(instancePath+"/reached", at19+"/properties/reached/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate65.errors = [schemaError(instancePath, at19+"/type", "type", {type: "object"})];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate62.errors = [schemaError(instancePath, at20+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate62.errors = [schemaError(instancePath+"/currency", at20+"/properties/currency/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total !== undefined){
let data1 = data.total;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate62.errors = [schemaError(instancePath+"/total", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate62.errors = [schemaError(instancePath+"/total", at8+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data2 = data.jobs;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate62.errors = [schemaError(instancePath+"/jobs", at20+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate62.errors = [schemaError(instancePath+"/jobs", at20+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.totals !== undefined){
let data3 = data.totals;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate63(data3[i0], {instancePath:instancePath+"/totals/" + i0}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate62.errors = [schemaError(instancePath+"/totals", at20+"/properties/totals/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
const _errs13 = errors;
if(!(validate65(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate62.errors = [schemaError(instancePath, at20+"/type", "type", {type: "object"})];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate62(data, {instancePath}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}

const check15 = validate68;
const schema44 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate73.errors = [schemaError(instancePath, at21+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate73.errors = [schemaError(instancePath, at21+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate73.errors = [schemaError(instancePath+"/status", at21+"/properties/status/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate73.errors = [schemaError(instancePath+"/status", at21+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599})];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate73.errors = [schemaError(instancePath+"/status", at21+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400})];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate73.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate73.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate73.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate73.errors = [schemaError(instancePath, at21+"/type", "type", {type: "object"})];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate77.errors = [schemaError(instancePath, at22+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate77.errors = [schemaError(instancePath, at22+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate77.errors = [schemaError(instancePath+"/distribution", at22+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("fixed" !== data0){
validate77.errors = [schemaError(instancePath+"/distribution", at22+"/properties/distribution/const", "const", {allowedValue: "fixed"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ms !== undefined){
let data1 = data.ms;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate77.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate77.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate77.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate77.errors = [schemaError(instancePath, at22+"/type", "type", {type: "object"})];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate79.errors = [schemaError(instancePath, at23+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate79.errors = [schemaError(instancePath, at23+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate79.errors = [schemaError(instancePath+"/distribution", at23+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("uniform" !== data0){
validate79.errors = [schemaError(instancePath+"/distribution", at23+"/properties/distribution/const", "const", {allowedValue: "uniform"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.minMs !== undefined){
let data1 = data.minMs;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate79.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate79.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate79.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxMs !== undefined){
let data2 = data.maxMs;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate79.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate79.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate79.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate79.errors = [schemaError(instancePath, at23+"/type", "type", {type: "object"})];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate81.errors = [schemaError(instancePath, at24+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate81.errors = [schemaError(instancePath, at24+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate81.errors = [schemaError(instancePath+"/distribution", at24+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("lognormal" !== data0){
validate81.errors = [schemaError(instancePath+"/distribution", at24+"/properties/distribution/const", "const", {allowedValue: "lognormal"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.medianMs !== undefined){
let data1 = data.medianMs;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate81.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate81.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate81.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sigma !== undefined){
let data2 = data.sigma;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
validate81.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate81.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate81.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate81.errors = [schemaError(instancePath, at24+"/type", "type", {type: "object"})];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate77(data, {instancePath}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate79(data, {instancePath}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(!(validate81(data, {instancePath}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
vErrors = withError(vErrors, schemaError(instancePath, at25+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate76.errors = vErrors;
return false;
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
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate75.errors = [schemaError(instancePath, at26+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate75.errors = [schemaError(instancePath, at26+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate76(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate75.errors = [schemaError(instancePath, at26+"/type", "type", {type: "object"})];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate85.errors = [schemaError(instancePath, at27+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate85.errors = [schemaError(instancePath, at27+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate85.errors = [schemaError(instancePath+"/drop", at27+"/properties/drop/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate85.errors = [schemaError(instancePath+"/drop", at27+"/properties/drop/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate85.errors = [schemaError(instancePath, at27+"/type", "type", {type: "object"})];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema54 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate87.errors = [schemaError(instancePath, at28+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate87.errors = [schemaError(instancePath, at28+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate87.errors = [schemaError(instancePath+"/worker", at28+"/properties/worker/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate87.errors = [schemaError(instancePath+"/worker", at28+"/properties/worker/enum", "enum", {allowedValues: schema54.placed.schema.properties.worker.enum})];
return false;
}
}
}
}
}
else {
validate87.errors = [schemaError(instancePath, at28+"/type", "type", {type: "object"})];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const schema55 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate89(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate89.errors = [schemaError(instancePath, at29+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate89.errors = [schemaError(instancePath, at29+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate89.errors = [schemaError(instancePath+"/webhook", at29+"/properties/webhook/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate89.errors = [schemaError(instancePath+"/webhook", at29+"/properties/webhook/enum", "enum", {allowedValues: schema55.placed.schema.properties.webhook.enum})];
return false;
}
}
}
}
}
else {
validate89.errors = [schemaError(instancePath, at29+"/type", "type", {type: "object"})];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate91.errors = [schemaError(instancePath, at30+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate91.errors = [schemaError(instancePath, at30+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate91.errors = [schemaError(instancePath+"/stale", at30+"/properties/stale/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate91.errors = [schemaError(instancePath+"/stale", at30+"/properties/stale/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate91.errors = [schemaError(instancePath, at30+"/type", "type", {type: "object"})];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate73(data, {instancePath}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate75(data, {instancePath}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
if(!(validate85(data, {instancePath}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
if(!(validate87(data, {instancePath}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
if(!(validate89(data, {instancePath}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
if(!(validate91(data, {instancePath}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
vErrors = withError(vErrors, schemaError(instancePath, at31+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate72.errors = vErrors;
return false;
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
validate72.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate71.errors = [schemaError(instancePath, at32+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
validate71.errors = [schemaError(instancePath, at32+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate71.errors = [schemaError(instancePath+"/operation", at32+"/properties/operation/type", "type", {type: "string"})];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate71.errors = [schemaError(instancePath+"/operation", at32+"/properties/operation/enum", "enum", {allowedValues: schema44.placed.schema.properties.operation.enum})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoint !== undefined){
const _errs5 = errors;
if(typeof data.endpoint !== "string"){
validate71.errors = [schemaError(instancePath+"/endpoint", at32+"/properties/endpoint/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.probability !== undefined){
let data2 = data.probability;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
validate71.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate71.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate71.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.count !== undefined){
let data3 = data.count;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate71.errors = [schemaError(instancePath+"/count", at32+"/properties/count/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate71.errors = [schemaError(instancePath+"/count", at32+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seed !== undefined){
let data4 = data.seed;
const _errs11 = errors;
const _errs14 = errors;
let valid4 = false;
let passing0 = null;
const _errs15 = errors;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at33+"/oneOf/0/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at33+"/oneOf/1/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at33+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate71.errors = vErrors;
return false;
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
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effect !== undefined){
const _errs19 = errors;
if(!(validate72(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [schemaError(instancePath, at32+"/type", "type", {type: "object"})];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fault === undefined) && (missing0 = "fault")){
validate70.errors = [schemaError(instancePath, at34+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate71(data.fault, {instancePath:instancePath+"/fault"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.left !== undefined){
let data1 = data.left;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate70.errors = [schemaError(instancePath+"/left", at34+"/properties/left/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate70.errors = [schemaError(instancePath+"/left", at34+"/properties/left/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate70.errors = [schemaError(instancePath, at34+"/type", "type", {type: "object"})];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate69.errors = [schemaError(instancePath, at35+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.faults !== undefined){
let data0 = data.faults;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate70(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate69.errors = [schemaError(instancePath+"/faults", at35+"/properties/faults/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate69.errors = [schemaError(instancePath, at35+"/type", "type", {type: "object"})];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate69(data, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}

const check16 = validate97;
const schema61 = {"placed":{"schema":{"enum":["none","read","run"]}}};
const func6 = characters;

function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate100.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at36+"/type", "type", {type: "string"})];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate100.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at36+"/enum", "enum", {allowedValues: schema61.placed.schema.enum})];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate100.errors = [schemaError(instancePath, at37+"/type", "type", {type: "object"})];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.permission === undefined) && (missing0 = "permission"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate99.errors = [schemaError(instancePath, at38+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate99.errors = [schemaError(instancePath+"/id", at38+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func6(data1) > 100){
validate99.errors = [schemaError(instancePath+"/name", at39+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func6(data1) < 1){
validate99.errors = [schemaError(instancePath+"/name", at39+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate99.errors = [schemaError(instancePath+"/name", at39+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hint !== undefined){
const _errs8 = errors;
if(typeof data.hint !== "string"){
validate99.errors = [schemaError(instancePath+"/hint", at38+"/properties/hint/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.permission !== undefined){
let data3 = data.permission;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate99.errors = [schemaError(instancePath+"/permission", at36+"/type", "type", {type: "string"})];
return false;
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
validate99.errors = [schemaError(instancePath+"/permission", at36+"/enum", "enum", {allowedValues: schema61.placed.schema.enum})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoints !== undefined){
const _errs14 = errors;
if(!(validate100(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createdMs !== undefined){
let data5 = data.createdMs;
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate99.errors = [schemaError(instancePath+"/createdMs", at38+"/properties/createdMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs17 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate99.errors = [schemaError(instancePath+"/isFromSettings", at38+"/properties/isFromSettings/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate99.errors = [schemaError(instancePath, at38+"/type", "type", {type: "object"})];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate98.errors = [schemaError(instancePath, at40+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate99(data0[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate98.errors = [schemaError(instancePath+"/keys", at40+"/properties/keys/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate98.errors = [schemaError(instancePath, at40+"/type", "type", {type: "object"})];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate98(data, {instancePath}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}

const check17 = validate104;

function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate105.errors = [schemaError(instancePath, at41+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate105.errors = [schemaError(instancePath+"/id", at41+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate105.errors = [schemaError(instancePath+"/key", at41+"/properties/key/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate105.errors = [schemaError(instancePath, at41+"/type", "type", {type: "object"})];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

const check18 = validate107;

function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}

const check19 = validate109;

function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}

const check20 = validate111;

function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}

const check21 = validate113;

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}

const check22 = validate115;

function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/0/required", "required", {missingProperty: missing0}));
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at42+"/oneOf/0/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at42+"/oneOf/0/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
else {
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at42+"/oneOf/0/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.delayMs !== undefined){
let data1 = data.delayMs;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at42+"/oneOf/0/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at42+"/oneOf/0/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at42+"/oneOf/0/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/0/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reset === undefined) && (missing1 = "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
break;
}
}
if(_errs11 === errors){
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at42+"/oneOf/1/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at42+"/oneOf/1/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf/1/type", "type", {type: "object"}));
errors++;
}
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
vErrors = withError(vErrors, schemaError(instancePath, at42+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate119.errors = vErrors;
return false;
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
validate119.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate118.errors = [schemaError(instancePath, at43+"/maxItems", "maxItems", {limit: 100})];
return false;
}
else {
if(data.length < 1){
validate118.errors = [schemaError(instancePath, at43+"/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate119(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate118.errors = [schemaError(instancePath, at43+"/type", "type", {type: "array"})];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.calls === undefined) && (missing0 = "calls"))){
validate117.errors = [schemaError(instancePath, at44+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate117.errors = [schemaError(instancePath+"/id", at44+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func6(data1) > 100){
validate117.errors = [schemaError(instancePath+"/name", at45+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func6(data1) < 1){
validate117.errors = [schemaError(instancePath+"/name", at45+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate117.errors = [schemaError(instancePath+"/name", at45+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate117.errors = [schemaError(instancePath+"/path", at44+"/properties/path/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.url !== undefined){
const _errs10 = errors;
if(typeof data.url !== "string"){
validate117.errors = [schemaError(instancePath+"/url", at44+"/properties/url/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responses !== undefined){
const _errs12 = errors;
if(!(validate118(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.calls !== undefined){
let data5 = data.calls;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate117.errors = [schemaError(instancePath+"/calls", at44+"/properties/calls/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate117.errors = [schemaError(instancePath+"/calls", at44+"/properties/calls/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate117.errors = [schemaError(instancePath, at44+"/type", "type", {type: "object"})];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receivers === undefined) && (missing0 = "receivers")){
validate116.errors = [schemaError(instancePath, at46+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.receivers !== undefined){
let data0 = data.receivers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate117(data0[i0], {instancePath:instancePath+"/receivers/" + i0}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate116.errors = [schemaError(instancePath+"/receivers", at46+"/properties/receivers/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate116.errors = [schemaError(instancePath, at46+"/type", "type", {type: "object"})];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate116(data, {instancePath}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}

const check23 = validate124;

function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate117(data, {instancePath}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}

const check24 = validate126;

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}

const check25 = validate128;

function validate128(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate117(data, {instancePath}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}

const check26 = validate130;

function validate130(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}

const check27 = validate132;

function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate134.errors = [schemaError(instancePath, at47+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate134.errors = [schemaError(instancePath+"/number", at47+"/properties/number/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate134.errors = [schemaError(instancePath+"/number", at47+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate134.errors = [schemaError(instancePath+"/receivedMs", at47+"/properties/receivedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs9 = errors;
if(typeof data2[key0] !== "string"){
validate134.errors = [schemaError(instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at47+"/properties/headers/additionalProperties/type", "type", {type: "string"})];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate134.errors = [schemaError(instancePath+"/headers", at47+"/properties/headers/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs11 = errors;
if(typeof data.body !== "string"){
validate134.errors = [schemaError(instancePath+"/body", at47+"/properties/body/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs13 = errors;
if(!(validate119(data.response, {instancePath:instancePath+"/response"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate134.errors = [schemaError(instancePath, at47+"/type", "type", {type: "object"})];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate133.errors = [schemaError(instancePath, at48+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.calls !== undefined){
let data0 = data.calls;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate134(data0[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate133.errors = [schemaError(instancePath+"/calls", at48+"/properties/calls/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate133.errors = [schemaError(instancePath, at48+"/type", "type", {type: "object"})];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}

const check28 = validate138;

function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate139.errors = [schemaError(instancePath, at49+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate139.errors = [schemaError(instancePath+"/id", at49+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate139.errors = [schemaError(instancePath+"/key", at49+"/properties/key/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate139.errors = [schemaError(instancePath, at49+"/type", "type", {type: "object"})];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate139(data, {instancePath}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}

const check29 = validate141;

function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}

const check30 = validate143;

function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}

const check31 = validate145;

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}

const check32 = validate147;

function validate147(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/components/responses/ClockRead/content/application~1json/schema": check0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": check1,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": check2,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": check3,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": check4,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": check5,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": check6,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": check7,
  "#/components/responses/EventsListed/content/application~1json/schema": check8,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": check9,
  "#/components/responses/JobsListed/content/application~1json/schema": check10,
  "#/components/responses/JobRead/content/application~1json/schema": check11,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": check12,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": check13,
  "#/components/responses/LedgerRead/content/application~1json/schema": check14,
  "#/components/responses/FaultsListed/content/application~1json/schema": check15,
  "#/components/responses/KeysListed/content/application~1json/schema": check16,
  "#/components/responses/KeyCreated/content/application~1json/schema": check17,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": check18,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": check19,
  "#/components/responses/LastKey/content/application~1problem+json/schema": check20,
  "#/components/responses/KeyChanged/content/application~1json/schema": check21,
  "#/components/responses/ReceiversListed/content/application~1json/schema": check22,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": check23,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": check24,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": check25,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": check26,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": check27,
  "#/components/responses/AccountCreated/content/application~1json/schema": check28,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": check29,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": check30,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": check31,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": check32,
};
