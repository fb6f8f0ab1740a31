// Generated from an OpenAPI document; do not edit.
import { characters, formats, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/parameters/EndpointId/schema";
const at1 = "#/components/schemas/Policy";
const at2 = "#/components/schemas/S3Config";
const at3 = "#/components/schemas/JobRequest";
const at4 = "#/components/parameters/Wait/schema";
const at5 = "#/components/parameters/JobId/schema";
const at6 = "#/components/parameters/ResultAccount/schema";
const at7 = "#/components/parameters/ResultUntil/schema";
const at8 = "#/components/parameters/ResultFile/schema";
const check0 = validate0;
const func0 = characters;

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at0+"/type", "type", {type: "string"}));
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const check1 = validate1;
const formats0 = formats.uri;
const func2 = pattern;
const pattern0 = func2("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$", "u");

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at1+"/properties/executionTimeout/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTimeout", at1+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000}));
errors++;
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/lowPriority", at1+"/properties/lowPriority/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at1+"/properties/ttl/type", "type", {type: "integer"}));
errors++;
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at1+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 10000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/ttl", at1+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/type", "type", {type: "object"}));
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessId !== undefined){
if(typeof data.accessId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/accessId", at2+"/properties/accessId/type", "type", {type: "string"}));
errors++;
}
}
if(data.accessSecret !== undefined){
if(!(typeof data.accessSecret === "string")){
vErrors = withError(vErrors, schemaError(instancePath+"/accessSecret", at2+"/properties/accessSecret/type", "type", {type: "string"}));
errors++;
}
}
if(data.bucketName !== undefined){
if(typeof data.bucketName !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/bucketName", at2+"/properties/bucketName/type", "type", {type: "string"}));
errors++;
}
}
if(data.endpointUrl !== undefined){
let data3 = data.endpointUrl;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointUrl", at2+"/properties/endpointUrl/format", "format", {format: "uri"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpointUrl", at2+"/properties/endpointUrl/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at2+"/type", "type", {type: "object"}));
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.input === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "input"}));
errors++;
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/input", at3+"/properties/input/type", "type", {type: "object"}));
errors++;
}
}
if(data.webhook !== undefined){
let data1 = data.webhook;
if(typeof data1 === "string"){
if(func0(data1) > 2048){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at3+"/properties/webhook/maxLength", "maxLength", {limit: 2048}));
errors++;
}
if(!pattern0.test(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at3+"/properties/webhook/pattern", "pattern", {...{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"}, expected: "an http(s) URL without credentials"}));
errors++;
}
if(!(formats0(data1))){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at3+"/properties/webhook/format", "format", {...{format: "uri"}, expected: "an http(s) URL without credentials"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at3+"/properties/webhook/type", "type", {type: "string"}));
errors++;
}
}
if(data.policy !== undefined){
if(!(validate3(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.s3Config !== undefined){
if(!(validate5(data.s3Config, {instancePath:instancePath+"/s3Config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {instancePath}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}

const check2 = validate8;

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at4+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data > 300000 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at4+"/maximum", "maximum", {comparison: "<=", limit: 300000}));
errors++;
}
if(data < 1000 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at4+"/minimum", "minimum", {comparison: ">=", limit: 1000}));
errors++;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const check3 = validate9;

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at5+"/type", "type", {type: "string"}));
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const check4 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at6+"/type", "type", {type: "string"}));
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const check5 = validate11;

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at7+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at7+"/type", "type", {type: "string"}));
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const check6 = validate12;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at8+"/type", "type", {type: "string"}));
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/components/parameters/EndpointId/schema": check0,
  "#/components/requestBodies/JobRequest/content/application~1json/schema": check1,
  "#/components/parameters/Wait/schema": check2,
  "#/components/parameters/JobId/schema": check3,
  "#/components/parameters/ResultAccount/schema": check4,
  "#/components/parameters/ResultUntil/schema": check5,
  "#/components/parameters/ResultFile/schema": check6,
};
