// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const pattern2 = func0("^[0-9]+$", "u");
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "price"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.per === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "per"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.quantity === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unit === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointPrice/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.per !== undefined){
let data2 = data.per;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
const err10 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/EndpointPrice/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
const err11 = {instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/EndpointPrice/properties/unit/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath,schemaPath:"#/components/schemas/EndpointPrice/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workers === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "workers"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.completed === undefined){
const err2 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "completed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.failed === undefined){
const err3 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.retried === undefined){
const err4 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "retried"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.inProgress === undefined){
const err5 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inProgress"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.inQueue === undefined){
const err6 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inQueue"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.completed !== undefined){
let data1 = data0.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data0.failed !== undefined){
let data2 = data0.failed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data0.retried !== undefined){
let data3 = data0.retried;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err15 = {instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err17 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.workers !== undefined){
let data6 = data.workers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.initializing === undefined){
const err18 = {instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "initializing"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.ready === undefined){
const err19 = {instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "ready"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.idle === undefined){
const err20 = {instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "idle"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.running === undefined){
const err21 = {instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "running"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.initializing !== undefined){
let data7 = data6.initializing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err22 = {instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data6.ready !== undefined){
let data8 = data6.ready;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data6.idle !== undefined){
let data9 = data6.idle;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err26 = {instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data6.running !== undefined){
let data10 = data6.running;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err28 = {instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Estimate/required",keyword:"required",params:{missingProperty: "problems"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cost !== undefined){
let data0 = data.cost;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^[0-9]+$"}, expected: "a whole number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
const err5 = {instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/Estimate/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/Estimate/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
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
const err7 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.detail === undefined){
const err8 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
const err9 = {instancePath:instancePath+"/problems/" + i0+"/pointer",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.detail !== undefined){
if(typeof data5.detail !== "string"){
const err10 = {instancePath:instancePath+"/problems/" + i0+"/detail",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/detail/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/type",keyword:"type",params:{type: "object"}};
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
const err12 = {instancePath:instancePath+"/problems",schemaPath:"#/components/schemas/Estimate/properties/problems/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/components/schemas/Estimate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


export { validate17, validate19, validate24 };
export const checks = {
};
