// Generated from an OpenAPI document; do not edit.
import { pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/SubmittedJob";
const at1 = "#/components/schemas/Job";
const at2 = "#/components/schemas/JobStatus";
const at3 = "#/components/schemas/SynchronousJob";
const check0 = validate0;

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate0.errors = vErrors;
return errors === 0;
}

const check1 = validate1;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate1.errors = vErrors;
return errors === 0;
}

const check2 = validate2;

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate2.errors = vErrors;
return errors === 0;
}

const check3 = validate3;

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate3.errors = vErrors;
return errors === 0;
}

const check4 = validate4;

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate4.errors = vErrors;
return errors === 0;
}

const check5 = validate5;
const func0 = pattern;
const pattern0 = func0("^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}.+$", "u");

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "id"}));
errors++;
}
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "status"}));
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at0+"/properties/id/pattern", "pattern", {...{pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}.+$"}, expected: "a UUID followed by a suffix"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/id", at0+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at0+"/properties/status/type", "type", {type: "string"}));
errors++;
}
if("IN_QUEUE" !== data1){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at0+"/properties/status/const", "const", {allowedValue: "IN_QUEUE"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at0+"/type", "type", {type: "object"}));
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate6(data, {instancePath}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
validate5.errors = vErrors;
return errors === 0;
}

const check6 = validate8;

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
validate8.errors = vErrors;
return errors === 0;
}

const check7 = validate9;

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("COMPLETED" !== data.status){
const err1 = {};
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
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/then/required", "required", {missingProperty: "output"}));
errors++;
}
if(data.output !== undefined){
let data1 = data.output;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/output", at1+"/then/properties/output/type", "type", {type: "object"}));
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
var _valid0 = _errs10 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/if", "if", {failingKeyword: ifClause0}));
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at1+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at2+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.delayTime !== undefined){
let data4 = data.delayTime;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayTime", at1+"/properties/delayTime/type", "type", {type: "integer"}));
errors++;
}
}
if(data.executionTime !== undefined){
let data5 = data.executionTime;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = withError(vErrors, schemaError(instancePath+"/executionTime", at1+"/properties/executionTime/type", "type", {type: "integer"}));
errors++;
}
}
if(data.output !== undefined){
let data6 = data.output;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/output", at1+"/properties/output/type", "type", {type: "object"}));
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/workerId", at1+"/properties/workerId/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/type", "type", {type: "object"}));
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const pattern1 = func0("^sync-", "u");

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/id", at3+"/properties/id/pattern", "pattern", {...{pattern: "^sync-"}, expected: "text that begins with `sync-`"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/id", at3+"/properties/id/type", "type", {type: "string"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate10(data, {instancePath}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
validate9.errors = vErrors;
return errors === 0;
}

const check8 = validate14;

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate11(data, {instancePath}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/components/responses/BadRequest/content/application~1json/schema": check0,
  "#/components/responses/Unauthorized/content/application~1json/schema": check1,
  "#/components/responses/NotFound/content/application~1json/schema": check2,
  "#/components/responses/TooManyRequests/content/application~1json/schema": check3,
  "#/components/responses/InternalServerError/content/application~1json/schema": check4,
  "#/components/responses/JobSubmitted/content/application~1json/schema": check5,
  "#/components/responses/Unstated/content/application~1json/schema": check6,
  "#/components/responses/JobAnswered/content/application~1json/schema": check7,
  "#/components/responses/JobReported/content/application~1json/schema": check8,
};
