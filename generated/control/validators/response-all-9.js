// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';
import { validate187 } from './response-all-10.js';

const schema94 = {"placed":{"pointer":"#/components/schemas/AlternativeInForce","schema":{"type":"object","required":["gap","alternative","from","played","unplayed"],"properties":{"gap":{"type":"string"},"alternative":{"type":"string"},"parameter":{},"from":{"type":"string","enum":["document","settings","change"]},"played":{"type":"array","items":{"type":"string"}},"unplayed":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const schema99 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const func5 = runtime.characters;
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/enum",keyword:"enum",params:{allowedValues: schema94.placed.schema.properties.from.enum}});
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
validate163.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate163(data0[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
validate162.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema99.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyEndpoints/type",keyword:"type",params:{type: "object"}});
}
validate169.errors = vErrors;
return errors === 0;
}

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func5(data1) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func5(data1) < 1){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema99.placed.schema.enum}});
}
}
if(data.endpoints !== undefined){
if(!(validate169(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
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
validate168.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate168(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
validate167.errors = vErrors;
return errors === 0;
}

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedKey/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.key === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedKey/required",keyword:"required",params:{missingProperty: "key"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedKey/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedKey/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedKey/type",keyword:"type",params:{type: "object"}});
}
validate174.errors = vErrors;
return errors === 0;
}

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.path === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: "path"}});
}
if(data.url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: "url"}});
}
if(data.responses === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: "responses"}});
}
if(data.calls === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: "calls"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Receiver/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func5(data1) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func5(data1) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/components/schemas/Receiver/properties/path/type",keyword:"type",params:{type: "string"}});
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Receiver/properties/url/type",keyword:"type",params:{type: "string"}});
}
}
if(data.responses !== undefined){
if(!(validate187(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data.calls !== undefined){
let data5 = data.calls;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/Receiver/properties/calls/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/Receiver/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Receiver/type",keyword:"type",params:{type: "object"}});
}
validate186.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.receivers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverList/required",keyword:"required",params:{missingProperty: "receivers"}});
}
if(data.receivers !== undefined){
let data0 = data.receivers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate186(data0[i0], {instancePath:instancePath+"/receivers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/receivers",schemaPath:"#/components/schemas/ReceiverList/properties/receivers/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverList/type",keyword:"type",params:{type: "object"}});
}
validate185.errors = vErrors;
return errors === 0;
}


export { validate162, validate163, validate167, validate168, validate169, validate174, validate185, validate186 };
export const checks = {
};
