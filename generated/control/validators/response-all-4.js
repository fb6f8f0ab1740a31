// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate57, validate38, validate40 } from './response-all-3.js';
import { validate81 } from './response-all-5.js';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const formats4 = runtime.formats.date;
function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}};
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
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
const err2 = {instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 10000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasStorageSettings === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/required",keyword:"required",params:{missingProperty: "hasStorageSettings"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/input/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.policy !== undefined){
if(!(validate65(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.hasStorageSettings !== undefined){
if(typeof data.hasStorageSettings !== "boolean"){
const err2 = {instancePath:instancePath+"/hasStorageSettings",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/hasStorageSettings/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.host === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.acknowledged === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "acknowledged"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err6 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
const err8 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: "deliveries"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate72(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.cost === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err4 = {instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err6 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totals === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.budget !== undefined){
if(!(validate81(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


export { validate63, validate65, validate71, validate72, validate78, validate79 };
export const checks = {
};
