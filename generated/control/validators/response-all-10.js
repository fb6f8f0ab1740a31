// Generated from an OpenAPI document; do not edit.

const schema123 = {"placed":{"pointer":"#/components/schemas/AccountSummary","schema":{"type":"object","required":["id","clock","isFromSettings"],"properties":{"id":{"type":"string"},"clock":{"type":"string","enum":["system","manual"]},"isFromSettings":{"type":"boolean"}}}}};
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: "reset"}});
}
for(const key1 in data){
if(!(key1 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
}
}
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate188.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/maxItems",keyword:"maxItems",params:{limit: 100}});
}
if(data.length < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate188(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}});
}
validate187.errors = vErrors;
return errors === 0;
}

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "number"}});
}
if(data.receivedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "receivedMs"}});
}
if(data.headers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "headers"}});
}
if(data.body === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "body"}});
}
if(data.response === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "response"}});
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receivedMs",schemaPath:"#/components/schemas/ReceiverCall/properties/receivedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ReceiverCall/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/ReceiverCall/properties/headers/type",keyword:"type",params:{type: "object"}});
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ReceiverCall/properties/body/type",keyword:"type",params:{type: "string"}});
}
}
if(data.response !== undefined){
if(!(validate188(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/type",keyword:"type",params:{type: "object"}});
}
validate203.errors = vErrors;
return errors === 0;
}

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCallList/required",keyword:"required",params:{missingProperty: "calls"}});
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate203(data0[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/ReceiverCallList/properties/calls/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCallList/type",keyword:"type",params:{type: "object"}});
}
validate202.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.clock === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "clock"}});
}
if(data.isFromSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "isFromSettings"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/AccountSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "system") || (data1 === "manual"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/enum",keyword:"enum",params:{allowedValues: schema123.placed.schema.properties.clock.enum}});
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/AccountSummary/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/type",keyword:"type",params:{type: "object"}});
}
validate209.errors = vErrors;
return errors === 0;
}

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: "accounts"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate209(data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/accounts",schemaPath:"#/components/schemas/AccountList/properties/accounts/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"}});
}
validate208.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.key === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "key"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}});
}
validate213.errors = vErrors;
return errors === 0;
}


export { validate187, validate188, validate202, validate203, validate208, validate209, validate213 };
export const checks = {
};
