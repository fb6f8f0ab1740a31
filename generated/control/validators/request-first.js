// Generated from an OpenAPI document; do not edit.
import { characters, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/EstimateRequest";
const at1 = "#/components/schemas/ClockAdvance";
const at2 = "#/components/parameters/After/schema";
const at3 = "#/components/parameters/Limit/schema";
const at4 = "#/components/schemas/EventType";
const at5 = "#/components/parameters/Job/schema";
const at6 = "#/components/parameters/LastEventId/schema";
const at7 = "#/components/schemas/StateName";
const at8 = "#/components/parameters/Endpoint/schema";
const at9 = "#/components/parameters/Kind/schema";
const at10 = "#/components/parameters/Text/schema";
const at11 = "#/components/parameters/UpTo/schema";
const at12 = "#/components/parameters/Offset/schema";
const at13 = "#/components/parameters/JobId/schema";
const at14 = "#/components/schemas/StatusEffect";
const at15 = "#/components/schemas/FixedLatency";
const at16 = "#/components/schemas/UniformLatency";
const at17 = "#/components/schemas/LogNormalLatency";
const at18 = "#/components/schemas/Latency";
const at19 = "#/components/schemas/LatencyEffect";
const at20 = "#/components/schemas/DropEffect";
const at21 = "#/components/schemas/WorkerEffect";
const at22 = "#/components/schemas/WebhookEffect";
const at23 = "#/components/schemas/StaleEffect";
const at24 = "#/components/schemas/FaultEffect";
const at25 = "#/components/schemas/Fault";
const at26 = "#/components/schemas/Seed";
const at27 = "#/components/schemas/FaultList";
const at28 = "#/components/schemas/Permission";
const at29 = "#/components/schemas/KeyEndpoints";
const at30 = "#/components/schemas/NewKey";
const at31 = "#/components/schemas/KeyName";
const at32 = "#/components/parameters/KeyId/schema";
const at33 = "#/components/schemas/KeyChange";
const at34 = "#/components/schemas/ReceiverResponse";
const at35 = "#/components/schemas/ReceiverResponses";
const at36 = "#/components/schemas/NewReceiver";
const at37 = "#/components/schemas/ReceiverName";
const at38 = "#/components/parameters/ReceiverId/schema";
const at39 = "#/components/schemas/ReceiverScript";
const at40 = "#/components/schemas/BudgetSettings";
const at41 = "#/components/schemas/NewAccount";
const at42 = "#/components/parameters/AccountId/schema";
const check0 = validate0;
const func0 = characters;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.endpointId === undefined) && (missing0 = "endpointId")) || ((data.input === undefined) && (missing0 = "input"))){
validate1.errors = [schemaError(instancePath, at0+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "endpointId") || (key0 === "input"))){
validate1.errors = [schemaError(instancePath, at0+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.endpointId !== undefined){
let data0 = data.endpointId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate1.errors = [schemaError(instancePath+"/endpointId", at0+"/properties/endpointId/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate1.errors = [schemaError(instancePath+"/endpointId", at0+"/properties/endpointId/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.input !== undefined){
let data1 = data.input;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate1.errors = [schemaError(instancePath+"/input", at0+"/properties/input/type", "type", {type: "object"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate1.errors = [schemaError(instancePath, at0+"/type", "type", {type: "object"})];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

const check1 = validate3;

function validate4(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ms === undefined) && (missing0 = "ms")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/0/required", "required", {missingProperty: missing0}));
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(key0 === "ms")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
break;
}
}
if(_errs4 === errors){
if(data.ms !== undefined){
let data0 = data.ms;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/oneOf/0/properties/ms/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/oneOf/0/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/0/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.untilMs === undefined) && (missing1 = "untilMs")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "untilMs")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
break;
}
}
if(_errs9 === errors){
if(data.untilMs !== undefined){
let data1 = data.untilMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/untilMs", at1+"/oneOf/1/properties/untilMs/type", "type", {type: "integer"}));
errors++;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/1/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.toNext === undefined) && (missing2 = "toNext")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/2/required", "required", {missingProperty: missing2}));
errors++;
}
else {
const _errs14 = errors;
for(const key2 in data){
if(!(key2 === "toNext")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/2/additionalProperties", "additionalProperties", {additionalProperty: key2}));
errors++;
break;
}
}
if(_errs14 === errors){
if(data.toNext !== undefined){
let data2 = data.toNext;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at1+"/oneOf/2/properties/toNext/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at1+"/oneOf/2/properties/toNext/const", "const", {allowedValue: true}));
errors++;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf/2/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

const check2 = validate6;

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate6.errors = [schemaError(instancePath, at2+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate6.errors = [schemaError(instancePath, at2+"/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

const check3 = validate7;

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate7.errors = [schemaError(instancePath, at3+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate7.errors = [schemaError(instancePath, at3+"/maximum", "maximum", {comparison: "<=", limit: 1000})];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate7.errors = [schemaError(instancePath, at3+"/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

const check4 = validate8;
const schema7 = {"placed":{"schema":{"enum":["submitted","started","progressed","streamed","noted","ended","retried","forgotten","charged","webhookAttempted","webhookGivenUp","workerStarting","workerReady","workerStopped","faultInjected","limited","budgetExceeded","accountReset"]}}};

function validate8(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate8.errors = [schemaError(instancePath, at4+"/type", "type", {type: "string"})];
return false;
}
if(!((((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "streamed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded")) || (data === "accountReset"))){
validate8.errors = [schemaError(instancePath, at4+"/enum", "enum", {allowedValues: schema7.placed.schema.enum})];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

const check5 = validate9;

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate9.errors = [schemaError(instancePath, at5+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate9.errors = [schemaError(instancePath, at5+"/type", "type", {type: "string"})];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

const check6 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate10.errors = [schemaError(instancePath, at6+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate10.errors = [schemaError(instancePath, at6+"/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

const check7 = validate11;

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate11.errors = [schemaError(instancePath, at7+"/type", "type", {type: "string"})];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}

const check8 = validate12;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate12.errors = [schemaError(instancePath, at8+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate12.errors = [schemaError(instancePath, at8+"/type", "type", {type: "string"})];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const check9 = validate13;
const schema13 = {"placed":{"schema":{"enum":["public","serverless"]}}};

function validate13(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate13.errors = [schemaError(instancePath, at9+"/type", "type", {type: "string"})];
return false;
}
if(!((data === "public") || (data === "serverless"))){
validate13.errors = [schemaError(instancePath, at9+"/enum", "enum", {allowedValues: schema13.placed.schema.enum})];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

const check10 = validate14;

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate14.errors = [schemaError(instancePath, at10+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate14.errors = [schemaError(instancePath, at10+"/type", "type", {type: "string"})];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const check11 = validate15;

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate15.errors = [schemaError(instancePath, at11+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate15.errors = [schemaError(instancePath, at11+"/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

const check12 = validate16;

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate16.errors = [schemaError(instancePath, at12+"/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate16.errors = [schemaError(instancePath, at12+"/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

const check13 = validate17;

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate17.errors = [schemaError(instancePath, at13+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate17.errors = [schemaError(instancePath, at13+"/type", "type", {type: "string"})];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const check14 = validate18;
const schema20 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate22.errors = [schemaError(instancePath, at14+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate22.errors = [schemaError(instancePath, at14+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate22.errors = [schemaError(instancePath+"/status", at14+"/properties/status/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate22.errors = [schemaError(instancePath+"/status", at14+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599})];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate22.errors = [schemaError(instancePath+"/status", at14+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400})];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate22.errors = [schemaError(instancePath+"/retryAfterSeconds", at14+"/properties/retryAfterSeconds/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate22.errors = [schemaError(instancePath+"/retryAfterSeconds", at14+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate22.errors = [schemaError(instancePath+"/retryAfterSeconds", at14+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [schemaError(instancePath, at14+"/type", "type", {type: "object"})];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate26.errors = [schemaError(instancePath, at15+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate26.errors = [schemaError(instancePath, at15+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate26.errors = [schemaError(instancePath+"/distribution", at15+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("fixed" !== data0){
validate26.errors = [schemaError(instancePath+"/distribution", at15+"/properties/distribution/const", "const", {allowedValue: "fixed"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ms !== undefined){
let data1 = data.ms;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate26.errors = [schemaError(instancePath+"/ms", at15+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate26.errors = [schemaError(instancePath+"/ms", at15+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate26.errors = [schemaError(instancePath+"/ms", at15+"/properties/ms/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate26.errors = [schemaError(instancePath, at15+"/type", "type", {type: "object"})];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate28.errors = [schemaError(instancePath, at16+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate28.errors = [schemaError(instancePath, at16+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate28.errors = [schemaError(instancePath+"/distribution", at16+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("uniform" !== data0){
validate28.errors = [schemaError(instancePath+"/distribution", at16+"/properties/distribution/const", "const", {allowedValue: "uniform"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.minMs !== undefined){
let data1 = data.minMs;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate28.errors = [schemaError(instancePath+"/minMs", at16+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate28.errors = [schemaError(instancePath+"/minMs", at16+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate28.errors = [schemaError(instancePath+"/minMs", at16+"/properties/minMs/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxMs !== undefined){
let data2 = data.maxMs;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate28.errors = [schemaError(instancePath+"/maxMs", at16+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate28.errors = [schemaError(instancePath+"/maxMs", at16+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate28.errors = [schemaError(instancePath+"/maxMs", at16+"/properties/maxMs/type", "type", {type: "number"})];
return false;
}
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
validate28.errors = [schemaError(instancePath, at16+"/type", "type", {type: "object"})];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate30.errors = [schemaError(instancePath, at17+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate30.errors = [schemaError(instancePath, at17+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate30.errors = [schemaError(instancePath+"/distribution", at17+"/properties/distribution/type", "type", {type: "string"})];
return false;
}
if("lognormal" !== data0){
validate30.errors = [schemaError(instancePath+"/distribution", at17+"/properties/distribution/const", "const", {allowedValue: "lognormal"})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.medianMs !== undefined){
let data1 = data.medianMs;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
validate30.errors = [schemaError(instancePath+"/medianMs", at17+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000})];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate30.errors = [schemaError(instancePath+"/medianMs", at17+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate30.errors = [schemaError(instancePath+"/medianMs", at17+"/properties/medianMs/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sigma !== undefined){
let data2 = data.sigma;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
validate30.errors = [schemaError(instancePath+"/sigma", at17+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate30.errors = [schemaError(instancePath+"/sigma", at17+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate30.errors = [schemaError(instancePath+"/sigma", at17+"/properties/sigma/type", "type", {type: "number"})];
return false;
}
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
validate30.errors = [schemaError(instancePath, at17+"/type", "type", {type: "object"})];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate26(data, {instancePath}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate28(data, {instancePath}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs4 = errors;
if(!(validate30(data, {instancePath}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate24.errors = [schemaError(instancePath, at19+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate24.errors = [schemaError(instancePath, at19+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate25(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate24.errors = [schemaError(instancePath, at19+"/type", "type", {type: "object"})];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate34.errors = [schemaError(instancePath, at20+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate34.errors = [schemaError(instancePath, at20+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate34.errors = [schemaError(instancePath+"/drop", at20+"/properties/drop/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate34.errors = [schemaError(instancePath+"/drop", at20+"/properties/drop/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate34.errors = [schemaError(instancePath, at20+"/type", "type", {type: "object"})];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema30 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate36.errors = [schemaError(instancePath, at21+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate36.errors = [schemaError(instancePath, at21+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate36.errors = [schemaError(instancePath+"/worker", at21+"/properties/worker/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate36.errors = [schemaError(instancePath+"/worker", at21+"/properties/worker/enum", "enum", {allowedValues: schema30.placed.schema.properties.worker.enum})];
return false;
}
}
}
}
}
else {
validate36.errors = [schemaError(instancePath, at21+"/type", "type", {type: "object"})];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema31 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate38.errors = [schemaError(instancePath, at22+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate38.errors = [schemaError(instancePath, at22+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate38.errors = [schemaError(instancePath+"/webhook", at22+"/properties/webhook/type", "type", {type: "string"})];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate38.errors = [schemaError(instancePath+"/webhook", at22+"/properties/webhook/enum", "enum", {allowedValues: schema31.placed.schema.properties.webhook.enum})];
return false;
}
}
}
}
}
else {
validate38.errors = [schemaError(instancePath, at22+"/type", "type", {type: "object"})];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate40.errors = [schemaError(instancePath, at23+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate40.errors = [schemaError(instancePath, at23+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate40.errors = [schemaError(instancePath+"/stale", at23+"/properties/stale/type", "type", {type: "boolean"})];
return false;
}
if(true !== data0){
validate40.errors = [schemaError(instancePath+"/stale", at23+"/properties/stale/const", "const", {allowedValue: true})];
return false;
}
}
}
}
}
else {
validate40.errors = [schemaError(instancePath, at23+"/type", "type", {type: "object"})];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate22(data, {instancePath}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate24(data, {instancePath}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs4 = errors;
if(!(validate34(data, {instancePath}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
const _errs5 = errors;
if(!(validate36(data, {instancePath}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid1 = true;
passing0 = 3;
}
const _errs6 = errors;
if(!(validate38(data, {instancePath}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid1 = true;
passing0 = 4;
}
const _errs7 = errors;
if(!(validate40(data, {instancePath}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid1 = true;
passing0 = 5;
}
}
}
}
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate20.errors = [schemaError(instancePath, at25+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
validate20.errors = [schemaError(instancePath, at25+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate20.errors = [schemaError(instancePath+"/operation", at25+"/properties/operation/type", "type", {type: "string"})];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate20.errors = [schemaError(instancePath+"/operation", at25+"/properties/operation/enum", "enum", {allowedValues: schema20.placed.schema.properties.operation.enum})];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoint !== undefined){
const _errs5 = errors;
if(typeof data.endpoint !== "string"){
validate20.errors = [schemaError(instancePath+"/endpoint", at25+"/properties/endpoint/type", "type", {type: "string"})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.probability !== undefined){
let data2 = data.probability;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
validate20.errors = [schemaError(instancePath+"/probability", at25+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1})];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [schemaError(instancePath+"/probability", at25+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0})];
return false;
}
}
}
else {
validate20.errors = [schemaError(instancePath+"/probability", at25+"/properties/probability/type", "type", {type: "number"})];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.count !== undefined){
let data3 = data.count;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate20.errors = [schemaError(instancePath+"/count", at25+"/properties/count/type", "type", {type: "integer"})];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate20.errors = [schemaError(instancePath+"/count", at25+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1})];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seed !== undefined){
let data4 = data.seed;
const _errs11 = errors;
const _errs14 = errors;
let valid4 = false;
let passing0 = null;
const _errs15 = errors;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf/0/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf/1/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate20.errors = vErrors;
return false;
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
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.enabled !== undefined){
const _errs19 = errors;
if(typeof data.enabled !== "boolean"){
validate20.errors = [schemaError(instancePath+"/enabled", at25+"/properties/enabled/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effect !== undefined){
const _errs21 = errors;
if(!(validate21(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs21 === errors;
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
else {
validate20.errors = [schemaError(instancePath, at25+"/type", "type", {type: "object"})];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate19.errors = [schemaError(instancePath, at27+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "faults") || (key0 === "keepCounts"))){
validate19.errors = [schemaError(instancePath, at27+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.faults !== undefined){
let data0 = data.faults;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate20(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate19.errors = [schemaError(instancePath+"/faults", at27+"/properties/faults/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.keepCounts !== undefined){
const _errs6 = errors;
if(typeof data.keepCounts !== "boolean"){
validate19.errors = [schemaError(instancePath+"/keepCounts", at27+"/properties/keepCounts/type", "type", {type: "boolean"})];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate19.errors = [schemaError(instancePath, at27+"/type", "type", {type: "object"})];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

const check15 = validate45;
const schema36 = {"placed":{"schema":{"enum":["none","read","run"]}}};

function validate47(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate47.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at28+"/type", "type", {type: "string"})];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate47.errors = [schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at28+"/enum", "enum", {allowedValues: schema36.placed.schema.enum})];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [schemaError(instancePath, at29+"/type", "type", {type: "object"})];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.permission === undefined) && (missing0 = "permission")){
validate46.errors = [schemaError(instancePath, at30+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
validate46.errors = [schemaError(instancePath, at30+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs3 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate46.errors = [schemaError(instancePath+"/name", at31+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func0(data0) < 1){
validate46.errors = [schemaError(instancePath+"/name", at31+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate46.errors = [schemaError(instancePath+"/name", at31+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs7 = errors;
if(typeof data1 !== "string"){
validate46.errors = [schemaError(instancePath+"/permission", at28+"/type", "type", {type: "string"})];
return false;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
validate46.errors = [schemaError(instancePath+"/permission", at28+"/enum", "enum", {allowedValues: schema36.placed.schema.enum})];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoints !== undefined){
const _errs11 = errors;
if(!(validate47(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
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
validate46.errors = [schemaError(instancePath, at30+"/type", "type", {type: "object"})];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}

const check16 = validate50;

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate50.errors = [schemaError(instancePath, at32+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate50.errors = [schemaError(instancePath, at32+"/type", "type", {type: "string"})];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const check17 = validate51;

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate52.errors = [schemaError(instancePath, at33+"/minProperties", "minProperties", {limit: 1})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
validate52.errors = [schemaError(instancePath, at33+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs3 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate52.errors = [schemaError(instancePath+"/name", at31+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func0(data0) < 1){
validate52.errors = [schemaError(instancePath+"/name", at31+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate52.errors = [schemaError(instancePath+"/name", at31+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs7 = errors;
if(typeof data1 !== "string"){
validate52.errors = [schemaError(instancePath+"/permission", at28+"/type", "type", {type: "string"})];
return false;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
validate52.errors = [schemaError(instancePath+"/permission", at28+"/enum", "enum", {allowedValues: schema36.placed.schema.enum})];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoints !== undefined){
const _errs11 = errors;
if(!(validate47(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
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
validate52.errors = [schemaError(instancePath, at33+"/type", "type", {type: "object"})];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

const check18 = validate55;

function validate58(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/0/required", "required", {missingProperty: missing0}));
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/0/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at34+"/oneOf/0/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at34+"/oneOf/0/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
else {
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at34+"/oneOf/0/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.delayMs !== undefined){
let data1 = data.delayMs;
const _errs7 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at34+"/oneOf/0/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at34+"/oneOf/0/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at34+"/oneOf/0/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/0/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.reset === undefined) && (missing1 = "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/1/required", "required", {missingProperty: missing1}));
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/1/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
break;
}
}
if(_errs11 === errors){
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at34+"/oneOf/1/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at34+"/oneOf/1/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf/1/type", "type", {type: "object"}));
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
vErrors = withError(vErrors, schemaError(instancePath, at34+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate57.errors = [schemaError(instancePath, at35+"/maxItems", "maxItems", {limit: 100})];
return false;
}
else {
if(data.length < 1){
validate57.errors = [schemaError(instancePath, at35+"/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate58(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate57.errors = [schemaError(instancePath, at35+"/type", "type", {type: "array"})];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "responses"))){
validate56.errors = [schemaError(instancePath, at36+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs3 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate56.errors = [schemaError(instancePath+"/name", at37+"/maxLength", "maxLength", {limit: 100})];
return false;
}
else {
if(func0(data0) < 1){
validate56.errors = [schemaError(instancePath+"/name", at37+"/minLength", "minLength", {limit: 1})];
return false;
}
}
}
else {
validate56.errors = [schemaError(instancePath+"/name", at37+"/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responses !== undefined){
const _errs7 = errors;
if(!(validate57(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate56.errors = [schemaError(instancePath, at36+"/type", "type", {type: "object"})];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

const check19 = validate62;

function validate62(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate62.errors = [schemaError(instancePath, at38+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate62.errors = [schemaError(instancePath, at38+"/type", "type", {type: "string"})];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const check20 = validate63;

function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.responses === undefined) && (missing0 = "responses")){
validate64.errors = [schemaError(instancePath, at39+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "responses")){
validate64.errors = [schemaError(instancePath, at39+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.responses !== undefined){
if(!(validate57(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate64.errors = [schemaError(instancePath, at39+"/type", "type", {type: "object"})];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate64(data, {instancePath}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}

const check21 = validate67;
const schema53 = {"placed":{"schema":{"properties":{"clock":{"enum":["system","manual"]}}}}};
const func13 = pattern;
const pattern0 = func13("^[!-~]+$", "u");
const schema55 = {"placed":{"schema":{"properties":{"exceeded":{"enum":["refuse","warn"]}}}}};
const pattern1 = func13("^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$", "u");

function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.amount === undefined) && (missing0 = "amount")){
validate70.errors = [schemaError(instancePath, at40+"/required", "required", {missingProperty: missing0})];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
validate70.errors = [schemaError(instancePath, at40+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.amount !== undefined){
let data0 = data.amount;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate70.errors = [schemaError(instancePath+"/amount", at40+"/properties/amount/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""})];
return false;
}
}
else {
validate70.errors = [schemaError(instancePath+"/amount", at40+"/properties/amount/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.exceeded !== undefined){
let data1 = data.exceeded;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate70.errors = [schemaError(instancePath+"/exceeded", at40+"/properties/exceeded/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate70.errors = [schemaError(instancePath+"/exceeded", at40+"/properties/exceeded/enum", "enum", {allowedValues: schema55.placed.schema.properties.exceeded.enum})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate70.errors = [schemaError(instancePath, at40+"/type", "type", {type: "object"})];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "budget"))){
validate68.errors = [schemaError(instancePath, at41+"/additionalProperties", "additionalProperties", {additionalProperty: key0})];
return false;
break;
}
}
if(_errs2 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate68.errors = [schemaError(instancePath+"/key", at41+"/properties/key/pattern", "pattern", {...{pattern: "^[!-~]+$"}, expected: "visible ASCII characters without spaces"})];
return false;
}
}
else {
validate68.errors = [schemaError(instancePath+"/key", at41+"/properties/key/type", "type", {type: "string"})];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clock !== undefined){
let data1 = data.clock;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate68.errors = [schemaError(instancePath+"/clock", at41+"/properties/clock/type", "type", {type: "string"})];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate68.errors = [schemaError(instancePath+"/clock", at41+"/properties/clock/enum", "enum", {allowedValues: schema53.placed.schema.properties.clock.enum})];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seed !== undefined){
let data2 = data.seed;
const _errs7 = errors;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf/0/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(typeof data2 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf/1/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at26+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
validate68.errors = vErrors;
return false;
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
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoints !== undefined){
let data3 = data.endpoints;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data3)){
if(data3.length < 1){
validate68.errors = [schemaError(instancePath+"/endpoints", at41+"/properties/endpoints/minItems", "minItems", {limit: 1})];
return false;
}
else {
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate68.errors = [schemaError(instancePath+"/endpoints/" + i0, at41+"/properties/endpoints/items/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate68.errors = [schemaError(instancePath+"/endpoints/" + i0, at41+"/properties/endpoints/items/type", "type", {type: "string"})];
return false;
}
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
if(valid5){
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
validate68.errors = [schemaError(instancePath+"/endpoints", at41+"/properties/endpoints/uniqueItems", "uniqueItems", {i: i1, j: j0})];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate68.errors = [schemaError(instancePath+"/endpoints", at41+"/properties/endpoints/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.faults !== undefined){
let data5 = data.faults;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data5)){
var valid7 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
const _errs21 = errors;
if(!(validate20(data5[i2], {instancePath:instancePath+"/faults/" + i2}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
else {
validate68.errors = [schemaError(instancePath+"/faults", at41+"/properties/faults/type", "type", {type: "array"})];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
const _errs22 = errors;
if(!(validate70(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
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
validate68.errors = [schemaError(instancePath, at41+"/type", "type", {type: "object"})];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validate68(data, {instancePath}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}

const check22 = validate73;

function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate73.errors = [schemaError(instancePath, at42+"/minLength", "minLength", {limit: 1})];
return false;
}
}
else {
validate73.errors = [schemaError(instancePath, at42+"/type", "type", {type: "string"})];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const checks = {
  "#/paths/~1control~1estimates/post/requestBody/content/application~1json/schema": check0,
  "#/paths/~1control~1clock/post/requestBody/content/application~1json/schema": check1,
  "#/components/parameters/After/schema": check2,
  "#/components/parameters/Limit/schema": check3,
  "#/components/parameters/EventType/schema": check4,
  "#/components/parameters/Job/schema": check5,
  "#/components/parameters/LastEventId/schema": check6,
  "#/components/parameters/State/schema": check7,
  "#/components/parameters/Endpoint/schema": check8,
  "#/components/parameters/Kind/schema": check9,
  "#/components/parameters/Text/schema": check10,
  "#/components/parameters/UpTo/schema": check11,
  "#/components/parameters/Offset/schema": check12,
  "#/components/parameters/JobId/schema": check13,
  "#/paths/~1control~1faults/put/requestBody/content/application~1json/schema": check14,
  "#/paths/~1control~1keys/post/requestBody/content/application~1json/schema": check15,
  "#/components/parameters/KeyId/schema": check16,
  "#/paths/~1control~1keys~1{key_id}/patch/requestBody/content/application~1json/schema": check17,
  "#/paths/~1control~1receivers/post/requestBody/content/application~1json/schema": check18,
  "#/components/parameters/ReceiverId/schema": check19,
  "#/paths/~1control~1receivers~1{receiver_id}/put/requestBody/content/application~1json/schema": check20,
  "#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema": check21,
  "#/components/parameters/AccountId/schema": check22,
};
