// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate96 } from './response-all-6.js';

const schema50 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const schema53 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema54 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
const schema60 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"enabled":{"type":"boolean"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const func9 = runtime.characters;
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.exceeded === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "exceeded"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reached === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "reached"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
const err6 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema50.placed.schema.properties.exceeded.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reached !== undefined){
if(typeof data.reached !== "boolean"){
const err7 = {instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.claim === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "claim"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "verdict"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedRule/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.claim !== undefined){
if(typeof data.claim !== "string"){
const err5 = {instancePath:instancePath+"/claim",schemaPath:"#/components/schemas/ReportedRule/properties/claim/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((data2 === "verified") || (data2 === "violated")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
const err7 = {instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema54.placed.schema.properties.verdict.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedRule/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.seenWith !== undefined){
if(typeof data.seenWith !== "string"){
const err9 = {instancePath:instancePath+"/seenWith",schemaPath:"#/components/schemas/ReportedRule/properties/seenWith/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.known !== undefined){
if(typeof data.known !== "string"){
const err10 = {instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedRule/properties/known/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath,schemaPath:"#/components/schemas/ReportedRule/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.baseUrl === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "baseUrl"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.profile === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "profile"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.headline === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "headline"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hasPage === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "hasPage"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.verdicts === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: "verdicts"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.baseUrl !== undefined){
if(typeof data.baseUrl !== "string"){
const err5 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/components/schemas/Report/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.profile !== undefined){
let data1 = data.profile;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "contract") || (data1 === "reference"))){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema53.placed.schema.properties.profile.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
const err8 = {instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/Report/properties/headline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.startedMs !== undefined){
let data3 = data.startedMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Report/properties/startedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
const err10 = {instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/Report/properties/hasPage/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.verdicts !== undefined){
let data5 = data.verdicts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/Report/properties/verdicts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/Report/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: "effect"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema60.placed.schema.properties.operation.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
const err4 = {instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data4 = data.seed;
const _errs14 = errors;
let valid4 = false;
let passing0 = null;
const _errs15 = errors;
if(typeof data4 === "string"){
if(func9(data4) > 1000){
const err10 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
const err12 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err13 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err14 = {instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/Fault/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.effect !== undefined){
if(!(validate96(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fired === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fired"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isFromSettings === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "isFromSettings"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fault !== undefined){
if(!(validate95(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.fired !== undefined){
let data1 = data.fired;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
const err7 = {instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/DeclaredFault/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: "faults"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}};
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
const err2 = {instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


export { validate81, validate85, validate86, validate93, validate94, validate95 };
export const checks = {
};
