// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func9 = runtime.characters;
function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func9(data) > 1000){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
validate243.errors = vErrors;
return errors === 0;
}

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
validate244.errors = vErrors;
return errors === 0;
}

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}});
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 200 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}});
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
validate245.errors = vErrors;
return errors === 0;
}

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: "reset"}});
}
for(const key0 in data){
if(!(key0 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.reset !== undefined){
let data0 = data.reset;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
}
validate246.errors = vErrors;
return errors === 0;
}


export { validate243, validate244, validate245, validate246 };
export const checks = {
  "#/components/schemas/Seed/oneOf/0": validate243,
  "#/components/schemas/Seed/oneOf/1": validate244,
  "#/components/schemas/ReceiverResponse/oneOf/0": validate245,
  "#/components/schemas/ReceiverResponse/oneOf/1": validate246,
};
