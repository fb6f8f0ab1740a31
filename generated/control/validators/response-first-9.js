// Generated from an OpenAPI document; do not edit.
import { validate161 } from './response-first-10.js';

const schema90 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.rule === undefined) && (missing0 = "rule")) || ((data.level === undefined) && (missing0 = "level"))) || ((data.says === undefined) && (missing0 = "says"))) || ((data.matters === undefined) && (missing0 = "matters"))) || ((data.guide === undefined) && (missing0 = "guide"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.shownBy === undefined) && (missing0 = "shownBy"))){
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate150.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedCallerRule/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.level !== undefined){
let data1 = data.level;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate150.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "stated") || (data1 === "follows")) || (data1 === "advice"))){
validate150.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema90.placed.schema.properties.level.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.says !== undefined){
const _errs6 = errors;
if(typeof data.says !== "string"){
validate150.errors = [{instancePath:instancePath+"/says",schemaPath:"#/components/schemas/ReportedCallerRule/properties/says/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.matters !== undefined){
const _errs8 = errors;
if(typeof data.matters !== "string"){
validate150.errors = [{instancePath:instancePath+"/matters",schemaPath:"#/components/schemas/ReportedCallerRule/properties/matters/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.guide !== undefined){
const _errs10 = errors;
if(typeof data.guide !== "string"){
validate150.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/components/schemas/ReportedCallerRule/properties/guide/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verdict !== undefined){
let data5 = data.verdict;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate150.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data5 === "kept") || (data5 === "broken")) || (data5 === "inconclusive")) || (data5 === "not claimed")) || (data5 === "not run"))){
validate150.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema90.placed.schema.properties.verdict.enum}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs14 = errors;
if(typeof data.reason !== "string"){
validate150.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedCallerRule/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.known !== undefined){
const _errs16 = errors;
if(typeof data.known !== "string"){
validate150.errors = [{instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedCallerRule/properties/known/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.shownBy !== undefined){
let data8 = data.shownBy;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate150.errors = [{instancePath:instancePath+"/shownBy/" + i0,schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/shownBy",schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs18 === errors;
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
else {
validate150.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.tookMs === undefined) && (missing0 = "tookMs"))){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate153.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/id/type",keyword:"type",params:{type: "integer"}}];
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
validate153.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/atMs/type",keyword:"type",params:{type: "number"}}];
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
validate153.errors = [{instancePath:instancePath+"/tookMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/tookMs/type",keyword:"type",params:{type: "number"}}];
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
validate153.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/application/type",keyword:"type",params:{type: "string"}}];
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
validate153.errors = [{instancePath:instancePath+"/service",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/service/type",keyword:"type",params:{type: "string"}}];
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
validate153.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/label/type",keyword:"type",params:{type: "string"}}];
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
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.scenario === undefined) && (missing0 = "scenario")) || ((data.happens === undefined) && (missing0 = "happens"))) || ((data.entries === undefined) && (missing0 = "entries"))){
validate152.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.scenario !== undefined){
const _errs2 = errors;
if(typeof data.scenario !== "string"){
validate152.errors = [{instancePath:instancePath+"/scenario",schemaPath:"#/components/schemas/ReportedTimeline/properties/scenario/type",keyword:"type",params:{type: "string"}}];
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
validate152.errors = [{instancePath:instancePath+"/happens/" + i0,schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/happens",schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate153(data3[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
if(vErrors === null) vErrors = validate153.errors; else for(const e of validate153.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate152.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/components/schemas/ReportedTimeline/properties/entries/type",keyword:"type",params:{type: "array"}}];
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
validate152.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.application === undefined) && (missing0 = "application")) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))) || ((data.timelines === undefined) && (missing0 = "timelines"))){
validate149.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.application !== undefined){
const _errs2 = errors;
if(typeof data.application !== "string"){
validate149.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ApplicationReport/properties/application/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headline !== undefined){
const _errs4 = errors;
if(typeof data.headline !== "string"){
validate149.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/ApplicationReport/properties/headline/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.obstacle !== undefined){
const _errs6 = errors;
if(typeof data.obstacle !== "string"){
validate149.errors = [{instancePath:instancePath+"/obstacle",schemaPath:"#/components/schemas/ApplicationReport/properties/obstacle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data3 = data.startedMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate149.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/ApplicationReport/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasPage !== undefined){
const _errs10 = errors;
if(typeof data.hasPage !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/ApplicationReport/properties/hasPage/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verdicts !== undefined){
let data5 = data.verdicts;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate150(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate150.errors; else for(const e of validate150.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/ApplicationReport/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.timelines !== undefined){
let data7 = data.timelines;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(validate152(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
if(vErrors === null) vErrors = validate152.errors; else for(const e of validate152.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/timelines",schemaPath:"#/components/schemas/ApplicationReport/properties/timelines/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
}
else {
validate149.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate160.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate161(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate161.errors; else for(const e of validate161.errors) vErrors.push(e);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}


export { validate149, validate150, validate152, validate153, validate160 };
export const checks = {
};
