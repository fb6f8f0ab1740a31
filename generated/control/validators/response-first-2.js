// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate40, validate42, validate55 } from './response-first-3.js';
import { validate77 } from './response-first-4.js';

const schema19 = {"placed":{"pointer":"#/components/schemas/Clock","schema":{"type":"object","required":["kind","nowMs","now","due"],"properties":{"kind":{"type":"string","enum":["system","manual","skipping"]},"nowMs":{"type":"integer"},"now":{"type":"string","format":"date-time"},"nextDueMs":{"type":"integer"},"isPaused":{"type":"boolean"},"skippedMs":{"type":"integer"},"disturbedBy":{"type":"string"},"due":{"type":"array","items":{"$ref":"#/components/schemas/Due"}}}}}};
const formats2 = runtime.formats["date-time"];
const schema20 = {"placed":{"pointer":"#/components/schemas/Due","schema":{"type":"object","required":["atMs","kind","endpointId"],"properties":{"atMs":{"type":"integer"},"kind":{"type":"string","enum":["jobEnds","executionTimeout","expiry","part","waitEnds","webhookAttempt","forgotten","workerReady","workerStops","response"]},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};
const schema25 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"streamed"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookResent"},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"effect":{"$ref":"#/components/schemas/FaultEffect"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"accountReset"}}},{"type":"object","required":["type","request"],"properties":{"type":{"type":"string","const":"requestArrived"},"request":{"$ref":"#/components/schemas/RequestSummary"}}},{"type":"object","required":["type","what"],"properties":{"type":{"type":"string","const":"changed"},"what":{"type":"string","enum":["alternatives","clock","faults","keys","receivers","requests"]}}},{"type":"object","required":["type","request"],"properties":{"type":{"type":"string","const":"requestAnswered"},"request":{"$ref":"#/components/schemas/RequestSummary"}}}]}]}}};
const schema28 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.atMs === undefined) && (missing0 = "atMs")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.atMs !== undefined){
let data0 = data.atMs;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate30.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/Due/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
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
validate30.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
validate30.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.kind.enum}}];
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
validate30.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/Due/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/Due/properties/jobId/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Due/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.nowMs === undefined) && (missing0 = "nowMs"))) || ((data.now === undefined) && (missing0 = "now"))) || ((data.due === undefined) && (missing0 = "due"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "system") || (data0 === "manual")) || (data0 === "skipping"))){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.properties.kind.enum}}];
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
validate29.errors = [{instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}}];
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
validate29.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isPaused !== undefined){
const _errs10 = errors;
if(typeof data.isPaused !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/isPaused",schemaPath:"#/components/schemas/Clock/properties/isPaused/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.skippedMs !== undefined){
let data5 = data.skippedMs;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate29.errors = [{instancePath:instancePath+"/skippedMs",schemaPath:"#/components/schemas/Clock/properties/skippedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.disturbedBy !== undefined){
const _errs14 = errors;
if(typeof data.disturbedBy !== "string"){
validate29.errors = [{instancePath:instancePath+"/disturbedBy",schemaPath:"#/components/schemas/Clock/properties/disturbedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.due !== undefined){
let data7 = data.due;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate30(data7[i0], {instancePath:instancePath+"/due/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate30.errors; else for(const e of validate30.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/due",schemaPath:"#/components/schemas/Clock/properties/due/type",keyword:"type",params:{type: "array"}}];
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
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate40.errors; else for(const e of validate40.errors) vErrors.push(e);
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.submission === undefined) && (missing0 = "submission"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: missing0}});
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema28.placed.schema.enum}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(valid7){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.workerId === undefined) && (missing1 = "workerId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: missing1}});
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs18 = errors;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid9 = _errs23 === errors;
if(valid9){
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.progress === undefined) && (missing2 = "progress"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: missing2}});
}
else {
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
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid11 = _errs29 === errors;
if(valid11){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: missing3}});
}
else {
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
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid13 = _errs35 === errors;
if(valid13){
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.text === undefined) && (missing4 = "text"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: missing4}});
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs38 = errors;
if(typeof data6 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid15 = _errs43 === errors;
if(valid15){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.status === undefined) && (missing5 = "status"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: missing5}});
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs46 = errors;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(valid19){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: missing6}});
}
else {
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
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid21 = _errs61 === errors;
if(valid21){
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.type === undefined) && (missing7 = "type")) || ((data.early === undefined) && (missing7 = "early"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: missing7}});
}
else {
if(data.type !== undefined){
let data12 = data.type;
const _errs64 = errors;
if(typeof data12 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("forgotten" !== data12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid23 = _errs69 === errors;
if(valid23){
const _errs70 = errors;
if(errors === _errs70){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.type === undefined) && (missing8 = "type")) || ((data.cost === undefined) && (missing8 = "cost"))) || ((data.quantity === undefined) && (missing8 = "quantity"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: missing8}});
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs72 = errors;
if(typeof data14 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("charged" !== data14){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid27 = _errs81 === errors;
if(valid27){
const _errs82 = errors;
if(errors === _errs82){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((((data.type === undefined) && (missing9 = "type")) || ((data.attempt === undefined) && (missing9 = "attempt"))) || ((data.host === undefined) && (missing9 = "host"))) || ((data.outcome === undefined) && (missing9 = "outcome"))) || ((data.acknowledged === undefined) && (missing9 = "acknowledged"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: missing9}});
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs84 = errors;
if(typeof data17 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookAttempted" !== data17){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs86){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid29 = _errs95 === errors;
if(valid29){
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.attempts === undefined) && (missing10 = "attempts"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: missing10}});
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs98 = errors;
if(typeof data22 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookGivenUp" !== data22){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs100){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}});
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
const _errs103 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid31 = _errs103 === errors;
if(valid31){
const _errs104 = errors;
if(errors === _errs104){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((((data.type === undefined) && (missing11 = "type")) || ((data.host === undefined) && (missing11 = "host"))) || ((data.outcome === undefined) && (missing11 = "outcome"))) || ((data.acknowledged === undefined) && (missing11 = "acknowledged"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/required",keyword:"required",params:{missingProperty: missing11}});
}
else {
if(data.type !== undefined){
let data24 = data.type;
const _errs106 = errors;
if(typeof data24 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookResent" !== data24){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookResent"}});
}
var valid32 = _errs106 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.host !== undefined){
const _errs108 = errors;
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
var valid32 = _errs108 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.outcome !== undefined){
const _errs110 = errors;
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
var valid32 = _errs110 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.acknowledged !== undefined){
const _errs112 = errors;
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
var valid32 = _errs112 === errors;
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid31 = _errs104 === errors;
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
if(errors === _errs114){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((((data.type === undefined) && (missing12 = "type")) || ((data.endpointId === undefined) && (missing12 = "endpointId"))) || ((data.workerId === undefined) && (missing12 = "workerId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: missing12}});
}
else {
if(data.type !== undefined){
let data28 = data.type;
const _errs116 = errors;
if(typeof data28 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}});
}
if(!(((data28 === "workerStarting") || (data28 === "workerReady")) || (data28 === "workerStopped"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.placed.schema.allOf[1].oneOf[12].properties.type.enum}});
}
var valid33 = _errs116 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.endpointId !== undefined){
const _errs118 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid33 = _errs118 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.workerId !== undefined){
const _errs120 = errors;
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
var valid33 = _errs120 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}});
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
if(((data.type === undefined) && (missing13 = "type")) || ((data.fault === undefined) && (missing13 = "fault"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: missing13}});
}
else {
if(data.type !== undefined){
let data31 = data.type;
const _errs124 = errors;
if(typeof data31 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("faultInjected" !== data31){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}});
}
var valid34 = _errs124 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.fault !== undefined){
const _errs126 = errors;
if(typeof data.fault !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/fault/type",keyword:"type",params:{type: "string"}});
}
var valid34 = _errs126 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.effect !== undefined){
const _errs128 = errors;
if(!(validate55(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
if(vErrors === null) vErrors = validate55.errors; else for(const e of validate55.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid34 = _errs128 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.endpointId !== undefined){
const _errs129 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid34 = _errs129 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.jobId !== undefined){
const _errs131 = errors;
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
var valid34 = _errs131 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}});
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
const _errs133 = errors;
if(errors === _errs133){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((data.type === undefined) && (missing14 = "type")) || ((data.operationId === undefined) && (missing14 = "operationId"))) || ((data.endpointId === undefined) && (missing14 = "endpointId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: missing14}});
}
else {
if(data.type !== undefined){
let data36 = data.type;
const _errs135 = errors;
if(typeof data36 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("limited" !== data36){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "limited"}});
}
var valid35 = _errs135 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.operationId !== undefined){
const _errs137 = errors;
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
var valid35 = _errs137 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.endpointId !== undefined){
const _errs139 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid35 = _errs139 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}});
}
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
if(errors === _errs141){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((((data.type === undefined) && (missing15 = "type")) || ((data.endpointId === undefined) && (missing15 = "endpointId"))) || ((data.refused === undefined) && (missing15 = "refused"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: missing15}});
}
else {
if(data.type !== undefined){
let data39 = data.type;
const _errs143 = errors;
if(typeof data39 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("budgetExceeded" !== data39){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}});
}
var valid36 = _errs143 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.endpointId !== undefined){
const _errs145 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid36 = _errs145 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.refused !== undefined){
const _errs147 = errors;
if(typeof data.refused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/refused/type",keyword:"type",params:{type: "boolean"}});
}
var valid36 = _errs147 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}});
}
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
if(errors === _errs149){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.type === undefined) && (missing16 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/required",keyword:"required",params:{missingProperty: missing16}});
}
else {
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
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/type",keyword:"type",params:{type: "object"}});
}
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
if(errors === _errs153){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if(((data.type === undefined) && (missing17 = "type")) || ((data.request === undefined) && (missing17 = "request"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/required",keyword:"required",params:{missingProperty: missing17}});
}
else {
if(data.type !== undefined){
let data43 = data.type;
const _errs155 = errors;
if(typeof data43 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("requestArrived" !== data43){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/const",keyword:"const",params:{allowedValue: "requestArrived"}});
}
var valid38 = _errs155 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.request !== undefined){
const _errs157 = errors;
if(!(validate77(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid38 = _errs157 === errors;
}
else {
var valid38 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/type",keyword:"type",params:{type: "object"}});
}
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
if(errors === _errs158){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if(((data.type === undefined) && (missing18 = "type")) || ((data.what === undefined) && (missing18 = "what"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/required",keyword:"required",params:{missingProperty: missing18}});
}
else {
if(data.type !== undefined){
let data45 = data.type;
const _errs160 = errors;
if(typeof data45 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("changed" !== data45){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/const",keyword:"const",params:{allowedValue: "changed"}});
}
var valid39 = _errs160 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data.what !== undefined){
let data46 = data.what;
const _errs162 = errors;
if(typeof data46 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/what",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/what/type",keyword:"type",params:{type: "string"}});
}
if(!((((((data46 === "alternatives") || (data46 === "clock")) || (data46 === "faults")) || (data46 === "keys")) || (data46 === "receivers")) || (data46 === "requests"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/what",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/what/enum",keyword:"enum",params:{allowedValues: schema25.placed.schema.allOf[1].oneOf[18].properties.what.enum}});
}
var valid39 = _errs162 === errors;
}
else {
var valid39 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/type",keyword:"type",params:{type: "object"}});
}
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
if(errors === _errs164){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if(((data.type === undefined) && (missing19 = "type")) || ((data.request === undefined) && (missing19 = "request"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/required",keyword:"required",params:{missingProperty: missing19}});
}
else {
if(data.type !== undefined){
let data47 = data.type;
const _errs166 = errors;
if(typeof data47 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("requestAnswered" !== data47){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/properties/type/const",keyword:"const",params:{allowedValue: "requestAnswered"}});
}
var valid40 = _errs166 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data.request !== undefined){
const _errs168 = errors;
if(!(validate77(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid40 = _errs168 === errors;
}
else {
var valid40 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/19/type",keyword:"type",params:{type: "object"}});
}
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

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate39(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate39.errors; else for(const e of validate39.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


export { validate29, validate30, validate38, validate39 };
export const checks = {
};
