// Generated from an OpenAPI document; do not edit.
import { validate78 } from './response-first-5.js';

const schema39 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema40 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema42 = {"placed":{"pointer":"#/components/schemas/RequestSummary","schema":{"type":"object","required":["id","number","state","hasAccount","atMs","durationMs","method","path"],"properties":{"id":{"type":"string"},"number":{"type":"integer","minimum":1},"state":{"type":"string","enum":["waiting","answered"]},"hasAccount":{"type":"boolean"},"atMs":{"type":"integer"},"durationMs":{"type":"integer","minimum":0},"method":{"type":"string"},"path":{"type":"string"},"operationId":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"},"key":{"type":"string"},"status":{"type":"integer","minimum":100,"maximum":599},"dropped":{"type":"boolean","const":true},"callerLeft":{"type":"boolean","const":true},"faults":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Fault"}},"refusedOrigin":{"type":"string"},"code":{"type":"string"},"detail":{"type":"string"},"reason":{"type":"string"}}}}};
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate64.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("lognormal" !== data0){
validate64.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.medianMs !== undefined){
let data1 = data.medianMs;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sigma !== undefined){
let data2 = data.sigma;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate68.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate70.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema39.placed.schema.properties.worker.enum}}];
return false;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate72.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema40.placed.schema.properties.webhook.enum}}];
return false;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate74.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.hasAccount === undefined) && (missing0 = "hasAccount"))) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RequestSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate77.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate77.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
let data2 = data.state;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate77.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/RequestSummary/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "waiting") || (data2 === "answered"))){
validate77.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/RequestSummary/properties/state/enum",keyword:"enum",params:{allowedValues: schema42.placed.schema.properties.state.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasAccount !== undefined){
const _errs8 = errors;
if(typeof data.hasAccount !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/hasAccount",schemaPath:"#/components/schemas/RequestSummary/properties/hasAccount/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
let data4 = data.atMs;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate77.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/RequestSummary/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.durationMs !== undefined){
let data5 = data.durationMs;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate77.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate77.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.method !== undefined){
const _errs14 = errors;
if(typeof data.method !== "string"){
validate77.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestSummary/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs16 = errors;
if(typeof data.path !== "string"){
validate77.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/RequestSummary/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.operationId !== undefined){
const _errs18 = errors;
if(typeof data.operationId !== "string"){
validate77.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/RequestSummary/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs20 = errors;
if(typeof data.endpointId !== "string"){
validate77.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/RequestSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobId !== undefined){
const _errs22 = errors;
if(typeof data.jobId !== "string"){
validate77.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/RequestSummary/properties/jobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs24 = errors;
if(typeof data.key !== "string"){
validate77.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RequestSummary/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data12 = data.status;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate77.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if(typeof data12 == "number"){
if(data12 > 599 || isNaN(data12)){
validate77.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data12 < 100 || isNaN(data12)){
validate77.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}}];
return false;
}
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dropped !== undefined){
let data13 = data.dropped;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data13){
validate77.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.callerLeft !== undefined){
let data14 = data.callerLeft;
const _errs30 = errors;
if(typeof data14 !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/callerLeft",schemaPath:"#/components/schemas/RequestSummary/properties/callerLeft/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data14){
validate77.errors = [{instancePath:instancePath+"/callerLeft",schemaPath:"#/components/schemas/RequestSummary/properties/callerLeft/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.faults !== undefined){
let data15 = data.faults;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data15)){
if(data15.length < 1){
validate77.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/RequestSummary/properties/faults/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(!(validate78(data15[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate78.errors; else for(const e of validate78.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/RequestSummary/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.refusedOrigin !== undefined){
const _errs35 = errors;
if(typeof data.refusedOrigin !== "string"){
validate77.errors = [{instancePath:instancePath+"/refusedOrigin",schemaPath:"#/components/schemas/RequestSummary/properties/refusedOrigin/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs37 = errors;
if(typeof data.code !== "string"){
validate77.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/RequestSummary/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs39 = errors;
if(typeof data.detail !== "string"){
validate77.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/RequestSummary/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs41 = errors;
if(typeof data.reason !== "string"){
validate77.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/RequestSummary/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs41 === errors;
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
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


export { validate64, validate68, validate70, validate72, validate74, validate77 };
export const checks = {
};
