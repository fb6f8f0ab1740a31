// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("named" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err3 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
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
const err4 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("deleted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/2/const",keyword:"const",params:{allowedValue: "deleted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("named" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err3 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
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
const err4 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("deleted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/2/const",keyword:"const",params:{allowedValue: "deleted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("starts" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/3/const",keyword:"const",params:{allowedValue: "starts"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("direct" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/0/const",keyword:"const",params:{allowedValue: "direct"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("further-states" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/const",keyword:"const",params:{allowedValue: "further-states"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["further-states"] === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/required",keyword:"required",params:{missingProperty: "further-states"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "further-states")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["further-states"] !== undefined){
let data0 = data["further-states"];
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
const err3 = {instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/not",keyword:"not",params:{}};
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
const err4 = {instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("back-to-queue" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/3/const",keyword:"const",params:{allowedValue: "back-to-queue"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job-fails" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-in-output/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("completes" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-in-output/anyOf/1/const",keyword:"const",params:{allowedValue: "completes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("submission" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/0/const",keyword:"const",params:{allowedValue: "submission"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("low-priority-last" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/1/const",keyword:"const",params:{allowedValue: "low-priority-last"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("any" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/2/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("final" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/finality/anyOf/0/const",keyword:"const",params:{allowedValue: "final"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("failed-runs-again" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/finality/anyOf/1/const",keyword:"const",params:{allowedValue: "failed-runs-again"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("freed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/0/const",keyword:"const",params:{allowedValue: "freed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("busy" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/1/const",keyword:"const",params:{allowedValue: "busy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("ok" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/0/const",keyword:"const",params:{allowedValue: "ok"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


export { validate139, validate140, validate141, validate142, validate143, validate144, validate145, validate146, validate147, validate148, validate149, validate150, validate151, validate152, validate153, validate154, validate155, validate156, validate157, validate158, validate159 };
export const checks = {
  "#/components/schemas/Alternatives/properties/termination-state/anyOf/0": validate139,
  "#/components/schemas/Alternatives/properties/termination-state/anyOf/1": validate140,
  "#/components/schemas/Alternatives/properties/termination-state/anyOf/2": validate141,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/0": validate142,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/1": validate143,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/2": validate144,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/3": validate145,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/0": validate146,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/1": validate147,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/2": validate148,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/3": validate149,
  "#/components/schemas/Alternatives/properties/error-in-output/anyOf/0": validate150,
  "#/components/schemas/Alternatives/properties/error-in-output/anyOf/1": validate151,
  "#/components/schemas/Alternatives/properties/queue-order/anyOf/0": validate152,
  "#/components/schemas/Alternatives/properties/queue-order/anyOf/1": validate153,
  "#/components/schemas/Alternatives/properties/queue-order/anyOf/2": validate154,
  "#/components/schemas/Alternatives/properties/finality/anyOf/0": validate155,
  "#/components/schemas/Alternatives/properties/finality/anyOf/1": validate156,
  "#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/0": validate157,
  "#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/1": validate158,
  "#/components/schemas/Alternatives/properties/success-status/anyOf/0": validate159,
};
