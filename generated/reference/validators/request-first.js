// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
const func2 = runtime.pattern;
const pattern0 = func2("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$", "u");
const pattern1 = func2("^[A-Za-z][A-Za-z0-9+.-]*:", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate0.errors = [{instancePath,schemaPath:"#/components/parameters/EndpointId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/components/parameters/EndpointId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate2.errors = [{instancePath,schemaPath:"#/components/schemas/JobRequest/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobRequest/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
let data1 = data.webhook;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate2.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/maxLength",keyword:"maxLength",params:{limit: 2048}}];
return false;
}
else {
if(!pattern0.test(data1)){
validate2.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/pattern",keyword:"pattern",params:{...{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"}, expected: "an http(s) URL without credentials"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.policy !== undefined){
const _errs8 = errors;
if(!(validate3(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
if(vErrors === null) vErrors = validate3.errors; else for(const e of validate3.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.s3Config !== undefined){
const _errs9 = errors;
if(!(validate5(data.s3Config, {instancePath:instancePath+"/s3Config",parentData:data,parentDataProperty:"s3Config",rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
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
validate2.errors = [{instancePath,schemaPath:"#/components/schemas/JobRequest/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate3.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate3.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}}];
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
if(data.lowPriority !== undefined){
const _errs5 = errors;
if(typeof data.lowPriority !== "boolean"){
validate3.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ttl !== undefined){
let data2 = data.ttl;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate3.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate3.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate3.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}}];
return false;
}
}
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
validate3.errors = [{instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessId !== undefined){
const _errs3 = errors;
if(typeof data.accessId !== "string"){
validate5.errors = [{instancePath:instancePath+"/accessId",schemaPath:"#/components/schemas/S3Config/properties/accessId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accessSecret !== undefined){
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(!(typeof data.accessSecret === "string")){
validate5.errors = [{instancePath:instancePath+"/accessSecret",schemaPath:"#/components/schemas/S3Config/properties/accessSecret/type",keyword:"type",params:{type: "string"}}];
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
if(data.bucketName !== undefined){
const _errs7 = errors;
if(typeof data.bucketName !== "string"){
validate5.errors = [{instancePath:instancePath+"/bucketName",schemaPath:"#/components/schemas/S3Config/properties/bucketName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointUrl !== undefined){
let data3 = data.endpointUrl;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate5.errors = [{instancePath:instancePath+"/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/pattern",keyword:"pattern",params:{...{pattern: "^[A-Za-z][A-Za-z0-9+.-]*:"}, expected: "a URL"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/S3Config/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate8.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 300000 || isNaN(data)){
validate8.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000}}];
return false;
}
else {
if(data < 1000 || isNaN(data)){
validate8.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}}];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate9.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate10.errors = [{instancePath,schemaPath:"#/components/parameters/ResultAccount/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/components/parameters/ResultAccount/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate11.errors = [{instancePath,schemaPath:"#/components/parameters/ResultUntil/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/components/parameters/ResultUntil/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate12.errors = [{instancePath,schemaPath:"#/components/parameters/ResultFile/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/components/parameters/ResultFile/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/components/parameters/EndpointId/schema": validate0,
  "#/components/requestBodies/JobRequest/content/application~1json/schema": validate1,
  "#/components/parameters/Wait/schema": validate8,
  "#/components/parameters/JobId/schema": validate9,
  "#/components/parameters/ResultAccount/schema": validate10,
  "#/components/parameters/ResultUntil/schema": validate11,
  "#/components/parameters/ResultFile/schema": validate12,
};
