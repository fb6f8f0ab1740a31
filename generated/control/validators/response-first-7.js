// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate40, validate42 } from './response-first-3.js';
import { validate133, validate135, validate137 } from './response-first-8.js';

const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.headers === undefined) && (missing0 = "headers")) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/RecordedMessage/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.headers !== undefined){
let data0 = data.headers;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs5 = errors;
if(typeof data0[key0] !== "string"){
validate113.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/RecordedMessage/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/RecordedMessage/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate113.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate113.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs9 = errors;
if(typeof data.body !== "string"){
validate113.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/RecordedMessage/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isShortened !== undefined){
let data4 = data.isShortened;
const _errs11 = errors;
if(typeof data4 !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data4){
validate113.errors = [{instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isRedacted !== undefined){
let data5 = data.isRedacted;
const _errs13 = errors;
if(typeof data5 !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/isRedacted",schemaPath:"#/components/schemas/RecordedMessage/properties/isRedacted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data5){
validate113.errors = [{instancePath:instancePath+"/isRedacted",schemaPath:"#/components/schemas/RecordedMessage/properties/isRedacted/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isUnread !== undefined){
let data6 = data.isUnread;
const _errs15 = errors;
if(typeof data6 !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/isUnread",schemaPath:"#/components/schemas/RecordedMessage/properties/isUnread/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data6){
validate113.errors = [{instancePath:instancePath+"/isUnread",schemaPath:"#/components/schemas/RecordedMessage/properties/isUnread/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs15 === errors;
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
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/RecordedMessage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.log === undefined) && (missing0 = "log")){
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/HttpArchive/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.log !== undefined){
let data0 = data.log;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.version === undefined) && (missing1 = "version")) || ((data0.creator === undefined) && (missing1 = "creator"))) || ((data0.entries === undefined) && (missing1 = "entries"))){
validate121.errors = [{instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.version !== undefined){
let data1 = data0.version;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate121.errors = [{instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("1.2" !== data1){
validate121.errors = [{instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/const",keyword:"const",params:{allowedValue: "1.2"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.creator !== undefined){
let data2 = data0.creator;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate121.errors = [{instancePath:instancePath+"/log/creator",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/creator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.entries !== undefined){
let data3 = data0.entries;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate121.errors = [{instancePath:instancePath+"/log/entries/" + i0,schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/log/entries",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/components/schemas/HttpArchive/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate40.errors; else for(const e of validate40.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate42.errors; else for(const e of validate42.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.attempt === undefined) && (missing0 = "attempt")) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate126.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate126.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.host !== undefined){
const _errs7 = errors;
if(typeof data.host !== "string"){
validate126.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.outcome !== undefined){
const _errs9 = errors;
if(typeof data.outcome !== "string"){
validate126.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.acknowledged !== undefined){
const _errs11 = errors;
if(typeof data.acknowledged !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
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
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate126.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.deliveries !== undefined){
let data0 = data.deliveries;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate126(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate126.errors; else for(const e of validate126.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate132.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total !== undefined){
let data1 = data.total;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate132.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate132.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate132.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.totals !== undefined){
let data3 = data.totals;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate133(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate133.errors; else for(const e of validate133.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.slots !== undefined){
let data5 = data.slots;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate135(data5[i1], {instancePath:instancePath+"/slots/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
if(vErrors === null) vErrors = validate135.errors; else for(const e of validate135.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/slots",schemaPath:"#/components/schemas/Ledger/properties/slots/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
const _errs16 = errors;
if(!(validate137(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
if(vErrors === null) vErrors = validate137.errors; else for(const e of validate137.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
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
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}


export { validate113, validate121, validate125, validate126, validate132 };
export const checks = {
};
