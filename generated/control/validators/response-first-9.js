// Generated from an OpenAPI document; do not edit.
import { validate76 } from './response-first-5.js';
import { validate168 } from './response-first-10.js';

const schema94 = {"placed":{"pointer":"#/components/schemas/AlternativeInForce","schema":{"type":"object","required":["gap","alternative","from","played","unplayed"],"properties":{"gap":{"type":"string"},"alternative":{"type":"string"},"parameter":{},"from":{"type":"string","enum":["document","settings","change"]},"played":{"type":"array","items":{"type":"string"}},"unplayed":{"type":"object","additionalProperties":{"type":"string"}}}}}};
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.tookMs === undefined) && (missing0 = "tookMs"))){
validate149.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate149.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
const _errs4 = errors;
if(!(typeof data.atMs == "number")){
validate149.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/atMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tookMs !== undefined){
const _errs6 = errors;
if(!(typeof data.tookMs == "number")){
validate149.errors = [{instancePath:instancePath+"/tookMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/tookMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application !== undefined){
const _errs8 = errors;
if(typeof data.application !== "string"){
validate149.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/application/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.service !== undefined){
const _errs10 = errors;
if(typeof data.service !== "string"){
validate149.errors = [{instancePath:instancePath+"/service",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/service/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.label !== undefined){
const _errs12 = errors;
if(typeof data.label !== "string"){
validate149.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate149.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.scenario === undefined) && (missing0 = "scenario")) || ((data.happens === undefined) && (missing0 = "happens"))) || ((data.entries === undefined) && (missing0 = "entries"))){
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.scenario !== undefined){
const _errs2 = errors;
if(typeof data.scenario !== "string"){
validate148.errors = [{instancePath:instancePath+"/scenario",schemaPath:"#/components/schemas/ReportedTimeline/properties/scenario/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.happens !== undefined){
let data1 = data.happens;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate148.errors = [{instancePath:instancePath+"/happens/" + i0,schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/happens",schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.entries !== undefined){
let data3 = data.entries;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate149(data3[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/components/schemas/ReportedTimeline/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fault === undefined) && (missing0 = "fault")) || ((data.fired === undefined) && (missing0 = "fired"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate157.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate76(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fired !== undefined){
let data1 = data.fired;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate157.errors = [{instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate157.errors = [{instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.left !== undefined){
let data2 = data.left;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate157.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate157.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs7 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/DeclaredFault/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate156.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.faults !== undefined){
let data0 = data.faults;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate157(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.gap === undefined) && (missing0 = "gap")) || ((data.alternative === undefined) && (missing0 = "alternative"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.played === undefined) && (missing0 = "played"))) || ((data.unplayed === undefined) && (missing0 = "unplayed"))){
validate163.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.gap !== undefined){
const _errs2 = errors;
if(typeof data.gap !== "string"){
validate163.errors = [{instancePath:instancePath+"/gap",schemaPath:"#/components/schemas/AlternativeInForce/properties/gap/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.alternative !== undefined){
const _errs4 = errors;
if(typeof data.alternative !== "string"){
validate163.errors = [{instancePath:instancePath+"/alternative",schemaPath:"#/components/schemas/AlternativeInForce/properties/alternative/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate163.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "document") || (data2 === "settings")) || (data2 === "change"))){
validate163.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/enum",keyword:"enum",params:{allowedValues: schema94.placed.schema.properties.from.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.played !== undefined){
let data3 = data.played;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate163.errors = [{instancePath:instancePath+"/played/" + i0,schemaPath:"#/components/schemas/AlternativeInForce/properties/played/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/played",schemaPath:"#/components/schemas/AlternativeInForce/properties/played/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unplayed !== undefined){
let data5 = data.unplayed;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs15 = errors;
if(typeof data5[key0] !== "string"){
validate163.errors = [{instancePath:instancePath+"/unplayed/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/unplayed",schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/type",keyword:"type",params:{type: "object"}}];
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
else {
validate163.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeInForce/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alternatives === undefined) && (missing0 = "alternatives")){
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.alternatives !== undefined){
let data0 = data.alternatives;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate163(data0[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/alternatives",schemaPath:"#/components/schemas/AlternativeList/properties/alternatives/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/KeyList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate168(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/components/schemas/KeyList/properties/keys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/components/schemas/KeyList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}


export { validate148, validate149, validate156, validate157, validate162, validate163, validate167 };
export const checks = {
};
