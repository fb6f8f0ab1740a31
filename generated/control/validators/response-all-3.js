// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate60 } from './response-all-4.js';

const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "sequence"}});
}
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}});
}
validate38.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "jobId"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}});
}
validate40.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "number"}});
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
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: "status"}});
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
if(data.hasAccount !== undefined){
if(typeof data.hasAccount !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasAccount",schemaPath:"#/components/schemas/RequestSummary/properties/hasAccount/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.atMs !== undefined){
let data3 = data.atMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/RequestSummary/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.durationMs !== undefined){
let data4 = data.durationMs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
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
let data11 = data.status;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data11 == "number"){
if(data11 > 599 || isNaN(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data11 < 100 || isNaN(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}});
}
}
}
if(data.dropped !== undefined){
let data12 = data.dropped;
if(typeof data12 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/const",keyword:"const",params:{allowedValue: true}});
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
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestSummary/type",keyword:"type",params:{type: "object"}});
}
validate52.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "number"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.lowPriority === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "lowPriority"}});
}
if(data.retries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "retries"}});
}
if(data.queuedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "queuedMs"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.submission !== undefined){
let data3 = data.submission;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.retries !== undefined){
let data6 = data.retries;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.startedMs !== undefined){
let data8 = data.startedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.endedMs !== undefined){
let data9 = data.endedMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.delayTime !== undefined){
let data10 = data.delayTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.executionTime !== undefined){
let data11 = data.executionTime;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
if(data.webhook !== undefined){
if(!(validate60(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}});
}
validate59.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.unsearched !== undefined){
let data1 = data.unsearched;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unsearched",schemaPath:"#/components/schemas/JobList/properties/unsearched/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unsearched",schemaPath:"#/components/schemas/JobList/properties/unsearched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate59(data2[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}});
}
validate58.errors = vErrors;
return errors === 0;
}


export { validate38, validate40, validate52, validate58, validate59 };
export const checks = {
};
