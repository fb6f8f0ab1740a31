// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate40, validate42, validate55 } from './response-all-3.js';
import { validate77 } from './response-all-4.js';

const schema20 = {"placed":{"pointer":"#/components/schemas/Due","schema":{"type":"object","required":["atMs","kind","endpointId"],"properties":{"atMs":{"type":"integer"},"kind":{"type":"string","enum":["jobEnds","executionTimeout","expiry","part","waitEnds","webhookAttempt","forgotten","workerReady","workerStops","response"]},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};
const schema25 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"streamed"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookResent"},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"effect":{"$ref":"#/components/schemas/FaultEffect"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"accountReset"}}},{"type":"object","required":["type","request"],"properties":{"type":{"type":"string","const":"requestArrived"},"request":{"$ref":"#/components/schemas/RequestSummary"}}},{"type":"object","required":["type","what"],"properties":{"type":{"type":"string","const":"changed"},"what":{"type":"string","enum":["alternatives","clock","faults","keys","receivers","requests"]}}},{"type":"object","required":["type","request"],"properties":{"type":{"type":"string","const":"requestAnswered"},"request":{"$ref":"#/components/schemas/RequestSummary"}}}]}]}}};
const schema28 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.atMs !== undefined){
let data0 = data.atMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/Due/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.kind.enum}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/Due/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/Due/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/type",keyword:"type",params:{type: "object"}});
}
validate30.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate40.errors; else for(const e of validate40.errors) vErrors.push(e);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema28.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.progress === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}});
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("progressed" !== data4){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("streamed" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "streamed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "text"}});
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("retried" !== data11){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.early === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "early"}});
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("forgotten" !== data12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}});
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("charged" !== data14){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}});
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.quantity !== undefined){
let data16 = data.quantity;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempt === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookAttempted" !== data17){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}});
}
}
if(data.attempt !== undefined){
let data18 = data.attempt;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}});
}
if(data.type !== undefined){
let data22 = data.type;
if(typeof data22 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookGivenUp" !== data22){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}});
}
}
if(data.attempts !== undefined){
let data23 = data.attempts;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookResent" !== data24){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookResent"}});
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/type",keyword:"type",params:{type: "object"}});
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
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data28 = data.type;
if(typeof data28 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}});
}
if(!(((data28 === "workerStarting") || (data28 === "workerReady")) || (data28 === "workerStopped"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.placed.schema.allOf[1].oneOf[12].properties.type.enum}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "fault"}});
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("faultInjected" !== data31){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}});
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/fault/type",keyword:"type",params:{type: "string"}});
}
}
if(data.effect !== undefined){
if(!(validate55(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
if(vErrors === null) vErrors = validate55.errors; else for(const e of validate55.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}});
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
const _errs133 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.operationId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "operationId"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.type !== undefined){
let data36 = data.type;
if(typeof data36 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("limited" !== data36){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "limited"}});
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs133 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid2 = true;
passing0 = 14;
}
const _errs141 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.refused === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "refused"}});
}
if(data.type !== undefined){
let data39 = data.type;
if(typeof data39 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("budgetExceeded" !== data39){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/refused/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs141 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid2 = true;
passing0 = 15;
}
const _errs149 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data42 = data.type;
if(typeof data42 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("accountReset" !== data42){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/const",keyword:"const",params:{allowedValue: "accountReset"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs149 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 16];
}
else {
if(_valid0){
valid2 = true;
passing0 = 16;
}
const _errs153 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.request === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/required",keyword:"required",params:{missingProperty: "request"}});
}
if(data.type !== undefined){
let data43 = data.type;
if(typeof data43 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("requestArrived" !== data43){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/const",keyword:"const",params:{allowedValue: "requestArrived"}});
}
}
if(data.request !== undefined){
if(!(validate77(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs153 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 17];
}
else {
if(_valid0){
valid2 = true;
passing0 = 17;
}
const _errs158 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.what === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/required",keyword:"required",params:{missingProperty: "what"}});
}
if(data.type !== undefined){
let data45 = data.type;
if(typeof data45 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("changed" !== data45){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/const",keyword:"const",params:{allowedValue: "changed"}});
}
}
if(data.what !== undefined){
let data46 = data.what;
if(typeof data46 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/what",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/what/type",keyword:"type",params:{type: "string"}});
}
if(!((((((data46 === "alternatives") || (data46 === "clock")) || (data46 === "faults")) || (data46 === "keys")) || (data46 === "receivers")) || (data46 === "requests"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/what",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/what/enum",keyword:"enum",params:{allowedValues: schema25.placed.schema.allOf[1].oneOf[18].properties.what.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs158 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 18];
}
else {
if(_valid0){
valid2 = true;
passing0 = 18;
}
const _errs164 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.request === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/required",keyword:"required",params:{missingProperty: "request"}});
}
if(data.type !== undefined){
let data47 = data.type;
if(typeof data47 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("requestAnswered" !== data47){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/properties/type/const",keyword:"const",params:{allowedValue: "requestAnswered"}});
}
}
if(data.request !== undefined){
if(!(validate77(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs164 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 19];
}
else {
if(_valid0){
valid2 = true;
passing0 = 19;
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
}
}
if(!valid2){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: "events"}});
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate39.errors; else for(const e of validate39.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}});
}
validate38.errors = vErrors;
return errors === 0;
}


export { validate30, validate38, validate39 };
export const checks = {
};
