// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate38, validate40 } from './response-all-3.js';

const schema19 = {"placed":{"pointer":"#/components/schemas/Clock","schema":{"type":"object","required":["kind","nowMs","now","due"],"properties":{"kind":{"type":"string","enum":["system","manual"]},"nowMs":{"type":"integer"},"now":{"type":"string","format":"date-time"},"nextDueMs":{"type":"integer"},"due":{"type":"array","items":{"$ref":"#/components/schemas/Due"}}}}}};
const formats2 = runtime.formats["date-time"];
const schema20 = {"placed":{"pointer":"#/components/schemas/Due","schema":{"type":"object","required":["atMs","kind","endpointId"],"properties":{"atMs":{"type":"integer"},"kind":{"type":"string","enum":["jobEnds","executionTimeout","expiry","part","waitEnds","webhookAttempt","forgotten","workerReady","workerStops","response"]},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};
const schema24 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"streamed"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"accountReset"}}}]}]}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.atMs === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "atMs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpointId === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.atMs !== undefined){
let data0 = data.atMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/Due/properties/atMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.kind.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err6 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/Due/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err7 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/Due/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/Due/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nowMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "nowMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.now === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "now"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.due === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "due"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data0 === "system") || (data0 === "manual"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.properties.kind.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err7 = {instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.due !== undefined){
let data4 = data.due;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data4[i0], {instancePath:instancePath+"/due/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/due",schemaPath:"#/components/schemas/Clock/properties/due/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.submission === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("submitted" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
const err5 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.workerId === undefined){
const err8 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("started" !== data2){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err11 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err13 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.progress === undefined){
const err14 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("progressed" !== data4){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if("streamed" !== data5){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "streamed"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err22 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.text === undefined){
const err23 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if("noted" !== data6){
const err25 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err26 = {instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err28 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.status === undefined){
const err29 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if("ended" !== data8){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err32 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err33 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err35 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if("retried" !== data11){
const err37 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err39 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.early === undefined){
const err40 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "early"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
const err41 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if("forgotten" !== data12){
const err42 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
const err43 = {instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err45 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.cost === undefined){
const err46 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.quantity === undefined){
const err47 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
const err48 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if("charged" !== data14){
const err49 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err50 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.quantity !== undefined){
let data16 = data.quantity;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
const err52 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err55 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.attempt === undefined){
const err56 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.host === undefined){
const err57 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.outcome === undefined){
const err58 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.acknowledged === undefined){
const err59 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
const err60 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if("webhookAttempted" !== data17){
const err61 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.attempt !== undefined){
let data18 = data.attempt;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err62 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err64 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
const err65 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
const err66 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err68 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data.attempts === undefined){
const err69 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data.type !== undefined){
let data22 = data.type;
if(typeof data22 !== "string"){
const err70 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if("webhookGivenUp" !== data22){
const err71 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.attempts !== undefined){
let data23 = data.attempts;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err72 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
const err73 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
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
const err75 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data.endpointId === undefined){
const err76 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data.workerId === undefined){
const err77 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
const err78 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
const err79 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.allOf[1].oneOf[11].properties.type.enum}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err80 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err81 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
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
const err83 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.fault === undefined){
const err84 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.type !== undefined){
let data27 = data.type;
if(typeof data27 !== "string"){
const err85 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if("faultInjected" !== data27){
const err86 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
const err87 = {instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err88 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err89 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
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
const err91 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data.operationId === undefined){
const err92 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "operationId"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.endpointId === undefined){
const err93 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
const err94 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if("limited" !== data31){
const err95 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
const err96 = {instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/operationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err97 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
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
const err99 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data.endpointId === undefined){
const err100 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data.refused === undefined){
const err101 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "refused"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
const err102 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if("budgetExceeded" !== data34){
const err103 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err104 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
const err105 = {instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/refused/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
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
const err107 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data.type !== undefined){
let data37 = data.type;
if(typeof data37 !== "string"){
const err108 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if("accountReset" !== data37){
const err109 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "accountReset"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
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
const err111 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
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
validate37.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}};
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
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


export { validate29, validate30, validate36, validate37 };
export const checks = {
};
