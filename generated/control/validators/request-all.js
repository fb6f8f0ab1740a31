// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
const schema10 = {"placed":{"pointer":"#/components/schemas/EventType","schema":{"type":"string","enum":["submitted","started","progressed","streamed","noted","ended","retried","forgotten","charged","webhookAttempted","webhookGivenUp","webhookResent","workerStarting","workerReady","workerStopped","faultInjected","limited","budgetExceeded","accountReset","requestArrived","changed","requestAnswered"]}}};
const schema19 = {"placed":{"pointer":"#/components/parameters/Kind/schema","schema":{"type":"string","enum":["public","serverless"]}}};
const schema23 = {"placed":{"pointer":"#/components/parameters/Sort/schema","schema":{"type":"string","enum":["number","delayTime","executionTime","cost"]}}};
const schema24 = {"placed":{"pointer":"#/components/parameters/Order/schema","schema":{"type":"string","enum":["descending","ascending"]}}};
const formats0 = runtime.formats.uri;
const func6 = runtime.pattern;
const pattern0 = func6("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$", "u");
const schema33 = {"placed":{"pointer":"#/components/schemas/RequestScope","schema":{"type":"string","enum":["account","none","all"]}}};
const pattern1 = func6("^([1-5][0-9][0-9]|[1-5]xx|dropped|waiting|refused)$", "u");
const schema45 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"enabled":{"type":"boolean"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const schema55 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema56 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema71 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const schema89 = {"placed":{"pointer":"#/components/schemas/NewAccount","schema":{"type":"object","properties":{"key":{"type":"string","pattern":"^[!-~]{1,1000}$","x-expected":"at most 1000 visible ASCII characters without spaces"},"clock":{"type":"string","enum":["system","manual","skipping"]},"skipping":{"$ref":"#/components/schemas/SkippingSettings"},"seed":{"$ref":"#/components/schemas/Seed"},"endpoints":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"faults":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/Fault"}},"alternatives":{"$ref":"#/components/schemas/Alternatives"},"budget":{"$ref":"#/components/schemas/BudgetSettings"}},"additionalProperties":false}}};
const pattern4 = func6("^[!-~]{1,1000}$", "u");
const schema92 = {"placed":{"pointer":"#/components/schemas/BudgetSettings","schema":{"type":"object","required":["amount"],"additionalProperties":false,"properties":{"amount":{"type":"string","pattern":"^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$","x-expected":"dollars in quotes, such as \"0.50\""},"exceeded":{"type":"string","enum":["refuse","warn"]}}}}};
const pattern5 = func6("^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$", "u");
const schema99 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0","schema":{"enum":["none","limited"]}}};
const schema101 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/failure-state/anyOf/0","schema":{"enum":["named"]}}};
const schema103 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0","schema":{"enum":["named"]}}};
const schema105 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/termination-state/anyOf/0","schema":{"enum":["named","deleted"]}}};
const schema107 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/expiry-state/anyOf/0","schema":{"enum":["named","deleted","starts"]}}};
const schema109 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/other-transitions/anyOf/0","schema":{"enum":["direct","further-states","back-to-queue"]}}};
const schema111 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
const schema113 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0","schema":{"enum":["job","error-status","connection-closed"]}}};
const schema114 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1","schema":{"type":"object","properties":{"error-status":{"type":"integer","enum":[408,500,502,503,504]}},"required":["error-status"],"additionalProperties":false}}};
const schema115 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0","schema":{"enum":["job","error-status"]}}};
const schema116 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1","schema":{"type":"object","properties":{"error-status":{"type":"integer","enum":[400,422,500,502]}},"required":["error-status"],"additionalProperties":false}}};
const schema117 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0","schema":{"enum":["at-once","later"]}}};
const schema119 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/unknown-job/anyOf/0","schema":{"enum":["not-found","bad-request","empty","state"]}}};
const schema121 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
const schema123 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
const schema125 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0","schema":{"enum":["unsigned","signed"]}}};
const pattern2 = func6("^[A-Za-z][A-Za-z0-9-]*$", "u");
const schema127 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0","schema":{"enum":["named","none"]}}};
const pattern3 = func6("^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$", "u");
const schema129 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0","schema":{"enum":["at-once","later"]}}};
const schema131 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0","schema":{"enum":["limited","not-repeated"]}}};
const schema133 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/rate-limits/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
const schema135 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/queue-length/anyOf/0","schema":{"enum":["unlimited","limited"]}}};
const schema137 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/response-size/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
const schema139 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0","schema":{"enum":["limited","unlimited"]}}};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate1.errors; else for(const e of validate1.errors) vErrors.push(e);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EstimateRequest/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.input === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EstimateRequest/required",keyword:"required",params:{missingProperty: "input"}});
}
for(const key0 in data){
if(!((key0 === "endpointId") || (key0 === "input"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EstimateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.endpointId !== undefined){
let data0 = data.endpointId;
if(typeof data0 === "string"){
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/EstimateRequest/properties/endpointId/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/EstimateRequest/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.input !== undefined){
let data1 = data.input;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/components/schemas/EstimateRequest/properties/input/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EstimateRequest/type",keyword:"type",params:{type: "object"}});
}
validate1.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/FoldDeletions/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate3.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate5.errors; else for(const e of validate5.errors) vErrors.push(e);
errors = vErrors.length;
}
validate4.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/required",keyword:"required",params:{missingProperty: "ms"}});
}
for(const key0 in data){
if(!(key0 === "ms")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.ms !== undefined){
let data0 = data.ms;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/required",keyword:"required",params:{missingProperty: "untilMs"}});
}
for(const key1 in data){
if(!(key1 === "untilMs")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
}
}
if(data.untilMs !== undefined){
let data1 = data.untilMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/untilMs",schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/properties/untilMs/type",keyword:"type",params:{type: "integer"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: "toNext"}});
}
for(const key2 in data){
if(!(key2 === "toNext")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}});
}
}
if(data.toNext !== undefined){
let data2 = data.toNext;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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
validate5.errors = vErrors;
return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate8.errors; else for(const e of validate8.errors) vErrors.push(e);
errors = vErrors.length;
}
validate7.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isPaused === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockChange/required",keyword:"required",params:{missingProperty: "isPaused"}});
}
for(const key0 in data){
if(!(key0 === "isPaused")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.isPaused !== undefined){
if(typeof data.isPaused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isPaused",schemaPath:"#/components/schemas/ClockChange/properties/isPaused/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockChange/type",keyword:"type",params:{type: "object"}});
}
validate8.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/After/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
validate10.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Limit/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Limit/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
}
if(data < 1 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Limit/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
validate11.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"}});
}
if(!((((((((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "streamed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "webhookResent")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded")) || (data === "accountReset")) || (data === "requestArrived")) || (data === "changed")) || (data === "requestAnswered"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.enum}});
}
validate12.errors = vErrors;
return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Job/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Job/schema/type",keyword:"type",params:{type: "string"}});
}
validate13.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/LastEventId/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/LastEventId/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
validate14.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Requests/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate15.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/RequestChanges/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate16.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Brief/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate17.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
validate18.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Endpoint/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Endpoint/schema/type",keyword:"type",params:{type: "string"}});
}
validate19.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Kind/schema/type",keyword:"type",params:{type: "string"}});
}
if(!((data === "public") || (data === "serverless"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Kind/schema/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.enum}});
}
validate20.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Text/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Text/schema/type",keyword:"type",params:{type: "string"}});
}
validate21.errors = vErrors;
return errors === 0;
}

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/From/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/From/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
validate22.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/To/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/To/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
validate23.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Sort/schema/type",keyword:"type",params:{type: "string"}});
}
if(!((((data === "number") || (data === "delayTime")) || (data === "executionTime")) || (data === "cost"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Sort/schema/enum",keyword:"enum",params:{allowedValues: schema23.placed.schema.enum}});
}
validate24.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Order/schema/type",keyword:"type",params:{type: "string"}});
}
if(!((data === "descending") || (data === "ascending"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Order/schema/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.enum}});
}
validate25.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/UpTo/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/UpTo/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
validate26.errors = vErrors;
return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Offset/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Offset/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
validate27.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Sums/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/OutputStarts/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/JobId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/JobId/schema/type",keyword:"type",params:{type: "string"}});
}
validate30.errors = vErrors;
return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate32.errors; else for(const e of validate32.errors) vErrors.push(e);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "url")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResendWebhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) > 2048){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ResendWebhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048}});
}
if(!pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ResendWebhook/properties/url/pattern",keyword:"pattern",params:{...{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#].*)?$"}, expected: "an http(s) URL without credentials"}});
}
if(!(formats0(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ResendWebhook/properties/url/format",keyword:"format",params:{...{format: "uri"}, expected: "an http(s) URL without credentials"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/components/schemas/ResendWebhook/properties/url/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ResendWebhook/type",keyword:"type",params:{type: "object"}});
}
validate32.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestScope/type",keyword:"type",params:{type: "string"}});
}
if(!(((data === "account") || (data === "none")) || (data === "all"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RequestScope/enum",keyword:"enum",params:{allowedValues: schema33.placed.schema.enum}});
}
validate34.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Status/schema/pattern",keyword:"pattern",params:{...{pattern: "^([1-5][0-9][0-9]|[1-5]xx|dropped|waiting|refused)$"}, expected: "a status such as 404 or 4xx, dropped, waiting or refused"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Status/schema/type",keyword:"type",params:{type: "string"}});
}
validate35.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Operation/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Operation/schema/type",keyword:"type",params:{type: "string"}});
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Key/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Key/schema/type",keyword:"type",params:{type: "string"}});
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Request/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Request/schema/type",keyword:"type",params:{type: "string"}});
}
validate38.errors = vErrors;
return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/RequestText/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/RequestText/schema/type",keyword:"type",params:{type: "string"}});
}
validate39.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/FoldPolls/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate40.errors = vErrors;
return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/UpToRequest/schema/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/UpToRequest/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
validate41.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/RequestId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/RequestId/schema/type",keyword:"type",params:{type: "string"}});
}
validate42.errors = vErrors;
return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/Slots/schema/type",keyword:"type",params:{type: "boolean"}});
}
validate43.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate45.errors; else for(const e of validate45.errors) vErrors.push(e);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultList/required",keyword:"required",params:{missingProperty: "faults"}});
}
for(const key0 in data){
if(!((key0 === "faults") || (key0 === "keepCounts"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
if(data0.length > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate46.errors; else for(const e of validate46.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/type",keyword:"type",params:{type: "array"}});
}
}
if(data.keepCounts !== undefined){
if(typeof data.keepCounts !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/keepCounts",schemaPath:"#/components/schemas/FaultList/properties/keepCounts/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultList/type",keyword:"type",params:{type: "object"}});
}
validate45.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: "effect"}});
}
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}});
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema45.placed.schema.properties.operation.enum}});
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}});
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}});
}
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}});
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
if(func0(data4) > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/Fault/properties/enabled/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.effect !== undefined){
if(!(validate47(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
if(vErrors === null) vErrors = validate47.errors; else for(const e of validate47.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}});
}
validate46.errors = vErrors;
return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate48.errors; else for(const e of validate48.errors) vErrors.push(e);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate50.errors; else for(const e of validate50.errors) vErrors.push(e);
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
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate60.errors; else for(const e of validate60.errors) vErrors.push(e);
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
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate62.errors; else for(const e of validate62.errors) vErrors.push(e);
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
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate64.errors; else for(const e of validate64.errors) vErrors.push(e);
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
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate66.errors; else for(const e of validate66.errors) vErrors.push(e);
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultEffect/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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
validate47.errors = vErrors;
return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: "status"}});
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 400 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}});
}
}
}
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}});
}
validate48.errors = vErrors;
return errors === 0;
}

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latency === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: "latency"}});
}
for(const key0 in data){
if(!(key0 === "latency")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.latency !== undefined){
if(!(validate51(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData}))){
if(vErrors === null) vErrors = validate51.errors; else for(const e of validate51.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}});
}
validate50.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate52.errors; else for(const e of validate52.errors) vErrors.push(e);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate54.errors; else for(const e of validate54.errors) vErrors.push(e);
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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate56.errors; else for(const e of validate56.errors) vErrors.push(e);
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Latency/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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
validate51.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: "distribution"}});
}
if(data.ms === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: "ms"}});
}
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}});
}
if("fixed" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}});
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}});
}
validate52.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "distribution"}});
}
if(data.minMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "minMs"}});
}
if(data.maxMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "maxMs"}});
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}});
}
if("uniform" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}});
}
}
if(data.minMs !== undefined){
let data1 = data.minMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.maxMs !== undefined){
let data2 = data.maxMs;
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}});
}
validate54.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate56.errors = vErrors;
return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate60.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema55.placed.schema.properties.worker.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}});
}
validate62.errors = vErrors;
return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema56.placed.schema.properties.webhook.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}});
}
validate64.errors = vErrors;
return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate66.errors = vErrors;
return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate46.errors; else for(const e of validate46.errors) vErrors.push(e);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/FaultId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/FaultId/schema/type",keyword:"type",params:{type: "string"}});
}
validate73.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/IfMatch/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/IfMatch/schema/type",keyword:"type",params:{type: "string"}});
}
validate74.errors = vErrors;
return errors === 0;
}

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate76.errors; else for(const e of validate76.errors) vErrors.push(e);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultChange/required",keyword:"required",params:{missingProperty: "fault"}});
}
for(const key0 in data){
if(!((key0 === "fault") || (key0 === "keepCounts"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.fault !== undefined){
if(!(validate46(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
if(vErrors === null) vErrors = validate46.errors; else for(const e of validate46.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.keepCounts !== undefined){
if(typeof data.keepCounts !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/keepCounts",schemaPath:"#/components/schemas/FaultChange/properties/keepCounts/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/FaultChange/type",keyword:"type",params:{type: "object"}});
}
validate76.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate80.errors; else for(const e of validate80.errors) vErrors.push(e);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}

import { validateAlternatives as validate80 } from '../../service-settings/validators.js';
function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate83.errors; else for(const e of validate83.errors) vErrors.push(e);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seed === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RandomAlternatives/required",keyword:"required",params:{missingProperty: "seed"}});
}
for(const key0 in data){
if(!(key0 === "seed")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RandomAlternatives/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.seed !== undefined){
let data0 = data.seed;
const _errs6 = errors;
let valid4 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(typeof data0 == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
var _valid0 = _errs9 === errors;
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/RandomAlternatives/type",keyword:"type",params:{type: "object"}});
}
validate83.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate86.errors; else for(const e of validate86.errors) vErrors.push(e);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.permission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewKey/required",keyword:"required",params:{missingProperty: "permission"}});
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.permission !== undefined){
let data1 = data.permission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema71.placed.schema.enum}});
}
}
if(data.endpoints !== undefined){
if(!(validate87(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
if(vErrors === null) vErrors = validate87.errors; else for(const e of validate87.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewKey/type",keyword:"type",params:{type: "object"}});
}
validate86.errors = vErrors;
return errors === 0;
}

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema71.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyEndpoints/type",keyword:"type",params:{type: "object"}});
}
validate87.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/KeyId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/KeyId/schema/type",keyword:"type",params:{type: "string"}});
}
validate90.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate92.errors; else for(const e of validate92.errors) vErrors.push(e);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyChange/minProperties",keyword:"minProperties",params:{limit: 1}});
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.permission !== undefined){
let data1 = data.permission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema71.placed.schema.enum}});
}
}
if(data.endpoints !== undefined){
if(!(validate87(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
if(vErrors === null) vErrors = validate87.errors; else for(const e of validate87.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyChange/type",keyword:"type",params:{type: "object"}});
}
validate92.errors = vErrors;
return errors === 0;
}

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate96.errors; else for(const e of validate96.errors) vErrors.push(e);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "responses"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.responses !== undefined){
if(!(validate97(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
if(vErrors === null) vErrors = validate97.errors; else for(const e of validate97.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewReceiver/type",keyword:"type",params:{type: "object"}});
}
validate96.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/maxItems",keyword:"maxItems",params:{limit: 100}});
}
if(data.length < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate98.errors; else for(const e of validate98.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}});
}
validate97.errors = vErrors;
return errors === 0;
}

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}});
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 200 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}});
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: "reset"}});
}
for(const key1 in data){
if(!(key1 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
}
}
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
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
validate98.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/ReceiverId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/ReceiverId/schema/type",keyword:"type",params:{type: "string"}});
}
validate102.errors = vErrors;
return errors === 0;
}

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate104.errors; else for(const e of validate104.errors) vErrors.push(e);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.responses === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverScript/required",keyword:"required",params:{missingProperty: "responses"}});
}
for(const key0 in data){
if(!(key0 === "responses")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverScript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.responses !== undefined){
if(!(validate97(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
if(vErrors === null) vErrors = validate97.errors; else for(const e of validate97.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverScript/type",keyword:"type",params:{type: "object"}});
}
validate104.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/AccountText/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/AccountText/schema/type",keyword:"type",params:{type: "string"}});
}
validate107.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate109.errors; else for(const e of validate109.errors) vErrors.push(e);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "clock")) || (key0 === "skipping")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "alternatives")) || (key0 === "budget"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/pattern",keyword:"pattern",params:{...{pattern: "^[!-~]{1,1000}$"}, expected: "at most 1000 visible ASCII characters without spaces"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/type",keyword:"type",params:{type: "string"}});
}
if(!(((data1 === "system") || (data1 === "manual")) || (data1 === "skipping"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/enum",keyword:"enum",params:{allowedValues: schema89.placed.schema.properties.clock.enum}});
}
}
if(data.skipping !== undefined){
if(!(validate110(data.skipping, {instancePath:instancePath+"/skipping",parentData:data,parentDataProperty:"skipping",rootData}))){
if(vErrors === null) vErrors = validate110.errors; else for(const e of validate110.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
let data3 = data.seed;
const _errs11 = errors;
let valid4 = false;
let passing0 = null;
const _errs12 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(typeof data3 == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
var _valid0 = _errs14 === errors;
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.endpoints !== undefined){
let data4 = data.endpoints;
if(Array.isArray(data4)){
if(data4.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/type",keyword:"type",params:{type: "string"}});
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}});
break;
}
indices0[item0] = i1;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/type",keyword:"type",params:{type: "array"}});
}
}
if(data.faults !== undefined){
let data6 = data.faults;
if(Array.isArray(data6)){
if(data6.length > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}});
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
if(!(validate46(data6[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
if(vErrors === null) vErrors = validate46.errors; else for(const e of validate46.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/type",keyword:"type",params:{type: "array"}});
}
}
if(data.alternatives !== undefined){
if(!(validate80(data.alternatives, {instancePath:instancePath+"/alternatives",parentData:data,parentDataProperty:"alternatives",rootData}))){
if(vErrors === null) vErrors = validate80.errors; else for(const e of validate80.errors) vErrors.push(e);
errors = vErrors.length;
}
}
if(data.budget !== undefined){
if(!(validate114(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
if(vErrors === null) vErrors = validate114.errors; else for(const e of validate114.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/NewAccount/type",keyword:"type",params:{type: "object"}});
}
validate109.errors = vErrors;
return errors === 0;
}

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "idleMs") || (key0 === "maxSkipMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SkippingSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.idleMs !== undefined){
let data0 = data.idleMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/idleMs",schemaPath:"#/components/schemas/SkippingSettings/properties/idleMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 60000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/idleMs",schemaPath:"#/components/schemas/SkippingSettings/properties/idleMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/idleMs",schemaPath:"#/components/schemas/SkippingSettings/properties/idleMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.maxSkipMs !== undefined){
let data1 = data.maxSkipMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maxSkipMs",schemaPath:"#/components/schemas/SkippingSettings/properties/maxSkipMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maxSkipMs",schemaPath:"#/components/schemas/SkippingSettings/properties/maxSkipMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/SkippingSettings/type",keyword:"type",params:{type: "object"}});
}
validate110.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BudgetSettings/required",keyword:"required",params:{missingProperty: "amount"}});
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BudgetSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "refuse") || (data1 === "warn"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema92.placed.schema.properties.exceeded.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/BudgetSettings/type",keyword:"type",params:{type: "object"}});
}
validate114.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/AccountId/schema/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/parameters/AccountId/schema/type",keyword:"type",params:{type: "string"}});
}
validate117.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/required",keyword:"required",params:{missingProperty: "ms"}});
}
for(const key0 in data){
if(!(key0 === "ms")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.ms !== undefined){
let data0 = data.ms;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
validate118.errors = vErrors;
return errors === 0;
}

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/required",keyword:"required",params:{missingProperty: "untilMs"}});
}
for(const key0 in data){
if(!(key0 === "untilMs")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.untilMs !== undefined){
let data0 = data.untilMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/untilMs",schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/properties/untilMs/type",keyword:"type",params:{type: "integer"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/type",keyword:"type",params:{type: "object"}});
}
validate119.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: "toNext"}});
}
for(const key0 in data){
if(!(key0 === "toNext")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.toNext !== undefined){
let data0 = data.toNext;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/type",keyword:"type",params:{type: "object"}});
}
validate120.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 1000){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
validate121.errors = vErrors;
return errors === 0;
}

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
validate122.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "none") || (data === "limited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema99.placed.schema.enum}});
}
validate123.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}});
}
if(data0 <= 5000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/properties/limited/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate124.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema101.placed.schema.enum}});
}
validate125.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}});
}
for(const key0 in data){
if(!(key0 === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.named !== undefined){
let data0 = data.named;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate126.errors = vErrors;
return errors === 0;
}

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema103.placed.schema.enum}});
}
validate127.errors = vErrors;
return errors === 0;
}

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}});
}
for(const key0 in data){
if(!(key0 === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.named !== undefined){
let data0 = data.named;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate128.errors = vErrors;
return errors === 0;
}

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "named") || (data === "deleted"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema105.placed.schema.enum}});
}
validate129.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}});
}
for(const key0 in data){
if(!(key0 === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.named !== undefined){
let data0 = data.named;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate130.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "named") || (data === "deleted")) || (data === "starts"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema107.placed.schema.enum}});
}
validate131.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}});
}
for(const key0 in data){
if(!(key0 === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.named !== undefined){
let data0 = data.named;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate132.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "direct") || (data === "further-states")) || (data === "back-to-queue"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema109.placed.schema.enum}});
}
validate133.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["further-states"] === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/required",keyword:"required",params:{missingProperty: "further-states"}});
}
for(const key0 in data){
if(!(key0 === "further-states")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data["further-states"] !== undefined){
let data0 = data["further-states"];
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/properties/further-states/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/properties/further-states/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/properties/further-states/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/properties/further-states/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate134.errors = vErrors;
return errors === 0;
}

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema111.placed.schema.enum}});
}
validate135.errors = vErrors;
return errors === 0;
}

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 86400000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate136.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((data === "job") || (data === "error-status")) || (data === "connection-closed"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema113.placed.schema.enum}});
}
validate137.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["error-status"] === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/required",keyword:"required",params:{missingProperty: "error-status"}});
}
for(const key0 in data){
if(!(key0 === "error-status")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data["error-status"] !== undefined){
let data0 = data["error-status"];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/properties/error-status/type",keyword:"type",params:{type: "integer"}});
}
if(!(((((data0 === 408) || (data0 === 500)) || (data0 === 502)) || (data0 === 503)) || (data0 === 504))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema114.placed.schema.properties["error-status"].enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate138.errors = vErrors;
return errors === 0;
}

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "job") || (data === "error-status"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema115.placed.schema.enum}});
}
validate139.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["error-status"] === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/required",keyword:"required",params:{missingProperty: "error-status"}});
}
for(const key0 in data){
if(!(key0 === "error-status")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data["error-status"] !== undefined){
let data0 = data["error-status"];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/properties/error-status/type",keyword:"type",params:{type: "integer"}});
}
if(!((((data0 === 400) || (data0 === 422)) || (data0 === 500)) || (data0 === 502))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema116.placed.schema.properties["error-status"].enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate140.errors = vErrors;
return errors === 0;
}

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "at-once") || (data === "later"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema117.placed.schema.enum}});
}
validate141.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.later === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/required",keyword:"required",params:{missingProperty: "later"}});
}
for(const key0 in data){
if(!(key0 === "later")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.later !== undefined){
let data0 = data.later;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/properties/later/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 5000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate142.errors = vErrors;
return errors === 0;
}

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "not-found") || (data === "bad-request")) || (data === "empty")) || (data === "state"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema119.placed.schema.enum}});
}
validate143.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/required",keyword:"required",params:{missingProperty: "state"}});
}
for(const key0 in data){
if(!(key0 === "state")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.state !== undefined){
let data0 = data.state;
const _errs5 = errors;
const _errs6 = errors;
if(!(((data0 === "IN_QUEUE") || (data0 === "IN_PROGRESS")) || (data0 === "COMPLETED"))){
errors = (vErrors ??= []).push({});
}
var valid2 = _errs6 === errors;
if(valid2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/properties/state/not",keyword:"not",params:{...{}, expected: "1 to 100 characters, other than IN_QUEUE, IN_PROGRESS and COMPLETED"}});
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/properties/state/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func0(data0) < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/properties/state/minLength",keyword:"minLength",params:{limit: 1}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/properties/state/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate144.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema121.placed.schema.enum}});
}
validate145.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}});
}
if(data0 < 1000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate146.errors = vErrors;
return errors === 0;
}

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema123.placed.schema.enum}});
}
validate147.errors = vErrors;
return errors === 0;
}

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}});
}
if(data0 < 1000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate148.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "unsigned") || (data === "signed"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema125.placed.schema.enum}});
}
validate149.errors = vErrors;
return errors === 0;
}

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signed === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/required",keyword:"required",params:{missingProperty: "signed"}});
}
for(const key0 in data){
if(!(key0 === "signed")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.signed !== undefined){
let data0 = data.signed;
if(typeof data0 === "string"){
if(func0(data0) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/properties/signed/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(!pattern2.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/properties/signed/pattern",keyword:"pattern",params:{...{pattern: "^[A-Za-z][A-Za-z0-9-]*$"}, expected: "the name of a header"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/properties/signed/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate150.errors = vErrors;
return errors === 0;
}

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "named") || (data === "none"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema127.placed.schema.enum}});
}
validate151.errors = vErrors;
return errors === 0;
}

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}});
}
for(const key0 in data){
if(!(key0 === "named")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.named !== undefined){
let data0 = data.named;
if(typeof data0 === "string"){
if(func0(data0) > 200){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 200}});
}
if(!pattern3.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/pattern",keyword:"pattern",params:{...{pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"}, expected: "1 to 200 printable ASCII characters, without spaces at the ends"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate152.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "at-once") || (data === "later"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema129.placed.schema.enum}});
}
validate153.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.later === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/required",keyword:"required",params:{missingProperty: "later"}});
}
for(const key0 in data){
if(!(key0 === "later")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.later !== undefined){
let data0 = data.later;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/properties/later/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 3600000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate154.errors = vErrors;
return errors === 0;
}

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "not-repeated"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema131.placed.schema.enum}});
}
validate155.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 3600000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate156.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema133.placed.schema.enum}});
}
validate157.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate158.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "unlimited") || (data === "limited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema135.placed.schema.enum}});
}
validate159.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate160.errors = vErrors;
return errors === 0;
}

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema137.placed.schema.enum}});
}
validate161.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 20971520 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20971520}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate162.errors = vErrors;
return errors === 0;
}

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "limited") || (data === "unlimited"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema139.placed.schema.enum}});
}
validate163.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}});
}
for(const key0 in data){
if(!(key0 === "limited")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}});
}
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/type",keyword:"type",params:{type: "object"}});
}
validate164.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}});
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 200 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}});
}
}
}
if(data.delayMs !== undefined){
let data1 = data.delayMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}});
}
validate165.errors = vErrors;
return errors === 0;
}

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reset === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: "reset"}});
}
for(const key0 in data){
if(!(key0 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
if(data.reset !== undefined){
let data0 = data.reset;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/type",keyword:"type",params:{type: "boolean"}});
}
if(true !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/const",keyword:"const",params:{allowedValue: true}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
}
validate166.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/paths/~1control~1estimates/post/requestBody/content/application~1json/schema": validate0,
  "#/components/parameters/FoldDeletions/schema": validate3,
  "#/paths/~1control~1clock/post/requestBody/content/application~1json/schema": validate4,
  "#/paths/~1control~1clock/patch/requestBody/content/application~1json/schema": validate7,
  "#/components/parameters/After/schema": validate10,
  "#/components/parameters/Limit/schema": validate11,
  "#/components/parameters/EventType/schema": validate12,
  "#/components/parameters/Job/schema": validate13,
  "#/components/parameters/LastEventId/schema": validate14,
  "#/components/parameters/Requests/schema": validate15,
  "#/components/parameters/RequestChanges/schema": validate16,
  "#/components/parameters/Brief/schema": validate17,
  "#/components/parameters/State/schema": validate18,
  "#/components/parameters/Endpoint/schema": validate19,
  "#/components/parameters/Kind/schema": validate20,
  "#/components/parameters/Text/schema": validate21,
  "#/components/parameters/From/schema": validate22,
  "#/components/parameters/To/schema": validate23,
  "#/components/parameters/Sort/schema": validate24,
  "#/components/parameters/Order/schema": validate25,
  "#/components/parameters/UpTo/schema": validate26,
  "#/components/parameters/Offset/schema": validate27,
  "#/components/parameters/Sums/schema": validate28,
  "#/components/parameters/OutputStarts/schema": validate29,
  "#/components/parameters/JobId/schema": validate30,
  "#/paths/~1control~1jobs~1{job_id}~1webhook/post/requestBody/content/application~1json/schema": validate31,
  "#/components/parameters/Scope/schema": validate34,
  "#/components/parameters/Status/schema": validate35,
  "#/components/parameters/Operation/schema": validate36,
  "#/components/parameters/Key/schema": validate37,
  "#/components/parameters/Request/schema": validate38,
  "#/components/parameters/RequestText/schema": validate39,
  "#/components/parameters/FoldPolls/schema": validate40,
  "#/components/parameters/UpToRequest/schema": validate41,
  "#/components/parameters/RequestId/schema": validate42,
  "#/components/parameters/Slots/schema": validate43,
  "#/paths/~1control~1faults/put/requestBody/content/application~1json/schema": validate44,
  "#/paths/~1control~1faults/post/requestBody/content/application~1json/schema": validate71,
  "#/components/parameters/FaultId/schema": validate73,
  "#/components/parameters/IfMatch/schema": validate74,
  "#/paths/~1control~1faults~1{fault_id}/put/requestBody/content/application~1json/schema": validate75,
  "#/paths/~1control~1alternatives/put/requestBody/content/application~1json/schema": validate79,
  "#/paths/~1control~1alternatives~1random/post/requestBody/content/application~1json/schema": validate82,
  "#/paths/~1control~1keys/post/requestBody/content/application~1json/schema": validate85,
  "#/components/parameters/KeyId/schema": validate90,
  "#/paths/~1control~1keys~1{key_id}/patch/requestBody/content/application~1json/schema": validate91,
  "#/paths/~1control~1receivers/post/requestBody/content/application~1json/schema": validate95,
  "#/components/parameters/ReceiverId/schema": validate102,
  "#/paths/~1control~1receivers~1{receiver_id}/put/requestBody/content/application~1json/schema": validate103,
  "#/components/parameters/AccountText/schema": validate107,
  "#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema": validate108,
  "#/components/parameters/AccountId/schema": validate117,
  "#/components/schemas/ClockAdvance/oneOf/0": validate118,
  "#/components/schemas/ClockAdvance/oneOf/1": validate119,
  "#/components/schemas/ClockAdvance/oneOf/2": validate120,
  "#/components/schemas/Seed/oneOf/0": validate121,
  "#/components/schemas/Seed/oneOf/1": validate122,
  "#/components/schemas/StatusEffect": validate48,
  "#/components/schemas/LatencyEffect": validate50,
  "#/components/schemas/DropEffect": validate60,
  "#/components/schemas/WorkerEffect": validate62,
  "#/components/schemas/WebhookEffect": validate64,
  "#/components/schemas/StaleEffect": validate66,
  "#/components/schemas/FixedLatency": validate52,
  "#/components/schemas/UniformLatency": validate54,
  "#/components/schemas/LogNormalLatency": validate56,
  "#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0": validate123,
  "#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1": validate124,
  "#/components/schemas/Alternatives/properties/failure-state/anyOf/0": validate125,
  "#/components/schemas/Alternatives/properties/failure-state/anyOf/1": validate126,
  "#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0": validate127,
  "#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1": validate128,
  "#/components/schemas/Alternatives/properties/termination-state/anyOf/0": validate129,
  "#/components/schemas/Alternatives/properties/termination-state/anyOf/1": validate130,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/0": validate131,
  "#/components/schemas/Alternatives/properties/expiry-state/anyOf/1": validate132,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/0": validate133,
  "#/components/schemas/Alternatives/properties/other-transitions/anyOf/1": validate134,
  "#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0": validate135,
  "#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1": validate136,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0": validate137,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1": validate138,
  "#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0": validate139,
  "#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1": validate140,
  "#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0": validate141,
  "#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1": validate142,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/0": validate143,
  "#/components/schemas/Alternatives/properties/unknown-job/anyOf/1": validate144,
  "#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0": validate145,
  "#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1": validate146,
  "#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0": validate147,
  "#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1": validate148,
  "#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0": validate149,
  "#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1": validate150,
  "#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0": validate151,
  "#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1": validate152,
  "#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0": validate153,
  "#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1": validate154,
  "#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0": validate155,
  "#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1": validate156,
  "#/components/schemas/Alternatives/properties/rate-limits/anyOf/0": validate157,
  "#/components/schemas/Alternatives/properties/rate-limits/anyOf/1": validate158,
  "#/components/schemas/Alternatives/properties/queue-length/anyOf/0": validate159,
  "#/components/schemas/Alternatives/properties/queue-length/anyOf/1": validate160,
  "#/components/schemas/Alternatives/properties/response-size/anyOf/0": validate161,
  "#/components/schemas/Alternatives/properties/response-size/anyOf/1": validate162,
  "#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0": validate163,
  "#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1": validate164,
  "#/components/schemas/ReceiverResponse/oneOf/0": validate165,
  "#/components/schemas/ReceiverResponse/oneOf/1": validate166,
};
