// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-found" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/0/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("bad-request" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("empty" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/2/const",keyword:"const",params:{allowedValue: "empty"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("state" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/3/const",keyword:"const",params:{allowedValue: "state"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "state")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
if(valid2){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limited")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limited")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("offered" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/0/const",keyword:"const",params:{allowedValue: "offered"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-found" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/1/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-allowed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/2/const",keyword:"const",params:{allowedValue: "not-allowed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/redirects/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("temporary" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/redirects/anyOf/1/const",keyword:"const",params:{allowedValue: "temporary"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/bare-key/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/bare-key/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unauthorized" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/0/const",keyword:"const",params:{allowedValue: "unauthorized"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("forbidden" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/1/const",keyword:"const",params:{allowedValue: "forbidden"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}


export { validate184, validate185, validate186, validate187, validate188, validate189, validate190, validate191, validate192, validate193, validate194, validate195, validate196, validate197, validate198, validate199, validate200, validate201, validate202, validate203, validate204, validate205, validate206 };
export const checks = {
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/0": validate184,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/1": validate185,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/2": validate186,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/3": validate187,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/4": validate188,
  "#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0": validate189,
  "#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1": validate190,
  "#/components/schemas/Alternatives/properties/retention-after-run/anyOf/2": validate191,
  "#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0": validate192,
  "#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1": validate193,
  "#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/2": validate194,
  "#/components/schemas/Alternatives/properties/other-operations/anyOf/0": validate195,
  "#/components/schemas/Alternatives/properties/other-operations/anyOf/1": validate196,
  "#/components/schemas/Alternatives/properties/other-operations/anyOf/2": validate197,
  "#/components/schemas/Alternatives/properties/redirects/anyOf/0": validate198,
  "#/components/schemas/Alternatives/properties/redirects/anyOf/1": validate199,
  "#/components/schemas/Alternatives/properties/bare-key/anyOf/0": validate200,
  "#/components/schemas/Alternatives/properties/bare-key/anyOf/1": validate201,
  "#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/0": validate202,
  "#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/1": validate203,
  "#/components/schemas/Alternatives/properties/missing-key/anyOf/0": validate204,
  "#/components/schemas/Alternatives/properties/missing-key/anyOf/1": validate205,
  "#/components/schemas/Alternatives/properties/missing-key/anyOf/2": validate206,
};
