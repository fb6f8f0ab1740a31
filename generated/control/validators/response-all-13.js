// Generated from an OpenAPI document; do not edit.
import { validate182 } from './response-all-9.js';
import { validate199, validate200, validate216 } from './response-all-10.js';
import { validate4 } from './response-all-0.js';
import { validate222, validate227 } from './response-all-11.js';
import { validate42 } from './response-all-3.js';

const schema28 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate182.errors; else for(const e of validate182.errors) vErrors.push(e);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate199.errors; else for(const e of validate199.errors) vErrors.push(e);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate200.errors; else for(const e of validate200.errors) vErrors.push(e);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate200.errors; else for(const e of validate200.errors) vErrors.push(e);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate216.errors; else for(const e of validate216.errors) vErrors.push(e);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate222.errors; else for(const e of validate222.errors) vErrors.push(e);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate227.errors; else for(const e of validate227.errors) vErrors.push(e);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate235.errors = vErrors;
return errors === 0;
}

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema28.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate237.errors = vErrors;
return errors === 0;
}

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate239.errors = vErrors;
return errors === 0;
}

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.progress === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("progressed" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate241.errors = vErrors;
return errors === 0;
}

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("streamed" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "streamed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate243.errors = vErrors;
return errors === 0;
}

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "text"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate245.errors = vErrors;
return errors === 0;
}

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate247.errors = vErrors;
return errors === 0;
}

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("retried" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate249.errors = vErrors;
return errors === 0;
}


export { validate196, validate198, validate207, validate209, validate211, validate213, validate215, validate221, validate226, validate229, validate231, validate233, validate235, validate237, validate239, validate241, validate243, validate245, validate247, validate249 };
export const checks = {
  "#/components/responses/KeyChanged/content/application~1json/schema": validate196,
  "#/components/responses/ReceiversListed/content/application~1json/schema": validate198,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": validate207,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": validate209,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": validate211,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": validate213,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": validate215,
  "#/components/responses/AccountsListed/content/application~1json/schema": validate221,
  "#/components/responses/AccountCreated/content/application~1json/schema": validate226,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate229,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate231,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate233,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate235,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": validate237,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": validate239,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": validate241,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": validate243,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": validate245,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": validate247,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": validate249,
};
