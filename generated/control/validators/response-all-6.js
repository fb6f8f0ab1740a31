// Generated from an OpenAPI document; do not edit.
import { validate88 } from './response-all-5.js';
import { validate77 } from './response-all-4.js';
import { validate4 } from './response-all-0.js';

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}});
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data2 < 10000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}});
}
validate96.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate88.errors; else for(const e of validate88.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasStorageSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/required",keyword:"required",params:{missingProperty: "hasStorageSettings"}});
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/input/type",keyword:"type",params:{type: "object"}});
}
}
if(data.policy !== undefined){
if(!(validate96(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
if(vErrors === null) vErrors = validate96.errors; else for(const e of validate96.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.hasStorageSettings !== undefined){
if(typeof data.hasStorageSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStorageSettings",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/hasStorageSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate94.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sentMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: "sentMs"}});
}
if(data.durationMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: "durationMs"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.sentMs !== undefined){
let data0 = data.sentMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentMs",schemaPath:"#/components/schemas/ResentWebhook/properties/sentMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.durationMs !== undefined){
let data1 = data.durationMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/ResentWebhook/properties/durationMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/ResentWebhook/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/ResentWebhook/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/ResentWebhook/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/ResentWebhook/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResentWebhook/type",keyword:"type",params:{type: "object"}});
}
validate102.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requests === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: "requests"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.olderDropped === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: "olderDropped"}});
}
if(data.isRecording === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: "isRecording"}});
}
if(data.isOneReplica === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: "isOneReplica"}});
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.olderDropped !== undefined){
let data1 = data.olderDropped;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/olderDropped",schemaPath:"#/components/schemas/RequestList/properties/olderDropped/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/olderDropped",schemaPath:"#/components/schemas/RequestList/properties/olderDropped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.isRecording !== undefined){
if(typeof data.isRecording !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isRecording",schemaPath:"#/components/schemas/RequestList/properties/isRecording/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.isOneReplica !== undefined){
if(typeof data.isOneReplica !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isOneReplica",schemaPath:"#/components/schemas/RequestList/properties/isOneReplica/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.replicaId !== undefined){
if(typeof data.replicaId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/replicaId",schemaPath:"#/components/schemas/RequestList/properties/replicaId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.requests !== undefined){
let data5 = data.requests;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate77(data5[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/requests",schemaPath:"#/components/schemas/RequestList/properties/requests/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestList/type",keyword:"type",params:{type: "object"}});
}
validate107.errors = vErrors;
return errors === 0;
}

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RecordedMessage/required",keyword:"required",params:{missingProperty: "headers"}});
}
if(data.bytes === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RecordedMessage/required",keyword:"required",params:{missingProperty: "bytes"}});
}
if(data.headers !== undefined){
let data0 = data.headers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(typeof data0[key0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/RecordedMessage/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/RecordedMessage/properties/headers/type",keyword:"type",params:{type: "object"}});
}
}
if(data.bytes !== undefined){
let data2 = data.bytes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/components/schemas/RecordedMessage/properties/body/type",keyword:"type",params:{type: "string"}});
}
}
if(data.isShortened !== undefined){
let data4 = data.isShortened;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data4){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/const",keyword:"const",params:{allowedValue: true}});
}
}
if(data.isRedacted !== undefined){
let data5 = data.isRedacted;
if(typeof data5 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isRedacted",schemaPath:"#/components/schemas/RecordedMessage/properties/isRedacted/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isRedacted",schemaPath:"#/components/schemas/RecordedMessage/properties/isRedacted/const",keyword:"const",params:{allowedValue: true}});
}
}
if(data.isUnread !== undefined){
let data6 = data.isUnread;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isUnread",schemaPath:"#/components/schemas/RecordedMessage/properties/isUnread/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isUnread",schemaPath:"#/components/schemas/RecordedMessage/properties/isUnread/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RecordedMessage/type",keyword:"type",params:{type: "object"}});
}
validate113.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.target === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/required",keyword:"required",params:{missingProperty: "target"}});
}
if(data.request === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/required",keyword:"required",params:{missingProperty: "request"}});
}
if(data.target !== undefined){
if(typeof data.target !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/components/schemas/RequestDetails/allOf/1/properties/target/type",keyword:"type",params:{type: "string"}});
}
}
if(data.request !== undefined){
if(!(validate113(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate113.errors; else for(const e of validate113.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.response !== undefined){
if(!(validate113(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
if(vErrors === null) vErrors = validate113.errors; else for(const e of validate113.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.problem !== undefined){
if(!(validate4(data.problem, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate111.errors = vErrors;
return errors === 0;
}


export { validate94, validate96, validate102, validate107, validate111, validate113 };
export const checks = {
};
