// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate152 } from './response-all-9.js';

const schema81 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const schema84 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema85 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","different","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
const schema90 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema81.placed.schema.properties.exceeded.enum}});
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
validate137.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema85.placed.schema.properties.verdict.enum}});
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
validate142.errors = vErrors;
return errors === 0;
}

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema84.placed.schema.properties.profile.enum}});
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
if(!(validate142(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate142.errors; else for(const e of validate142.errors) vErrors.push(e);
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
validate141.errors = vErrors;
return errors === 0;
}

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema90.placed.schema.properties.level.enum}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema90.placed.schema.properties.verdict.enum}});
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
validate150.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate150(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate150.errors; else for(const e of validate150.errors) vErrors.push(e);
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
if(!(validate152(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
if(vErrors === null) vErrors = validate152.errors; else for(const e of validate152.errors) vErrors.push(e);
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
validate149.errors = vErrors;
return errors === 0;
}


export { validate137, validate141, validate142, validate149, validate150 };
export const checks = {
};
