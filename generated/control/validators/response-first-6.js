// Generated from an OpenAPI document; do not edit.
import { validate88 } from './response-first-5.js';
import { validate77 } from './response-first-4.js';
import { validate113 } from './response-first-7.js';
import { validate4 } from './response-first-0.js';

const schema51 = {"placed":{"pointer":"#/components/schemas/JobWebhook","schema":{"type":"object","required":["host","attempts","state"],"properties":{"host":{"type":"string"},"attempts":{"type":"integer","minimum":0},"state":{"type":"string","enum":["waiting","acknowledged","givenUp"]}}}}};
function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.host === undefined) && (missing0 = "host")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.state === undefined) && (missing0 = "state"))){
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.host !== undefined){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate89.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/JobWebhook/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempts !== undefined){
let data1 = data.attempts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate89.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate89.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate89.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
validate89.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/enum",keyword:"enum",params:{allowedValues: schema51.placed.schema.properties.state.enum}}];
return false;
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
validate89.errors = [{instancePath,schemaPath:"#/components/schemas/JobWebhook/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate96.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate96.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs5 = errors;
if(typeof data.lowPriority !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ttl !== undefined){
let data2 = data.ttl;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate96.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate96.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate96.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}}];
return false;
}
}
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
else {
validate96.errors = [{instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate88.errors; else for(const e of validate88.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasStorageSettings === undefined) && (missing0 = "hasStorageSettings")){
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate94.errors = [{instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.policy !== undefined){
const _errs7 = errors;
if(!(validate96(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
if(vErrors === null) vErrors = validate96.errors; else for(const e of validate96.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.hasStorageSettings !== undefined){
const _errs8 = errors;
if(typeof data.hasStorageSettings !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/hasStorageSettings",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/hasStorageSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.sentMs === undefined) && (missing0 = "sentMs")) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate102.errors = [{instancePath,schemaPath:"#/components/schemas/ResentWebhook/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sentMs !== undefined){
let data0 = data.sentMs;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate102.errors = [{instancePath:instancePath+"/sentMs",schemaPath:"#/components/schemas/ResentWebhook/properties/sentMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.durationMs !== undefined){
let data1 = data.durationMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate102.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/ResentWebhook/properties/durationMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/ResentWebhook/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.host !== undefined){
const _errs6 = errors;
if(typeof data.host !== "string"){
validate102.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/ResentWebhook/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.outcome !== undefined){
const _errs8 = errors;
if(typeof data.outcome !== "string"){
validate102.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/ResentWebhook/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.acknowledged !== undefined){
const _errs10 = errors;
if(typeof data.acknowledged !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/ResentWebhook/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}}];
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
validate102.errors = [{instancePath,schemaPath:"#/components/schemas/ResentWebhook/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.requests === undefined) && (missing0 = "requests")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.olderDropped === undefined) && (missing0 = "olderDropped"))) || ((data.isRecording === undefined) && (missing0 = "isRecording"))) || ((data.isOneReplica === undefined) && (missing0 = "isOneReplica"))){
validate107.errors = [{instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate107.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate107.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.olderDropped !== undefined){
let data1 = data.olderDropped;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate107.errors = [{instancePath:instancePath+"/olderDropped",schemaPath:"#/components/schemas/RequestList/properties/olderDropped/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate107.errors = [{instancePath:instancePath+"/olderDropped",schemaPath:"#/components/schemas/RequestList/properties/olderDropped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.isRecording !== undefined){
const _errs6 = errors;
if(typeof data.isRecording !== "boolean"){
validate107.errors = [{instancePath:instancePath+"/isRecording",schemaPath:"#/components/schemas/RequestList/properties/isRecording/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isOneReplica !== undefined){
const _errs8 = errors;
if(typeof data.isOneReplica !== "boolean"){
validate107.errors = [{instancePath:instancePath+"/isOneReplica",schemaPath:"#/components/schemas/RequestList/properties/isOneReplica/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.replicaId !== undefined){
const _errs10 = errors;
if(typeof data.replicaId !== "string"){
validate107.errors = [{instancePath:instancePath+"/replicaId",schemaPath:"#/components/schemas/RequestList/properties/replicaId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requests !== undefined){
let data5 = data.requests;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate77(data5[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/components/schemas/RequestList/properties/requests/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs12 === errors;
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
else {
validate107.errors = [{instancePath,schemaPath:"#/components/schemas/RequestList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate77.errors; else for(const e of validate77.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.request === undefined) && (missing0 = "request"))){
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.target !== undefined){
const _errs4 = errors;
if(typeof data.target !== "string"){
validate111.errors = [{instancePath:instancePath+"/target",schemaPath:"#/components/schemas/RequestDetails/allOf/1/properties/target/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.request !== undefined){
const _errs6 = errors;
if(!(validate113(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
if(vErrors === null) vErrors = validate113.errors; else for(const e of validate113.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate113(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
if(vErrors === null) vErrors = validate113.errors; else for(const e of validate113.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.problem !== undefined){
const _errs8 = errors;
if(!(validate4(data.problem, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate111.errors = vErrors;
return errors === 0;
}


export { validate89, validate94, validate96, validate102, validate107, validate111 };
export const checks = {
};
