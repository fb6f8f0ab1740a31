// Generated from an OpenAPI document; do not edit.
import { characters, pattern, schemaError, withError } from 'inference-contract/validation/runtime';

const at0 = "#/components/schemas/EstimateRequest";
const at1 = "#/components/schemas/ClockAdvance/oneOf/0";
const at2 = "#/components/schemas/ClockAdvance/oneOf/1";
const at3 = "#/components/schemas/ClockAdvance/oneOf/2";
const at4 = "#/components/schemas/ClockAdvance";
const at5 = "#/components/parameters/After/schema";
const at6 = "#/components/parameters/Limit/schema";
const at7 = "#/components/schemas/EventType";
const at8 = "#/components/parameters/Job/schema";
const at9 = "#/components/parameters/LastEventId/schema";
const at10 = "#/components/schemas/StateName";
const at11 = "#/components/parameters/Endpoint/schema";
const at12 = "#/components/parameters/Kind/schema";
const at13 = "#/components/parameters/Text/schema";
const at14 = "#/components/parameters/UpTo/schema";
const at15 = "#/components/parameters/Offset/schema";
const at16 = "#/components/parameters/JobId/schema";
const at17 = "#/components/schemas/StatusEffect";
const at18 = "#/components/schemas/FixedLatency";
const at19 = "#/components/schemas/UniformLatency";
const at20 = "#/components/schemas/LogNormalLatency";
const at21 = "#/components/schemas/Latency";
const at22 = "#/components/schemas/LatencyEffect";
const at23 = "#/components/schemas/DropEffect";
const at24 = "#/components/schemas/WorkerEffect";
const at25 = "#/components/schemas/WebhookEffect";
const at26 = "#/components/schemas/StaleEffect";
const at27 = "#/components/schemas/FaultEffect";
const at28 = "#/components/schemas/Fault";
const at29 = "#/components/schemas/Seed/oneOf/0";
const at30 = "#/components/schemas/Seed/oneOf/1";
const at31 = "#/components/schemas/Seed";
const at32 = "#/components/schemas/FaultList";
const at33 = "#/components/schemas/Permission";
const at34 = "#/components/schemas/KeyEndpoints";
const at35 = "#/components/schemas/NewKey";
const at36 = "#/components/schemas/KeyName";
const at37 = "#/components/parameters/KeyId/schema";
const at38 = "#/components/schemas/KeyChange";
const at39 = "#/components/schemas/ReceiverResponse/oneOf/0";
const at40 = "#/components/schemas/ReceiverResponse/oneOf/1";
const at41 = "#/components/schemas/ReceiverResponse";
const at42 = "#/components/schemas/ReceiverResponses";
const at43 = "#/components/schemas/NewReceiver";
const at44 = "#/components/schemas/ReceiverName";
const at45 = "#/components/parameters/ReceiverId/schema";
const at46 = "#/components/schemas/ReceiverScript";
const at47 = "#/components/schemas/BudgetSettings";
const at48 = "#/components/schemas/NewAccount";
const at49 = "#/components/parameters/AccountId/schema";
const check0 = validate0;
const func0 = characters;

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpointId === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "endpointId"}));
errors++;
}
if(data.input === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/required", "required", {missingProperty: "input"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "endpointId") || (key0 === "input"))){
vErrors = withError(vErrors, schemaError(instancePath, at0+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.endpointId !== undefined){
let data0 = data.endpointId;
if(typeof data0 === "string"){
if(func0(data0) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at0+"/properties/endpointId/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpointId", at0+"/properties/endpointId/type", "type", {type: "string"}));
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/input", at0+"/properties/input/type", "type", {type: "object"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at0+"/type", "type", {type: "object"}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "ms"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "ms")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.ms !== undefined){
let data0 = data.ms;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/properties/ms/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "untilMs"}));
errors++;
}
for(const key1 in data){
if(!(key1 === "untilMs")){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
}
}
if(data.untilMs !== undefined){
let data1 = data.untilMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/untilMs", at2+"/properties/untilMs/type", "type", {type: "integer"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at2+"/type", "type", {type: "object"}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "toNext"}));
errors++;
}
for(const key2 in data){
if(!(key2 === "toNext")){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/additionalProperties", "additionalProperties", {additionalProperty: key2}));
errors++;
}
}
if(data.toNext !== undefined){
let data2 = data.toNext;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at3+"/properties/toNext/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at3+"/properties/toNext/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at4+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at5+"/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const check3 = validate7;

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/maximum", "maximum", {comparison: "<=", limit: 1000}));
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at6+"/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at7+"/type", "type", {type: "string"}));
errors++;
}
if(!((((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "streamed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded")) || (data === "accountReset"))){
vErrors = withError(vErrors, schemaError(instancePath, at7+"/enum", "enum", {allowedValues: schema7.placed.schema.enum}));
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const check5 = validate9;

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at8+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at8+"/type", "type", {type: "string"}));
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const check6 = validate10;

