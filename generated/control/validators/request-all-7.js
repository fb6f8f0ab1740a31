// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-end" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-time-member/anyOf/0/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("missing" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-time-member/anyOf/1/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("shown" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-id-member/anyOf/0/const",keyword:"const",params:{allowedValue: "shown"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("missing" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-id-member/anyOf/1/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("left-out" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/missing-members/anyOf/0/const",keyword:"const",params:{allowedValue: "left-out"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("null-value" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/missing-members/anyOf/1/const",keyword:"const",params:{allowedValue: "null-value"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/further-members/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("some" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/further-members/anyOf/1/const",keyword:"const",params:{allowedValue: "some"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("milliseconds" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/time-units/anyOf/0/const",keyword:"const",params:{allowedValue: "milliseconds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("seconds" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/time-units/anyOf/1/const",keyword:"const",params:{allowedValue: "seconds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("included" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cold-start/anyOf/0/const",keyword:"const",params:{allowedValue: "included"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("excluded" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cold-start/anyOf/1/const",keyword:"const",params:{allowedValue: "excluded"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-before-completion/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("empty-object" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-before-completion/anyOf/1/const",keyword:"const",params:{allowedValue: "empty-object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("by-kind" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/0/const",keyword:"const",params:{allowedValue: "by-kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("result" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/1/const",keyword:"const",params:{allowedValue: "result"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job-fails" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-not-object/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("wrapped" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/output-not-object/anyOf/1/const",keyword:"const",params:{allowedValue: "wrapped"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/0/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("object" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/1/const",keyword:"const",params:{allowedValue: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("missing" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/2/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("missing" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failed-job-output/anyOf/0/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("error-text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failed-job-output/anyOf/1/const",keyword:"const",params:{allowedValue: "error-text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("named" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "named")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.named !== undefined){
let data0 = data.named;
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
const err3 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
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
const err4 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("named" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "named")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.named !== undefined){
let data0 = data.named;
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
const err3 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
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
const err4 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


export { validate112, validate113, validate114, validate115, validate116, validate117, validate118, validate119, validate120, validate121, validate122, validate123, validate124, validate125, validate126, validate127, validate128, validate129, validate130, validate131, validate132, validate133, validate134, validate135, validate136, validate137, validate138 };
export const checks = {
  "#/components/schemas/Alternatives/properties/execution-time-member/anyOf/0": validate112,
  "#/components/schemas/Alternatives/properties/execution-time-member/anyOf/1": validate113,
  "#/components/schemas/Alternatives/properties/worker-id-member/anyOf/0": validate114,
  "#/components/schemas/Alternatives/properties/worker-id-member/anyOf/1": validate115,
  "#/components/schemas/Alternatives/properties/missing-members/anyOf/0": validate116,
  "#/components/schemas/Alternatives/properties/missing-members/anyOf/1": validate117,
  "#/components/schemas/Alternatives/properties/further-members/anyOf/0": validate118,
  "#/components/schemas/Alternatives/properties/further-members/anyOf/1": validate119,
  "#/components/schemas/Alternatives/properties/time-units/anyOf/0": validate120,
  "#/components/schemas/Alternatives/properties/time-units/anyOf/1": validate121,
  "#/components/schemas/Alternatives/properties/cold-start/anyOf/0": validate122,
  "#/components/schemas/Alternatives/properties/cold-start/anyOf/1": validate123,
  "#/components/schemas/Alternatives/properties/output-before-completion/anyOf/0": validate124,
  "#/components/schemas/Alternatives/properties/output-before-completion/anyOf/1": validate125,
  "#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/0": validate126,
  "#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/1": validate127,
  "#/components/schemas/Alternatives/properties/output-not-object/anyOf/0": validate128,
  "#/components/schemas/Alternatives/properties/output-not-object/anyOf/1": validate129,
  "#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/0": validate130,
  "#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/1": validate131,
  "#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/2": validate132,
  "#/components/schemas/Alternatives/properties/failed-job-output/anyOf/0": validate133,
  "#/components/schemas/Alternatives/properties/failed-job-output/anyOf/1": validate134,
  "#/components/schemas/Alternatives/properties/failure-state/anyOf/0": validate135,
  "#/components/schemas/Alternatives/properties/failure-state/anyOf/1": validate136,
  "#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0": validate137,
  "#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1": validate138,
};
