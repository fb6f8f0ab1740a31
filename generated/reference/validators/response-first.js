// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.pattern;
const pattern0 = func0("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const pattern1 = func0("^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))){
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
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
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}}];
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
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if((((((data.in === undefined) && (missing0 = "in")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}}];
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
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate8.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/WWW-Authenticate/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate11.errors = vErrors;
return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate17.errors = [{instancePath,schemaPath:"#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate20.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate20.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Allow/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate26.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate26.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "`sync-`, a lower-case UUID and `-u1`"}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/SynchronousJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("COMPLETED" !== data.status){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Job/then/required",keyword:"required",params:{missingProperty: missing1}}];
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
validate31.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/then/properties/output/type",keyword:"type",params:{type: "object"}}];
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
validate31.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/else/properties/output/false schema",keyword:"false schema",params:{}}];
return false;
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/components/schemas/Job/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate31.errors = vErrors;
return false;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.id === undefined) && (missing2 = "id")) || ((data.status === undefined) && (missing2 = "status"))){
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Job/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.id !== undefined){
const _errs13 = errors;
if(typeof data.id !== "string"){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Job/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate31.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
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
validate31.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate31.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate31.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate31.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate31.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/properties/output/type",keyword:"type",params:{type: "object"}}];
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
validate31.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/Job/properties/workerId/type",keyword:"type",params:{type: "string"}}];
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
validate31.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/Job/properties/error/type",keyword:"type",params:{type: "string"}}];
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
validate31.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
validate31.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate31.errors = [{instancePath,schemaPath:"#/components/schemas/Job/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("nosniff" !== data){
validate37.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate38.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate39.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("nosniff" !== data){
validate39.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema/const",keyword:"const",params:{allowedValue: "nosniff"}}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Content-Range/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CancelledJob/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate44.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("CANCELLED" !== data1){
validate44.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/const",keyword:"const",params:{allowedValue: "CANCELLED"}}];
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
validate44.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RetriedJob/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("IN_QUEUE" !== data1){
validate49.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}}];
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
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.removed === undefined) && (missing0 = "removed")) || ((data.status === undefined) && (missing0 = "status"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.removed !== undefined){
let data0 = data.removed;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate54.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate54.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("completed" !== data1){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/const",keyword:"const",params:{allowedValue: "completed"}}];
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
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate57.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate57.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate57.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}}];
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
validate57.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.idle !== undefined){
let data7 = data6.idle;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate57.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate57.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate57.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate57.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate57.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate57.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate57.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate57.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}}];
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
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.stream === undefined) && (missing0 = "stream"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs3 = errors;
if(typeof data.status !== "string"){
validate60.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
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
validate60.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/type",keyword:"type",params:{type: "object"}}];
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
validate60.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/components/schemas/JobStream/properties/stream/type",keyword:"type",params:{type: "array"}}];
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/components/responses/JobSubmitted/content/application~1json/schema": validate0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": validate3,
  "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema": validate8,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": validate9,
  "#/components/responses/PaymentRequired/content/application~1problem+json/schema": validate11,
  "#/components/responses/NotFound/content/application~1problem+json/schema": validate13,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": validate15,
  "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema": validate17,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": validate18,
  "#/components/responses/TooManyRequests/headers/Retry-After/schema": validate20,
  "#/components/responses/TooManyRequests/content/application~1problem+json/schema": validate21,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": validate23,
  "#/components/responses/Unstated/headers/Allow/schema": validate25,
  "#/components/responses/Unstated/headers/Retry-After/schema": validate26,
  "#/components/responses/Unstated/content/application~1problem+json/schema": validate27,
  "#/components/responses/JobAnswered/content/application~1json/schema": validate29,
  "#/components/responses/JobReported/content/application~1json/schema": validate34,
  "#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema": validate36,
  "#/components/responses/ResultDownloaded/headers/X-Content-Type-Options/schema": validate37,
  "#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema": validate38,
  "#/components/responses/ResultPartDownloaded/headers/X-Content-Type-Options/schema": validate39,
  "#/components/responses/ResultPartDownloaded/headers/Content-Range/schema": validate40,
  "#/components/responses/ResultNotFound/content/application~1problem+json/schema": validate41,
  "#/components/responses/JobCancelled/content/application~1json/schema": validate43,
  "#/components/responses/JobNotCancellable/content/application~1problem+json/schema": validate46,
  "#/components/responses/JobRetried/content/application~1json/schema": validate48,
  "#/components/responses/JobNotRetryable/content/application~1problem+json/schema": validate51,
  "#/components/responses/QueuePurged/content/application~1json/schema": validate53,
  "#/components/responses/EndpointHealthReported/content/application~1json/schema": validate56,
  "#/components/responses/JobStreamed/content/application~1json/schema": validate59,
};
