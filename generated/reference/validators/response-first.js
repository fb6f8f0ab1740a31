// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.pattern;
const pattern0 = func0("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");
const schema5 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const pattern1 = func0("^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate1.errors; else for(const e of validate1.errors) vErrors.push(e);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/SubmittedJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "a lower-case UUID followed by `-u1`"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("IN_QUEUE" !== data1){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/SubmittedJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate3.errors = [{instancePath,schemaPath:"#/components/responses/BadRequest/headers/Accept-Encoding/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))){
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate5.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate5.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate5.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate5.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate6(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate6.errors; else for(const e of validate6.errors) vErrors.push(e);
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
validate5.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.in === undefined) && (missing0 = "in")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate6.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate6.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
validate6.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema5.placed.schema.properties.in.enum}}];
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
validate6.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate6.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}}];
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
validate6.errors = [{instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}}];
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
validate6.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate9.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/WWW-Authenticate/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate18.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate18.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate19.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Allow/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate24.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate28.errors; else for(const e of validate28.errors) vErrors.push(e);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate29.errors; else for(const e of validate29.errors) vErrors.push(e);
errors = vErrors.length;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "`sync-`, a lower-case UUID and `-u1`"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/SynchronousJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
errors = (vErrors ??= []).push({});
}
else {
if(data.status !== undefined){
if("COMPLETED" !== data.status){
errors = (vErrors ??= []).push({});
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.output === undefined) && (missing1 = "output")){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Job/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.output !== undefined){
let data1 = data.output;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate29.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/then/properties/output/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output !== undefined){
validate29.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/else/properties/output/false schema",keyword:"false schema",params:{}}];
return false;
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/if",keyword:"if",params:{failingKeyword: ifClause0}});
validate29.errors = vErrors;
return false;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.id === undefined) && (missing2 = "id")) || ((data.status === undefined) && (missing2 = "status"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Job/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.id !== undefined){
const _errs13 = errors;
if(typeof data.id !== "string"){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Job/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
const _errs15 = errors;
if(typeof data.status !== "string"){
validate29.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.delayTime !== undefined){
let data5 = data.delayTime;
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate29.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.executionTime !== undefined){
let data6 = data.executionTime;
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate29.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate29.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.output !== undefined){
let data7 = data.output;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate29.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/properties/output/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.workerId !== undefined){
const _errs26 = errors;
if(typeof data.workerId !== "string"){
validate29.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/Job/properties/workerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.error !== undefined){
const _errs28 = errors;
if(typeof data.error !== "string"){
validate29.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/Job/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.retries !== undefined){
let data10 = data.retries;
const _errs30 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate29.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
validate29.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
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
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Job/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate29.errors; else for(const e of validate29.errors) vErrors.push(e);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate34.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("nosniff" !== data){
validate35.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("nosniff" !== data){
validate37.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Content-Range/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CancelledJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("CANCELLED" !== data1){
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/const",keyword:"const",params:{allowedValue: "CANCELLED"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate47.errors; else for(const e of validate47.errors) vErrors.push(e);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RetriedJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate47.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("IN_QUEUE" !== data1){
validate47.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate52.errors; else for(const e of validate52.errors) vErrors.push(e);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.removed === undefined) && (missing0 = "removed")) || ((data.status === undefined) && (missing0 = "status"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.removed !== undefined){
let data0 = data.removed;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate52.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("completed" !== data1){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/const",keyword:"const",params:{allowedValue: "completed"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate55.errors; else for(const e of validate55.errors) vErrors.push(e);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobs !== undefined){
let data0 = data.jobs;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.completed === undefined) && (missing1 = "completed")) || ((data0.failed === undefined) && (missing1 = "failed"))) || ((data0.inProgress === undefined) && (missing1 = "inProgress"))) || ((data0.inQueue === undefined) && (missing1 = "inQueue"))) || ((data0.retried === undefined) && (missing1 = "retried"))){
validate55.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate55.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data0.failed !== undefined){
let data2 = data0.failed;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate55.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate55.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
let data3 = data0.inProgress;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate55.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate55.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
let data4 = data0.inQueue;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate55.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate55.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.retried !== undefined){
let data5 = data0.retried;
const _errs14 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate55.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate55.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs14 === errors;
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
validate55.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workers !== undefined){
let data6 = data.workers;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((((data6.idle === undefined) && (missing2 = "idle")) || ((data6.initializing === undefined) && (missing2 = "initializing"))) || ((data6.ready === undefined) && (missing2 = "ready"))) || ((data6.running === undefined) && (missing2 = "running"))) || ((data6.throttled === undefined) && (missing2 = "throttled"))) || ((data6.unhealthy === undefined) && (missing2 = "unhealthy"))){
validate55.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.idle !== undefined){
let data7 = data6.idle;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate55.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate55.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.initializing !== undefined){
let data8 = data6.initializing;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate55.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate55.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ready !== undefined){
let data9 = data6.ready;
const _errs23 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate55.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.running !== undefined){
let data10 = data6.running;
const _errs25 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate55.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate55.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.throttled !== undefined){
let data11 = data6.throttled;
const _errs27 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate55.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate55.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.unhealthy !== undefined){
let data12 = data6.unhealthy;
const _errs29 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate55.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate55.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate58.errors; else for(const e of validate58.errors) vErrors.push(e);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.stream === undefined) && (missing0 = "stream"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs3 = errors;
if(typeof data.status !== "string"){
validate58.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.stream !== undefined){
let data1 = data.stream;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.output === undefined) && (missing1 = "output")){
validate58.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/components/schemas/JobStream/properties/stream/type",keyword:"type",params:{type: "array"}}];
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
else {
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/components/responses/JobSubmitted/content/application~1json/schema": validate0,
  "#/components/responses/BadRequest/headers/Accept-Encoding/schema": validate3,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": validate4,
  "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema": validate9,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": validate10,
  "#/components/responses/PaymentRequired/content/application~1problem+json/schema": validate12,
  "#/components/responses/NotFound/content/application~1problem+json/schema": validate14,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": validate16,
  "#/components/responses/TooManyRequests/headers/Retry-After/schema": validate18,
  "#/components/responses/TooManyRequests/content/application~1problem+json/schema": validate19,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": validate21,
  "#/components/responses/Unstated/headers/Allow/schema": validate23,
  "#/components/responses/Unstated/headers/Retry-After/schema": validate24,
  "#/components/responses/Unstated/content/application~1problem+json/schema": validate25,
  "#/components/responses/JobAnswered/content/application~1json/schema": validate27,
  "#/components/responses/JobReported/content/application~1json/schema": validate32,
  "#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema": validate34,
  "#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema": validate35,
  "#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema": validate36,
  "#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema": validate37,
  "#/components/responses/ResultPartDownloaded/headers/Content-Range/schema": validate38,
  "#/components/responses/ResultNotFound/content/application~1problem+json/schema": validate39,
  "#/components/responses/JobCancelled/content/application~1json/schema": validate41,
  "#/components/responses/JobNotCancellable/content/application~1problem+json/schema": validate44,
  "#/components/responses/JobRetried/content/application~1json/schema": validate46,
  "#/components/responses/JobNotRetryable/content/application~1problem+json/schema": validate49,
  "#/components/responses/QueuePurged/content/application~1json/schema": validate51,
  "#/components/responses/EndpointHealthReported/content/application~1json/schema": validate54,
  "#/components/responses/JobStreamed/content/application~1json/schema": validate57,
};
