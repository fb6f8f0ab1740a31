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
const at13 = "#/components/schemas/AccountEvent";
const at14 = "#/components/schemas/Submission";
const at15 = "#/components/schemas/StateName";
const at16 = "#/components/schemas/EventList";
const at17 = "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema";
const at18 = "#/components/schemas/JobWebhook";
const at19 = "#/components/schemas/JobSummary";
const at20 = "#/components/schemas/JobList";
const at21 = "#/components/schemas/Policy";
const at22 = "#/components/schemas/JobDetails";
const at23 = "#/components/schemas/Delivery";
const at24 = "#/components/schemas/DeliveryList";
const at25 = "#/components/schemas/LedgerTotal";
const at26 = "#/components/schemas/Budget";
const at27 = "#/components/schemas/Ledger";
const at28 = "#/components/schemas/ReportedRule";
const at29 = "#/components/schemas/Report";
const at30 = "#/components/responses/ReportPageRead/content/text~1html/schema";
const at31 = "#/components/schemas/StatusEffect";
const at32 = "#/components/schemas/FixedLatency";
const at33 = "#/components/schemas/UniformLatency";
const at34 = "#/components/schemas/LogNormalLatency";
const at35 = "#/components/schemas/Latency";
const at36 = "#/components/schemas/LatencyEffect";
const at37 = "#/components/schemas/DropEffect";
const at38 = "#/components/schemas/WorkerEffect";
const at39 = "#/components/schemas/WebhookEffect";
const at40 = "#/components/schemas/StaleEffect";
const at41 = "#/components/schemas/FaultEffect";
const at42 = "#/components/schemas/Fault";
const at43 = "#/components/schemas/Seed";
const at44 = "#/components/schemas/DeclaredFault";
const at45 = "#/components/schemas/DeclaredFaultList";
const at46 = "#/components/schemas/Permission";
const at47 = "#/components/schemas/KeyEndpoints";
const at48 = "#/components/schemas/Key";
const at49 = "#/components/schemas/KeyName";
const at50 = "#/components/schemas/KeyList";
const at51 = "#/components/schemas/CreatedKey";
const at52 = "#/components/schemas/ReceiverResponse";
const at53 = "#/components/schemas/ReceiverResponses";
const at54 = "#/components/schemas/Receiver";
const at55 = "#/components/schemas/ReceiverName";
const at56 = "#/components/schemas/ReceiverList";
const at57 = "#/components/schemas/ReceiverCall";
const at58 = "#/components/schemas/ReceiverCallList";
const at59 = "#/components/schemas/CreatedAccount";
const check0 = validate0;
const schema1 = {"placed":{"schema":{"properties":{"profile":{"enum":["contract","reference"]}}}}};

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instanceId === undefined) && (missing0 = "instanceId")) || ((data.startedMs === undefined) && (missing0 = "startedMs"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.account === undefined) && (missing0 = "account"))){
validate1.errors = [schemaError(instancePath, at0+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.instanceId !== undefined){
const _errs2 = errors;
if(typeof data.instanceId !== "string"){
validate1.errors = [schemaError(instancePath+"/instanceId", at0+"/properties/instanceId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data1 = data.startedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [schemaError(instancePath+"/startedMs", at0+"/properties/startedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
const _errs6 = errors;
if(typeof data.version !== "string"){
validate1.errors = [schemaError(instancePath+"/version", at0+"/properties/version/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.profile !== undefined){
let data3 = data.profile;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate1.errors = [schemaError(instancePath+"/profile", at0+"/properties/profile/type", "type", {type: "string"})];
return false;
}
if(!((data3 === "contract") || (data3 === "reference"))){
validate1.errors = [schemaError(instancePath+"/profile", at0+"/properties/profile/enum", "enum", {allowedValues: schema1.placed.schema.properties.profile.enum})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.account !== undefined){
const _errs10 = errors;
if(typeof data.account !== "string"){
validate1.errors = [schemaError(instancePath+"/account", at0+"/properties/account/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
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
const formats0 = formats["json-pointer"];

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
if(!(formats0(data1))){
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
const schema10 = {"placed":{"schema":{"properties":{"kind":{"enum":["public","serverless"]}}}}};
const func0 = pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.per === undefined) && (missing0 = "per"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.unit === undefined) && (missing0 = "unit"))){
validate17.errors = [schemaError(instancePath, at3+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate17.errors = [schemaError(instancePath+"/id", at3+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
let data1 = data.price;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate17.errors = [schemaError(instancePath+"/price", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate17.errors = [schemaError(instancePath+"/price", at4+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.per !== undefined){
let data2 = data.per;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate17.errors = [schemaError(instancePath+"/per", at3+"/properties/per/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate17.errors = [schemaError(instancePath+"/per", at3+"/properties/per/minimum", "minimum", {comparison: ">=", limit: 1})];
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
if(data.quantity !== undefined){
const _errs10 = errors;
if(typeof data.quantity !== "string"){
validate17.errors = [schemaError(instancePath+"/quantity", at3+"/properties/quantity/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
const _errs12 = errors;
if(typeof data.unit !== "string"){
validate17.errors = [schemaError(instancePath+"/unit", at3+"/properties/unit/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs12 === errors;
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
validate17.errors = [schemaError(instancePath, at3+"/type", "type", {type: "object"})];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate19.errors = [schemaError(instancePath, at5+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.jobs !== undefined){
let data0 = data.jobs;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.completed === undefined) && (missing1 = "completed")) || ((data0.failed === undefined) && (missing1 = "failed"))) || ((data0.retried === undefined) && (missing1 = "retried"))) || ((data0.inProgress === undefined) && (missing1 = "inProgress"))) || ((data0.inQueue === undefined) && (missing1 = "inQueue"))){
validate19.errors = [schemaError(instancePath+"/jobs", at5+"/properties/jobs/required", "required", {missingProperty: missing1})];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate19.errors = [schemaError(instancePath+"/jobs/completed", at5+"/properties/jobs/properties/completed/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate19.errors = [schemaError(instancePath+"/jobs/completed", at5+"/properties/jobs/properties/completed/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.failed !== undefined){
let data2 = data0.failed;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate19.errors = [schemaError(instancePath+"/jobs/failed", at5+"/properties/jobs/properties/failed/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate19.errors = [schemaError(instancePath+"/jobs/failed", at5+"/properties/jobs/properties/failed/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.retried !== undefined){
let data3 = data0.retried;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate19.errors = [schemaError(instancePath+"/jobs/retried", at5+"/properties/jobs/properties/retried/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate19.errors = [schemaError(instancePath+"/jobs/retried", at5+"/properties/jobs/properties/retried/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate19.errors = [schemaError(instancePath+"/jobs/inProgress", at5+"/properties/jobs/properties/inProgress/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate19.errors = [schemaError(instancePath+"/jobs/inProgress", at5+"/properties/jobs/properties/inProgress/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate19.errors = [schemaError(instancePath+"/jobs/inQueue", at5+"/properties/jobs/properties/inQueue/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate19.errors = [schemaError(instancePath+"/jobs/inQueue", at5+"/properties/jobs/properties/inQueue/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate19.errors = [schemaError(instancePath+"/jobs", at5+"/properties/jobs/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workers !== undefined){
let data6 = data.workers;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((data6.initializing === undefined) && (missing2 = "initializing")) || ((data6.ready === undefined) && (missing2 = "ready"))) || ((data6.idle === undefined) && (missing2 = "idle"))) || ((data6.running === undefined) && (missing2 = "running"))){
validate19.errors = [schemaError(instancePath+"/workers", at5+"/properties/workers/required", "required", {missingProperty: missing2})];
return false;
}
else {
if(data6.initializing !== undefined){
let data7 = data6.initializing;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate19.errors = [schemaError(instancePath+"/workers/initializing", at5+"/properties/workers/properties/initializing/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate19.errors = [schemaError(instancePath+"/workers/initializing", at5+"/properties/workers/properties/initializing/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ready !== undefined){
let data8 = data6.ready;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate19.errors = [schemaError(instancePath+"/workers/ready", at5+"/properties/workers/properties/ready/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate19.errors = [schemaError(instancePath+"/workers/ready", at5+"/properties/workers/properties/ready/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.idle !== undefined){
let data9 = data6.idle;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate19.errors = [schemaError(instancePath+"/workers/idle", at5+"/properties/workers/properties/idle/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate19.errors = [schemaError(instancePath+"/workers/idle", at5+"/properties/workers/properties/idle/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.running !== undefined){
let data10 = data6.running;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate19.errors = [schemaError(instancePath+"/workers/running", at5+"/properties/workers/properties/running/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate19.errors = [schemaError(instancePath+"/workers/running", at5+"/properties/workers/properties/running/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate19.errors = [schemaError(instancePath+"/workers", at5+"/properties/workers/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate19.errors = [schemaError(instancePath, at5+"/type", "type", {type: "object"})];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.workersMax === undefined) && (missing0 = "workersMax"))) || ((data.health === undefined) && (missing0 = "health"))){
validate16.errors = [schemaError(instancePath, at6+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate16.errors = [schemaError(instancePath+"/id", at6+"/properties/id/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate16.errors = [schemaError(instancePath+"/kind", at6+"/properties/kind/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "public") || (data1 === "serverless"))){
validate16.errors = [schemaError(instancePath+"/kind", at6+"/properties/kind/enum", "enum", {allowedValues: schema10.placed.schema.properties.kind.enum})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate16.errors = [schemaError(instancePath+"/model", at6+"/properties/model/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
const _errs8 = errors;
if(!(validate17(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate16.errors = [schemaError(instancePath+"/inputSchema", at6+"/properties/inputSchema/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workersMax !== undefined){
let data5 = data.workersMax;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [schemaError(instancePath+"/workersMax", at6+"/properties/workersMax/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate16.errors = [schemaError(instancePath+"/workersMax", at6+"/properties/workersMax/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.health !== undefined){
const _errs14 = errors;
if(!(validate19(data.health, {instancePath:instancePath+"/health"}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
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
validate16.errors = [schemaError(instancePath, at6+"/type", "type", {type: "object"})];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate15.errors = [schemaError(instancePath, at7+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate15.errors = [schemaError(instancePath+"/endpoints", at7+"/properties/endpoints/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate15.errors = [schemaError(instancePath, at7+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.problems === undefined) && (missing0 = "problems")){
validate24.errors = [schemaError(instancePath, at8+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.cost !== undefined){
let data0 = data.cost;
const _errs2 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate24.errors = [schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate24.errors = [schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.quantity !== undefined){
let data1 = data.quantity;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate24.errors = [schemaError(instancePath+"/quantity", at8+"/properties/quantity/pattern", "pattern", {...{pattern: "^[0-9]+$"}, expected: "a whole number"})];
return false;
}
}
else {
validate24.errors = [schemaError(instancePath+"/quantity", at8+"/properties/quantity/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
const _errs8 = errors;
if(typeof data.unit !== "string"){
validate24.errors = [schemaError(instancePath+"/unit", at8+"/properties/unit/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs10 = errors;
if(typeof data.reason !== "string"){
validate24.errors = [schemaError(instancePath+"/reason", at8+"/properties/reason/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.problems !== undefined){
let data4 = data.problems;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.pointer === undefined) && (missing1 = "pointer")) || ((data5.detail === undefined) && (missing1 = "detail"))){
validate24.errors = [schemaError(instancePath+"/problems/" + i0, at8+"/properties/problems/items/required", "required", {missingProperty: missing1})];
return false;
}
else {
if(data5.pointer !== undefined){
const _errs16 = errors;
if(typeof data5.pointer !== "string"){
validate24.errors = [schemaError(instancePath+"/problems/" + i0+"/pointer", at8+"/properties/problems/items/properties/pointer/type", "type", {type: "string"})];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.detail !== undefined){
const _errs18 = errors;
if(typeof data5.detail !== "string"){
validate24.errors = [schemaError(instancePath+"/problems/" + i0+"/detail", at8+"/properties/problems/items/properties/detail/type", "type", {type: "string"})];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate24.errors = [schemaError(instancePath+"/problems/" + i0, at8+"/properties/problems/items/type", "type", {type: "object"})];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate24.errors = [schemaError(instancePath+"/problems", at8+"/properties/problems/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs12 === errors;
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
validate24.errors = [schemaError(instancePath, at8+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.atMs === undefined) && (missing0 = "atMs")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate32.errors = [schemaError(instancePath, at9+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.atMs !== undefined){
let data0 = data.atMs;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate32.errors = [schemaError(instancePath+"/atMs", at9+"/properties/atMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate32.errors = [schemaError(instancePath+"/kind", at9+"/properties/kind/type", "type", {type: "string"})];
return false;
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
validate32.errors = [schemaError(instancePath+"/kind", at9+"/properties/kind/enum", "enum", {allowedValues: schema21.placed.schema.properties.kind.enum})];
return false;
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
validate32.errors = [schemaError(instancePath+"/endpointId", at9+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobId !== undefined){
const _errs8 = errors;
if(typeof data.jobId !== "string"){
validate32.errors = [schemaError(instancePath+"/jobId", at9+"/properties/jobId/type", "type", {type: "string"})];
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
validate32.errors = [schemaError(instancePath, at9+"/type", "type", {type: "object"})];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.nowMs === undefined) && (missing0 = "nowMs"))) || ((data.now === undefined) && (missing0 = "now"))) || ((data.due === undefined) && (missing0 = "due"))){
validate31.errors = [schemaError(instancePath, at10+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate31.errors = [schemaError(instancePath+"/kind", at10+"/properties/kind/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "system") || (data0 === "manual"))){
validate31.errors = [schemaError(instancePath+"/kind", at10+"/properties/kind/enum", "enum", {allowedValues: schema20.placed.schema.properties.kind.enum})];
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
validate31.errors = [schemaError(instancePath+"/nowMs", at10+"/properties/nowMs/type", "type", {type: "integer"})];
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
if(!(formats2(data2))){
validate31.errors = [schemaError(instancePath+"/now", at10+"/properties/now/format", "format", {format: "date-time"})];
return false;
}
}
else {
validate31.errors = [schemaError(instancePath+"/now", at10+"/properties/now/type", "type", {type: "string"})];
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
validate31.errors = [schemaError(instancePath+"/nextDueMs", at10+"/properties/nextDueMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.due !== undefined){
let data4 = data.due;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate32(data4[i0], {instancePath:instancePath+"/due/" + i0}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate31.errors = [schemaError(instancePath+"/due", at10+"/properties/due/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs10 === errors;
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
validate31.errors = [schemaError(instancePath, at10+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.atMs === undefined) && (missing0 = "atMs"))){
validate40.errors = [schemaError(instancePath, at11+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate40.errors = [schemaError(instancePath+"/sequence", at11+"/properties/sequence/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate40.errors = [schemaError(instancePath+"/sequence", at11+"/properties/sequence/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate40.errors = [schemaError(instancePath+"/atMs", at11+"/properties/atMs/type", "type", {type: "integer"})];
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
validate40.errors = [schemaError(instancePath, at11+"/type", "type", {type: "object"})];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate42.errors = [schemaError(instancePath, at12+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.jobId !== undefined){
const _errs2 = errors;
if(typeof data.jobId !== "string"){
validate42.errors = [schemaError(instancePath+"/jobId", at12+"/properties/jobId/type", "type", {type: "string"})];
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
validate42.errors = [schemaError(instancePath+"/endpointId", at12+"/properties/endpointId/type", "type", {type: "string"})];
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
validate42.errors = [schemaError(instancePath, at12+"/type", "type", {type: "object"})];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.submission === undefined) && (missing0 = "submission"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/0/allOf/1/required", "required", {missingProperty: missing0}));
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/0/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("submitted" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/0/allOf/1/properties/type/const", "const", {allowedValue: "submitted"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
vErrors = withError(vErrors, schemaError(instancePath+"/submission", at14+"/enum", "enum", {allowedValues: schema28.placed.schema.enum}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/0/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(valid7){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.workerId === undefined) && (missing1 = "workerId"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/1/allOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs18 = errors;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/1/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("started" !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/1/allOf/1/properties/type/const", "const", {allowedValue: "started"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at13+"/allOf/1/oneOf/1/allOf/1/properties/workerId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/1/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid9 = _errs23 === errors;
if(valid9){
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.progress === undefined) && (missing2 = "progress"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/2/allOf/1/required", "required", {missingProperty: missing2}));
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/2/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("progressed" !== data4){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/2/allOf/1/properties/type/const", "const", {allowedValue: "progressed"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/2/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid11 = _errs29 === errors;
if(valid11){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/3/allOf/1/required", "required", {missingProperty: missing3}));
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/3/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("streamed" !== data5){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/3/allOf/1/properties/type/const", "const", {allowedValue: "streamed"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/3/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid13 = _errs35 === errors;
if(valid13){
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.text === undefined) && (missing4 = "text"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/4/allOf/1/required", "required", {missingProperty: missing4}));
errors++;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs38 = errors;
if(typeof data6 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/4/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("noted" !== data6){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/4/allOf/1/properties/type/const", "const", {allowedValue: "noted"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/text", at13+"/allOf/1/oneOf/4/allOf/1/properties/text/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/4/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid15 = _errs43 === errors;
if(valid15){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.status === undefined) && (missing5 = "status"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/5/allOf/1/required", "required", {missingProperty: missing5}));
errors++;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs46 = errors;
if(typeof data8 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/5/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("ended" !== data8){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/5/allOf/1/properties/type/const", "const", {allowedValue: "ended"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/status", at15+"/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/error", at13+"/allOf/1/oneOf/5/allOf/1/properties/error/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/5/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(valid19){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/6/allOf/1/required", "required", {missingProperty: missing6}));
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/6/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("retried" !== data11){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/6/allOf/1/properties/type/const", "const", {allowedValue: "retried"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/6/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid21 = _errs61 === errors;
if(valid21){
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.type === undefined) && (missing7 = "type")) || ((data.early === undefined) && (missing7 = "early"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/7/allOf/1/required", "required", {missingProperty: missing7}));
errors++;
}
else {
if(data.type !== undefined){
let data12 = data.type;
const _errs64 = errors;
if(typeof data12 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/7/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("forgotten" !== data12){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/7/allOf/1/properties/type/const", "const", {allowedValue: "forgotten"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/early", at13+"/allOf/1/oneOf/7/allOf/1/properties/early/type", "type", {type: "boolean"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/7/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid23 = _errs69 === errors;
if(valid23){
const _errs70 = errors;
if(errors === _errs70){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.type === undefined) && (missing8 = "type")) || ((data.cost === undefined) && (missing8 = "cost"))) || ((data.quantity === undefined) && (missing8 = "quantity"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/8/allOf/1/required", "required", {missingProperty: missing8}));
errors++;
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs72 = errors;
if(typeof data14 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/8/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("charged" !== data14){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/8/allOf/1/properties/type/const", "const", {allowedValue: "charged"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at13+"/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/quantity", at13+"/allOf/1/oneOf/8/allOf/1/properties/quantity/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/8/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid27 = _errs81 === errors;
if(valid27){
const _errs82 = errors;
if(errors === _errs82){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((((data.type === undefined) && (missing9 = "type")) || ((data.attempt === undefined) && (missing9 = "attempt"))) || ((data.host === undefined) && (missing9 = "host"))) || ((data.outcome === undefined) && (missing9 = "outcome"))) || ((data.acknowledged === undefined) && (missing9 = "acknowledged"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/9/allOf/1/required", "required", {missingProperty: missing9}));
errors++;
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs84 = errors;
if(typeof data17 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/9/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookAttempted" !== data17){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/9/allOf/1/properties/type/const", "const", {allowedValue: "webhookAttempted"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at13+"/allOf/1/oneOf/9/allOf/1/properties/attempt/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs86){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempt", at13+"/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/host", at13+"/allOf/1/oneOf/9/allOf/1/properties/host/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/outcome", at13+"/allOf/1/oneOf/9/allOf/1/properties/outcome/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/acknowledged", at13+"/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type", "type", {type: "boolean"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/9/allOf/1/type", "type", {type: "object"}));
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
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid29 = _errs95 === errors;
if(valid29){
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.attempts === undefined) && (missing10 = "attempts"))){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/10/allOf/1/required", "required", {missingProperty: missing10}));
errors++;
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs98 = errors;
if(typeof data22 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/10/allOf/1/properties/type/type", "type", {type: "string"}));
errors++;
}
if("webhookGivenUp" !== data22){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/10/allOf/1/properties/type/const", "const", {allowedValue: "webhookGivenUp"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at13+"/allOf/1/oneOf/10/allOf/1/properties/attempts/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs100){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
vErrors = withError(vErrors, schemaError(instancePath+"/attempts", at13+"/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/10/allOf/1/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/11/required", "required", {missingProperty: missing11}));
errors++;
}
else {
if(data.type !== undefined){
let data24 = data.type;
const _errs104 = errors;
if(typeof data24 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/11/properties/type/type", "type", {type: "string"}));
errors++;
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/11/properties/type/enum", "enum", {allowedValues: schema25.placed.schema.allOf[1].oneOf[11].properties.type.enum}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at13+"/allOf/1/oneOf/11/properties/endpointId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at13+"/allOf/1/oneOf/11/properties/workerId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/11/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/12/required", "required", {missingProperty: missing12}));
errors++;
}
else {
if(data.type !== undefined){
let data27 = data.type;
const _errs112 = errors;
if(typeof data27 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/12/properties/type/type", "type", {type: "string"}));
errors++;
}
if("faultInjected" !== data27){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/12/properties/type/const", "const", {allowedValue: "faultInjected"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/fault", at13+"/allOf/1/oneOf/12/properties/fault/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at13+"/allOf/1/oneOf/12/properties/endpointId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/jobId", at13+"/allOf/1/oneOf/12/properties/jobId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/12/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/13/required", "required", {missingProperty: missing13}));
errors++;
}
else {
if(data.type !== undefined){
let data31 = data.type;
const _errs122 = errors;
if(typeof data31 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/13/properties/type/type", "type", {type: "string"}));
errors++;
}
if("limited" !== data31){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/13/properties/type/const", "const", {allowedValue: "limited"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/operationId", at13+"/allOf/1/oneOf/13/properties/operationId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at13+"/allOf/1/oneOf/13/properties/endpointId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/13/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/14/required", "required", {missingProperty: missing14}));
errors++;
}
else {
if(data.type !== undefined){
let data34 = data.type;
const _errs130 = errors;
if(typeof data34 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/14/properties/type/type", "type", {type: "string"}));
errors++;
}
if("budgetExceeded" !== data34){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/14/properties/type/const", "const", {allowedValue: "budgetExceeded"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at13+"/allOf/1/oneOf/14/properties/endpointId/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/refused", at13+"/allOf/1/oneOf/14/properties/refused/type", "type", {type: "boolean"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/14/type", "type", {type: "object"}));
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
const _errs136 = errors;
if(errors === _errs136){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.type === undefined) && (missing15 = "type")){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/15/required", "required", {missingProperty: missing15}));
errors++;
}
else {
if(data.type !== undefined){
let data37 = data.type;
if(typeof data37 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/15/properties/type/type", "type", {type: "string"}));
errors++;
}
if("accountReset" !== data37){
vErrors = withError(vErrors, schemaError(instancePath+"/type", at13+"/allOf/1/oneOf/15/properties/type/const", "const", {allowedValue: "accountReset"}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf/15/type", "type", {type: "object"}));
errors++;
}
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
vErrors = withError(vErrors, schemaError(instancePath, at13+"/allOf/1/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate39.errors = vErrors;
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
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate38.errors = [schemaError(instancePath, at16+"/required", "required", {missingProperty: missing0})];
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
if(!(validate39(data0[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate38.errors = [schemaError(instancePath+"/events", at16+"/properties/events/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate38.errors = [schemaError(instancePath, at16+"/type", "type", {type: "object"})];
return false;
}
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
validate56.errors = [schemaError(instancePath, at17+"/type", "type", {type: "string"})];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const check13 = validate57;
const schema37 = {"placed":{"schema":{"properties":{"state":{"enum":["waiting","acknowledged","givenUp"]}}}}};

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.host === undefined) && (missing0 = "host")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.state === undefined) && (missing0 = "state"))){
validate60.errors = [schemaError(instancePath, at18+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.host !== undefined){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate60.errors = [schemaError(instancePath+"/host", at18+"/properties/host/type", "type", {type: "string"})];
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
validate60.errors = [schemaError(instancePath+"/attempts", at18+"/properties/attempts/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate60.errors = [schemaError(instancePath+"/attempts", at18+"/properties/attempts/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate60.errors = [schemaError(instancePath+"/state", at18+"/properties/state/type", "type", {type: "string"})];
return false;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
validate60.errors = [schemaError(instancePath+"/state", at18+"/properties/state/enum", "enum", {allowedValues: schema37.placed.schema.properties.state.enum})];
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
validate60.errors = [schemaError(instancePath, at18+"/type", "type", {type: "object"})];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate59.errors = [schemaError(instancePath, at19+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate59.errors = [schemaError(instancePath+"/id", at19+"/properties/id/type", "type", {type: "string"})];
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
validate59.errors = [schemaError(instancePath+"/number", at19+"/properties/number/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate59.errors = [schemaError(instancePath+"/number", at19+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate59.errors = [schemaError(instancePath+"/endpointId", at19+"/properties/endpointId/type", "type", {type: "string"})];
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
validate59.errors = [schemaError(instancePath+"/submission", at14+"/type", "type", {type: "string"})];
return false;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
validate59.errors = [schemaError(instancePath+"/submission", at14+"/enum", "enum", {allowedValues: schema28.placed.schema.enum})];
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
validate59.errors = [schemaError(instancePath+"/status", at15+"/type", "type", {type: "string"})];
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
validate59.errors = [schemaError(instancePath+"/lowPriority", at19+"/properties/lowPriority/type", "type", {type: "boolean"})];
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
validate59.errors = [schemaError(instancePath+"/retries", at19+"/properties/retries/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate59.errors = [schemaError(instancePath+"/retries", at19+"/properties/retries/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate59.errors = [schemaError(instancePath+"/queuedMs", at19+"/properties/queuedMs/type", "type", {type: "integer"})];
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
validate59.errors = [schemaError(instancePath+"/startedMs", at19+"/properties/startedMs/type", "type", {type: "integer"})];
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
validate59.errors = [schemaError(instancePath+"/endedMs", at19+"/properties/endedMs/type", "type", {type: "integer"})];
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
validate59.errors = [schemaError(instancePath+"/delayTime", at19+"/properties/delayTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate59.errors = [schemaError(instancePath+"/delayTime", at19+"/properties/delayTime/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate59.errors = [schemaError(instancePath+"/executionTime", at19+"/properties/executionTime/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs28){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate59.errors = [schemaError(instancePath+"/executionTime", at19+"/properties/executionTime/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate59.errors = [schemaError(instancePath+"/workerId", at19+"/properties/workerId/type", "type", {type: "string"})];
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
validate59.errors = [schemaError(instancePath+"/error", at19+"/properties/error/type", "type", {type: "string"})];
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
if(!(validate60(data.webhook, {instancePath:instancePath+"/webhook"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate59.errors = [schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate59.errors = [schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"})];
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
validate59.errors = [schemaError(instancePath, at19+"/type", "type", {type: "object"})];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate58.errors = [schemaError(instancePath, at20+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate58.errors = [schemaError(instancePath+"/total", at20+"/properties/total/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate58.errors = [schemaError(instancePath+"/total", at20+"/properties/total/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(!(validate59(data1[i0], {instancePath:instancePath+"/jobs/" + i0}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate58.errors = [schemaError(instancePath+"/jobs", at20+"/properties/jobs/type", "type", {type: "array"})];
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
validate58.errors = [schemaError(instancePath, at20+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate67.errors = [schemaError(instancePath+"/executionTimeout", at21+"/properties/executionTimeout/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate67.errors = [schemaError(instancePath+"/executionTimeout", at21+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000})];
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
validate67.errors = [schemaError(instancePath+"/lowPriority", at21+"/properties/lowPriority/type", "type", {type: "boolean"})];
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
validate67.errors = [schemaError(instancePath+"/ttl", at21+"/properties/ttl/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate67.errors = [schemaError(instancePath+"/ttl", at21+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate67.errors = [schemaError(instancePath+"/ttl", at21+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000})];
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
validate67.errors = [schemaError(instancePath, at21+"/type", "type", {type: "object"})];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate59(data, {instancePath}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasStorageSettings === undefined) && (missing0 = "hasStorageSettings")){
validate65.errors = [schemaError(instancePath, at22+"/allOf/1/required", "required", {missingProperty: missing0})];
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
validate65.errors = [schemaError(instancePath+"/input", at22+"/allOf/1/properties/input/type", "type", {type: "object"})];
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
if(!(validate67(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate65.errors = [schemaError(instancePath+"/hasStorageSettings", at22+"/allOf/1/properties/hasStorageSettings/type", "type", {type: "boolean"})];
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
validate65.errors = [schemaError(instancePath, at22+"/allOf/1/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs2 === errors;
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
const _errs1 = errors;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(!(validate42(data, {instancePath}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.attempt === undefined) && (missing0 = "attempt")) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate74.errors = [schemaError(instancePath, at23+"/allOf/2/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate74.errors = [schemaError(instancePath+"/attempt", at23+"/allOf/2/properties/attempt/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate74.errors = [schemaError(instancePath+"/attempt", at23+"/allOf/2/properties/attempt/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate74.errors = [schemaError(instancePath+"/host", at23+"/allOf/2/properties/host/type", "type", {type: "string"})];
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
validate74.errors = [schemaError(instancePath+"/outcome", at23+"/allOf/2/properties/outcome/type", "type", {type: "string"})];
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
validate74.errors = [schemaError(instancePath+"/acknowledged", at23+"/allOf/2/properties/acknowledged/type", "type", {type: "boolean"})];
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
validate74.errors = [schemaError(instancePath, at23+"/allOf/2/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate73.errors = [schemaError(instancePath, at24+"/required", "required", {missingProperty: missing0})];
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
if(!(validate74(data0[i0], {instancePath:instancePath+"/deliveries/" + i0}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate73.errors = [schemaError(instancePath+"/deliveries", at24+"/properties/deliveries/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate73.errors = [schemaError(instancePath, at24+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.day === undefined) && (missing0 = "day")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.cost === undefined) && (missing0 = "cost"))){
validate81.errors = [schemaError(instancePath, at25+"/required", "required", {missingProperty: missing0})];
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
validate81.errors = [schemaError(instancePath+"/day", at25+"/properties/day/format", "format", {format: "date"})];
return false;
}
}
else {
validate81.errors = [schemaError(instancePath+"/day", at25+"/properties/day/type", "type", {type: "string"})];
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
validate81.errors = [schemaError(instancePath+"/endpointId", at25+"/properties/endpointId/type", "type", {type: "string"})];
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
validate81.errors = [schemaError(instancePath+"/jobs", at25+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate81.errors = [schemaError(instancePath+"/jobs", at25+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate81.errors = [schemaError(instancePath+"/cost", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate81.errors = [schemaError(instancePath+"/cost", at4+"/type", "type", {type: "string"})];
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
validate81.errors = [schemaError(instancePath, at25+"/type", "type", {type: "object"})];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema51 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};

function validate83(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate83.errors = [schemaError(instancePath, at26+"/required", "required", {missingProperty: missing0})];
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
validate83.errors = [schemaError(instancePath+"/amount", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate83.errors = [schemaError(instancePath+"/amount", at4+"/type", "type", {type: "string"})];
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
validate83.errors = [schemaError(instancePath+"/exceeded", at26+"/properties/exceeded/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate83.errors = [schemaError(instancePath+"/exceeded", at26+"/properties/exceeded/enum", "enum", {allowedValues: schema51.placed.schema.properties.exceeded.enum})];
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
validate83.errors = [schemaError(instancePath+"/reached", at26+"/properties/reached/type", "type", {type: "boolean"})];
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
validate83.errors = [schemaError(instancePath, at26+"/type", "type", {type: "object"})];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate80.errors = [schemaError(instancePath, at27+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate80.errors = [schemaError(instancePath+"/currency", at27+"/properties/currency/type", "type", {type: "string"})];
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
validate80.errors = [schemaError(instancePath+"/total", at4+"/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""})];
return false;
}
}
else {
validate80.errors = [schemaError(instancePath+"/total", at4+"/type", "type", {type: "string"})];
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
validate80.errors = [schemaError(instancePath+"/jobs", at27+"/properties/jobs/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate80.errors = [schemaError(instancePath+"/jobs", at27+"/properties/jobs/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(!(validate81(data3[i0], {instancePath:instancePath+"/totals/" + i0}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate80.errors = [schemaError(instancePath+"/totals", at27+"/properties/totals/type", "type", {type: "array"})];
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
if(!(validate83(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
validate80.errors = [schemaError(instancePath, at27+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) && (missing0 = "rule")) || ((data.claim === undefined) && (missing0 = "claim"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate88.errors = [schemaError(instancePath, at28+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate88.errors = [schemaError(instancePath+"/rule", at28+"/properties/rule/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.claim !== undefined){
const _errs4 = errors;
if(typeof data.claim !== "string"){
validate88.errors = [schemaError(instancePath+"/claim", at28+"/properties/claim/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verdict !== undefined){
let data2 = data.verdict;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate88.errors = [schemaError(instancePath+"/verdict", at28+"/properties/verdict/type", "type", {type: "string"})];
return false;
}
if(!((((((data2 === "verified") || (data2 === "violated")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
validate88.errors = [schemaError(instancePath+"/verdict", at28+"/properties/verdict/enum", "enum", {allowedValues: schema55.placed.schema.properties.verdict.enum})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs8 = errors;
if(typeof data.reason !== "string"){
validate88.errors = [schemaError(instancePath+"/reason", at28+"/properties/reason/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seenWith !== undefined){
const _errs10 = errors;
if(typeof data.seenWith !== "string"){
validate88.errors = [schemaError(instancePath+"/seenWith", at28+"/properties/seenWith/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.known !== undefined){
const _errs12 = errors;
if(typeof data.known !== "string"){
validate88.errors = [schemaError(instancePath+"/known", at28+"/properties/known/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs12 === errors;
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
validate88.errors = [schemaError(instancePath, at28+"/type", "type", {type: "object"})];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.baseUrl === undefined) && (missing0 = "baseUrl")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))){
validate87.errors = [schemaError(instancePath, at29+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.baseUrl !== undefined){
const _errs2 = errors;
if(typeof data.baseUrl !== "string"){
validate87.errors = [schemaError(instancePath+"/baseUrl", at29+"/properties/baseUrl/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate87.errors = [schemaError(instancePath+"/profile", at29+"/properties/profile/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "contract") || (data1 === "reference"))){
validate87.errors = [schemaError(instancePath+"/profile", at29+"/properties/profile/enum", "enum", {allowedValues: schema54.placed.schema.properties.profile.enum})];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headline !== undefined){
const _errs6 = errors;
if(typeof data.headline !== "string"){
validate87.errors = [schemaError(instancePath+"/headline", at29+"/properties/headline/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data3 = data.startedMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate87.errors = [schemaError(instancePath+"/startedMs", at29+"/properties/startedMs/type", "type", {type: "integer"})];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasPage !== undefined){
const _errs10 = errors;
if(typeof data.hasPage !== "boolean"){
validate87.errors = [schemaError(instancePath+"/hasPage", at29+"/properties/hasPage/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verdicts !== undefined){
let data5 = data.verdicts;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate88(data5[i0], {instancePath:instancePath+"/verdicts/" + i0}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate87.errors = [schemaError(instancePath+"/verdicts", at29+"/properties/verdicts/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs12 === errors;
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
validate87.errors = [schemaError(instancePath, at29+"/type", "type", {type: "object"})];
return false;
}
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
validate93.errors = [schemaError(instancePath, at30+"/type", "type", {type: "string"})];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}

const check21 = validate94;
const schema61 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate99(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate99.errors = [schemaError(instancePath, at31+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate99.errors = [schemaError(instancePath, at31+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate99.errors = [schemaError(instancePath+"/status", at31+"/properties/status/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate99.errors = [schemaError(instancePath+"/status", at31+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599})];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate99.errors = [schemaError(instancePath+"/status", at31+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400})];
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
validate99.errors = [schemaError(instancePath+"/retryAfterSeconds", at31+"/properties/retryAfterSeconds/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate99.errors = [schemaError(instancePath+"/retryAfterSeconds", at31+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate99.errors = [schemaError(instancePath+"/retryAfterSeconds", at31+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate99.errors = [schemaError(instancePath, at31+"/type", "type", {type: "object"})];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate103.errors = [schemaError(instancePath, at32+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate103.errors = [schemaError(instancePath, at32+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate103.errors = [schemaError(instancePath+"/distribution", at32+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("fixed" !== data0){
validate103.errors = [schemaError(instancePath+"/distribution", at32+"/properties/distribution/const", "const", {allowedValue: "fixed"})];
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
validate103.errors = [schemaError(instancePath+"/ms", at32+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate103.errors = [schemaError(instancePath+"/ms", at32+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate103.errors = [schemaError(instancePath+"/ms", at32+"/properties/ms/type", "type", {type: "number"})];
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
validate103.errors = [schemaError(instancePath, at32+"/type", "type", {type: "object"})];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate105.errors = [schemaError(instancePath, at33+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate105.errors = [schemaError(instancePath, at33+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate105.errors = [schemaError(instancePath+"/distribution", at33+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("uniform" !== data0){
validate105.errors = [schemaError(instancePath+"/distribution", at33+"/properties/distribution/const", "const", {allowedValue: "uniform"})];
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
validate105.errors = [schemaError(instancePath+"/minMs", at33+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate105.errors = [schemaError(instancePath+"/minMs", at33+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate105.errors = [schemaError(instancePath+"/minMs", at33+"/properties/minMs/type", "type", {type: "number"})];
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
validate105.errors = [schemaError(instancePath+"/maxMs", at33+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate105.errors = [schemaError(instancePath+"/maxMs", at33+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate105.errors = [schemaError(instancePath+"/maxMs", at33+"/properties/maxMs/type", "type", {type: "number"})];
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
validate105.errors = [schemaError(instancePath, at33+"/type", "type", {type: "object"})];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate107.errors = [schemaError(instancePath, at34+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate107.errors = [schemaError(instancePath, at34+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate107.errors = [schemaError(instancePath+"/distribution", at34+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("lognormal" !== data0){
validate107.errors = [schemaError(instancePath+"/distribution", at34+"/properties/distribution/const", "const", {allowedValue: "lognormal"})];
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
validate107.errors = [schemaError(instancePath+"/medianMs", at34+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate107.errors = [schemaError(instancePath+"/medianMs", at34+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate107.errors = [schemaError(instancePath+"/medianMs", at34+"/properties/medianMs/type", "type", {type: "number"})];
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
validate107.errors = [schemaError(instancePath+"/sigma", at34+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate107.errors = [schemaError(instancePath+"/sigma", at34+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate107.errors = [schemaError(instancePath+"/sigma", at34+"/properties/sigma/type", "type", {type: "number"})];
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
validate107.errors = [schemaError(instancePath, at34+"/type", "type", {type: "object"})];
return false;
}
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
vErrors = withError(vErrors, schemaError(instancePath, at35+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate102.errors = vErrors;
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
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate101.errors = [schemaError(instancePath, at36+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate101.errors = [schemaError(instancePath, at36+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate102(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate101.errors = [schemaError(instancePath, at36+"/type", "type", {type: "object"})];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate111.errors = [schemaError(instancePath, at37+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate111.errors = [schemaError(instancePath, at37+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate111.errors = [schemaError(instancePath+"/drop", at37+"/properties/drop/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate111.errors = [schemaError(instancePath+"/drop", at37+"/properties/drop/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate111.errors = [schemaError(instancePath, at37+"/type", "type", {type: "object"})];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

const schema71 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate113.errors = [schemaError(instancePath, at38+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate113.errors = [schemaError(instancePath, at38+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate113.errors = [schemaError(instancePath+"/worker", at38+"/properties/worker/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate113.errors = [schemaError(instancePath+"/worker", at38+"/properties/worker/enum", "enum", {allowedValues: schema71.placed.schema.properties.worker.enum})];
return false;
}
}
}
}
}
else {
validate113.errors = [schemaError(instancePath, at38+"/type", "type", {type: "object"})];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

const schema72 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate115(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate115.errors = [schemaError(instancePath, at39+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate115.errors = [schemaError(instancePath, at39+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate115.errors = [schemaError(instancePath+"/webhook", at39+"/properties/webhook/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate115.errors = [schemaError(instancePath+"/webhook", at39+"/properties/webhook/enum", "enum", {allowedValues: schema72.placed.schema.properties.webhook.enum})];
return false;
}
}
}
}
}
else {
validate115.errors = [schemaError(instancePath, at39+"/type", "type", {type: "object"})];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate117.errors = [schemaError(instancePath, at40+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate117.errors = [schemaError(instancePath, at40+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate117.errors = [schemaError(instancePath+"/stale", at40+"/properties/stale/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate117.errors = [schemaError(instancePath+"/stale", at40+"/properties/stale/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate117.errors = [schemaError(instancePath, at40+"/type", "type", {type: "object"})];
return false;
}
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
vErrors = withError(vErrors, schemaError(instancePath, at41+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate98.errors = vErrors;
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
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate97.errors = [schemaError(instancePath, at42+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
validate97.errors = [schemaError(instancePath, at42+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate97.errors = [schemaError(instancePath+"/operation", at42+"/properties/operation/type", "type", {type: "string"})];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate97.errors = [schemaError(instancePath+"/operation", at42+"/properties/operation/enum", "enum", {allowedValues: schema61.placed.schema.properties.operation.enum})];
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
validate97.errors = [schemaError(instancePath+"/endpoint", at42+"/properties/endpoint/type", "type", {type: "string"})];
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
validate97.errors = [schemaError(instancePath+"/probability", at42+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate97.errors = [schemaError(instancePath+"/probability", at42+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate97.errors = [schemaError(instancePath+"/probability", at42+"/properties/probability/type", "type", {type: "number"})];
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
validate97.errors = [schemaError(instancePath+"/count", at42+"/properties/count/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate97.errors = [schemaError(instancePath+"/count", at42+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1})];
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at43+"/oneOf/0/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at43+"/oneOf/1/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at43+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate97.errors = vErrors;
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
if(data.enabled !== undefined){
const _errs19 = errors;
if(typeof data.enabled !== "boolean"){
validate97.errors = [schemaError(instancePath+"/enabled", at42+"/properties/enabled/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effect !== undefined){
const _errs21 = errors;
if(!(validate98(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
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
else {
validate97.errors = [schemaError(instancePath, at42+"/type", "type", {type: "object"})];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fault === undefined) && (missing0 = "fault")) || ((data.fired === undefined) && (missing0 = "fired"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate96.errors = [schemaError(instancePath, at44+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate97(data.fault, {instancePath:instancePath+"/fault"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fired !== undefined){
let data1 = data.fired;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate96.errors = [schemaError(instancePath+"/fired", at44+"/properties/fired/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate96.errors = [schemaError(instancePath+"/fired", at44+"/properties/fired/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(data.left !== undefined){
let data2 = data.left;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate96.errors = [schemaError(instancePath+"/left", at44+"/properties/left/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate96.errors = [schemaError(instancePath+"/left", at44+"/properties/left/minimum", "minimum", {comparison: ">=", limit: 0})];
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
if(data.isFromSettings !== undefined){
const _errs7 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate96.errors = [schemaError(instancePath+"/isFromSettings", at44+"/properties/isFromSettings/type", "type", {type: "boolean"})];
return false;
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
validate96.errors = [schemaError(instancePath, at44+"/type", "type", {type: "object"})];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate95.errors = [schemaError(instancePath, at45+"/required", "required", {missingProperty: missing0})];
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
if(!(validate96(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate95.errors = [schemaError(instancePath+"/faults", at45+"/properties/faults/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate95.errors = [schemaError(instancePath, at45+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate126.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at46+"/type", "type", {type: "string"})];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate126.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at46+"/enum", "enum", {allowedValues: schema78.placed.schema.enum})];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate126.errors = [schemaError(instancePath, at47+"/type", "type", {type: "object"})];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.permission === undefined) && (missing0 = "permission"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate125.errors = [schemaError(instancePath, at48+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate125.errors = [schemaError(instancePath+"/id", at48+"/properties/id/type", "type", {type: "string"})];
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
if(func9(data1) > 100){
validate125.errors = [schemaError(instancePath+"/name", at49+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func9(data1) < 1){
validate125.errors = [schemaError(instancePath+"/name", at49+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate125.errors = [schemaError(instancePath+"/name", at49+"/type", "type", {type: "string"})];
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
validate125.errors = [schemaError(instancePath+"/hint", at48+"/properties/hint/type", "type", {type: "string"})];
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
validate125.errors = [schemaError(instancePath+"/permission", at46+"/type", "type", {type: "string"})];
return false;
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
validate125.errors = [schemaError(instancePath+"/permission", at46+"/enum", "enum", {allowedValues: schema78.placed.schema.enum})];
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
if(!(validate126(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
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
validate125.errors = [schemaError(instancePath+"/createdMs", at48+"/properties/createdMs/type", "type", {type: "integer"})];
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
validate125.errors = [schemaError(instancePath+"/isFromSettings", at48+"/properties/isFromSettings/type", "type", {type: "boolean"})];
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
validate125.errors = [schemaError(instancePath, at48+"/type", "type", {type: "object"})];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate124.errors = [schemaError(instancePath, at50+"/required", "required", {missingProperty: missing0})];
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
if(!(validate125(data0[i0], {instancePath:instancePath+"/keys/" + i0}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate124.errors = [schemaError(instancePath+"/keys", at50+"/properties/keys/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate124.errors = [schemaError(instancePath, at50+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate131.errors = [schemaError(instancePath, at51+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate131.errors = [schemaError(instancePath+"/id", at51+"/properties/id/type", "type", {type: "string"})];
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
validate131.errors = [schemaError(instancePath+"/key", at51+"/properties/key/type", "type", {type: "string"})];
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
validate131.errors = [schemaError(instancePath, at51+"/type", "type", {type: "object"})];
return false;
}
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
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/0/required", "required", {missingProperty: missing0}));
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at52+"/oneOf/0/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at52+"/oneOf/0/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
else {
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at52+"/oneOf/0/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at52+"/oneOf/0/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at52+"/oneOf/0/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at52+"/oneOf/0/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
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
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/0/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
break;
}
}
if(_errs11 === errors){
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at52+"/oneOf/1/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at52+"/oneOf/1/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf/1/type", "type", {type: "object"}));
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
vErrors = withError(vErrors, schemaError(instancePath, at52+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate145.errors = vErrors;
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
validate145.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate144.errors = [schemaError(instancePath, at53+"/maxItems", "maxItems", {limit: 100})];
return false;
}
else {
if(data.length < 1){
validate144.errors = [schemaError(instancePath, at53+"/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate145(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
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
validate144.errors = [schemaError(instancePath, at53+"/type", "type", {type: "array"})];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.calls === undefined) && (missing0 = "calls"))){
validate143.errors = [schemaError(instancePath, at54+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate143.errors = [schemaError(instancePath+"/id", at54+"/properties/id/type", "type", {type: "string"})];
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
if(func9(data1) > 100){
validate143.errors = [schemaError(instancePath+"/name", at55+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func9(data1) < 1){
validate143.errors = [schemaError(instancePath+"/name", at55+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate143.errors = [schemaError(instancePath+"/name", at55+"/type", "type", {type: "string"})];
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
validate143.errors = [schemaError(instancePath+"/path", at54+"/properties/path/type", "type", {type: "string"})];
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
validate143.errors = [schemaError(instancePath+"/url", at54+"/properties/url/type", "type", {type: "string"})];
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
if(!(validate144(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate143.errors = [schemaError(instancePath+"/calls", at54+"/properties/calls/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate143.errors = [schemaError(instancePath+"/calls", at54+"/properties/calls/minimum", "minimum", {comparison: ">=", limit: 0})];
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
validate143.errors = [schemaError(instancePath, at54+"/type", "type", {type: "object"})];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receivers === undefined) && (missing0 = "receivers")){
validate142.errors = [schemaError(instancePath, at56+"/required", "required", {missingProperty: missing0})];
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
if(!(validate143(data0[i0], {instancePath:instancePath+"/receivers/" + i0}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate142.errors = [schemaError(instancePath+"/receivers", at56+"/properties/receivers/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate142.errors = [schemaError(instancePath, at56+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate160.errors = [schemaError(instancePath, at57+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate160.errors = [schemaError(instancePath+"/number", at57+"/properties/number/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate160.errors = [schemaError(instancePath+"/number", at57+"/properties/number/minimum", "minimum", {comparison: ">=", limit: 1})];
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
validate160.errors = [schemaError(instancePath+"/receivedMs", at57+"/properties/receivedMs/type", "type", {type: "integer"})];
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
validate160.errors = [schemaError(instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at57+"/properties/headers/additionalProperties/type", "type", {type: "string"})];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate160.errors = [schemaError(instancePath+"/headers", at57+"/properties/headers/type", "type", {type: "object"})];
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
validate160.errors = [schemaError(instancePath+"/body", at57+"/properties/body/type", "type", {type: "string"})];
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
if(!(validate145(data.response, {instancePath:instancePath+"/response"}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
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
validate160.errors = [schemaError(instancePath, at57+"/type", "type", {type: "object"})];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate159.errors = [schemaError(instancePath, at58+"/required", "required", {missingProperty: missing0})];
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
if(!(validate160(data0[i0], {instancePath:instancePath+"/calls/" + i0}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate159.errors = [schemaError(instancePath+"/calls", at58+"/properties/calls/type", "type", {type: "array"})];
return false;
}
}
}
}
}
else {
validate159.errors = [schemaError(instancePath, at58+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate165.errors = [schemaError(instancePath, at59+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate165.errors = [schemaError(instancePath+"/id", at59+"/properties/id/type", "type", {type: "string"})];
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
validate165.errors = [schemaError(instancePath+"/key", at59+"/properties/key/type", "type", {type: "string"})];
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
validate165.errors = [schemaError(instancePath, at59+"/type", "type", {type: "object"})];
return false;
}
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
};
