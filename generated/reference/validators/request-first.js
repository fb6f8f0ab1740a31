// Generated from an OpenAPI document; do not edit.
import { characters, formats, pattern, schemaError } from 'inference-contract/validation/runtime';

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
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate0.errors = [schemaError(instancePath, at0+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate0.errors = [schemaError(instancePath, at0+"/type", "type", {type: "string"})];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate3.errors = [schemaError(instancePath+"/executionTimeout", at1+"/properties/executionTimeout/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate3.errors = [schemaError(instancePath+"/executionTimeout", at1+"/properties/executionTimeout/exclusiveMinimum", "exclusiveMinimum", {comparison: ">", limit: 5000})];
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
validate3.errors = [schemaError(instancePath+"/lowPriority", at1+"/properties/lowPriority/type", "type", {type: "boolean"})];
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
validate3.errors = [schemaError(instancePath+"/ttl", at1+"/properties/ttl/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate3.errors = [schemaError(instancePath+"/ttl", at1+"/properties/ttl/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate3.errors = [schemaError(instancePath+"/ttl", at1+"/properties/ttl/minimum", "minimum", {comparison: ">=", limit: 10000})];
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
validate3.errors = [schemaError(instancePath, at1+"/type", "type", {type: "object"})];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessId !== undefined){
const _errs3 = errors;
if(typeof data.accessId !== "string"){
validate5.errors = [schemaError(instancePath+"/accessId", at2+"/properties/accessId/type", "type", {type: "string"})];
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
validate5.errors = [schemaError(instancePath+"/accessSecret", at2+"/properties/accessSecret/type", "type", {type: "string"})];
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
validate5.errors = [schemaError(instancePath+"/bucketName", at2+"/properties/bucketName/type", "type", {type: "string"})];
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
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate5.errors = [schemaError(instancePath+"/endpointUrl", at2+"/properties/endpointUrl/format", "format", {format: "uri"})];
return false;
}
}
else {
validate5.errors = [schemaError(instancePath+"/endpointUrl", at2+"/properties/endpointUrl/type", "type", {type: "string"})];
return false;
}
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
validate5.errors = [schemaError(instancePath, at2+"/type", "type", {type: "object"})];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate2.errors = [schemaError(instancePath, at3+"/required", "required", {missingProperty: missing0})];
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
validate2.errors = [schemaError(instancePath+"/input", at3+"/properties/input/type", "type", {type: "object"})];
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
if(func0(data1) > 2048){
validate2.errors = [schemaError(instancePath+"/webhook", at3+"/properties/webhook/maxLength", "maxLength", {limit: 2048})];
return false;
}
else {
if(!pattern0.test(data1)){
validate2.errors = [schemaError(instancePath+"/webhook", at3+"/properties/webhook/pattern", "pattern", {...{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"}, expected: "an http(s) URL without credentials"})];
return false;
}
else {
if(!(formats0(data1))){
validate2.errors = [schemaError(instancePath+"/webhook", at3+"/properties/webhook/format", "format", {...{format: "uri"}, expected: "an http(s) URL without credentials"})];
return false;
}
}
}
}
else {
validate2.errors = [schemaError(instancePath+"/webhook", at3+"/properties/webhook/type", "type", {type: "string"})];
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
const _errs8 = errors;
if(!(validate3(data.policy, {instancePath:instancePath+"/policy"}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate5(data.s3Config, {instancePath:instancePath+"/s3Config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate2.errors = [schemaError(instancePath, at3+"/type", "type", {type: "object"})];
return false;
}
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
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate8.errors = [schemaError(instancePath, at4+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 300000 || isNaN(data)){
validate8.errors = [schemaError(instancePath, at4+"/maximum", "maximum", {comparison: "<=", limit: 300000})];
return false;
}
else {
if(data < 1000 || isNaN(data)){
validate8.errors = [schemaError(instancePath, at4+"/minimum", "minimum", {comparison: ">=", limit: 1000})];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

const check3 = validate9;

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate9.errors = [schemaError(instancePath, at5+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate9.errors = [schemaError(instancePath, at5+"/type", "type", {type: "string"})];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const check4 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate10.errors = [schemaError(instancePath, at6+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate10.errors = [schemaError(instancePath, at6+"/type", "type", {type: "string"})];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const check5 = validate11;

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate11.errors = [schemaError(instancePath, at7+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate11.errors = [schemaError(instancePath, at7+"/type", "type", {type: "string"})];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const check6 = validate12;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate12.errors = [schemaError(instancePath, at8+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate12.errors = [schemaError(instancePath, at8+"/type", "type", {type: "string"})];
return false;
}
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
