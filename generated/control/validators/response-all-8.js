// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate160 } from './response-all-9.js';

const schema86 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema87 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema91 = {"placed":{"pointer":"#/components/schemas/AlternativeInForce","schema":{"type":"object","required":["gap","alternative","from","played","unplayed"],"properties":{"gap":{"type":"string"},"alternative":{"type":"string"},"parameter":{},"from":{"type":"string","enum":["document","settings","change"]},"played":{"type":"array","items":{"type":"string"}},"unplayed":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const schema96 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const func9 = runtime.characters;
function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "distribution"}});
}
if(data.medianMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "medianMs"}});
}
if(data.sigma === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "sigma"}});
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}});
}
if("lognormal" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}});
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}});
}
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}});
}
validate136.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: "drop"}});
}
for(const key0 in data){
if(!(key0 === "drop")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}});
}
validate140.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: "worker"}});
}
for(const key0 in data){
if(!(key0 === "worker")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "crash") || (data0 === "hang"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema86.placed.schema.properties.worker.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}});
}
validate142.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: "webhook"}});
}
for(const key0 in data){
if(!(key0 === "webhook")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema87.placed.schema.properties.webhook.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}});
}
validate144.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: "stale"}});
}
for(const key0 in data){
if(!(key0 === "stale")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}});
}
validate146.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gap === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: "gap"}});
}
if(data.alternative === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: "alternative"}});
}
if(data.from === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: "from"}});
}
if(data.played === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: "played"}});
}
if(data.unplayed === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: "unplayed"}});
}
if(data.gap !== undefined){
if(typeof data.gap !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/gap",schemaPath:"#/components/schemas/AlternativeInForce/properties/gap/type",keyword:"type",params:{type: "string"}});
}
}
if(data.alternative !== undefined){
if(typeof data.alternative !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/alternative",schemaPath:"#/components/schemas/AlternativeInForce/properties/alternative/type",keyword:"type",params:{type: "string"}});
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/type",keyword:"type",params:{type: "string"}});
}
if(!(((data2 === "document") || (data2 === "settings")) || (data2 === "change"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/enum",keyword:"enum",params:{allowedValues: schema91.placed.schema.properties.from.enum}});
}
}
if(data.played !== undefined){
let data3 = data.played;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/played/" + i0,schemaPath:"#/components/schemas/AlternativeInForce/properties/played/items/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/played",schemaPath:"#/components/schemas/AlternativeInForce/properties/played/type",keyword:"type",params:{type: "array"}});
}
}
if(data.unplayed !== undefined){
let data5 = data.unplayed;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unplayed/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/additionalProperties/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/unplayed",schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeInForce/type",keyword:"type",params:{type: "object"}});
}
validate154.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alternatives === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeList/required",keyword:"required",params:{missingProperty: "alternatives"}});
}
if(data.alternatives !== undefined){
let data0 = data.alternatives;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate154(data0[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/alternatives",schemaPath:"#/components/schemas/AlternativeList/properties/alternatives/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AlternativeList/type",keyword:"type",params:{type: "object"}});
}
validate153.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Key/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.permission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Key/required",keyword:"required",params:{missingProperty: "permission"}});
}
if(data.endpoints === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Key/required",keyword:"required",params:{missingProperty: "endpoints"}});
}
if(data.isFromSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Key/required",keyword:"required",params:{missingProperty: "isFromSettings"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Key/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func9(data1) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func9(data1) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.hint !== undefined){
if(typeof data.hint !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hint",schemaPath:"#/components/schemas/Key/properties/hint/type",keyword:"type",params:{type: "string"}});
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/components/schemas/Key/properties/value/type",keyword:"type",params:{type: "string"}});
}
}
if(data.permission !== undefined){
let data4 = data.permission;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data4 === "none") || (data4 === "read")) || (data4 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema96.placed.schema.enum}});
}
}
if(data.endpoints !== undefined){
if(!(validate160(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data.createdMs !== undefined){
let data6 = data.createdMs;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/createdMs",schemaPath:"#/components/schemas/Key/properties/createdMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/Key/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Key/type",keyword:"type",params:{type: "object"}});
}
validate159.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.keys === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyList/required",keyword:"required",params:{missingProperty: "keys"}});
}
if(data.keys !== undefined){
let data0 = data.keys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate159(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/keys",schemaPath:"#/components/schemas/KeyList/properties/keys/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyList/type",keyword:"type",params:{type: "object"}});
}
validate158.errors = vErrors;
return errors === 0;
}


export { validate136, validate140, validate142, validate144, validate146, validate153, validate154, validate158, validate159 };
export const checks = {
  "#/components/schemas/DropEffect": validate140,
  "#/components/schemas/WorkerEffect": validate142,
  "#/components/schemas/WebhookEffect": validate144,
  "#/components/schemas/StaleEffect": validate146,
  "#/components/schemas/LogNormalLatency": validate136,
};
