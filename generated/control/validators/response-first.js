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
const schema13 = {"placed":{"schema":{"allOf":{"1":{"oneOf":{"11":{"properties":{"type":{"enum":["workerStarting","workerReady","workerStopped"]}}}}}}}}};
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
if((data.type === undefined) && (missing3 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/3/allOf/1/required", "required", {missingProperty: missing3}));
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/3/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data5){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/3/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
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
const _errs34 = errors;
const _errs35 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid13 = _errs35 === errors;
if(valid13){
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.text === undefined) && (missing4 = "text"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/4/allOf/1/required", "required", {missingProperty: missing4}));
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs38 = errors;
if(typeof data6 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/4/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data6){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/4/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
errors++;
}
var valid14 = _errs38 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.text !== undefined){
const _errs40 = errors;
if(typeof data.text !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/text", at5+"/allOf/1/oneOf/4/allOf/1/properties/text/type", "type", {type: "string"}));
errors++;
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/4/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid13 = _errs36 === errors;
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
const _errs43 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid15 = _errs43 === errors;
if(valid15){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.status === undefined) && (missing5 = "status"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/5/allOf/1/required", "required", {missingProperty: missing5}));
errors++;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs46 = errors;
if(typeof data8 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/5/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data8){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/5/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
errors++;
}
var valid16 = _errs46 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.status !== undefined){
const _errs48 = errors;
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at7+"/type", "type", {type: "string"}));
errors++;
}
var valid16 = _errs48 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.error !== undefined){
const _errs52 = errors;
if(typeof data.error !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/error", at5+"/allOf/1/oneOf/5/allOf/1/properties/error/type", "type", {type: "string"}));
errors++;
}
var valid16 = _errs52 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/5/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid15 = _errs44 === errors;
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
if((data.type === undefined) && (missing6 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/6/allOf/1/required", "required", {missingProperty: missing6}));
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/6/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data11){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/6/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
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
const _errs60 = errors;
const _errs61 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid21 = _errs61 === errors;
if(valid21){
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.type === undefined) && (missing7 = "type")) || ((data.early === undefined) && (missing7 = "early"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/7/allOf/1/required", "required", {missingProperty: missing7}));
errors++;
}
else {
if(data.type !== undefined){
let data12 = data.type;
const _errs64 = errors;
if(typeof data12 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/7/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data12){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/7/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
errors++;
}
var valid22 = _errs64 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.early !== undefined){
const _errs66 = errors;
if(typeof data.early !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/early", at5+"/allOf/1/oneOf/7/allOf/1/properties/early/type", "type", {type: "boolean"}));
errors++;
}
var valid22 = _errs66 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/7/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid21 = _errs62 === errors;
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
const _errs69 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid23 = _errs69 === errors;
if(valid23){
const _errs70 = errors;
if(errors === _errs70){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.type === undefined) && (missing8 = "type")) || ((data.cost === undefined) && (missing8 = "cost"))) || ((data.quantity === undefined) && (missing8 = "quantity"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/8/allOf/1/required", "required", {missingProperty: missing8}));
errors++;
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs72 = errors;
if(typeof data14 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/8/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data14){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/8/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
errors++;
}
var valid24 = _errs72 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.cost !== undefined){
let data15 = data.cost;
const _errs74 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"}));
errors++;
}
}
var valid24 = _errs74 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.quantity !== undefined){
let data16 = data.quantity;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at5+"/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at5+"/allOf/1/oneOf/8/allOf/1/properties/quantity/type", "type", {type: "string"}));
errors++;
}
}
var valid24 = _errs78 === errors;
}
else {
var valid24 = true;
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
var valid23 = _errs70 === errors;
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
const _errs81 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid27 = _errs81 === errors;
if(valid27){
const _errs82 = errors;
if(errors === _errs82){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((((data.type === undefined) && (missing9 = "type")) || ((data.attempt === undefined) && (missing9 = "attempt"))) || ((data.host === undefined) && (missing9 = "host"))) || ((data.outcome === undefined) && (missing9 = "outcome"))) || ((data.acknowledged === undefined) && (missing9 = "acknowledged"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/9/allOf/1/required", "required", {missingProperty: missing9}));
errors++;
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs84 = errors;
if(typeof data17 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/9/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data17){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/9/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
errors++;
}
var valid28 = _errs84 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.attempt !== undefined){
let data18 = data.attempt;
const _errs86 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at5+"/allOf/1/oneOf/9/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs86){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at5+"/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
}
var valid28 = _errs86 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.host !== undefined){
const _errs88 = errors;
if(typeof data.host !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/host", at5+"/allOf/1/oneOf/9/allOf/1/properties/host/type", "type", {type: "string"}));
errors++;
}
var valid28 = _errs88 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.outcome !== undefined){
const _errs90 = errors;
if(typeof data.outcome !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at5+"/allOf/1/oneOf/9/allOf/1/properties/outcome/type", "type", {type: "string"}));
errors++;
}
var valid28 = _errs90 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.acknowledged !== undefined){
const _errs92 = errors;
if(typeof data.acknowledged !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at5+"/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
errors++;
}
var valid28 = _errs92 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/9/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid27 = _errs82 === errors;
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
const _errs95 = errors;
if(!(validate25(data, {instancePath}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid29 = _errs95 === errors;
if(valid29){
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.attempts === undefined) && (missing10 = "attempts"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/10/allOf/1/required", "required", {missingProperty: missing10}));
errors++;
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs98 = errors;
if(typeof data22 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/10/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data22){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/10/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
errors++;
}
var valid30 = _errs98 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.attempts !== undefined){
let data23 = data.attempts;
const _errs100 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at5+"/allOf/1/oneOf/10/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs100){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at5+"/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
var valid30 = _errs100 === errors;
}
else {
var valid30 = true;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/10/allOf/1/type", "type", {type: "object"}));
errors++;
}
}
var valid29 = _errs96 === errors;
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
if(errors === _errs102){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((((data.type === undefined) && (missing11 = "type")) || ((data.endpointId === undefined) && (missing11 = "endpointId"))) || ((data.workerId === undefined) && (missing11 = "workerId"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/11/required", "required", {missingProperty: missing11}));
errors++;
}
else {
if(data.type !== undefined){
let data24 = data.type;
const _errs104 = errors;
if(typeof data24 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/11/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/11/properties/type/enum", "enum", {allowedValues: schema13.placed.schema.allOf[1].oneOf[11].properties.type.enum}));
errors++;
}
var valid31 = _errs104 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.endpointId !== undefined){
const _errs106 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/11/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid31 = _errs106 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.workerId !== undefined){
const _errs108 = errors;
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at5+"/allOf/1/oneOf/11/properties/workerId/type", "type", {type: "string"}));
errors++;
}
var valid31 = _errs108 === errors;
}
else {
var valid31 = true;
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
if(errors === _errs110){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.type === undefined) && (missing12 = "type")) || ((data.fault === undefined) && (missing12 = "fault"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/12/required", "required", {missingProperty: missing12}));
errors++;
}
else {
if(data.type !== undefined){
let data27 = data.type;
const _errs112 = errors;
if(typeof data27 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/12/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data27){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/12/properties/type/const", "const", {allowedValue: "faultInjected"}));
errors++;
}
var valid32 = _errs112 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.fault !== undefined){
const _errs114 = errors;
if(typeof data.fault !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at5+"/allOf/1/oneOf/12/properties/fault/type", "type", {type: "string"}));
errors++;
}
var valid32 = _errs114 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.endpointId !== undefined){
const _errs116 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/12/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid32 = _errs116 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.jobId !== undefined){
const _errs118 = errors;
if(typeof data.jobId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at5+"/allOf/1/oneOf/12/properties/jobId/type", "type", {type: "string"}));
errors++;
}
var valid32 = _errs118 === errors;
}
else {
var valid32 = true;
}
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
if(errors === _errs120){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((((data.type === undefined) && (missing13 = "type")) || ((data.operationId === undefined) && (missing13 = "operationId"))) || ((data.endpointId === undefined) && (missing13 = "endpointId"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/13/required", "required", {missingProperty: missing13}));
errors++;
}
else {
if(data.type !== undefined){
let data31 = data.type;
const _errs122 = errors;
if(typeof data31 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/13/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data31){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/13/properties/type/const", "const", {allowedValue: "limited"}));
errors++;
}
var valid33 = _errs122 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.operationId !== undefined){
const _errs124 = errors;
if(typeof data.operationId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at5+"/allOf/1/oneOf/13/properties/operationId/type", "type", {type: "string"}));
errors++;
}
var valid33 = _errs124 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.endpointId !== undefined){
const _errs126 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/13/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid33 = _errs126 === errors;
}
else {
var valid33 = true;
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
if(errors === _errs128){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((data.type === undefined) && (missing14 = "type")) || ((data.endpointId === undefined) && (missing14 = "endpointId"))) || ((data.refused === undefined) && (missing14 = "refused"))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/14/required", "required", {missingProperty: missing14}));
errors++;
}
else {
if(data.type !== undefined){
let data34 = data.type;
const _errs130 = errors;
if(typeof data34 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/14/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data34){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at5+"/allOf/1/oneOf/14/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
errors++;
}
var valid34 = _errs130 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.endpointId !== undefined){
const _errs132 = errors;
if(typeof data.endpointId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at5+"/allOf/1/oneOf/14/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
var valid34 = _errs132 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.refused !== undefined){
const _errs134 = errors;
if(typeof data.refused !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at5+"/allOf/1/oneOf/14/properties/refused/type", "type", {type: "boolean"}));
errors++;
}
var valid34 = _errs134 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/allOf/1/oneOf/14/type", "type", {type: "object"}));
errors++;
}
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

const check9 = validate39;

function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate39.errors = [schemaError(instancePath, at10+"/type", "type", {type: "string"})];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

const check10 = validate40;
const schema25 = {"placed":{"schema":{"properties":{"state":{"enum":["waiting","acknowledged","givenUp"]}}}}};

function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.host === undefined) && (missing0 = "host")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.state === undefined) && (missing0 = "state"))){
validate43.errors = [schemaError(instancePath, at11+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.host !== undefined){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate43.errors = [schemaError(instancePath+"/host", at11+"/properties/host/type", "type", {type: "string"})];
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
validate43.errors = [schemaError(instancePath+"/attempts", at11+"/properties/attempts/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate43.errors = [schemaError(instancePath+"/attempts", at11+"/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate43.errors = [schemaError(instancePath+"/state", at11+"/properties/state/type", "type", {type: "string"})];
return false;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
validate43.errors = [schemaError(instancePath+"/state", at11+"/properties/state/enum", "enum", {allowedValues: schema25.placed.schema.properties.state.enum})];
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
validate43.errors = [schemaError(instancePath, at11+"/type", "type", {type: "object"})];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate42.errors = [schemaError(instancePath, at12+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate42.errors = [schemaError(instancePath+"/id", at12+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate42.errors = [schemaError(instancePath+"/number", at12+"/properties/number/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate42.errors = [schemaError(instancePath+"/number", at12+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1})];
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
if(data.endpointId !== undefined){
const _errs6 = errors;
if(typeof data.endpointId !== "string"){
validate42.errors = [schemaError(instancePath+"/endpointId", at12+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission !== undefined){
let data3 = data.submission;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate42.errors = [schemaError(instancePath+"/submission", at6+"/type", "type", {type: "string"})];
return false;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
validate42.errors = [schemaError(instancePath+"/submission", at6+"/enum", "enum", {allowedValues: schema16.placed.schema.enum})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate42.errors = [schemaError(instancePath+"/status", at7+"/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs16 = errors;
if(typeof data.lowPriority !== "boolean"){
validate42.errors = [schemaError(instancePath+"/lowPriority", at12+"/properties/lowPriority/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data6 = data.retries;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate42.errors = [schemaError(instancePath+"/retries", at12+"/properties/retries/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate42.errors = [schemaError(instancePath+"/retries", at12+"/properties/retries/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate42.errors = [schemaError(instancePath+"/queuedMs", at12+"/properties/queuedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data8 = data.startedMs;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate42.errors = [schemaError(instancePath+"/startedMs", at12+"/properties/startedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endedMs !== undefined){
let data9 = data.endedMs;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate42.errors = [schemaError(instancePath+"/endedMs", at12+"/properties/endedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.delayTime !== undefined){
let data10 = data.delayTime;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate42.errors = [schemaError(instancePath+"/delayTime", at12+"/properties/delayTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate42.errors = [schemaError(instancePath+"/delayTime", at12+"/properties/delayTime/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(data.executionTime !== undefined){
let data11 = data.executionTime;
const _errs28 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate42.errors = [schemaError(instancePath+"/executionTime", at12+"/properties/executionTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs28){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate42.errors = [schemaError(instancePath+"/executionTime", at12+"/properties/executionTime/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workerId !== undefined){
const _errs30 = errors;
if(typeof data.workerId !== "string"){
validate42.errors = [schemaError(instancePath+"/workerId", at12+"/properties/workerId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs32 = errors;
if(typeof data.error !== "string"){
validate42.errors = [schemaError(instancePath+"/error", at12+"/properties/error/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
const _errs34 = errors;
if(!(validate43(data.webhook, {instancePath:instancePath+"/webhook"}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data15 = data.cost;
const _errs35 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate42.errors = [schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate42.errors = [schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs35 === errors;
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
}
else {
validate42.errors = [schemaError(instancePath, at12+"/type", "type", {type: "object"})];
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
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate41.errors = [schemaError(instancePath, at13+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate41.errors = [schemaError(instancePath+"/total", at13+"/properties/total/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate41.errors = [schemaError(instancePath+"/total", at13+"/properties/total/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(!(validate42(data1[i0], {instancePath:instancePath+"/jobs/" + i0}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate41.errors = [schemaError(instancePath+"/jobs", at13+"/properties/jobs/type", "type", {type: "array"})];
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
validate41.errors = [schemaError(instancePath, at13+"/type", "type", {type: "object"})];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate41(data, {instancePath}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}

const check11 = validate47;

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate50.errors = [schemaError(instancePath+"/executionTimeout", at14+"/properties/executionTimeout/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate50.errors = [schemaError(instancePath+"/executionTimeout", at14+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000})];
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
validate50.errors = [schemaError(instancePath+"/lowPriority", at14+"/properties/lowPriority/type", "type", {type: "boolean"})];
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
validate50.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate50.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate50.errors = [schemaError(instancePath+"/ttl", at14+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000})];
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
validate50.errors = [schemaError(instancePath, at14+"/type", "type", {type: "object"})];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasStorageSettings === undefined) && (missing0 = "hasStorageSettings")){
validate48.errors = [schemaError(instancePath, at15+"/allOf/1/required", "required", {missingProperty: missing0})];
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
validate48.errors = [schemaError(instancePath+"/input", at15+"/allOf/1/properties/input/type", "type", {type: "object"})];
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
if(!(validate50(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate48.errors = [schemaError(instancePath+"/hasStorageSettings", at15+"/allOf/1/properties/hasStorageSettings/type", "type", {type: "boolean"})];
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
validate48.errors = [schemaError(instancePath, at15+"/allOf/1/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

const check12 = validate53;

function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

const check13 = validate55;

function validate57(data, {instancePath=""}={}){
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
validate57.errors = [schemaError(instancePath, at16+"/allOf/2/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate57.errors = [schemaError(instancePath+"/attempt", at16+"/allOf/2/properties/attempt/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate57.errors = [schemaError(instancePath+"/attempt", at16+"/allOf/2/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate57.errors = [schemaError(instancePath+"/host", at16+"/allOf/2/properties/host/type", "type", {type: "string"})];
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
validate57.errors = [schemaError(instancePath+"/outcome", at16+"/allOf/2/properties/outcome/type", "type", {type: "string"})];
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
validate57.errors = [schemaError(instancePath+"/acknowledged", at16+"/allOf/2/properties/acknowledged/type", "type", {type: "boolean"})];
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
validate57.errors = [schemaError(instancePath, at16+"/allOf/2/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate56.errors = [schemaError(instancePath, at17+"/required", "required", {missingProperty: missing0})];
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
if(!(validate57(data0[i0], {instancePath:instancePath+"/deliveries/" + i0}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate56.errors = [schemaError(instancePath+"/deliveries", at17+"/properties/deliveries/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate56.errors = [schemaError(instancePath, at17+"/type", "type", {type: "object"})];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

const check14 = validate62;
const formats4 = formats.date;

function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.day === undefined) && (missing0 = "day")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.cost === undefined) && (missing0 = "cost"))){
validate64.errors = [schemaError(instancePath, at18+"/required", "required", {missingProperty: missing0})];
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
validate64.errors = [schemaError(instancePath+"/day", at18+"/properties/day/format", "format", {format: "date"})];
return false;
}
}
else {
validate64.errors = [schemaError(instancePath+"/day", at18+"/properties/day/type", "type", {type: "string"})];
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
validate64.errors = [schemaError(instancePath+"/endpointId", at18+"/properties/endpointId/type", "type", {type: "string"})];
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
validate64.errors = [schemaError(instancePath+"/jobs", at18+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate64.errors = [schemaError(instancePath+"/jobs", at18+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate64.errors = [schemaError(instancePath+"/cost", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate64.errors = [schemaError(instancePath+"/cost", at8+"/type", "type", {type: "string"})];
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
validate64.errors = [schemaError(instancePath, at18+"/type", "type", {type: "object"})];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema39 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};

function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate66.errors = [schemaError(instancePath, at19+"/required", "required", {missingProperty: missing0})];
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
validate66.errors = [schemaError(instancePath+"/amount", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate66.errors = [schemaError(instancePath+"/amount", at8+"/type", "type", {type: "string"})];
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
validate66.errors = [schemaError(instancePath+"/exceeded", at19+"/properties/exceeded/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate66.errors = [schemaError(instancePath+"/exceeded", at19+"/properties/exceeded/enum", "enum", {allowedValues: schema39.placed.schema.properties.exceeded.enum})];
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
validate66.errors = [schemaError(instancePath+"/reached", at19+"/properties/reached/type", "type", {type: "boolean"})];
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
validate66.errors = [schemaError(instancePath, at19+"/type", "type", {type: "object"})];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate63.errors = [schemaError(instancePath, at20+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate63.errors = [schemaError(instancePath+"/currency", at20+"/properties/currency/type", "type", {type: "string"})];
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
validate63.errors = [schemaError(instancePath+"/total", at8+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate63.errors = [schemaError(instancePath+"/total", at8+"/type", "type", {type: "string"})];
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
validate63.errors = [schemaError(instancePath+"/jobs", at20+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate63.errors = [schemaError(instancePath+"/jobs", at20+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(!(validate64(data3[i0], {instancePath:instancePath+"/totals/" + i0}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate63.errors = [schemaError(instancePath+"/totals", at20+"/properties/totals/type", "type", {type: "array"})];
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
if(!(validate66(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate63.errors = [schemaError(instancePath, at20+"/type", "type", {type: "object"})];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

const check15 = validate69;
const schema44 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate74.errors = [schemaError(instancePath, at21+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate74.errors = [schemaError(instancePath, at21+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate74.errors = [schemaError(instancePath+"/status", at21+"/properties/status/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate74.errors = [schemaError(instancePath+"/status", at21+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599})];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate74.errors = [schemaError(instancePath+"/status", at21+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400})];
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
validate74.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate74.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate74.errors = [schemaError(instancePath+"/retryAfterSeconds", at21+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate74.errors = [schemaError(instancePath, at21+"/type", "type", {type: "object"})];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate78.errors = [schemaError(instancePath, at22+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate78.errors = [schemaError(instancePath, at22+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate78.errors = [schemaError(instancePath+"/distribution", at22+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("fixed" !== data0){
validate78.errors = [schemaError(instancePath+"/distribution", at22+"/properties/distribution/const", "const", {allowedValue: "fixed"})];
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
validate78.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate78.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate78.errors = [schemaError(instancePath+"/ms", at22+"/properties/ms/type", "type", {type: "number"})];
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
validate78.errors = [schemaError(instancePath, at22+"/type", "type", {type: "object"})];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate80.errors = [schemaError(instancePath, at23+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate80.errors = [schemaError(instancePath, at23+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate80.errors = [schemaError(instancePath+"/distribution", at23+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("uniform" !== data0){
validate80.errors = [schemaError(instancePath+"/distribution", at23+"/properties/distribution/const", "const", {allowedValue: "uniform"})];
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
validate80.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate80.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate80.errors = [schemaError(instancePath+"/minMs", at23+"/properties/minMs/type", "type", {type: "number"})];
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
validate80.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate80.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate80.errors = [schemaError(instancePath+"/maxMs", at23+"/properties/maxMs/type", "type", {type: "number"})];
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
validate80.errors = [schemaError(instancePath, at23+"/type", "type", {type: "object"})];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate82.errors = [schemaError(instancePath, at24+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate82.errors = [schemaError(instancePath, at24+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate82.errors = [schemaError(instancePath+"/distribution", at24+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("lognormal" !== data0){
validate82.errors = [schemaError(instancePath+"/distribution", at24+"/properties/distribution/const", "const", {allowedValue: "lognormal"})];
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
validate82.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate82.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate82.errors = [schemaError(instancePath+"/medianMs", at24+"/properties/medianMs/type", "type", {type: "number"})];
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
validate82.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate82.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate82.errors = [schemaError(instancePath+"/sigma", at24+"/properties/sigma/type", "type", {type: "number"})];
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
validate82.errors = [schemaError(instancePath, at24+"/type", "type", {type: "object"})];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate78(data, {instancePath}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate80(data, {instancePath}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
if(!(validate82(data, {instancePath}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate77.errors = vErrors;
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
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate76.errors = [schemaError(instancePath, at26+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate76.errors = [schemaError(instancePath, at26+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate77(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate76.errors = [schemaError(instancePath, at26+"/type", "type", {type: "object"})];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate86.errors = [schemaError(instancePath, at27+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate86.errors = [schemaError(instancePath, at27+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate86.errors = [schemaError(instancePath+"/drop", at27+"/properties/drop/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate86.errors = [schemaError(instancePath+"/drop", at27+"/properties/drop/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate86.errors = [schemaError(instancePath, at27+"/type", "type", {type: "object"})];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

const schema54 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate88(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate88.errors = [schemaError(instancePath, at28+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate88.errors = [schemaError(instancePath, at28+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate88.errors = [schemaError(instancePath+"/worker", at28+"/properties/worker/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate88.errors = [schemaError(instancePath+"/worker", at28+"/properties/worker/enum", "enum", {allowedValues: schema54.placed.schema.properties.worker.enum})];
return false;
}
}
}
}
}
else {
validate88.errors = [schemaError(instancePath, at28+"/type", "type", {type: "object"})];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

const schema55 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate90.errors = [schemaError(instancePath, at29+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate90.errors = [schemaError(instancePath, at29+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate90.errors = [schemaError(instancePath+"/webhook", at29+"/properties/webhook/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate90.errors = [schemaError(instancePath+"/webhook", at29+"/properties/webhook/enum", "enum", {allowedValues: schema55.placed.schema.properties.webhook.enum})];
return false;
}
}
}
}
}
else {
validate90.errors = [schemaError(instancePath, at29+"/type", "type", {type: "object"})];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate92.errors = [schemaError(instancePath, at30+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate92.errors = [schemaError(instancePath, at30+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate92.errors = [schemaError(instancePath+"/stale", at30+"/properties/stale/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate92.errors = [schemaError(instancePath+"/stale", at30+"/properties/stale/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate92.errors = [schemaError(instancePath, at30+"/type", "type", {type: "object"})];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate74(data, {instancePath}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate76(data, {instancePath}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
if(!(validate86(data, {instancePath}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate88(data, {instancePath}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
if(!(validate90(data, {instancePath}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
if(!(validate92(data, {instancePath}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate73.errors = vErrors;
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
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate72.errors = [schemaError(instancePath, at32+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
validate72.errors = [schemaError(instancePath, at32+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate72.errors = [schemaError(instancePath+"/operation", at32+"/properties/operation/type", "type", {type: "string"})];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate72.errors = [schemaError(instancePath+"/operation", at32+"/properties/operation/enum", "enum", {allowedValues: schema44.placed.schema.properties.operation.enum})];
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
validate72.errors = [schemaError(instancePath+"/endpoint", at32+"/properties/endpoint/type", "type", {type: "string"})];
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
validate72.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate72.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate72.errors = [schemaError(instancePath+"/probability", at32+"/properties/probability/type", "type", {type: "number"})];
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
validate72.errors = [schemaError(instancePath+"/count", at32+"/properties/count/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate72.errors = [schemaError(instancePath+"/count", at32+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate72.errors = vErrors;
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
if(!(validate73(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate72.errors = [schemaError(instancePath, at32+"/type", "type", {type: "object"})];
return false;
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
if((data.fault === undefined) && (missing0 = "fault")){
validate71.errors = [schemaError(instancePath, at34+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate72(data.fault, {instancePath:instancePath+"/fault"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
validate71.errors = [schemaError(instancePath+"/left", at34+"/properties/left/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate71.errors = [schemaError(instancePath+"/left", at34+"/properties/left/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate71.errors = [schemaError(instancePath, at34+"/type", "type", {type: "object"})];
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
if((data.faults === undefined) && (missing0 = "faults")){
validate70.errors = [schemaError(instancePath, at35+"/required", "required", {missingProperty: missing0})];
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
if(!(validate71(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate70.errors = [schemaError(instancePath+"/faults", at35+"/properties/faults/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate70.errors = [schemaError(instancePath, at35+"/type", "type", {type: "object"})];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate70(data, {instancePath}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

const check16 = validate98;
const schema61 = {"placed":{"schema":{"enum":["none","read","run"]}}};
const func6 = characters;

function validate101(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate101.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at36+"/type", "type", {type: "string"})];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate101.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at36+"/enum", "enum", {allowedValues: schema61.placed.schema.enum})];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [schemaError(instancePath, at37+"/type", "type", {type: "object"})];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.permission === undefined) && (missing0 = "permission"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate100.errors = [schemaError(instancePath, at38+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate100.errors = [schemaError(instancePath+"/id", at38+"/properties/id/type", "type", {type: "string"})];
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
validate100.errors = [schemaError(instancePath+"/name", at39+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func6(data1) < 1){
validate100.errors = [schemaError(instancePath+"/name", at39+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate100.errors = [schemaError(instancePath+"/name", at39+"/type", "type", {type: "string"})];
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
validate100.errors = [schemaError(instancePath+"/hint", at38+"/properties/hint/type", "type", {type: "string"})];
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
validate100.errors = [schemaError(instancePath+"/permission", at36+"/type", "type", {type: "string"})];
return false;
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
validate100.errors = [schemaError(instancePath+"/permission", at36+"/enum", "enum", {allowedValues: schema61.placed.schema.enum})];
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
if(!(validate101(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
validate100.errors = [schemaError(instancePath+"/createdMs", at38+"/properties/createdMs/type", "type", {type: "integer"})];
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
validate100.errors = [schemaError(instancePath+"/isFromSettings", at38+"/properties/isFromSettings/type", "type", {type: "boolean"})];
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
validate100.errors = [schemaError(instancePath, at38+"/type", "type", {type: "object"})];
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
if((data.keys === undefined) && (missing0 = "keys")){
validate99.errors = [schemaError(instancePath, at40+"/required", "required", {missingProperty: missing0})];
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
if(!(validate100(data0[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate99.errors = [schemaError(instancePath+"/keys", at40+"/properties/keys/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate99.errors = [schemaError(instancePath, at40+"/type", "type", {type: "object"})];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate99(data, {instancePath}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}

const check17 = validate105;

function validate106(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate106.errors = [schemaError(instancePath, at41+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate106.errors = [schemaError(instancePath+"/id", at41+"/properties/id/type", "type", {type: "string"})];
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
validate106.errors = [schemaError(instancePath+"/key", at41+"/properties/key/type", "type", {type: "string"})];
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
validate106.errors = [schemaError(instancePath, at41+"/type", "type", {type: "object"})];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate106(data, {instancePath}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}

const check18 = validate108;

function validate108(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

const check19 = validate110;

function validate110(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}

const check20 = validate112;

function validate112(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

const check21 = validate114;

function validate114(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}

const check22 = validate116;

function validate120(data, {instancePath=""}={}){
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
validate120.errors = vErrors;
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
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate119.errors = [schemaError(instancePath, at43+"/maxItems", "maxItems", {limit: 100})];
return false;
}
else {
if(data.length < 1){
validate119.errors = [schemaError(instancePath, at43+"/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate120(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
validate119.errors = [schemaError(instancePath, at43+"/type", "type", {type: "array"})];
return false;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.calls === undefined) && (missing0 = "calls"))){
validate118.errors = [schemaError(instancePath, at44+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate118.errors = [schemaError(instancePath+"/id", at44+"/properties/id/type", "type", {type: "string"})];
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
validate118.errors = [schemaError(instancePath+"/name", at45+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func6(data1) < 1){
validate118.errors = [schemaError(instancePath+"/name", at45+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate118.errors = [schemaError(instancePath+"/name", at45+"/type", "type", {type: "string"})];
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
validate118.errors = [schemaError(instancePath+"/path", at44+"/properties/path/type", "type", {type: "string"})];
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
validate118.errors = [schemaError(instancePath+"/url", at44+"/properties/url/type", "type", {type: "string"})];
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
if(!(validate119(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
validate118.errors = [schemaError(instancePath+"/calls", at44+"/properties/calls/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate118.errors = [schemaError(instancePath+"/calls", at44+"/properties/calls/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate118.errors = [schemaError(instancePath, at44+"/type", "type", {type: "object"})];
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
if((data.receivers === undefined) && (missing0 = "receivers")){
validate117.errors = [schemaError(instancePath, at46+"/required", "required", {missingProperty: missing0})];
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
if(!(validate118(data0[i0], {instancePath:instancePath+"/receivers/" + i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate117.errors = [schemaError(instancePath+"/receivers", at46+"/properties/receivers/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate117.errors = [schemaError(instancePath, at46+"/type", "type", {type: "object"})];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate117(data, {instancePath}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
validate116.errors = vErrors;
return errors === 0;
}

const check23 = validate125;

function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}

const check24 = validate127;

function validate127(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}

const check25 = validate129;

function validate129(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}

const check26 = validate131;

function validate131(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}

const check27 = validate133;

function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate135.errors = [schemaError(instancePath, at47+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate135.errors = [schemaError(instancePath+"/number", at47+"/properties/number/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate135.errors = [schemaError(instancePath+"/number", at47+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate135.errors = [schemaError(instancePath+"/receivedMs", at47+"/properties/receivedMs/type", "type", {type: "integer"})];
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
validate135.errors = [schemaError(instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at47+"/properties/headers/additionalProperties/type", "type", {type: "string"})];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate135.errors = [schemaError(instancePath+"/headers", at47+"/properties/headers/type", "type", {type: "object"})];
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
validate135.errors = [schemaError(instancePath+"/body", at47+"/properties/body/type", "type", {type: "string"})];
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
if(!(validate120(data.response, {instancePath:instancePath+"/response"}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
validate135.errors = [schemaError(instancePath, at47+"/type", "type", {type: "object"})];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate134.errors = [schemaError(instancePath, at48+"/required", "required", {missingProperty: missing0})];
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
if(!(validate135(data0[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate134.errors = [schemaError(instancePath+"/calls", at48+"/properties/calls/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate134.errors = [schemaError(instancePath, at48+"/type", "type", {type: "object"})];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}

const check28 = validate139;

function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate140.errors = [schemaError(instancePath, at49+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate140.errors = [schemaError(instancePath+"/id", at49+"/properties/id/type", "type", {type: "string"})];
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
validate140.errors = [schemaError(instancePath+"/key", at49+"/properties/key/type", "type", {type: "string"})];
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
validate140.errors = [schemaError(instancePath, at49+"/type", "type", {type: "object"})];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate140(data, {instancePath}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}

const check29 = validate142;

function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}

const check30 = validate144;

function validate144(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}

const check31 = validate146;

function validate146(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}

const check32 = validate148;

function validate148(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
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
