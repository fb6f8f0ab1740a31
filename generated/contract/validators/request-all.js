// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
const func1 = runtime.pattern;
const pattern0 = func1("^[A-Za-z][A-Za-z0-9+.-]*:", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/EndpointId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/EndpointId/schema/type",keyword:"type",params:{type: "string"}});
}
validate0.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate2.errors; else for(const e of validate2.errors) vErrors.push(e);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobRequest/required",keyword:"required",params:{missingProperty: "input"}});
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobRequest/properties/input/type",keyword:"type",params:{type: "object"}});
}
}
if(data.webhook !== undefined){
let data1 = data.webhook;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/pattern",keyword:"pattern",params:{...{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:"}, expected: "a URL"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/type",keyword:"type",params:{type: "string"}});
}
}
if(data.policy !== undefined){
if(!(validate3(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
if(vErrors === null) vErrors = validate3.errors; else for(const e of validate3.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.s3Config !== undefined){
if(!(validate5(data.s3Config, {instancePath:instancePath+"/s3Config",parentData:data,parentDataProperty:"s3Config",rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobRequest/type",keyword:"type",params:{type: "object"}});
}
validate2.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}});
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data2 < 10000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}});
}
validate3.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessId !== undefined){
if(typeof data.accessId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/accessId",schemaPath:"#/components/schemas/S3Config/properties/accessId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.accessSecret !== undefined){
if(!(typeof data.accessSecret === "string")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/accessSecret",schemaPath:"#/components/schemas/S3Config/properties/accessSecret/type",keyword:"type",params:{type: "string"}});
}
}
if(data.bucketName !== undefined){
if(typeof data.bucketName !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/bucketName",schemaPath:"#/components/schemas/S3Config/properties/bucketName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointUrl !== undefined){
let data3 = data.endpointUrl;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/pattern",keyword:"pattern",params:{...{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:"}, expected: "a URL"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/S3Config/type",keyword:"type",params:{type: "object"}});
}
validate5.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/JobId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/JobId/schema/type",keyword:"type",params:{type: "string"}});
}
validate8.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/components/parameters/EndpointId/schema": validate0,
  "#/components/requestBodies/JobRequest/content/application~1json/schema": validate1,
  "#/components/parameters/JobId/schema": validate8,
};
