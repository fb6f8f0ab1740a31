// Generated from an OpenAPI document; do not edit.
import { characters, formats } from 'inference-contract/validation/runtime';

const check0 = validate20;
const schema31 = {"placed":{"pointer":"#/components/parameters/EndpointId/schema","schema":{"type":"string","minLength":1}}};
const func1 = characters;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) < 1){
validate20.errors = [{instancePath,schemaPath:"#/components/parameters/EndpointId/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/components/parameters/EndpointId/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check1 = validate21;
const schema32 = {"placed":{"pointer":"#/components/requestBodies/JobRequest/content/application~1json/schema","schema":{"$ref":"#/components/schemas/JobRequest"}}};
const schema33 = {"placed":{"pointer":"#/components/schemas/JobRequest","schema":{"type":"object","required":["input"],"properties":{"input":{"type":"object","additionalProperties":true},"webhook":{"type":"string","format":"uri","maxLength":2048,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$","x-expected":"an http(s) URL without credentials"},"policy":{"$ref":"#/components/schemas/Policy"},"s3Config":{"$ref":"#/components/schemas/S3Config"}},"additionalProperties":true}}};
const schema34 = {"placed":{"pointer":"#/components/schemas/Policy","schema":{"type":"object","properties":{"executionTimeout":{"type":"integer","exclusiveMinimum":5000},"lowPriority":{"type":"boolean"},"ttl":{"type":"integer","minimum":10000,"maximum":604800000}},"additionalProperties":true}}};
const schema35 = {"placed":{"pointer":"#/components/schemas/S3Config","schema":{"type":"object","properties":{"accessId":{"type":"string"},"accessSecret":{"type":"string","format":"password"},"bucketName":{"type":"string"},"endpointUrl":{"type":"string","format":"uri"}},"additionalProperties":true}}};
const formats0 = formats.uri;
const pattern4 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/JobRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate22.errors = [{instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobRequest/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate22.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate22.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/pattern",keyword:"pattern",params:{...{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"}, expected: "an http(s) URL without credentials"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"+"\""}];
return false;
}
else {
if(!(formats0(data1))){
validate22.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/format",keyword:"format",params:{...{format: "uri"}, expected: "an http(s) URL without credentials"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/JobRequest/properties/webhook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.policy !== undefined){
let data2 = data.policy;
const _errs8 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.executionTimeout !== undefined){
let data3 = data2.executionTimeout;
const _errs13 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate22.errors = [{instancePath:instancePath+"/policy/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data3 == "number"){
if(data3 <= 5000 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/policy/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000},message:"must be > 5000"}];
return false;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.lowPriority !== undefined){
const _errs15 = errors;
if(typeof data2.lowPriority !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/policy/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.ttl !== undefined){
let data5 = data2.ttl;
const _errs17 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate22.errors = [{instancePath:instancePath+"/policy/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 > 604800000 || isNaN(data5)){
validate22.errors = [{instancePath:instancePath+"/policy/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000},message:"must be <= 604800000"}];
return false;
}
else {
if(data5 < 10000 || isNaN(data5)){
validate22.errors = [{instancePath:instancePath+"/policy/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000},message:"must be >= 10000"}];
return false;
}
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/policy",schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.s3Config !== undefined){
let data6 = data.s3Config;
const _errs19 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.accessId !== undefined){
const _errs24 = errors;
if(typeof data6.accessId !== "string"){
validate22.errors = [{instancePath:instancePath+"/s3Config/accessId",schemaPath:"#/components/schemas/S3Config/properties/accessId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.accessSecret !== undefined){
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(!(typeof data6.accessSecret === "string")){
validate22.errors = [{instancePath:instancePath+"/s3Config/accessSecret",schemaPath:"#/components/schemas/S3Config/properties/accessSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.bucketName !== undefined){
const _errs28 = errors;
if(typeof data6.bucketName !== "string"){
validate22.errors = [{instancePath:instancePath+"/s3Config/bucketName",schemaPath:"#/components/schemas/S3Config/properties/bucketName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.endpointUrl !== undefined){
let data10 = data6.endpointUrl;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate22.errors = [{instancePath:instancePath+"/s3Config/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/s3Config/endpointUrl",schemaPath:"#/components/schemas/S3Config/properties/endpointUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/s3Config",schemaPath:"#/components/schemas/S3Config/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs19 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/JobRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate24;
const schema36 = {"placed":{"pointer":"#/components/parameters/Wait/schema","schema":{"type":"integer","minimum":1000,"maximum":300000}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate24.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 300000 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300000},message:"must be <= 300000"}];
return false;
}
else {
if(data < 1000 || isNaN(data)){
validate24.errors = [{instancePath,schemaPath:"#/components/parameters/Wait/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}];
return false;
}
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check3 = validate25;
const schema37 = {"placed":{"pointer":"#/components/parameters/JobId/schema","schema":{"type":"string","minLength":1}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) < 1){
validate25.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check4 = validate26;
const schema38 = {"placed":{"pointer":"#/components/parameters/ResultAccount/schema","schema":{"type":"string","minLength":1}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) < 1){
validate26.errors = [{instancePath,schemaPath:"#/components/parameters/ResultAccount/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/parameters/ResultAccount/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check5 = validate27;
const schema39 = {"placed":{"pointer":"#/components/parameters/ResultUntil/schema","schema":{"type":"string","minLength":1}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) < 1){
validate27.errors = [{instancePath,schemaPath:"#/components/parameters/ResultUntil/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/components/parameters/ResultUntil/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check6 = validate28;
const schema40 = {"placed":{"pointer":"#/components/parameters/ResultFile/schema","schema":{"type":"string","minLength":1}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) < 1){
validate28.errors = [{instancePath,schemaPath:"#/components/parameters/ResultFile/schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/parameters/ResultFile/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const checks = {
  "#/components/parameters/EndpointId/schema": check0,
  "#/components/requestBodies/JobRequest/content/application~1json/schema": check1,
  "#/components/parameters/Wait/schema": check2,
  "#/components/parameters/JobId/schema": check3,
  "#/components/parameters/ResultAccount/schema": check4,
  "#/components/parameters/ResultUntil/schema": check5,
  "#/components/parameters/ResultFile/schema": check6,
};
