// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate30 } from './response-all-2.js';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const pattern2 = func0("^[0-9]+$", "u");
const schema19 = {"placed":{"pointer":"#/components/schemas/Clock","schema":{"type":"object","required":["kind","nowMs","now","due"],"properties":{"kind":{"type":"string","enum":["system","manual","skipping"]},"nowMs":{"type":"integer"},"now":{"type":"string","format":"date-time"},"nextDueMs":{"type":"integer"},"isPaused":{"type":"boolean"},"skippedMs":{"type":"integer"},"disturbedBy":{"type":"string"},"due":{"type":"array","items":{"$ref":"#/components/schemas/Due"}}}}}};
const formats2 = runtime.formats["date-time"];
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.retried === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "retried"}});
}
if(data0.inProgress === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inProgress"}});
}
if(data0.inQueue === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inQueue"}});
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
if(data0.retried !== undefined){
let data3 = data0.retried;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
if(data6.initializing === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "initializing"}});
}
if(data6.ready === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "ready"}});
}
if(data6.idle === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "idle"}});
}
if(data6.running === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "running"}});
}
if(data6.initializing !== undefined){
let data7 = data6.initializing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.ready !== undefined){
let data8 = data6.ready;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.idle !== undefined){
let data9 = data6.idle;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}});
}
validate19.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Estimate/required",keyword:"required",params:{missingProperty: "problems"}});
}
if(data.cost !== undefined){
let data0 = data.cost;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^[0-9]+$"}, expected: "a whole number"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/Estimate/properties/unit/type",keyword:"type",params:{type: "string"}});
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/Estimate/properties/reason/type",keyword:"type",params:{type: "string"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "pointer"}});
}
if(data5.detail === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/pointer",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
}
}
if(data5.detail !== undefined){
if(typeof data5.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/detail",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems",schemaPath:"#/components/schemas/Estimate/properties/problems/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Estimate/type",keyword:"type",params:{type: "object"}});
}
validate24.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.nowMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "nowMs"}});
}
if(data.now === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "now"}});
}
if(data.due === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "due"}});
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!(((data0 === "system") || (data0 === "manual")) || (data0 === "skipping"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.properties.kind.enum}});
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats2(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}});
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.isPaused !== undefined){
if(typeof data.isPaused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isPaused",schemaPath:"#/components/schemas/Clock/properties/isPaused/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.skippedMs !== undefined){
let data5 = data.skippedMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/skippedMs",schemaPath:"#/components/schemas/Clock/properties/skippedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.disturbedBy !== undefined){
if(typeof data.disturbedBy !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/disturbedBy",schemaPath:"#/components/schemas/Clock/properties/disturbedBy/type",keyword:"type",params:{type: "string"}});
}
}
if(data.due !== undefined){
let data7 = data.due;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data7[i0], {instancePath:instancePath+"/due/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate30.errors; else for(const e of validate30.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/due",schemaPath:"#/components/schemas/Clock/properties/due/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}});
}
validate29.errors = vErrors;
return errors === 0;
}


export { validate19, validate24, validate29 };
export const checks = {
};
