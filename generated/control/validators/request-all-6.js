// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: "toNext"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "toNext")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.toNext !== undefined){
let data0 = data.toNext;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 1000){
const err0 = {instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/null-members/anyOf/0/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/null-members/anyOf/1/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/required",keyword:"required",params:{missingProperty: "limited"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/type",keyword:"type",params:{type: "integer"}};
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
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 5001 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5001}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("on-demand" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-scaling/anyOf/0/const",keyword:"const",params:{allowedValue: "on-demand"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("always-on" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-scaling/anyOf/1/const",keyword:"const",params:{allowedValue: "always-on"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("all" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/1/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("one" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/several-images/anyOf/0/const",keyword:"const",params:{allowedValue: "one"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("several" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/several-images/anyOf/1/const",keyword:"const",params:{allowedValue: "several"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job-fails" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/input-validation/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/input-validation/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("suffixed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/0/const",keyword:"const",params:{allowedValue: "suffixed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("upper-case" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/1/const",keyword:"const",params:{allowedValue: "upper-case"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("other-suffix" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/2/const",keyword:"const",params:{allowedValue: "other-suffix"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("like-asynchronous" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/0/const",keyword:"const",params:{allowedValue: "like-asynchronous"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("uuid" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/1/const",keyword:"const",params:{allowedValue: "uuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("opaque" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/2/const",keyword:"const",params:{allowedValue: "opaque"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("always" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/required-job-fields/anyOf/0/const",keyword:"const",params:{allowedValue: "always"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("no-id-of-runsync" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/required-job-fields/anyOf/1/const",keyword:"const",params:{allowedValue: "no-id-of-runsync"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("from-start" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/0/const",keyword:"const",params:{allowedValue: "from-start"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-end" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/1/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("missing" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/2/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


export { validate83, validate84, validate85, validate86, validate87, validate88, validate89, validate90, validate91, validate92, validate93, validate94, validate95, validate96, validate97, validate98, validate99, validate100, validate101, validate102, validate103, validate104, validate105, validate106, validate107, validate108, validate109, validate110, validate111 };
export const checks = {
  "#/components/schemas/ClockAdvance/oneOf/2": validate83,
  "#/components/schemas/Seed/oneOf/0": validate84,
  "#/components/schemas/Seed/oneOf/1": validate85,
  "#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/0": validate86,
  "#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/1": validate87,
  "#/components/schemas/Alternatives/properties/null-members/anyOf/0": validate88,
  "#/components/schemas/Alternatives/properties/null-members/anyOf/1": validate89,
  "#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0": validate90,
  "#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1": validate91,
  "#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2": validate92,
  "#/components/schemas/Alternatives/properties/worker-scaling/anyOf/0": validate93,
  "#/components/schemas/Alternatives/properties/worker-scaling/anyOf/1": validate94,
  "#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/0": validate95,
  "#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/1": validate96,
  "#/components/schemas/Alternatives/properties/several-images/anyOf/0": validate97,
  "#/components/schemas/Alternatives/properties/several-images/anyOf/1": validate98,
  "#/components/schemas/Alternatives/properties/input-validation/anyOf/0": validate99,
  "#/components/schemas/Alternatives/properties/input-validation/anyOf/1": validate100,
  "#/components/schemas/Alternatives/properties/id-suffix/anyOf/0": validate101,
  "#/components/schemas/Alternatives/properties/id-suffix/anyOf/1": validate102,
  "#/components/schemas/Alternatives/properties/id-suffix/anyOf/2": validate103,
  "#/components/schemas/Alternatives/properties/synchronous-id/anyOf/0": validate104,
  "#/components/schemas/Alternatives/properties/synchronous-id/anyOf/1": validate105,
  "#/components/schemas/Alternatives/properties/synchronous-id/anyOf/2": validate106,
  "#/components/schemas/Alternatives/properties/required-job-fields/anyOf/0": validate107,
  "#/components/schemas/Alternatives/properties/required-job-fields/anyOf/1": validate108,
  "#/components/schemas/Alternatives/properties/delay-time-member/anyOf/0": validate109,
  "#/components/schemas/Alternatives/properties/delay-time-member/anyOf/1": validate110,
  "#/components/schemas/Alternatives/properties/delay-time-member/anyOf/2": validate111,
};
