// Generated from an OpenAPI document; do not edit.
import { validate76 } from './response-all-5.js';

const schema85 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "rule"}});
}
if(data.level === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "level"}});
}
if(data.says === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "says"}});
}
if(data.matters === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "matters"}});
}
if(data.guide === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "guide"}});
}
if(data.verdict === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "verdict"}});
}
if(data.reason === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "reason"}});
}
if(data.shownBy === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: "shownBy"}});
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedCallerRule/properties/rule/type",keyword:"type",params:{type: "string"}});
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/type",keyword:"type",params:{type: "string"}});
}
if(!(((data1 === "stated") || (data1 === "follows")) || (data1 === "advice"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema85.placed.schema.properties.level.enum}});
}
}
if(data.says !== undefined){
if(typeof data.says !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/says",schemaPath:"#/components/schemas/ReportedCallerRule/properties/says/type",keyword:"type",params:{type: "string"}});
}
}
if(data.matters !== undefined){
if(typeof data.matters !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/matters",schemaPath:"#/components/schemas/ReportedCallerRule/properties/matters/type",keyword:"type",params:{type: "string"}});
}
}
if(data.guide !== undefined){
if(typeof data.guide !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/guide",schemaPath:"#/components/schemas/ReportedCallerRule/properties/guide/type",keyword:"type",params:{type: "string"}});
}
}
if(data.verdict !== undefined){
let data5 = data.verdict;
if(typeof data5 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/type",keyword:"type",params:{type: "string"}});
}
if(!(((((data5 === "kept") || (data5 === "broken")) || (data5 === "inconclusive")) || (data5 === "not claimed")) || (data5 === "not run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema85.placed.schema.properties.verdict.enum}});
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedCallerRule/properties/reason/type",keyword:"type",params:{type: "string"}});
}
}
if(data.known !== undefined){
if(typeof data.known !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedCallerRule/properties/known/type",keyword:"type",params:{type: "string"}});
}
}
if(data.shownBy !== undefined){
let data8 = data.shownBy;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/shownBy/" + i0,schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/items/type",keyword:"type",params:{type: "integer"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/shownBy",schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/type",keyword:"type",params:{type: "object"}});
}
validate146.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.tookMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "tookMs"}});
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/id/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.atMs !== undefined){
if(!(typeof data.atMs == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/atMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.tookMs !== undefined){
if(!(typeof data.tookMs == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/tookMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/tookMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.application !== undefined){
if(typeof data.application !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/application/type",keyword:"type",params:{type: "string"}});
}
}
if(data.service !== undefined){
if(typeof data.service !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/service/type",keyword:"type",params:{type: "string"}});
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/label/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/type",keyword:"type",params:{type: "object"}});
}
validate149.errors = vErrors;
return errors === 0;
}

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scenario === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "scenario"}});
}
if(data.happens === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "happens"}});
}
if(data.entries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "entries"}});
}
if(data.scenario !== undefined){
if(typeof data.scenario !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/scenario",schemaPath:"#/components/schemas/ReportedTimeline/properties/scenario/type",keyword:"type",params:{type: "string"}});
}
}
if(data.happens !== undefined){
let data1 = data.happens;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/happens/" + i0,schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/items/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/happens",schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/type",keyword:"type",params:{type: "array"}});
}
}
if(data.entries !== undefined){
let data3 = data.entries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data3[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/components/schemas/ReportedTimeline/properties/entries/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/type",keyword:"type",params:{type: "object"}});
}
validate148.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.application === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: "application"}});
}
if(data.headline === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: "headline"}});
}
if(data.hasPage === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: "hasPage"}});
}
if(data.verdicts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: "verdicts"}});
}
if(data.timelines === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: "timelines"}});
}
if(data.application !== undefined){
if(typeof data.application !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ApplicationReport/properties/application/type",keyword:"type",params:{type: "string"}});
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/ApplicationReport/properties/headline/type",keyword:"type",params:{type: "string"}});
}
}
if(data.obstacle !== undefined){
if(typeof data.obstacle !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/obstacle",schemaPath:"#/components/schemas/ApplicationReport/properties/obstacle/type",keyword:"type",params:{type: "string"}});
}
}
if(data.startedMs !== undefined){
let data3 = data.startedMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/ApplicationReport/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/ApplicationReport/properties/hasPage/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.verdicts !== undefined){
let data5 = data.verdicts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate146(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/ApplicationReport/properties/verdicts/type",keyword:"type",params:{type: "array"}});
}
}
if(data.timelines !== undefined){
let data7 = data.timelines;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate148(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/timelines",schemaPath:"#/components/schemas/ApplicationReport/properties/timelines/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ApplicationReport/type",keyword:"type",params:{type: "object"}});
}
validate145.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fault"}});
}
if(data.fired === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fired"}});
}
if(data.isFromSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "isFromSettings"}});
}
if(data.fault !== undefined){
if(!(validate76(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.fired !== undefined){
let data1 = data.fired;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/DeclaredFault/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}});
}
validate157.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: "faults"}});
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate157(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}});
}
validate156.errors = vErrors;
return errors === 0;
}


export { validate145, validate146, validate148, validate149, validate156, validate157 };
export const checks = {
};