function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at9+"/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at10+"/type", "type", {type: "string"}));
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const check8 = validate12;

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at11+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at11+"/type", "type", {type: "string"}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at12+"/type", "type", {type: "string"}));
errors++;
}
if(!((data === "public") || (data === "serverless"))){
vErrors = withError(vErrors, schemaError(instancePath, at12+"/enum", "enum", {allowedValues: schema13.placed.schema.enum}));
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const check10 = validate14;

function validate14(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at13+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at13+"/type", "type", {type: "string"}));
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const check11 = validate15;

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at14+"/minimum", "minimum", {comparison: ">=", limit: 1}));
errors++;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const check12 = validate16;

function validate16(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/type", "type", {type: "integer"}));
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
vErrors = withError(vErrors, schemaError(instancePath, at15+"/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const check13 = validate17;

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at16+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at16+"/type", "type", {type: "string"}));
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const check14 = validate18;
const schema20 = {"placed":{"schema":{"properties":{"operation":{"enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]}}}}};

function validate22(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
vErrors = withError(vErrors, schemaError(instancePath, at17+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at17+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at17+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 400 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at17+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 400}));
errors++;
}
}
}
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at17+"/properties/retryAfterSeconds/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at17+"/properties/retryAfterSeconds/maximum", "maximum", {comparison: "<=", limit: 604800}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/retryAfterSeconds", at17+"/properties/retryAfterSeconds/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at17+"/type", "type", {type: "object"}));
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.ms === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/required", "required", {missingProperty: "ms"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
vErrors = withError(vErrors, schemaError(instancePath, at18+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at18+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("fixed" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at18+"/properties/distribution/const", "const", {allowedValue: "fixed"}));
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at18+"/properties/ms/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at18+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at18+"/properties/ms/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at18+"/type", "type", {type: "object"}));
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.minMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/required", "required", {missingProperty: "minMs"}));
errors++;
}
if(data.maxMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/required", "required", {missingProperty: "maxMs"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at19+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at19+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("uniform" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at19+"/properties/distribution/const", "const", {allowedValue: "uniform"}));
errors++;
}
}
if(data.minMs !== undefined){
let data1 = data.minMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at19+"/properties/minMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at19+"/properties/minMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/minMs", at19+"/properties/minMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.maxMs !== undefined){
let data2 = data.maxMs;
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at19+"/properties/maxMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at19+"/properties/maxMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/maxMs", at19+"/properties/maxMs/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at19+"/type", "type", {type: "object"}));
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/required", "required", {missingProperty: "distribution"}));
errors++;
}
if(data.medianMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/required", "required", {missingProperty: "medianMs"}));
errors++;
}
if(data.sigma === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/required", "required", {missingProperty: "sigma"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
vErrors = withError(vErrors, schemaError(instancePath, at20+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at20+"/properties/distribution/type", "type", {type: "string"}));
errors++;
}
if("lognormal" !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/distribution", at20+"/properties/distribution/const", "const", {allowedValue: "lognormal"}));
errors++;
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at20+"/properties/medianMs/maximum", "maximum", {comparison: "<=", limit: 604800000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at20+"/properties/medianMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/medianMs", at20+"/properties/medianMs/type", "type", {type: "number"}));
errors++;
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at20+"/properties/sigma/maximum", "maximum", {comparison: "<=", limit: 5}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at20+"/properties/sigma/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/sigma", at20+"/properties/sigma/type", "type", {type: "number"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at20+"/type", "type", {type: "object"}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at21+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latency === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/required", "required", {missingProperty: "latency"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "latency")){
vErrors = withError(vErrors, schemaError(instancePath, at22+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.latency !== undefined){
if(!(validate25(data.latency, {instancePath:instancePath+"/latency"}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at22+"/type", "type", {type: "object"}));
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/required", "required", {missingProperty: "drop"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "drop")){
vErrors = withError(vErrors, schemaError(instancePath, at23+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at23+"/properties/drop/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/drop", at23+"/properties/drop/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at23+"/type", "type", {type: "object"}));
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema30 = {"placed":{"schema":{"properties":{"worker":{"enum":["crash","hang"]}}}}};

function validate36(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/required", "required", {missingProperty: "worker"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "worker")){
vErrors = withError(vErrors, schemaError(instancePath, at24+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at24+"/properties/worker/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "crash") || (data0 === "hang"))){
vErrors = withError(vErrors, schemaError(instancePath+"/worker", at24+"/properties/worker/enum", "enum", {allowedValues: schema30.placed.schema.properties.worker.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at24+"/type", "type", {type: "object"}));
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema31 = {"placed":{"schema":{"properties":{"webhook":{"enum":["lost","duplicated"]}}}}};

function validate38(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/required", "required", {missingProperty: "webhook"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "webhook")){
vErrors = withError(vErrors, schemaError(instancePath, at25+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at25+"/properties/webhook/type", "type", {type: "string"}));
errors++;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
vErrors = withError(vErrors, schemaError(instancePath+"/webhook", at25+"/properties/webhook/enum", "enum", {allowedValues: schema31.placed.schema.properties.webhook.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at25+"/type", "type", {type: "object"}));
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/required", "required", {missingProperty: "stale"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "stale")){
vErrors = withError(vErrors, schemaError(instancePath, at26+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at26+"/properties/stale/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/stale", at26+"/properties/stale/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at26+"/type", "type", {type: "object"}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at27+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/required", "required", {missingProperty: "effect"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
vErrors = withError(vErrors, schemaError(instancePath, at28+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at28+"/properties/operation/type", "type", {type: "string"}));
errors++;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
vErrors = withError(vErrors, schemaError(instancePath+"/operation", at28+"/properties/operation/enum", "enum", {allowedValues: schema20.placed.schema.properties.operation.enum}));
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/endpoint", at28+"/properties/endpoint/type", "type", {type: "string"}));
errors++;
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at28+"/properties/probability/maximum", "maximum", {comparison: "<=", limit: 1}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at28+"/properties/probability/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/probability", at28+"/properties/probability/type", "type", {type: "number"}));
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at28+"/properties/count/type", "type", {type: "integer"}));
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, schemaError(instancePath+"/count", at28+"/properties/count/minimum", "minimum", {comparison: ">=", limit: 1}));
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
if(typeof data4 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at29+"/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at30+"/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at31+"/oneOf", "oneOf", {passingSchemas: passing0}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/enabled", at28+"/properties/enabled/type", "type", {type: "boolean"}));
errors++;
}
}
if(data.effect !== undefined){
if(!(validate21(data.effect, {instancePath:instancePath+"/effect"}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at28+"/type", "type", {type: "object"}));
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/required", "required", {missingProperty: "faults"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "faults") || (key0 === "keepCounts"))){
vErrors = withError(vErrors, schemaError(instancePath, at32+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate20(data0[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/faults", at32+"/properties/faults/type", "type", {type: "array"}));
errors++;
}
}
if(data.keepCounts !== undefined){
if(typeof data.keepCounts !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/keepCounts", at32+"/properties/keepCounts/type", "type", {type: "boolean"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at32+"/type", "type", {type: "object"}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at33+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), at33+"/enum", "enum", {allowedValues: schema36.placed.schema.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at34+"/type", "type", {type: "object"}));
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.permission === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/required", "required", {missingProperty: "permission"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
vErrors = withError(vErrors, schemaError(instancePath, at35+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.permission !== undefined){
let data1 = data.permission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at33+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at33+"/enum", "enum", {allowedValues: schema36.placed.schema.enum}));
errors++;
}
}
if(data.endpoints !== undefined){
if(!(validate47(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at35+"/type", "type", {type: "object"}));
errors++;
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
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at37+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at37+"/type", "type", {type: "string"}));
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const check17 = validate51;

function validate52(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/minProperties", "minProperties", {limit: 1}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
vErrors = withError(vErrors, schemaError(instancePath, at38+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at36+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.permission !== undefined){
let data1 = data.permission;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at33+"/type", "type", {type: "string"}));
errors++;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
vErrors = withError(vErrors, schemaError(instancePath+"/permission", at33+"/enum", "enum", {allowedValues: schema36.placed.schema.enum}));
errors++;
}
}
if(data.endpoints !== undefined){
if(!(validate47(data.endpoints, {instancePath:instancePath+"/endpoints"}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at38+"/type", "type", {type: "object"}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at39+"/type", "type", {type: "object"}));
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key1 in data){
if(!(key1 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/additionalProperties", "additionalProperties", {additionalProperty: key1}));
errors++;
}
}
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at40+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data2){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at40+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at40+"/type", "type", {type: "object"}));
errors++;
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
vErrors = withError(vErrors, schemaError(instancePath, at41+"/oneOf", "oneOf", {passingSchemas: passing0}));
errors++;
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
if(Array.isArray(data)){
if(data.length > 100){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/maxItems", "maxItems", {limit: 100}));
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, schemaError(instancePath, at42+"/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate58(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at42+"/type", "type", {type: "array"}));
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "responses"))){
vErrors = withError(vErrors, schemaError(instancePath, at43+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at44+"/maxLength", "maxLength", {limit: 100}));
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/name", at44+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/name", at44+"/type", "type", {type: "string"}));
errors++;
}
}
if(data.responses !== undefined){
if(!(validate57(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at43+"/type", "type", {type: "object"}));
errors++;
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
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at45+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at45+"/type", "type", {type: "string"}));
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const check20 = validate63;

function validate64(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responses === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at46+"/required", "required", {missingProperty: "responses"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "responses")){
vErrors = withError(vErrors, schemaError(instancePath, at46+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.responses !== undefined){
if(!(validate57(data.responses, {instancePath:instancePath+"/responses"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at46+"/type", "type", {type: "object"}));
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/required", "required", {missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
vErrors = withError(vErrors, schemaError(instancePath, at47+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at47+"/properties/amount/pattern", "pattern", {...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/amount", at47+"/properties/amount/type", "type", {type: "string"}));
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at47+"/properties/exceeded/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
vErrors = withError(vErrors, schemaError(instancePath+"/exceeded", at47+"/properties/exceeded/enum", "enum", {allowedValues: schema55.placed.schema.properties.exceeded.enum}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at47+"/type", "type", {type: "object"}));
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "budget"))){
vErrors = withError(vErrors, schemaError(instancePath, at48+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/key", at48+"/properties/key/pattern", "pattern", {...{pattern: "^[!-~]+$"}, expected: "visible ASCII characters without spaces"}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/key", at48+"/properties/key/type", "type", {type: "string"}));
errors++;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/clock", at48+"/properties/clock/type", "type", {type: "string"}));
errors++;
}
if(!((data1 === "system") || (data1 === "manual"))){
vErrors = withError(vErrors, schemaError(instancePath+"/clock", at48+"/properties/clock/enum", "enum", {allowedValues: schema53.placed.schema.properties.clock.enum}));
errors++;
}
}
if(data.seed !== undefined){
let data2 = data.seed;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(typeof data2 !== "string"){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at29+"/type", "type", {type: "string"}));
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(typeof data2 == "number")){
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at30+"/type", "type", {type: "number"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/seed", at31+"/oneOf", "oneOf", {passingSchemas: passing0}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints", at48+"/properties/endpoints/minItems", "minItems", {limit: 1}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) < 1){
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints/" + i0, at48+"/properties/endpoints/items/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints/" + i0, at48+"/properties/endpoints/items/type", "type", {type: "string"}));
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
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints", at48+"/properties/endpoints/uniqueItems", "uniqueItems", {i: i1, j: j0}));
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/endpoints", at48+"/properties/endpoints/type", "type", {type: "array"}));
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(!(validate20(data5[i2], {instancePath:instancePath+"/faults/" + i2}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath+"/faults", at48+"/properties/faults/type", "type", {type: "array"}));
errors++;
}
}
if(data.budget !== undefined){
if(!(validate70(data.budget, {instancePath:instancePath+"/budget"}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at48+"/type", "type", {type: "object"}));
errors++;
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
if(typeof data === "string"){
if(func0(data) < 1){
vErrors = withError(vErrors, schemaError(instancePath, at49+"/minLength", "minLength", {limit: 1}));
errors++;
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at49+"/type", "type", {type: "string"}));
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const check23 = validate74;

function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/required", "required", {missingProperty: "ms"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "ms")){
vErrors = withError(vErrors, schemaError(instancePath, at1+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.ms !== undefined){
let data0 = data.ms;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/properties/ms/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/ms", at1+"/properties/ms/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at1+"/type", "type", {type: "object"}));
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const check24 = validate75;

function validate75(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/required", "required", {missingProperty: "untilMs"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "untilMs")){
vErrors = withError(vErrors, schemaError(instancePath, at2+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.untilMs !== undefined){
let data0 = data.untilMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/untilMs", at2+"/properties/untilMs/type", "type", {type: "integer"}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at2+"/type", "type", {type: "object"}));
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const check25 = validate76;

function validate76(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/required", "required", {missingProperty: "toNext"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "toNext")){
vErrors = withError(vErrors, schemaError(instancePath, at3+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.toNext !== undefined){
let data0 = data.toNext;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at3+"/properties/toNext/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/toNext", at3+"/properties/toNext/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at3+"/type", "type", {type: "object"}));
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const check26 = validate77;

function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, schemaError(instancePath, at29+"/type", "type", {type: "string"}));
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

const check27 = validate78;

function validate78(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
vErrors = withError(vErrors, schemaError(instancePath, at30+"/type", "type", {type: "number"}));
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const check28 = validate22;

const check29 = validate24;

const check30 = validate34;

const check31 = validate36;

const check32 = validate38;

const check33 = validate40;

const check34 = validate26;

const check35 = validate28;

const check36 = validate30;

const check37 = validate79;

function validate79(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/required", "required", {missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
vErrors = withError(vErrors, schemaError(instancePath, at39+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/type", "type", {type: "integer"}));
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/maximum", "maximum", {comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 200 || isNaN(data0)){
vErrors = withError(vErrors, schemaError(instancePath+"/status", at39+"/properties/status/minimum", "minimum", {comparison: ">=", limit: 200}));
errors++;
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/type", "type", {type: "integer"}));
errors++;
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/maximum", "maximum", {comparison: "<=", limit: 60000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = withError(vErrors, schemaError(instancePath+"/delayMs", at39+"/properties/delayMs/minimum", "minimum", {comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at39+"/type", "type", {type: "object"}));
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const check38 = validate80;

function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/required", "required", {missingProperty: "reset"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "reset")){
vErrors = withError(vErrors, schemaError(instancePath, at40+"/additionalProperties", "additionalProperties", {additionalProperty: key0}));
errors++;
}
}
if(data.reset !== undefined){
let data0 = data.reset;
if(typeof data0 !== "boolean"){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at40+"/properties/reset/type", "type", {type: "boolean"}));
errors++;
}
if(true !== data0){
vErrors = withError(vErrors, schemaError(instancePath+"/reset", at40+"/properties/reset/const", "const", {allowedValue: true}));
errors++;
}
}
}
else {
vErrors = withError(vErrors, schemaError(instancePath, at40+"/type", "type", {type: "object"}));
errors++;
}
validate80.errors = vErrors;
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
  "#/components/schemas/ClockAdvance/oneOf/0": check23,
  "#/components/schemas/ClockAdvance/oneOf/1": check24,
  "#/components/schemas/ClockAdvance/oneOf/2": check25,
  "#/components/schemas/Seed/oneOf/0": check26,
  "#/components/schemas/Seed/oneOf/1": check27,
  "#/components/schemas/StatusEffect": check28,
  "#/components/schemas/LatencyEffect": check29,
  "#/components/schemas/DropEffect": check30,
  "#/components/schemas/WorkerEffect": check31,
  "#/components/schemas/WebhookEffect": check32,
  "#/components/schemas/StaleEffect": check33,
  "#/components/schemas/FixedLatency": check34,
  "#/components/schemas/UniformLatency": check35,
  "#/components/schemas/LogNormalLatency": check36,
  "#/components/schemas/ReceiverResponse/oneOf/0": check37,
  "#/components/schemas/ReceiverResponse/oneOf/1": check38,
};
