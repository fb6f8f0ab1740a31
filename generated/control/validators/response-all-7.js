// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate38, validate40 } from './response-all-3.js';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const formats4 = runtime.formats.date;
const schema76 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const schema79 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema80 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","different","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate124.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate124(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
validate123.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
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
validate131.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "amount"}});
}
if(data.exceeded === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "exceeded"}});
}
if(data.reached === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "reached"}});
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "refuse") || (data1 === "warn"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema76.placed.schema.properties.exceeded.enum}});
}
}
if(data.reached !== undefined){
if(typeof data.reached !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}});
}
validate133.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate131(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}});
}
}
if(data.budget !== undefined){
if(!(validate133(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}});
}
validate130.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "rule"}});
}
if(data.claim === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "claim"}});
}
if(data.verdict === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "verdict"}});
}
if(data.reason === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "reason"}});
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedRule/properties/rule/type",keyword:"type",params:{type: "string"}});
}
}
if(data.claim !== undefined){
if(typeof data.claim !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/claim",schemaPath:"#/components/schemas/ReportedRule/properties/claim/type",keyword:"type",params:{type: "string"}});
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/type",keyword:"type",params:{type: "string"}});
}
if(!(((((((data2 === "verified") || (data2 === "violated")) || (data2 === "different")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema80.placed.schema.properties.verdict.enum}});
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedRule/properties/reason/type",keyword:"type",params:{type: "string"}});
}
}
if(data.seenWith !== undefined){
if(typeof data.seenWith !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seenWith",schemaPath:"#/components/schemas/ReportedRule/properties/seenWith/type",keyword:"type",params:{type: "string"}});
}
}
if(data.known !== undefined){
if(typeof data.known !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedRule/properties/known/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedRule/type",keyword:"type",params:{type: "object"}});
}
validate138.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "baseUrl"}});
}
if(data.profile === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "profile"}});
}
if(data.headline === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "headline"}});
}
if(data.hasPage === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "hasPage"}});
}
if(data.verdicts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "verdicts"}});
}
if(data.baseUrl !== undefined){
if(typeof data.baseUrl !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/baseUrl",schemaPath:"#/components/schemas/Report/properties/baseUrl/type",keyword:"type",params:{type: "string"}});
}
}
if(data.profile !== undefined){
let data1 = data.profile;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "contract") || (data1 === "reference"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema79.placed.schema.properties.profile.enum}});
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/Report/properties/headline/type",keyword:"type",params:{type: "string"}});
}
}
if(data.startedMs !== undefined){
let data3 = data.startedMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Report/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/Report/properties/hasPage/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.verdicts !== undefined){
let data5 = data.verdicts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate138(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/Report/properties/verdicts/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Report/type",keyword:"type",params:{type: "object"}});
}
validate137.errors = vErrors;
return errors === 0;
}


export { validate123, validate124, validate130, validate131, validate133, validate137, validate138 };
export const checks = {
};
