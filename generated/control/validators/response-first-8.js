// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate148 } from './response-first-9.js';

const schema76 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const schema79 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema80 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","different","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
const schema85 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.amount !== undefined){
let data0 = data.amount;
const _errs2 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate133.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exceeded !== undefined){
let data1 = data.exceeded;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate133.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate133.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema76.placed.schema.properties.exceeded.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reached !== undefined){
const _errs8 = errors;
if(typeof data.reached !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate133.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) && (missing0 = "rule")) || ((data.claim === undefined) && (missing0 = "claim"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate138.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedRule/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.claim !== undefined){
const _errs4 = errors;
if(typeof data.claim !== "string"){
validate138.errors = [{instancePath:instancePath+"/claim",schemaPath:"#/components/schemas/ReportedRule/properties/claim/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verdict !== undefined){
let data2 = data.verdict;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate138.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data2 === "verified") || (data2 === "violated")) || (data2 === "different")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
validate138.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema80.placed.schema.properties.verdict.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs8 = errors;
if(typeof data.reason !== "string"){
validate138.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedRule/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seenWith !== undefined){
const _errs10 = errors;
if(typeof data.seenWith !== "string"){
validate138.errors = [{instancePath:instancePath+"/seenWith",schemaPath:"#/components/schemas/ReportedRule/properties/seenWith/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.known !== undefined){
const _errs12 = errors;
if(typeof data.known !== "string"){
validate138.errors = [{instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedRule/properties/known/type",keyword:"type",params:{type: "string"}}];
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
validate138.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.baseUrl === undefined) && (missing0 = "baseUrl")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))){
validate137.errors = [{instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.baseUrl !== undefined){
const _errs2 = errors;
if(typeof data.baseUrl !== "string"){
validate137.errors = [{instancePath:instancePath+"/baseUrl",schemaPath:"#/components/schemas/Report/properties/baseUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate137.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "contract") || (data1 === "reference"))){
validate137.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema79.placed.schema.properties.profile.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headline !== undefined){
const _errs6 = errors;
if(typeof data.headline !== "string"){
validate137.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/Report/properties/headline/type",keyword:"type",params:{type: "string"}}];
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
validate137.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Report/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
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
validate137.errors = [{instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/Report/properties/hasPage/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate138(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate137.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/Report/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
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
validate137.errors = [{instancePath,schemaPath:"#/components/schemas/Report/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.rule === undefined) && (missing0 = "rule")) || ((data.level === undefined) && (missing0 = "level"))) || ((data.says === undefined) && (missing0 = "says"))) || ((data.matters === undefined) && (missing0 = "matters"))) || ((data.guide === undefined) && (missing0 = "guide"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.shownBy === undefined) && (missing0 = "shownBy"))){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate146.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedCallerRule/properties/rule/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "stated") || (data1 === "follows")) || (data1 === "advice"))){
validate146.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema85.placed.schema.properties.level.enum}}];
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
validate146.errors = [{instancePath:instancePath+"/says",schemaPath:"#/components/schemas/ReportedCallerRule/properties/says/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/matters",schemaPath:"#/components/schemas/ReportedCallerRule/properties/matters/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/components/schemas/ReportedCallerRule/properties/guide/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data5 === "kept") || (data5 === "broken")) || (data5 === "inconclusive")) || (data5 === "not claimed")) || (data5 === "not run"))){
validate146.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema85.placed.schema.properties.verdict.enum}}];
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
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedCallerRule/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedCallerRule/properties/known/type",keyword:"type",params:{type: "string"}}];
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
validate146.errors = [{instancePath:instancePath+"/shownBy/" + i0,schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/shownBy",schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/type",keyword:"type",params:{type: "array"}}];
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
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.application === undefined) && (missing0 = "application")) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))) || ((data.timelines === undefined) && (missing0 = "timelines"))){
validate145.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.application !== undefined){
const _errs2 = errors;
if(typeof data.application !== "string"){
validate145.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ApplicationReport/properties/application/type",keyword:"type",params:{type: "string"}}];
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
validate145.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/ApplicationReport/properties/headline/type",keyword:"type",params:{type: "string"}}];
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
validate145.errors = [{instancePath:instancePath+"/obstacle",schemaPath:"#/components/schemas/ApplicationReport/properties/obstacle/type",keyword:"type",params:{type: "string"}}];
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
validate145.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/ApplicationReport/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
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
validate145.errors = [{instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/ApplicationReport/properties/hasPage/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate146(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/ApplicationReport/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate148(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/timelines",schemaPath:"#/components/schemas/ApplicationReport/properties/timelines/type",keyword:"type",params:{type: "array"}}];
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
validate145.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}


export { validate133, validate137, validate138, validate145, validate146 };
export const checks = {
};
