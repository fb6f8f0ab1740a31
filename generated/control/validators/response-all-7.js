// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate40, validate42 } from './response-all-3.js';
import { validate137 } from './response-all-8.js';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const formats4 = runtime.formats.date;
const schema78 = {"placed":{"pointer":"#/components/schemas/LedgerSlot","schema":{"type":"object","required":["length","fromMs","endpointId","jobs","quantity","cost"],"properties":{"length":{"type":"string","enum":["minute","hour"]},"fromMs":{"type":"integer"},"endpointId":{"type":"string"},"jobs":{"type":"integer","minimum":1},"quantity":{"$ref":"#/components/schemas/SummedQuantity"},"cost":{"$ref":"#/components/schemas/Amount"}}}}};
function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.log === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/HttpArchive/required",keyword:"required",params:{missingProperty: "log"}});
}
if(data.log !== undefined){
let data0 = data.log;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/required",keyword:"required",params:{missingProperty: "version"}});
}
if(data0.creator === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/required",keyword:"required",params:{missingProperty: "creator"}});
}
if(data0.entries === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/required",keyword:"required",params:{missingProperty: "entries"}});
}
if(data0.version !== undefined){
let data1 = data0.version;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/type",keyword:"type",params:{type: "string"}});
}
if("1.2" !== data1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/const",keyword:"const",params:{allowedValue: "1.2"}});
}
}
if(data0.creator !== undefined){
let data2 = data0.creator;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/log/creator",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/creator/type",keyword:"type",params:{type: "object"}});
}
}
if(data0.entries !== undefined){
let data3 = data0.entries;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/log/entries/" + i0,schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/items/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/log/entries",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/HttpArchive/type",keyword:"type",params:{type: "object"}});
}
validate121.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate40.errors; else for(const e of validate40.errors) vErrors.push(e);
errors = vErrors.length;
}
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "attempt"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}});
}
validate126.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: "deliveries"}});
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate126(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate126.errors; else for(const e of validate126.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}});
}
validate125.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "day"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SummedQuantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "a decimal number, such as \"347\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SummedQuantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.cost !== undefined){
let data4 = data.cost;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}});
}
validate133.errors = vErrors;
return errors === 0;
}

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.length === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "length"}});
}
if(data.fromMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "fromMs"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.length !== undefined){
let data0 = data.length;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/length",schemaPath:"#/components/schemas/LedgerSlot/properties/length/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "minute") || (data0 === "hour"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/length",schemaPath:"#/components/schemas/LedgerSlot/properties/length/enum",keyword:"enum",params:{allowedValues: schema78.placed.schema.properties.length.enum}});
}
}
if(data.fromMs !== undefined){
let data1 = data.fromMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fromMs",schemaPath:"#/components/schemas/LedgerSlot/properties/fromMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerSlot/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobs !== undefined){
let data3 = data.jobs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerSlot/properties/jobs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerSlot/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.quantity !== undefined){
let data4 = data.quantity;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SummedQuantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "a decimal number, such as \"347\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/SummedQuantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.cost !== undefined){
let data5 = data.cost;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerSlot/type",keyword:"type",params:{type: "object"}});
}
validate135.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "currency"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.totals === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "totals"}});
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}});
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate133.errors; else for(const e of validate133.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}});
}
}
if(data.slots !== undefined){
let data5 = data.slots;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate135(data5[i1], {instancePath:instancePath+"/slots/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
if(vErrors === null) vErrors = validate135.errors; else for(const e of validate135.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/slots",schemaPath:"#/components/schemas/Ledger/properties/slots/type",keyword:"type",params:{type: "array"}});
}
}
if(data.budget !== undefined){
if(!(validate137(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
if(vErrors === null) vErrors = validate137.errors; else for(const e of validate137.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}});
}
validate132.errors = vErrors;
return errors === 0;
}


export { validate121, validate125, validate126, validate132, validate133, validate135 };
export const checks = {
};
