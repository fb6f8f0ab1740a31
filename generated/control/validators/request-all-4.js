// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate63 } from './request-all-3.js';
import { validate20 } from './request-all-0.js';
import { validate46 } from './request-all-2.js';

const schema58 = {"placed":{"pointer":"#/components/schemas/NewAccount","schema":{"type":"object","properties":{"key":{"type":"string","pattern":"^[!-~]{1,1000}$","x-expected":"at most 1000 visible ASCII characters without spaces"},"clock":{"type":"string","enum":["system","manual"]},"seed":{"$ref":"#/components/schemas/Seed"},"endpoints":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"faults":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/Fault"}},"alternatives":{"$ref":"#/components/schemas/Alternatives"},"budget":{"$ref":"#/components/schemas/BudgetSettings"}},"additionalProperties":false}}};
const func0 = runtime.characters;
const func20 = runtime.pattern;
const pattern2 = func20("^[!-~]{1,1000}$", "u");
const schema60 = {"placed":{"pointer":"#/components/schemas/BudgetSettings","schema":{"type":"object","required":["amount"],"additionalProperties":false,"properties":{"amount":{"type":"string","pattern":"^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$","x-expected":"dollars in quotes, such as \"0.50\""},"exceeded":{"type":"string","enum":["refuse","warn"]}}}}};
const pattern3 = func20("^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$", "u");
function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responses === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ReceiverScript/required",keyword:"required",params:{missingProperty: "responses"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "responses")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ReceiverScript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.responses !== undefined){
if(!(validate63(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/ReceiverScript/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
const err5 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema60.placed.schema.properties.exceeded.enum}};
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
else {
const err6 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "alternatives")) || (key0 === "budget"))){
const err0 = {instancePath,schemaPath:"#/components/schemas/NewAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/pattern",keyword:"pattern",params:{...{pattern: "^[!-~]{1,1000}$"}, expected: "at most 1000 visible ASCII characters without spaces"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "system") || (data1 === "manual"))){
const err4 = {instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/enum",keyword:"enum",params:{allowedValues: schema58.placed.schema.properties.clock.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seed !== undefined){
let data2 = data.seed;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
const err5 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
const err6 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(typeof data2 == "number")){
const err7 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs13 === errors;
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
const err8 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.endpoints !== undefined){
let data3 = data.endpoints;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err10 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
if(data5.length > 100){
const err14 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(!(validate20(data5[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.alternatives !== undefined){
if(!(validate46(data.alternatives, {instancePath:instancePath+"/alternatives",parentData:data,parentDataProperty:"alternatives",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.budget !== undefined){
if(!(validate77(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/components/schemas/NewAccount/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


export { validate70, validate74, validate77 };
export const checks = {
};
