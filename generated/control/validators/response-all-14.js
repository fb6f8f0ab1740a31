// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate75 } from './response-all-4.js';

const func5 = runtime.characters;
function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("accountReset" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/const",keyword:"const",params:{allowedValue: "accountReset"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/type",keyword:"type",params:{type: "object"}});
}
validate252.errors = vErrors;
return errors === 0;
}

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.request === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/required",keyword:"required",params:{missingProperty: "request"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("arrived" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/properties/type/const",keyword:"const",params:{allowedValue: "arrived"}});
}
}
if(data.request !== undefined){
if(!(validate75(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/17/type",keyword:"type",params:{type: "object"}});
}
validate253.errors = vErrors;
return errors === 0;
}

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.request === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/required",keyword:"required",params:{missingProperty: "request"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("answered" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/properties/type/const",keyword:"const",params:{allowedValue: "answered"}});
}
}
if(data.request !== undefined){
if(!(validate75(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/18/type",keyword:"type",params:{type: "object"}});
}
validate255.errors = vErrors;
return errors === 0;
}

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func5(data) > 1000){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
validate257.errors = vErrors;
return errors === 0;
}

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
validate258.errors = vErrors;
return errors === 0;
}

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate259.errors = vErrors;
return errors === 0;
}

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate260.errors = vErrors;
return errors === 0;
}


export { validate252, validate253, validate255, validate257, validate258, validate259, validate260 };
export const checks = {
  "#/components/schemas/AccountEvent/allOf/1/oneOf/16": validate252,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/17": validate253,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/18": validate255,
  "#/components/schemas/Seed/oneOf/0": validate257,
  "#/components/schemas/Seed/oneOf/1": validate258,
  "#/components/schemas/ReceiverResponse/oneOf/0": validate259,
  "#/components/schemas/ReceiverResponse/oneOf/1": validate260,
};
