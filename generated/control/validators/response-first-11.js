// Generated from an OpenAPI document; do not edit.
import { validate188 } from './response-first-10.js';

const schema123 = {"placed":{"pointer":"#/components/schemas/AccountSummary","schema":{"type":"object","required":["id","clock","isFromSettings"],"properties":{"id":{"type":"string"},"clock":{"type":"string","enum":["system","manual"]},"isFromSettings":{"type":"boolean"}}}}};
function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate203.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate203.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate203.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate203.errors = [{instancePath:instancePath+"/receivedMs",schemaPath:"#/components/schemas/ReceiverCall/properties/receivedMs/type",keyword:"type",params:{type: "integer"}}];
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
validate203.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ReceiverCall/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/ReceiverCall/properties/headers/type",keyword:"type",params:{type: "object"}}];
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
validate203.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ReceiverCall/properties/body/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate188(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate203.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate202.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate203(data0[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/ReceiverCallList/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate209.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate209.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/AccountSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate209.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate209.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/enum",keyword:"enum",params:{allowedValues: schema123.placed.schema.properties.clock.enum}}];
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
validate209.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/AccountSummary/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
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
validate209.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accounts === undefined) && (missing0 = "accounts")) || ((data.total === undefined) && (missing0 = "total"))){
validate208.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate208.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate208.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate209(data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/components/schemas/AccountList/properties/accounts/type",keyword:"type",params:{type: "array"}}];
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
validate208.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate213.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate213.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate213.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}


export { validate202, validate203, validate208, validate209, validate213 };
export const checks = {
};
