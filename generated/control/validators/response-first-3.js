// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate60 } from './response-first-4.js';

const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.atMs === undefined) && (missing0 = "atMs"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate38.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate38.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.atMs !== undefined){
let data1 = data.atMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate38.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
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
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobId !== undefined){
const _errs2 = errors;
if(typeof data.jobId !== "string"){
validate40.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate40.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.hasAccount === undefined) && (missing0 = "hasAccount"))) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.status === undefined) && (missing0 = "status"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RequestSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.hasAccount !== undefined){
const _errs6 = errors;
if(typeof data.hasAccount !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/hasAccount",schemaPath:"#/components/schemas/RequestSummary/properties/hasAccount/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
let data3 = data.atMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate52.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/RequestSummary/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.durationMs !== undefined){
let data4 = data.durationMs;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate52.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate52.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.method !== undefined){
const _errs12 = errors;
if(typeof data.method !== "string"){
validate52.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestSummary/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs14 = errors;
if(typeof data.path !== "string"){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/RequestSummary/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.operationId !== undefined){
const _errs16 = errors;
if(typeof data.operationId !== "string"){
validate52.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/RequestSummary/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs18 = errors;
if(typeof data.endpointId !== "string"){
validate52.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/RequestSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobId !== undefined){
const _errs20 = errors;
if(typeof data.jobId !== "string"){
validate52.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/RequestSummary/properties/jobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs22 = errors;
if(typeof data.key !== "string"){
validate52.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RequestSummary/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data11 = data.status;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 599 || isNaN(data11)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data11 < 100 || isNaN(data11)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}}];
return false;
}
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dropped !== undefined){
let data12 = data.dropped;
const _errs26 = errors;
if(typeof data12 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data12){
validate52.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs28 = errors;
if(typeof data.code !== "string"){
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/RequestSummary/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs30 = errors;
if(typeof data.detail !== "string"){
validate52.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/RequestSummary/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs30 === errors;
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
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate59.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.endpointId !== undefined){
const _errs6 = errors;
if(typeof data.endpointId !== "string"){
validate59.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission !== undefined){
let data3 = data.submission;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate59.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
validate59.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs16 = errors;
if(typeof data.lowPriority !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data6 = data.retries;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate59.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate59.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate59.errors = [{instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data8 = data.startedMs;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate59.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endedMs !== undefined){
let data9 = data.endedMs;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate59.errors = [{instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.delayTime !== undefined){
let data10 = data.delayTime;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate59.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate59.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.executionTime !== undefined){
let data11 = data.executionTime;
const _errs28 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate59.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate59.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workerId !== undefined){
const _errs30 = errors;
if(typeof data.workerId !== "string"){
validate59.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs32 = errors;
if(typeof data.error !== "string"){
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
const _errs34 = errors;
if(!(validate60(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data15 = data.cost;
const _errs35 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate59.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs35 === errors;
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
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.unsearched !== undefined){
let data1 = data.unsearched;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate58.errors = [{instancePath:instancePath+"/unsearched",schemaPath:"#/components/schemas/JobList/properties/unsearched/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate58.errors = [{instancePath:instancePath+"/unsearched",schemaPath:"#/components/schemas/JobList/properties/unsearched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.jobs !== undefined){
let data2 = data.jobs;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate59(data2[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


export { validate38, validate40, validate52, validate58, validate59 };
export const checks = {
};
