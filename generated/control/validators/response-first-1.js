// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const pattern2 = func0("^[0-9]+$", "u");
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.per === undefined) && (missing0 = "per"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.unit === undefined) && (missing0 = "unit"))){
validate17.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointPrice/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate17.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate17.errors = [{instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate17.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/EndpointPrice/properties/quantity/type",keyword:"type",params:{type: "string"}}];
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
validate17.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/EndpointPrice/properties/unit/type",keyword:"type",params:{type: "string"}}];
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
validate17.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate19.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate19.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate19.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate19.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate19.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}}];
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
validate19.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.initializing !== undefined){
let data7 = data6.initializing;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate19.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate19.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate19.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate19.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate19.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate19.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}}];
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
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.problems === undefined) && (missing0 = "problems")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Estimate/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate24.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^[0-9]+$"}, expected: "a whole number"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/Estimate/properties/unit/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/Estimate/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.pointer !== undefined){
const _errs16 = errors;
if(typeof data5.pointer !== "string"){
validate24.errors = [{instancePath:instancePath+"/problems/" + i0+"/pointer",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/pointer/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/problems/" + i0+"/detail",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/detail/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/components/schemas/Estimate/properties/problems/type",keyword:"type",params:{type: "array"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Estimate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


export { validate17, validate19, validate24 };
export const checks = {
};
