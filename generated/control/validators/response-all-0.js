// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate17, validate19 } from './response-all-1.js';

const schema1 = {"placed":{"pointer":"#/components/schemas/Service","schema":{"type":"object","required":["instanceId","startedMs","version","profile","account"],"properties":{"instanceId":{"type":"string"},"startedMs":{"type":"integer"},"version":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"account":{"type":"string"}}}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const schema10 = {"placed":{"pointer":"#/components/schemas/EndpointSummary","schema":{"type":"object","required":["id","kind","workersMax","health"],"properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["public","serverless"]},"model":{"type":"string"},"price":{"$ref":"#/components/schemas/EndpointPrice"},"inputSchema":{"type":"object","additionalProperties":true},"workersMax":{"type":"integer","minimum":0},"health":{"$ref":"#/components/schemas/EndpointHealth"}}}}};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instanceId === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "instanceId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.startedMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "startedMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.profile === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "profile"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.account === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "account"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.instanceId !== undefined){
if(typeof data.instanceId !== "string"){
const err5 = {instancePath:instancePath+"/instanceId",schemaPath:"#/components/schemas/Service/properties/instanceId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.startedMs !== undefined){
let data1 = data.startedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Service/properties/startedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/components/schemas/Service/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.profile !== undefined){
let data3 = data.profile;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "contract") || (data3 === "reference"))){
const err9 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.profile.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
const err10 = {instancePath:instancePath+"/account",schemaPath:"#/components/schemas/Service/properties/account/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/components/schemas/Service/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "in"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pointer === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expected === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "expected"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.received === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.detail === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
const err6 = {instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
const err10 = {instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
const err11 = {instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.detail === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 400 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.workersMax === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "workersMax"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.health === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "health"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointSummary/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "public") || (data1 === "serverless"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.properties.kind.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/components/schemas/EndpointSummary/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate17(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err8 = {instancePath:instancePath+"/inputSchema",schemaPath:"#/components/schemas/EndpointSummary/properties/inputSchema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.workersMax !== undefined){
let data5 = data.workersMax;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.health !== undefined){
if(!(validate19(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/components/schemas/EndpointSummary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EndpointList/required",keyword:"required",params:{missingProperty: "endpoints"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/EndpointList/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/EndpointList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


export { validate1, validate4, validate5, validate15, validate16 };
export const checks = {
};
