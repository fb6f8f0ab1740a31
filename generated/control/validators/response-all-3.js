// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const schema36 = {"placed":{"pointer":"#/components/schemas/JobWebhook","schema":{"type":"object","required":["host","attempts","state"],"properties":{"host":{"type":"string"},"attempts":{"type":"integer","minimum":0},"state":{"type":"string","enum":["waiting","acknowledged","givenUp"]}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "sequence"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.atMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "atMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err3 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attempts === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "attempts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err3 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/JobWebhook/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/enum",keyword:"enum",params:{allowedValues: schema36.placed.schema.properties.state.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/JobWebhook/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpointId === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.submission === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "submission"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lowPriority === undefined){
const err5 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "lowPriority"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.retries === undefined){
const err6 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "retries"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.queuedMs === undefined){
const err7 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "queuedMs"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err11 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.submission !== undefined){
let data3 = data.submission;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
const err13 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
const err15 = {instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.retries !== undefined){
let data6 = data.retries;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err18 = {instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.startedMs !== undefined){
let data8 = data.startedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err19 = {instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.endedMs !== undefined){
let data9 = data.endedMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err20 = {instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.delayTime !== undefined){
let data10 = data.delayTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err21 = {instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.executionTime !== undefined){
let data11 = data.executionTime;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err23 = {instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err25 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err26 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.webhook !== undefined){
if(!(validate58(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err27 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.jobs !== undefined){
let data1 = data.jobs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data1[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


export { validate38, validate40, validate56, validate57, validate58 };
export const checks = {
};
