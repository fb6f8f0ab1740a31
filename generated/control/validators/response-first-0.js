// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate17, validate19 } from './response-first-1.js';

const schema1 = {"placed":{"pointer":"#/components/schemas/Service","schema":{"type":"object","required":["instanceId","startedMs","version","profile","account"],"properties":{"instanceId":{"type":"string"},"startedMs":{"type":"integer"},"version":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"account":{"type":"string"}}}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const schema10 = {"placed":{"pointer":"#/components/schemas/EndpointSummary","schema":{"type":"object","required":["id","kind","workersMax","health"],"properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["public","serverless"]},"model":{"type":"string"},"price":{"$ref":"#/components/schemas/EndpointPrice"},"inputSchema":{"type":"object","additionalProperties":true},"examples":{"type":"array","items":{"type":"object","required":["name","input"],"properties":{"name":{"type":"string"},"input":{"type":"object","additionalProperties":true}}}},"workersMax":{"type":"integer","minimum":0},"health":{"$ref":"#/components/schemas/EndpointHealth"}}}}};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instanceId === undefined) && (missing0 = "instanceId")) || ((data.startedMs === undefined) && (missing0 = "startedMs"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.account === undefined) && (missing0 = "account"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.instanceId !== undefined){
const _errs2 = errors;
if(typeof data.instanceId !== "string"){
validate1.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/components/schemas/Service/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data1 = data.startedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Service/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
const _errs6 = errors;
if(typeof data.version !== "string"){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/Service/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.profile !== undefined){
let data3 = data.profile;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate1.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "contract") || (data3 === "reference"))){
validate1.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.profile.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.account !== undefined){
const _errs10 = errors;
if(typeof data.account !== "string"){
validate1.errors = [{instancePath:instancePath+"/account",schemaPath:"#/components/schemas/Service/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
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
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Service/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.in === undefined) && (missing0 = "in")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pointer !== undefined){
let data1 = data.pointer;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expected !== undefined){
const _errs9 = errors;
if(typeof data.expected !== "string"){
validate5.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.received !== undefined){
const _errs11 = errors;
if(typeof data.received !== "string"){
validate5.errors = [{instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
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
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))){
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs9 = errors;
if(typeof data.code !== "string"){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 1){
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.workersMax === undefined) && (missing0 = "workersMax"))) || ((data.health === undefined) && (missing0 = "health"))){
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate16.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "public") || (data1 === "serverless"))){
validate16.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.properties.kind.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate16.errors = [{instancePath:instancePath+"/model",schemaPath:"#/components/schemas/EndpointSummary/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
const _errs8 = errors;
if(!(validate17(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
if(vErrors === null) vErrors = validate17.errors; else for(const e of validate17.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate16.errors = [{instancePath:instancePath+"/inputSchema",schemaPath:"#/components/schemas/EndpointSummary/properties/inputSchema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.examples !== undefined){
let data5 = data.examples;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.name === undefined) && (missing1 = "name")) || ((data6.input === undefined) && (missing1 = "input"))){
validate16.errors = [{instancePath:instancePath+"/examples/" + i0,schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.name !== undefined){
const _errs16 = errors;
if(typeof data6.name !== "string"){
validate16.errors = [{instancePath:instancePath+"/examples/" + i0+"/name",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.input !== undefined){
let data8 = data6.input;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
validate16.errors = [{instancePath:instancePath+"/examples/" + i0+"/input",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/examples/" + i0,schemaPath:"#/components/schemas/EndpointSummary/properties/examples/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/components/schemas/EndpointSummary/properties/examples/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workersMax !== undefined){
let data9 = data.workersMax;
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate16.errors = [{instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate16.errors = [{instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.health !== undefined){
const _errs23 = errors;
if(!(validate19(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
if(vErrors === null) vErrors = validate19.errors; else for(const e of validate19.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
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
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate15.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate16.errors; else for(const e of validate16.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/EndpointList/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


export { validate1, validate4, validate5, validate15, validate16 };
export const checks = {
};
