// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate19 } from './response-all-1.js';

const schema1 = {"placed":{"pointer":"#/components/schemas/Service","schema":{"type":"object","required":["instanceId","startedMs","version","profile","account"],"properties":{"instanceId":{"type":"string"},"startedMs":{"type":"integer"},"version":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"account":{"type":"string"}}}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const schema10 = {"placed":{"pointer":"#/components/schemas/EndpointSummary","schema":{"type":"object","required":["id","kind","workersMax","health"],"properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["public","serverless"]},"model":{"type":"string"},"price":{"$ref":"#/components/schemas/EndpointPrice"},"inputSchema":{"type":"object","additionalProperties":true},"examples":{"type":"array","items":{"type":"object","required":["name","input"],"properties":{"name":{"type":"string"},"input":{"type":"object","additionalProperties":true}}}},"workersMax":{"type":"integer","minimum":0},"health":{"$ref":"#/components/schemas/EndpointHealth"}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instanceId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "instanceId"}});
}
if(data.startedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "startedMs"}});
}
if(data.version === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "version"}});
}
if(data.profile === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "profile"}});
}
if(data.account === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "account"}});
}
if(data.instanceId !== undefined){
if(typeof data.instanceId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/instanceId",schemaPath:"#/components/schemas/Service/properties/instanceId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.startedMs !== undefined){
let data1 = data.startedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Service/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/components/schemas/Service/properties/version/type",keyword:"type",params:{type: "string"}});
}
}
if(data.profile !== undefined){
let data3 = data.profile;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/type",keyword:"type",params:{type: "string"}});
}
if(!((data3 === "contract") || (data3 === "reference"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.profile.enum}});
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/components/schemas/Service/properties/account/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/type",keyword:"type",params:{type: "object"}});
}
validate1.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "in"}});
}
if(data.pointer === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "pointer"}});
}
if(data.expected === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "expected"}});
}
if(data.received === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "received"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}});
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}});
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}});
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}});
}
validate5.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.title === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.code === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"}});
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 400 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}});
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}});
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}});
}
validate4.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.price === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "price"}});
}
if(data.per === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "per"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.unit === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "unit"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointPrice/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.per !== undefined){
let data2 = data.per;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/EndpointPrice/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/EndpointPrice/properties/unit/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/type",keyword:"type",params:{type: "object"}});
}
validate17.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.workersMax === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "workersMax"}});
}
if(data.health === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "health"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "public") || (data1 === "serverless"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.properties.kind.enum}});
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/components/schemas/EndpointSummary/properties/model/type",keyword:"type",params:{type: "string"}});
}
}
if(data.price !== undefined){
if(!(validate17(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
if(vErrors === null) vErrors = validate17.errors; else for(const e of validate17.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/inputSchema",schemaPath:"#/components/schemas/EndpointSummary/properties/inputSchema/type",keyword:"type",params:{type: "object"}});
}
}
if(data.examples !== undefined){
let data5 = data.examples;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples/" + i0,schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/required",keyword:"required",params:{missingProperty: "name"}});
}
if(data6.input === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples/" + i0,schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/required",keyword:"required",params:{missingProperty: "input"}});
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples/" + i0+"/name",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/properties/name/type",keyword:"type",params:{type: "string"}});
}
}
if(data6.input !== undefined){
let data8 = data6.input;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples/" + i0+"/input",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/properties/input/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples/" + i0,schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/examples",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/type",keyword:"type",params:{type: "array"}});
}
}
if(data.workersMax !== undefined){
let data9 = data.workersMax;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.health !== undefined){
if(!(validate19(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
if(vErrors === null) vErrors = validate19.errors; else for(const e of validate19.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/type",keyword:"type",params:{type: "object"}});
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointList/required",keyword:"required",params:{missingProperty: "endpoints"}});
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate16.errors; else for(const e of validate16.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/EndpointList/properties/endpoints/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointList/type",keyword:"type",params:{type: "object"}});
}
validate15.errors = vErrors;
return errors === 0;
}


export { validate1, validate4, validate5, validate15, validate16, validate17 };
export const checks = {
};
