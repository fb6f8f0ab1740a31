// Generated from an OpenAPI document; do not edit.

const schema132 = {"placed":{"pointer":"#/components/schemas/AccountSummary","schema":{"type":"object","required":["id","clock","isFromSettings"],"properties":{"id":{"type":"string"},"clock":{"type":"string","enum":["system","manual"]},"isFromSettings":{"type":"boolean"}}}}};
function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}});
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
else {
if(data0 < 200 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}});
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.delayMs !== undefined){
let data1 = data.delayMs;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
else {
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reset === undefined) && (missing1 = "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}});
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
break;
}
}
if(_errs11 === errors){
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
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
}
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
validate200.errors = vErrors;
return false;
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
validate200.errors = vErrors;
return errors === 0;
}

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate199.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data.length < 1){
validate199.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate200(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate215.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate215.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate215.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate215.errors = [{instancePath:instancePath+"/receivedMs",schemaPath:"#/components/schemas/ReceiverCall/properties/receivedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs9 = errors;
if(typeof data2[key0] !== "string"){
validate215.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ReceiverCall/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/ReceiverCall/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs11 = errors;
if(typeof data.body !== "string"){
validate215.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ReceiverCall/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs13 = errors;
if(!(validate200(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate214.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.calls !== undefined){
let data0 = data.calls;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate215(data0[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/ReceiverCallList/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate221.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate221.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/AccountSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clock !== undefined){
let data1 = data.clock;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate221.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate221.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/enum",keyword:"enum",params:{allowedValues: schema132.placed.schema.properties.clock.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs6 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/AccountSummary/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accounts === undefined) && (missing0 = "accounts")) || ((data.total === undefined) && (missing0 = "total"))){
validate220.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate220.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate220.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accounts !== undefined){
let data1 = data.accounts;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate221(data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/components/schemas/AccountList/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate225.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate225.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate225.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


export { validate199, validate200, validate214, validate215, validate220, validate221, validate225 };
export const checks = {
};
