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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SubmittedJob/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SubmittedJob/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "a lower-case UUID followed by `-u1`"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/type",keyword:"type",params:{type: "string"}});
}
if("IN_QUEUE" !== data1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SubmittedJob/type",keyword:"type",params:{type: "object"}});
}
validate1.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/BadRequest/headers/Accept-Encoding/schema/type",keyword:"type",params:{type: "string"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.title === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.code === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"}});
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 400 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}});
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}});
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate6.errors; else for(const e of validate6.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}});
}
validate5.errors = vErrors;
return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "in"}});
}
if(data.pointer === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "pointer"}});
}
if(data.expected === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "expected"}});
}
if(data.received === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "received"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}});
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema5.placed.schema.properties.in.enum}});
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}});
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}});
}
validate6.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/Unauthorized/headers/WWW-Authenticate/schema/type",keyword:"type",params:{type: "string"}});
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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/Unstated/headers/Allow/schema/type",keyword:"type",params:{type: "string"}});
}
validate23.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate29.errors; else for(const e of validate29.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "`sync-`, a lower-case UUID and `-u1`"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SynchronousJob/type",keyword:"type",params:{type: "object"}});
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(data.output === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/then/required",keyword:"required",params:{missingProperty: "output"}});
}
if(data.output !== undefined){
let data1 = data.output;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/then/properties/output/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/else/properties/output/false schema",keyword:"false schema",params:{}});
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/if",keyword:"if",params:{failingKeyword: ifClause0}});
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Job/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}});
}
}
if(data.delayTime !== undefined){
let data5 = data.delayTime;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.executionTime !== undefined){
let data6 = data.executionTime;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.output !== undefined){
let data7 = data.output;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/properties/output/type",keyword:"type",params:{type: "object"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/Job/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/Job/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
if(data.retries !== undefined){
let data10 = data.retries;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Job/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}});
}
if("bytes" !== data){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}});
}
validate34.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}});
}
if("nosniff" !== data){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}});
}
validate35.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}});
}
if("bytes" !== data){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}});
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}});
}
if("nosniff" !== data){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}});
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Content-Range/schema/type",keyword:"type",params:{type: "string"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CancelledJob/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CancelledJob/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CancelledJob/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/type",keyword:"type",params:{type: "string"}});
}
if("CANCELLED" !== data1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/const",keyword:"const",params:{allowedValue: "CANCELLED"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CancelledJob/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RetriedJob/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RetriedJob/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RetriedJob/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/type",keyword:"type",params:{type: "string"}});
}
if("IN_QUEUE" !== data1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RetriedJob/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.removed === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PurgedQueue/required",keyword:"required",params:{missingProperty: "removed"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PurgedQueue/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.removed !== undefined){
let data0 = data.removed;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/type",keyword:"type",params:{type: "string"}});
}
if("completed" !== data1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/const",keyword:"const",params:{allowedValue: "completed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/PurgedQueue/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.workers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "workers"}});
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.completed === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "completed"}});
}
if(data0.failed === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "failed"}});
}
if(data0.inProgress === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inProgress"}});
}
if(data0.inQueue === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inQueue"}});
}
if(data0.retried === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "retried"}});
}
if(data0.completed !== undefined){
let data1 = data0.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.failed !== undefined){
let data2 = data0.failed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inProgress !== undefined){
let data3 = data0.inProgress;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inQueue !== undefined){
let data4 = data0.inQueue;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.retried !== undefined){
let data5 = data0.retried;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}});
}
}
if(data.workers !== undefined){
let data6 = data.workers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.idle === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "idle"}});
}
if(data6.initializing === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "initializing"}});
}
if(data6.ready === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "ready"}});
}
if(data6.running === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "running"}});
}
if(data6.throttled === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "throttled"}});
}
if(data6.unhealthy === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "unhealthy"}});
}
if(data6.idle !== undefined){
let data7 = data6.idle;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.initializing !== undefined){
let data8 = data6.initializing;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.ready !== undefined){
let data9 = data6.ready;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.running !== undefined){
let data10 = data6.running;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.throttled !== undefined){
let data11 = data6.throttled;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.unhealthy !== undefined){
let data12 = data6.unhealthy;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobStream/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.stream === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobStream/required",keyword:"required",params:{missingProperty: "stream"}});
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}});
}
}
if(data.stream !== undefined){
let data1 = data.stream;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.output === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/required",keyword:"required",params:{missingProperty: "output"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/stream",schemaPath:"#/components/schemas/JobStream/properties/stream/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobStream/type",keyword:"type",params:{type: "object"}});
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
