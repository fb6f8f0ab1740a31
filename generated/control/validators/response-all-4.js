// Generated from an OpenAPI document; do not edit.
import { validate78 } from './response-all-5.js';

const schema39 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema40 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema42 = {"placed":{"pointer":"#/components/schemas/RequestSummary","schema":{"type":"object","required":["id","number","state","hasAccount","atMs","durationMs","method","path"],"properties":{"id":{"type":"string"},"number":{"type":"integer","minimum":1},"state":{"type":"string","enum":["waiting","answered"]},"hasAccount":{"type":"boolean"},"atMs":{"type":"integer"},"durationMs":{"type":"integer","minimum":0},"method":{"type":"string"},"path":{"type":"string"},"operationId":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"},"key":{"type":"string"},"status":{"type":"integer","minimum":100,"maximum":599},"dropped":{"type":"boolean","const":true},"callerLeft":{"type":"boolean","const":true},"faults":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Fault"}},"refusedOrigin":{"type":"string"},"code":{"type":"string"},"detail":{"type":"string"},"reason":{"type":"string"}}}}};
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "distribution"}});
}
if(data.medianMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "medianMs"}});
}
if(data.sigma === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "sigma"}});
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}});
}
if("lognormal" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}});
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}});
}
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}});
}
validate64.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: "drop"}});
}
for(const key0 in data){
if(!(key0 === "drop")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}});
}
validate68.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: "worker"}});
}
for(const key0 in data){
if(!(key0 === "worker")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "crash") || (data0 === "hang"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema39.placed.schema.properties.worker.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}});
}
validate70.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: "webhook"}});
}
for(const key0 in data){
if(!(key0 === "webhook")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema40.placed.schema.properties.webhook.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}});
}
validate72.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: "stale"}});
}
for(const key0 in data){
if(!(key0 === "stale")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}});
}
validate74.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "number"}});
}
if(data.state === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "state"}});
}
if(data.hasAccount === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "hasAccount"}});
}
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.durationMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "durationMs"}});
}
if(data.method === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "method"}});
}
if(data.path === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "path"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RequestSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/RequestSummary/properties/state/type",keyword:"type",params:{type: "string"}});
}
if(!((data2 === "waiting") || (data2 === "answered"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/RequestSummary/properties/state/enum",keyword:"enum",params:{allowedValues: schema42.placed.schema.properties.state.enum}});
}
}
if(data.hasAccount !== undefined){
if(typeof data.hasAccount !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasAccount",schemaPath:"#/components/schemas/RequestSummary/properties/hasAccount/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.atMs !== undefined){
let data4 = data.atMs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/RequestSummary/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.durationMs !== undefined){
let data5 = data.durationMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestSummary/properties/method/type",keyword:"type",params:{type: "string"}});
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/components/schemas/RequestSummary/properties/path/type",keyword:"type",params:{type: "string"}});
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/RequestSummary/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/RequestSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/RequestSummary/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RequestSummary/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
if(data.status !== undefined){
let data12 = data.status;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data12 == "number"){
if(data12 > 599 || isNaN(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data12 < 100 || isNaN(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}});
}
}
}
if(data.dropped !== undefined){
let data13 = data.dropped;
if(typeof data13 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data13){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/const",keyword:"const",params:{allowedValue: true}});
}
}
if(data.callerLeft !== undefined){
let data14 = data.callerLeft;
if(typeof data14 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callerLeft",schemaPath:"#/components/schemas/RequestSummary/properties/callerLeft/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data14){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callerLeft",schemaPath:"#/components/schemas/RequestSummary/properties/callerLeft/const",keyword:"const",params:{allowedValue: true}});
}
}
if(data.faults !== undefined){
let data15 = data.faults;
if(Array.isArray(data15)){
if(data15.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/RequestSummary/properties/faults/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate78(data15[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate78.errors; else for(const e of validate78.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/RequestSummary/properties/faults/type",keyword:"type",params:{type: "array"}});
}
}
if(data.refusedOrigin !== undefined){
if(typeof data.refusedOrigin !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refusedOrigin",schemaPath:"#/components/schemas/RequestSummary/properties/refusedOrigin/type",keyword:"type",params:{type: "string"}});
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/components/schemas/RequestSummary/properties/code/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/RequestSummary/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/RequestSummary/properties/reason/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/type",keyword:"type",params:{type: "object"}});
}
validate77.errors = vErrors;
return errors === 0;
}


export { validate64, validate68, validate70, validate72, validate74, validate77 };
export const checks = {
  "#/components/schemas/DropEffect": validate68,
  "#/components/schemas/WorkerEffect": validate70,
  "#/components/schemas/WebhookEffect": validate72,
  "#/components/schemas/StaleEffect": validate74,
  "#/components/schemas/LogNormalLatency": validate64,
};
