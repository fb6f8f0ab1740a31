// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
const schema7 = {"placed":{"pointer":"#/components/schemas/EventType","schema":{"type":"string","enum":["submitted","started","progressed","streamed","noted","ended","retried","forgotten","charged","webhookAttempted","webhookGivenUp","workerStarting","workerReady","workerStopped","faultInjected","limited","budgetExceeded","accountReset"]}}};
const schema13 = {"placed":{"pointer":"#/components/parameters/Kind/schema","schema":{"type":"string","enum":["public","serverless"]}}};
const schema20 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"enabled":{"type":"boolean"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const schema30 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema31 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema34 = {"placed":{"pointer":"#/components/schemas/Alternatives","schema":{"type":"object","properties":{"unlisted-request-keys":{"anyOf":[{"const":"accepted"},{"const":"refused"}]},"null-members":{"anyOf":[{"const":"refused"},{"const":"accepted"}]},"execution-timeout-maximum":{"anyOf":[{"const":"none"},{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":5001,"maximum":31536000000}},"required":["limited"],"additionalProperties":false}]},"worker-scaling":{"anyOf":[{"const":"on-demand"},{"const":"always-on"}]},"storage-required-keys":{"anyOf":[{"const":"none"},{"const":"all"}]},"several-images":{"anyOf":[{"const":"one"},{"const":"several"}]},"input-validation":{"anyOf":[{"const":"job-fails"},{"const":"refused"}]},"id-suffix":{"anyOf":[{"const":"suffixed"},{"const":"upper-case"},{"const":"other-suffix"}]},"synchronous-id":{"anyOf":[{"const":"like-asynchronous"},{"const":"uuid"},{"const":"opaque"}]},"required-job-fields":{"anyOf":[{"const":"always"},{"const":"no-id-of-runsync"}]},"delay-time-member":{"anyOf":[{"const":"from-start"},{"const":"at-end"},{"const":"missing"}]},"execution-time-member":{"anyOf":[{"const":"at-end"},{"const":"missing"}]},"worker-id-member":{"anyOf":[{"const":"shown"},{"const":"missing"}]},"missing-members":{"anyOf":[{"const":"left-out"},{"const":"null-value"}]},"further-members":{"anyOf":[{"const":"none"},{"const":"some"}]},"time-units":{"anyOf":[{"const":"milliseconds"},{"const":"seconds"}]},"cold-start":{"anyOf":[{"const":"included"},{"const":"excluded"}]},"output-before-completion":{"anyOf":[{"const":"none"},{"const":"empty-object"}]},"output-of-other-models":{"anyOf":[{"const":"by-kind"},{"const":"result"}]},"output-not-object":{"anyOf":[{"const":"job-fails"},{"const":"wrapped"}]},"failed-job-fields":{"anyOf":[{"const":"text"},{"const":"object"},{"const":"missing"}]},"failed-job-output":{"anyOf":[{"const":"missing"},{"const":"error-text"}]},"failure-state":{"anyOf":[{"const":"named"},{"type":"object","properties":{"named":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["named"],"additionalProperties":false}]},"cancellation-state":{"anyOf":[{"const":"named"},{"type":"object","properties":{"named":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["named"],"additionalProperties":false}]},"termination-state":{"anyOf":[{"const":"named"},{"type":"object","properties":{"named":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["named"],"additionalProperties":false},{"const":"deleted"}]},"expiry-state":{"anyOf":[{"const":"named"},{"type":"object","properties":{"named":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["named"],"additionalProperties":false},{"const":"deleted"},{"const":"starts"}]},"other-transitions":{"anyOf":[{"const":"direct"},{"const":"further-states"},{"type":"object","properties":{"further-states":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["further-states"],"additionalProperties":false},{"const":"back-to-queue"}]},"error-in-output":{"anyOf":[{"const":"job-fails"},{"const":"completes"}]},"queue-order":{"anyOf":[{"const":"submission"},{"const":"low-priority-last"},{"const":"any"}]},"finality":{"anyOf":[{"const":"final"},{"const":"failed-runs-again"}]},"worker-of-ended-job":{"anyOf":[{"const":"freed"},{"const":"busy"}]},"success-status":{"anyOf":[{"const":"ok"},{"const":"created"},{"const":"accepted"}]},"job-media-type":{"anyOf":[{"const":"json"},{"const":"with-charset"},{"const":"text"}]},"repeated-submission":{"anyOf":[{"const":"new-job"},{"const":"recognised"}]},"runsync-wait":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":86400000}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]},"runsync-wait-over":{"anyOf":[{"const":"job"},{"const":"error-status"},{"type":"object","properties":{"error-status":{"type":"integer","enum":[408,500,502,503,504]}},"required":["error-status"],"additionalProperties":false},{"const":"connection-closed"}]},"runsync-failure":{"anyOf":[{"const":"job"},{"const":"error-status"},{"type":"object","properties":{"error-status":{"type":"integer","enum":[400,422,500,502]}},"required":["error-status"],"additionalProperties":false}]},"caller-hangs-up":{"anyOf":[{"const":"continues"},{"const":"cancelled"}]},"status-of-synchronous-job":{"anyOf":[{"const":"found"},{"const":"unknown"}]},"new-job-visibility":{"anyOf":[{"const":"at-once"},{"const":"later"},{"type":"object","properties":{"later":{"type":"integer","minimum":1,"maximum":5000}},"required":["later"],"additionalProperties":false}]},"unknown-job":{"anyOf":[{"const":"not-found"},{"const":"bad-request"},{"const":"empty"},{"const":"state"},{"type":"object","properties":{"state":{"type":"string","minLength":1,"maxLength":100,"not":{"enum":["IN_QUEUE","IN_PROGRESS","COMPLETED"]}}},"required":["state"],"additionalProperties":false}]},"retention-after-run":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1000,"maximum":31536000000}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]},"retention-after-runsync":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1000,"maximum":31536000000}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]},"other-operations":{"anyOf":[{"const":"offered"},{"const":"not-found"},{"const":"not-allowed"}]},"redirects":{"anyOf":[{"const":"none"},{"const":"temporary"}]},"bare-key":{"anyOf":[{"const":"accepted"},{"const":"refused"}]},"bearer-on-serverless":{"anyOf":[{"const":"accepted"},{"const":"refused"}]},"missing-key":{"anyOf":[{"const":"unauthorized"},{"const":"forbidden"},{"const":"accepted"}]},"key-permissions":{"anyOf":[{"const":"by-endpoint"},{"const":"by-level"},{"const":"all"}]},"unauthorized-reason":{"anyOf":[{"const":"same"},{"const":"distinct"}]},"browser-origins":{"anyOf":[{"const":"listed"},{"const":"none"},{"const":"any"}]},"webhook-authentication":{"anyOf":[{"const":"unsigned"},{"const":"signed"},{"type":"object","properties":{"signed":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9-]*$","maxLength":100}},"required":["signed"],"additionalProperties":false}]},"webhook-user-agent":{"anyOf":[{"const":"named"},{"type":"object","properties":{"named":{"type":"string","pattern":"^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$","maxLength":200}},"required":["named"],"additionalProperties":false},{"const":"none"}]},"webhook-of-failed-job":{"anyOf":[{"const":"called"},{"const":"not-called"}]},"webhook-of-cancelled-job":{"anyOf":[{"const":"called"},{"const":"not-called"}]},"webhook-of-late-job":{"anyOf":[{"const":"called"},{"const":"not-called"}]},"webhook-media-type":{"anyOf":[{"const":"json"},{"const":"with-charset"},{"const":"text"}]},"webhook-probe":{"anyOf":[{"const":"none"},{"const":"get"}]},"webhook-delay":{"anyOf":[{"const":"at-once"},{"const":"later"},{"type":"object","properties":{"later":{"type":"integer","minimum":1,"maximum":3600000}},"required":["later"],"additionalProperties":false}]},"webhook-before-answer":{"anyOf":[{"const":"after"},{"const":"before"}]},"webhook-content-time":{"anyOf":[{"const":"at-end"},{"const":"at-call"}]},"webhook-same-bytes":{"anyOf":[{"const":"same"},{"const":"other-form"}]},"webhook-other-acknowledgement":{"anyOf":[{"const":"only-200"},{"const":"any-2xx"}]},"webhook-redirect":{"anyOf":[{"const":"failed"},{"const":"followed"}]},"webhook-failed-call":{"anyOf":[{"const":"repeated"},{"const":"not-repeated"}]},"webhook-time-limit":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":3600000}},"required":["limited"],"additionalProperties":false},{"const":"not-repeated"}]},"webhook-spacing-origin":{"anyOf":[{"const":"failure"},{"const":"attempt"}]},"webhook-and-workers":{"anyOf":[{"const":"independent"},{"const":"worker-waits"}]},"webhook-schemes":{"anyOf":[{"const":"http"},{"const":"any"}]},"webhook-addresses":{"anyOf":[{"const":"any"},{"const":"restricted"}]},"error-body":{"anyOf":[{"const":"problem"},{"const":"error-text"},{"const":"error-object"},{"const":"text"},{"const":"html"},{"const":"empty"}]},"refused-request-effect":{"anyOf":[{"const":"none"},{"const":"server-errors"}]},"error-precedence":{"anyOf":[{"const":"key-first"},{"const":"endpoint-first"}]},"unknown-path":{"anyOf":[{"const":"distinct"},{"const":"not-found"}]},"head-requests":{"anyOf":[{"const":"supported"},{"const":"refused"}]},"wrong-media-type":{"anyOf":[{"const":"bad-request"},{"const":"unsupported"},{"const":"accepted"}]},"crash-answer":{"anyOf":[{"const":"job-fails"},{"const":"internal-error"}]},"retry-after":{"anyOf":[{"const":"seconds"},{"const":"date"},{"const":"none"}]},"rate-limits":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":1000000}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]},"queue-length":{"anyOf":[{"const":"unlimited"},{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":1000000}},"required":["limited"],"additionalProperties":false}]},"spending-limit":{"anyOf":[{"const":"budget"},{"const":"none"}]},"request-size":{"anyOf":[{"const":"too-large"},{"const":"bad-request"}]},"kept-bytes":{"anyOf":[{"const":"limited"},{"const":"unlimited"}]},"response-size":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":1073741824}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]},"rounded-amount":{"anyOf":[{"const":"each-charge"},{"const":"total"}]},"cost-rounding":{"anyOf":[{"const":"rounded"},{"const":"exact"}]},"usage-counting":{"anyOf":[{"const":"code-points"},{"const":"bytes"}]},"cost-of-other-models":{"anyOf":[{"const":"in-output"},{"const":"not-reported"}]},"part-of-unit":{"anyOf":[{"const":"proportional"},{"const":"whole"}]},"input-tokens":{"anyOf":[{"const":"free"},{"const":"charged"}]},"unfinished-charge":{"anyOf":[{"const":"free"},{"const":"charged"}]},"termination-charge":{"anyOf":[{"const":"free"},{"const":"charged"}]},"serverless-charges":{"anyOf":[{"const":"free"},{"const":"charged"}]},"result-access":{"anyOf":[{"const":"open"},{"const":"with-key"}]},"result-origin":{"anyOf":[{"const":"same"},{"const":"other"},{"const":"with-expiry"}]},"result-lifetime":{"anyOf":[{"const":"limited"},{"type":"object","properties":{"limited":{"type":"integer","minimum":1,"maximum":31536000000}},"required":["limited"],"additionalProperties":false},{"const":"unlimited"}]}},"additionalProperties":false}}};
const func6 = Object.prototype.hasOwnProperty;
const func20 = runtime.pattern;
const pattern0 = func20("^[A-Za-z][A-Za-z0-9-]*$", "u");
const pattern1 = func20("^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$", "u");
const schema41 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const schema58 = {"placed":{"pointer":"#/components/schemas/NewAccount","schema":{"type":"object","properties":{"key":{"type":"string","pattern":"^[!-~]{1,1000}$","x-expected":"at most 1000 visible ASCII characters without spaces"},"clock":{"type":"string","enum":["system","manual"]},"seed":{"$ref":"#/components/schemas/Seed"},"endpoints":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"faults":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/Fault"}},"alternatives":{"$ref":"#/components/schemas/Alternatives"},"budget":{"$ref":"#/components/schemas/BudgetSettings"}},"additionalProperties":false}}};
const pattern2 = func20("^[!-~]{1,1000}$", "u");
const schema60 = {"placed":{"pointer":"#/components/schemas/BudgetSettings","schema":{"type":"object","required":["amount"],"additionalProperties":false,"properties":{"amount":{"type":"string","pattern":"^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$","x-expected":"dollars in quotes, such as \"0.50\""},"exceeded":{"type":"string","enum":["refuse","warn"]}}}}};
const pattern3 = func20("^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.endpointId === undefined) && (missing0 = "endpointId")) || ((data.input === undefined) && (missing0 = "input"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/EstimateRequest/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "endpointId") || (key0 === "input"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/EstimateRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate1.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/EstimateRequest/properties/endpointId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/EstimateRequest/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/input",schemaPath:"#/components/schemas/EstimateRequest/properties/input/type",keyword:"type",params:{type: "object"}}];
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
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/EstimateRequest/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(key0 === "ms")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.ms !== undefined){
let data0 = data.ms;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
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
const err5 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "untilMs")){
const err6 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.untilMs !== undefined){
let data1 = data.untilMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/untilMs",schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/properties/untilMs/type",keyword:"type",params:{type: "integer"}};
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
}
}
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
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
const err9 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs14 = errors;
for(const key2 in data){
if(!(key2 === "toNext")){
const err10 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.toNext !== undefined){
let data2 = data.toNext;
if(typeof data2 !== "boolean"){
const err11 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(true !== data2){
const err12 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
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
const err14 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
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

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate6.errors = [{instancePath,schemaPath:"#/components/parameters/After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate6.errors = [{instancePath,schemaPath:"#/components/parameters/After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate7.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate7.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate7.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate8.errors = [{instancePath,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "streamed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded")) || (data === "accountReset"))){
validate8.errors = [{instancePath,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema7.placed.schema.enum}}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate9.errors = [{instancePath,schemaPath:"#/components/parameters/Job/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/components/parameters/Job/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate10.errors = [{instancePath,schemaPath:"#/components/parameters/LastEventId/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate10.errors = [{instancePath,schemaPath:"#/components/parameters/LastEventId/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate11.errors = [{instancePath,schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate12.errors = [{instancePath,schemaPath:"#/components/parameters/Endpoint/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/components/parameters/Endpoint/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate13.errors = [{instancePath,schemaPath:"#/components/parameters/Kind/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "public") || (data === "serverless"))){
validate13.errors = [{instancePath,schemaPath:"#/components/parameters/Kind/schema/enum",keyword:"enum",params:{allowedValues: schema13.placed.schema.enum}}];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate14.errors = [{instancePath,schemaPath:"#/components/parameters/Text/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/components/parameters/Text/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate15.errors = [{instancePath,schemaPath:"#/components/parameters/UpTo/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
validate15.errors = [{instancePath,schemaPath:"#/components/parameters/UpTo/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate16.errors = [{instancePath,schemaPath:"#/components/parameters/Offset/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate16.errors = [{instancePath,schemaPath:"#/components/parameters/Offset/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate17.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/components/parameters/JobId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "faults") || (key0 === "keepCounts"))){
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(data0.length > 100){
validate19.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate20(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
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
validate19.errors = [{instancePath:instancePath+"/keepCounts",schemaPath:"#/components/schemas/FaultList/properties/keepCounts/type",keyword:"type",params:{type: "boolean"}}];
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
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate20.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.operation.enum}}];
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
validate20.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}}];
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
validate20.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate20.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err0 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs17 = errors;
if(!(typeof data4 == "number")){
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
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
validate20.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/Fault/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate21(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
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
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/FaultEffect/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate22.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate25(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/Latency/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("fixed" !== data0){
validate26.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}}];
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
validate26.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}}];
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
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate28.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("uniform" !== data0){
validate28.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}}];
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
validate28.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}}];
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
validate28.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate28.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}}];
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
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate30.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("lognormal" !== data0){
validate30.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}}];
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
validate30.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}}];
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
validate30.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate30.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}}];
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate34.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate36.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema30.placed.schema.properties.worker.enum}}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate38.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema31.placed.schema.properties.webhook.enum}}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate40.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(func6.call(schema34.placed.schema.properties, key0))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Alternatives/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data["unlisted-request-keys"] !== undefined){
let data0 = data["unlisted-request-keys"];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if("accepted" !== data0){
const err0 = {instancePath:instancePath+"/unlisted-request-keys",schemaPath:"#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if("refused" !== data0){
const err1 = {instancePath:instancePath+"/unlisted-request-keys",schemaPath:"#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/unlisted-request-keys",schemaPath:"#/components/schemas/Alternatives/properties/unlisted-request-keys/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["null-members"] !== undefined){
let data1 = data["null-members"];
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if("refused" !== data1){
const err3 = {instancePath:instancePath+"/null-members",schemaPath:"#/components/schemas/Alternatives/properties/null-members/anyOf/0/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs10 = errors;
if("accepted" !== data1){
const err4 = {instancePath:instancePath+"/null-members",schemaPath:"#/components/schemas/Alternatives/properties/null-members/anyOf/1/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/null-members",schemaPath:"#/components/schemas/Alternatives/properties/null-members/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
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
if(data["execution-timeout-maximum"] !== undefined){
let data2 = data["execution-timeout-maximum"];
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if("none" !== data2){
const err6 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs13 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs14 = errors;
if("limited" !== data2){
const err7 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/1/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs15 = errors;
if(errors === _errs15){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.limited === undefined) && (missing0 = "limited")){
const err8 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs17 = errors;
for(const key1 in data2){
if(!(key1 === "limited")){
const err9 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data2.limited !== undefined){
let data3 = data2.limited;
const _errs18 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/execution-timeout-maximum/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs18){
if(typeof data3 == "number"){
if(data3 > 31536000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/execution-timeout-maximum/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data3 < 5001 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/execution-timeout-maximum/limited",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5001}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid4 = valid4 || _valid2;
}
}
if(!valid4){
const err14 = {instancePath:instancePath+"/execution-timeout-maximum",schemaPath:"#/components/schemas/Alternatives/properties/execution-timeout-maximum/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
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
if(data["worker-scaling"] !== undefined){
let data4 = data["worker-scaling"];
const _errs20 = errors;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if("on-demand" !== data4){
const err15 = {instancePath:instancePath+"/worker-scaling",schemaPath:"#/components/schemas/Alternatives/properties/worker-scaling/anyOf/0/const",keyword:"const",params:{allowedValue: "on-demand"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs22 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs23 = errors;
if("always-on" !== data4){
const err16 = {instancePath:instancePath+"/worker-scaling",schemaPath:"#/components/schemas/Alternatives/properties/worker-scaling/anyOf/1/const",keyword:"const",params:{allowedValue: "always-on"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/worker-scaling",schemaPath:"#/components/schemas/Alternatives/properties/worker-scaling/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["storage-required-keys"] !== undefined){
let data5 = data["storage-required-keys"];
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if("none" !== data5){
const err18 = {instancePath:instancePath+"/storage-required-keys",schemaPath:"#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs26 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs27 = errors;
if("all" !== data5){
const err19 = {instancePath:instancePath+"/storage-required-keys",schemaPath:"#/components/schemas/Alternatives/properties/storage-required-keys/anyOf/1/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
const err20 = {instancePath:instancePath+"/storage-required-keys",schemaPath:"#/components/schemas/Alternatives/properties/storage-required-keys/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["several-images"] !== undefined){
let data6 = data["several-images"];
const _errs28 = errors;
const _errs29 = errors;
let valid8 = false;
const _errs30 = errors;
if("one" !== data6){
const err21 = {instancePath:instancePath+"/several-images",schemaPath:"#/components/schemas/Alternatives/properties/several-images/anyOf/0/const",keyword:"const",params:{allowedValue: "one"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid5 = _errs30 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs31 = errors;
if("several" !== data6){
const err22 = {instancePath:instancePath+"/several-images",schemaPath:"#/components/schemas/Alternatives/properties/several-images/anyOf/1/const",keyword:"const",params:{allowedValue: "several"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs31 === errors;
valid8 = valid8 || _valid5;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/several-images",schemaPath:"#/components/schemas/Alternatives/properties/several-images/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["input-validation"] !== undefined){
let data7 = data["input-validation"];
const _errs32 = errors;
const _errs33 = errors;
let valid9 = false;
const _errs34 = errors;
if("job-fails" !== data7){
const err24 = {instancePath:instancePath+"/input-validation",schemaPath:"#/components/schemas/Alternatives/properties/input-validation/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs34 === errors;
valid9 = valid9 || _valid6;
if(!valid9){
const _errs35 = errors;
if("refused" !== data7){
const err25 = {instancePath:instancePath+"/input-validation",schemaPath:"#/components/schemas/Alternatives/properties/input-validation/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs35 === errors;
valid9 = valid9 || _valid6;
}
if(!valid9){
const err26 = {instancePath:instancePath+"/input-validation",schemaPath:"#/components/schemas/Alternatives/properties/input-validation/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["id-suffix"] !== undefined){
let data8 = data["id-suffix"];
const _errs36 = errors;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if("suffixed" !== data8){
const err27 = {instancePath:instancePath+"/id-suffix",schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/0/const",keyword:"const",params:{allowedValue: "suffixed"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs38 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs39 = errors;
if("upper-case" !== data8){
const err28 = {instancePath:instancePath+"/id-suffix",schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/1/const",keyword:"const",params:{allowedValue: "upper-case"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid7 = _errs39 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs40 = errors;
if("other-suffix" !== data8){
const err29 = {instancePath:instancePath+"/id-suffix",schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf/2/const",keyword:"const",params:{allowedValue: "other-suffix"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid7 = _errs40 === errors;
valid10 = valid10 || _valid7;
}
}
if(!valid10){
const err30 = {instancePath:instancePath+"/id-suffix",schemaPath:"#/components/schemas/Alternatives/properties/id-suffix/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["synchronous-id"] !== undefined){
let data9 = data["synchronous-id"];
const _errs41 = errors;
const _errs42 = errors;
let valid11 = false;
const _errs43 = errors;
if("like-asynchronous" !== data9){
const err31 = {instancePath:instancePath+"/synchronous-id",schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/0/const",keyword:"const",params:{allowedValue: "like-asynchronous"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs43 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
const _errs44 = errors;
if("uuid" !== data9){
const err32 = {instancePath:instancePath+"/synchronous-id",schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/1/const",keyword:"const",params:{allowedValue: "uuid"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid8 = _errs44 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
const _errs45 = errors;
if("opaque" !== data9){
const err33 = {instancePath:instancePath+"/synchronous-id",schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf/2/const",keyword:"const",params:{allowedValue: "opaque"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid8 = _errs45 === errors;
valid11 = valid11 || _valid8;
}
}
if(!valid11){
const err34 = {instancePath:instancePath+"/synchronous-id",schemaPath:"#/components/schemas/Alternatives/properties/synchronous-id/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["required-job-fields"] !== undefined){
let data10 = data["required-job-fields"];
const _errs46 = errors;
const _errs47 = errors;
let valid12 = false;
const _errs48 = errors;
if("always" !== data10){
const err35 = {instancePath:instancePath+"/required-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/required-job-fields/anyOf/0/const",keyword:"const",params:{allowedValue: "always"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid9 = _errs48 === errors;
valid12 = valid12 || _valid9;
if(!valid12){
const _errs49 = errors;
if("no-id-of-runsync" !== data10){
const err36 = {instancePath:instancePath+"/required-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/required-job-fields/anyOf/1/const",keyword:"const",params:{allowedValue: "no-id-of-runsync"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid9 = _errs49 === errors;
valid12 = valid12 || _valid9;
}
if(!valid12){
const err37 = {instancePath:instancePath+"/required-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/required-job-fields/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["delay-time-member"] !== undefined){
let data11 = data["delay-time-member"];
const _errs50 = errors;
const _errs51 = errors;
let valid13 = false;
const _errs52 = errors;
if("from-start" !== data11){
const err38 = {instancePath:instancePath+"/delay-time-member",schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/0/const",keyword:"const",params:{allowedValue: "from-start"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid10 = _errs52 === errors;
valid13 = valid13 || _valid10;
if(!valid13){
const _errs53 = errors;
if("at-end" !== data11){
const err39 = {instancePath:instancePath+"/delay-time-member",schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/1/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid10 = _errs53 === errors;
valid13 = valid13 || _valid10;
if(!valid13){
const _errs54 = errors;
if("missing" !== data11){
const err40 = {instancePath:instancePath+"/delay-time-member",schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf/2/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid10 = _errs54 === errors;
valid13 = valid13 || _valid10;
}
}
if(!valid13){
const err41 = {instancePath:instancePath+"/delay-time-member",schemaPath:"#/components/schemas/Alternatives/properties/delay-time-member/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs50 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["execution-time-member"] !== undefined){
let data12 = data["execution-time-member"];
const _errs55 = errors;
const _errs56 = errors;
let valid14 = false;
const _errs57 = errors;
if("at-end" !== data12){
const err42 = {instancePath:instancePath+"/execution-time-member",schemaPath:"#/components/schemas/Alternatives/properties/execution-time-member/anyOf/0/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid11 = _errs57 === errors;
valid14 = valid14 || _valid11;
if(!valid14){
const _errs58 = errors;
if("missing" !== data12){
const err43 = {instancePath:instancePath+"/execution-time-member",schemaPath:"#/components/schemas/Alternatives/properties/execution-time-member/anyOf/1/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid11 = _errs58 === errors;
valid14 = valid14 || _valid11;
}
if(!valid14){
const err44 = {instancePath:instancePath+"/execution-time-member",schemaPath:"#/components/schemas/Alternatives/properties/execution-time-member/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs55 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["worker-id-member"] !== undefined){
let data13 = data["worker-id-member"];
const _errs59 = errors;
const _errs60 = errors;
let valid15 = false;
const _errs61 = errors;
if("shown" !== data13){
const err45 = {instancePath:instancePath+"/worker-id-member",schemaPath:"#/components/schemas/Alternatives/properties/worker-id-member/anyOf/0/const",keyword:"const",params:{allowedValue: "shown"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid12 = _errs61 === errors;
valid15 = valid15 || _valid12;
if(!valid15){
const _errs62 = errors;
if("missing" !== data13){
const err46 = {instancePath:instancePath+"/worker-id-member",schemaPath:"#/components/schemas/Alternatives/properties/worker-id-member/anyOf/1/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid12 = _errs62 === errors;
valid15 = valid15 || _valid12;
}
if(!valid15){
const err47 = {instancePath:instancePath+"/worker-id-member",schemaPath:"#/components/schemas/Alternatives/properties/worker-id-member/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["missing-members"] !== undefined){
let data14 = data["missing-members"];
const _errs63 = errors;
const _errs64 = errors;
let valid16 = false;
const _errs65 = errors;
if("left-out" !== data14){
const err48 = {instancePath:instancePath+"/missing-members",schemaPath:"#/components/schemas/Alternatives/properties/missing-members/anyOf/0/const",keyword:"const",params:{allowedValue: "left-out"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid13 = _errs65 === errors;
valid16 = valid16 || _valid13;
if(!valid16){
const _errs66 = errors;
if("null-value" !== data14){
const err49 = {instancePath:instancePath+"/missing-members",schemaPath:"#/components/schemas/Alternatives/properties/missing-members/anyOf/1/const",keyword:"const",params:{allowedValue: "null-value"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid13 = _errs66 === errors;
valid16 = valid16 || _valid13;
}
if(!valid16){
const err50 = {instancePath:instancePath+"/missing-members",schemaPath:"#/components/schemas/Alternatives/properties/missing-members/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs63 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["further-members"] !== undefined){
let data15 = data["further-members"];
const _errs67 = errors;
const _errs68 = errors;
let valid17 = false;
const _errs69 = errors;
if("none" !== data15){
const err51 = {instancePath:instancePath+"/further-members",schemaPath:"#/components/schemas/Alternatives/properties/further-members/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid14 = _errs69 === errors;
valid17 = valid17 || _valid14;
if(!valid17){
const _errs70 = errors;
if("some" !== data15){
const err52 = {instancePath:instancePath+"/further-members",schemaPath:"#/components/schemas/Alternatives/properties/further-members/anyOf/1/const",keyword:"const",params:{allowedValue: "some"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid14 = _errs70 === errors;
valid17 = valid17 || _valid14;
}
if(!valid17){
const err53 = {instancePath:instancePath+"/further-members",schemaPath:"#/components/schemas/Alternatives/properties/further-members/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs67 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["time-units"] !== undefined){
let data16 = data["time-units"];
const _errs71 = errors;
const _errs72 = errors;
let valid18 = false;
const _errs73 = errors;
if("milliseconds" !== data16){
const err54 = {instancePath:instancePath+"/time-units",schemaPath:"#/components/schemas/Alternatives/properties/time-units/anyOf/0/const",keyword:"const",params:{allowedValue: "milliseconds"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid15 = _errs73 === errors;
valid18 = valid18 || _valid15;
if(!valid18){
const _errs74 = errors;
if("seconds" !== data16){
const err55 = {instancePath:instancePath+"/time-units",schemaPath:"#/components/schemas/Alternatives/properties/time-units/anyOf/1/const",keyword:"const",params:{allowedValue: "seconds"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid15 = _errs74 === errors;
valid18 = valid18 || _valid15;
}
if(!valid18){
const err56 = {instancePath:instancePath+"/time-units",schemaPath:"#/components/schemas/Alternatives/properties/time-units/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs71 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["cold-start"] !== undefined){
let data17 = data["cold-start"];
const _errs75 = errors;
const _errs76 = errors;
let valid19 = false;
const _errs77 = errors;
if("included" !== data17){
const err57 = {instancePath:instancePath+"/cold-start",schemaPath:"#/components/schemas/Alternatives/properties/cold-start/anyOf/0/const",keyword:"const",params:{allowedValue: "included"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid16 = _errs77 === errors;
valid19 = valid19 || _valid16;
if(!valid19){
const _errs78 = errors;
if("excluded" !== data17){
const err58 = {instancePath:instancePath+"/cold-start",schemaPath:"#/components/schemas/Alternatives/properties/cold-start/anyOf/1/const",keyword:"const",params:{allowedValue: "excluded"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid16 = _errs78 === errors;
valid19 = valid19 || _valid16;
}
if(!valid19){
const err59 = {instancePath:instancePath+"/cold-start",schemaPath:"#/components/schemas/Alternatives/properties/cold-start/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["output-before-completion"] !== undefined){
let data18 = data["output-before-completion"];
const _errs79 = errors;
const _errs80 = errors;
let valid20 = false;
const _errs81 = errors;
if("none" !== data18){
const err60 = {instancePath:instancePath+"/output-before-completion",schemaPath:"#/components/schemas/Alternatives/properties/output-before-completion/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid17 = _errs81 === errors;
valid20 = valid20 || _valid17;
if(!valid20){
const _errs82 = errors;
if("empty-object" !== data18){
const err61 = {instancePath:instancePath+"/output-before-completion",schemaPath:"#/components/schemas/Alternatives/properties/output-before-completion/anyOf/1/const",keyword:"const",params:{allowedValue: "empty-object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid17 = _errs82 === errors;
valid20 = valid20 || _valid17;
}
if(!valid20){
const err62 = {instancePath:instancePath+"/output-before-completion",schemaPath:"#/components/schemas/Alternatives/properties/output-before-completion/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs79 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["output-of-other-models"] !== undefined){
let data19 = data["output-of-other-models"];
const _errs83 = errors;
const _errs84 = errors;
let valid21 = false;
const _errs85 = errors;
if("by-kind" !== data19){
const err63 = {instancePath:instancePath+"/output-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/0/const",keyword:"const",params:{allowedValue: "by-kind"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid18 = _errs85 === errors;
valid21 = valid21 || _valid18;
if(!valid21){
const _errs86 = errors;
if("result" !== data19){
const err64 = {instancePath:instancePath+"/output-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/output-of-other-models/anyOf/1/const",keyword:"const",params:{allowedValue: "result"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid18 = _errs86 === errors;
valid21 = valid21 || _valid18;
}
if(!valid21){
const err65 = {instancePath:instancePath+"/output-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/output-of-other-models/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs83 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["output-not-object"] !== undefined){
let data20 = data["output-not-object"];
const _errs87 = errors;
const _errs88 = errors;
let valid22 = false;
const _errs89 = errors;
if("job-fails" !== data20){
const err66 = {instancePath:instancePath+"/output-not-object",schemaPath:"#/components/schemas/Alternatives/properties/output-not-object/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid19 = _errs89 === errors;
valid22 = valid22 || _valid19;
if(!valid22){
const _errs90 = errors;
if("wrapped" !== data20){
const err67 = {instancePath:instancePath+"/output-not-object",schemaPath:"#/components/schemas/Alternatives/properties/output-not-object/anyOf/1/const",keyword:"const",params:{allowedValue: "wrapped"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid19 = _errs90 === errors;
valid22 = valid22 || _valid19;
}
if(!valid22){
const err68 = {instancePath:instancePath+"/output-not-object",schemaPath:"#/components/schemas/Alternatives/properties/output-not-object/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs87 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["failed-job-fields"] !== undefined){
let data21 = data["failed-job-fields"];
const _errs91 = errors;
const _errs92 = errors;
let valid23 = false;
const _errs93 = errors;
if("text" !== data21){
const err69 = {instancePath:instancePath+"/failed-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/0/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid20 = _errs93 === errors;
valid23 = valid23 || _valid20;
if(!valid23){
const _errs94 = errors;
if("object" !== data21){
const err70 = {instancePath:instancePath+"/failed-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/1/const",keyword:"const",params:{allowedValue: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid20 = _errs94 === errors;
valid23 = valid23 || _valid20;
if(!valid23){
const _errs95 = errors;
if("missing" !== data21){
const err71 = {instancePath:instancePath+"/failed-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf/2/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid20 = _errs95 === errors;
valid23 = valid23 || _valid20;
}
}
if(!valid23){
const err72 = {instancePath:instancePath+"/failed-job-fields",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-fields/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs91 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["failed-job-output"] !== undefined){
let data22 = data["failed-job-output"];
const _errs96 = errors;
const _errs97 = errors;
let valid24 = false;
const _errs98 = errors;
if("missing" !== data22){
const err73 = {instancePath:instancePath+"/failed-job-output",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-output/anyOf/0/const",keyword:"const",params:{allowedValue: "missing"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid21 = _errs98 === errors;
valid24 = valid24 || _valid21;
if(!valid24){
const _errs99 = errors;
if("error-text" !== data22){
const err74 = {instancePath:instancePath+"/failed-job-output",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-output/anyOf/1/const",keyword:"const",params:{allowedValue: "error-text"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid21 = _errs99 === errors;
valid24 = valid24 || _valid21;
}
if(!valid24){
const err75 = {instancePath:instancePath+"/failed-job-output",schemaPath:"#/components/schemas/Alternatives/properties/failed-job-output/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs96 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["failure-state"] !== undefined){
let data23 = data["failure-state"];
const _errs100 = errors;
const _errs101 = errors;
let valid25 = false;
const _errs102 = errors;
if("named" !== data23){
const err76 = {instancePath:instancePath+"/failure-state",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid22 = _errs102 === errors;
valid25 = valid25 || _valid22;
if(!valid25){
const _errs103 = errors;
if(errors === _errs103){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing1;
if((data23.named === undefined) && (missing1 = "named")){
const err77 = {instancePath:instancePath+"/failure-state",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
const _errs105 = errors;
for(const key2 in data23){
if(!(key2 === "named")){
const err78 = {instancePath:instancePath+"/failure-state",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
break;
}
}
if(_errs105 === errors){
if(data23.named !== undefined){
let data24 = data23.named;
const _errs106 = errors;
const _errs108 = errors;
const _errs109 = errors;
if(!(((data24 === "IN_QUEUE") || (data24 === "IN_PROGRESS")) || (data24 === "COMPLETED"))){
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var valid27 = _errs109 === errors;
if(valid27){
const err80 = {instancePath:instancePath+"/failure-state/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
if(errors === _errs106){
if(typeof data24 === "string"){
if(func0(data24) > 100){
const err81 = {instancePath:instancePath+"/failure-state/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
if(func0(data24) < 1){
const err82 = {instancePath:instancePath+"/failure-state/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/failure-state/named",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/failure-state",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var _valid22 = _errs103 === errors;
valid25 = valid25 || _valid22;
}
if(!valid25){
const err85 = {instancePath:instancePath+"/failure-state",schemaPath:"#/components/schemas/Alternatives/properties/failure-state/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs100 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["cancellation-state"] !== undefined){
let data25 = data["cancellation-state"];
const _errs110 = errors;
const _errs111 = errors;
let valid28 = false;
const _errs112 = errors;
if("named" !== data25){
const err86 = {instancePath:instancePath+"/cancellation-state",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid23 = _errs112 === errors;
valid28 = valid28 || _valid23;
if(!valid28){
const _errs113 = errors;
if(errors === _errs113){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if((data25.named === undefined) && (missing2 = "named")){
const err87 = {instancePath:instancePath+"/cancellation-state",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
const _errs115 = errors;
for(const key3 in data25){
if(!(key3 === "named")){
const err88 = {instancePath:instancePath+"/cancellation-state",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
break;
}
}
if(_errs115 === errors){
if(data25.named !== undefined){
let data26 = data25.named;
const _errs116 = errors;
const _errs118 = errors;
const _errs119 = errors;
if(!(((data26 === "IN_QUEUE") || (data26 === "IN_PROGRESS")) || (data26 === "COMPLETED"))){
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var valid30 = _errs119 === errors;
if(valid30){
const err90 = {instancePath:instancePath+"/cancellation-state/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs118;
if(vErrors !== null){
if(_errs118){
vErrors.length = _errs118;
}
else {
vErrors = null;
}
}
}
if(errors === _errs116){
if(typeof data26 === "string"){
if(func0(data26) > 100){
const err91 = {instancePath:instancePath+"/cancellation-state/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
else {
if(func0(data26) < 1){
const err92 = {instancePath:instancePath+"/cancellation-state/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/cancellation-state/named",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/cancellation-state",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
var _valid23 = _errs113 === errors;
valid28 = valid28 || _valid23;
}
if(!valid28){
const err95 = {instancePath:instancePath+"/cancellation-state",schemaPath:"#/components/schemas/Alternatives/properties/cancellation-state/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs110 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["termination-state"] !== undefined){
let data27 = data["termination-state"];
const _errs120 = errors;
const _errs121 = errors;
let valid31 = false;
const _errs122 = errors;
if("named" !== data27){
const err96 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var _valid24 = _errs122 === errors;
valid31 = valid31 || _valid24;
if(!valid31){
const _errs123 = errors;
if(errors === _errs123){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing3;
if((data27.named === undefined) && (missing3 = "named")){
const err97 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
else {
const _errs125 = errors;
for(const key4 in data27){
if(!(key4 === "named")){
const err98 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
break;
}
}
if(_errs125 === errors){
if(data27.named !== undefined){
let data28 = data27.named;
const _errs126 = errors;
const _errs128 = errors;
const _errs129 = errors;
if(!(((data28 === "IN_QUEUE") || (data28 === "IN_PROGRESS")) || (data28 === "COMPLETED"))){
const err99 = {};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var valid33 = _errs129 === errors;
if(valid33){
const err100 = {instancePath:instancePath+"/termination-state/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
else {
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
}
if(errors === _errs126){
if(typeof data28 === "string"){
if(func0(data28) > 100){
const err101 = {instancePath:instancePath+"/termination-state/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
else {
if(func0(data28) < 1){
const err102 = {instancePath:instancePath+"/termination-state/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/termination-state/named",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
}
}
}
else {
const err104 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var _valid24 = _errs123 === errors;
valid31 = valid31 || _valid24;
if(!valid31){
const _errs130 = errors;
if("deleted" !== data27){
const err105 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf/2/const",keyword:"const",params:{allowedValue: "deleted"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var _valid24 = _errs130 === errors;
valid31 = valid31 || _valid24;
}
}
if(!valid31){
const err106 = {instancePath:instancePath+"/termination-state",schemaPath:"#/components/schemas/Alternatives/properties/termination-state/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs120 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["expiry-state"] !== undefined){
let data29 = data["expiry-state"];
const _errs131 = errors;
const _errs132 = errors;
let valid34 = false;
const _errs133 = errors;
if("named" !== data29){
const err107 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid25 = _errs133 === errors;
valid34 = valid34 || _valid25;
if(!valid34){
const _errs134 = errors;
if(errors === _errs134){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing4;
if((data29.named === undefined) && (missing4 = "named")){
const err108 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
else {
const _errs136 = errors;
for(const key5 in data29){
if(!(key5 === "named")){
const err109 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
break;
}
}
if(_errs136 === errors){
if(data29.named !== undefined){
let data30 = data29.named;
const _errs137 = errors;
const _errs139 = errors;
const _errs140 = errors;
if(!(((data30 === "IN_QUEUE") || (data30 === "IN_PROGRESS")) || (data30 === "COMPLETED"))){
const err110 = {};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var valid36 = _errs140 === errors;
if(valid36){
const err111 = {instancePath:instancePath+"/expiry-state/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
else {
errors = _errs139;
if(vErrors !== null){
if(_errs139){
vErrors.length = _errs139;
}
else {
vErrors = null;
}
}
}
if(errors === _errs137){
if(typeof data30 === "string"){
if(func0(data30) > 100){
const err112 = {instancePath:instancePath+"/expiry-state/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
else {
if(func0(data30) < 1){
const err113 = {instancePath:instancePath+"/expiry-state/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/expiry-state/named",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
}
}
}
else {
const err115 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
var _valid25 = _errs134 === errors;
valid34 = valid34 || _valid25;
if(!valid34){
const _errs141 = errors;
if("deleted" !== data29){
const err116 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/2/const",keyword:"const",params:{allowedValue: "deleted"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var _valid25 = _errs141 === errors;
valid34 = valid34 || _valid25;
if(!valid34){
const _errs142 = errors;
if("starts" !== data29){
const err117 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf/3/const",keyword:"const",params:{allowedValue: "starts"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
var _valid25 = _errs142 === errors;
valid34 = valid34 || _valid25;
}
}
}
if(!valid34){
const err118 = {instancePath:instancePath+"/expiry-state",schemaPath:"#/components/schemas/Alternatives/properties/expiry-state/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs132;
if(vErrors !== null){
if(_errs132){
vErrors.length = _errs132;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs131 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["other-transitions"] !== undefined){
let data31 = data["other-transitions"];
const _errs143 = errors;
const _errs144 = errors;
let valid37 = false;
const _errs145 = errors;
if("direct" !== data31){
const err119 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/0/const",keyword:"const",params:{allowedValue: "direct"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid26 = _errs145 === errors;
valid37 = valid37 || _valid26;
if(!valid37){
const _errs146 = errors;
if("further-states" !== data31){
const err120 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/1/const",keyword:"const",params:{allowedValue: "further-states"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var _valid26 = _errs146 === errors;
valid37 = valid37 || _valid26;
if(!valid37){
const _errs147 = errors;
if(errors === _errs147){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing5;
if((data31["further-states"] === undefined) && (missing5 = "further-states")){
const err121 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
else {
const _errs149 = errors;
for(const key6 in data31){
if(!(key6 === "further-states")){
const err122 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
break;
}
}
if(_errs149 === errors){
if(data31["further-states"] !== undefined){
let data32 = data31["further-states"];
const _errs150 = errors;
const _errs152 = errors;
const _errs153 = errors;
if(!(((data32 === "IN_QUEUE") || (data32 === "IN_PROGRESS")) || (data32 === "COMPLETED"))){
const err123 = {};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
var valid39 = _errs153 === errors;
if(valid39){
const err124 = {instancePath:instancePath+"/other-transitions/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
if(errors === _errs150){
if(typeof data32 === "string"){
if(func0(data32) > 100){
const err125 = {instancePath:instancePath+"/other-transitions/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
else {
if(func0(data32) < 1){
const err126 = {instancePath:instancePath+"/other-transitions/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/other-transitions/further-states",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/properties/further-states/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
}
}
else {
const err128 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var _valid26 = _errs147 === errors;
valid37 = valid37 || _valid26;
if(!valid37){
const _errs154 = errors;
if("back-to-queue" !== data31){
const err129 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf/3/const",keyword:"const",params:{allowedValue: "back-to-queue"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid26 = _errs154 === errors;
valid37 = valid37 || _valid26;
}
}
}
if(!valid37){
const err130 = {instancePath:instancePath+"/other-transitions",schemaPath:"#/components/schemas/Alternatives/properties/other-transitions/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs144;
if(vErrors !== null){
if(_errs144){
vErrors.length = _errs144;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs143 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["error-in-output"] !== undefined){
let data33 = data["error-in-output"];
const _errs155 = errors;
const _errs156 = errors;
let valid40 = false;
const _errs157 = errors;
if("job-fails" !== data33){
const err131 = {instancePath:instancePath+"/error-in-output",schemaPath:"#/components/schemas/Alternatives/properties/error-in-output/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid27 = _errs157 === errors;
valid40 = valid40 || _valid27;
if(!valid40){
const _errs158 = errors;
if("completes" !== data33){
const err132 = {instancePath:instancePath+"/error-in-output",schemaPath:"#/components/schemas/Alternatives/properties/error-in-output/anyOf/1/const",keyword:"const",params:{allowedValue: "completes"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var _valid27 = _errs158 === errors;
valid40 = valid40 || _valid27;
}
if(!valid40){
const err133 = {instancePath:instancePath+"/error-in-output",schemaPath:"#/components/schemas/Alternatives/properties/error-in-output/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs156;
if(vErrors !== null){
if(_errs156){
vErrors.length = _errs156;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs155 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["queue-order"] !== undefined){
let data34 = data["queue-order"];
const _errs159 = errors;
const _errs160 = errors;
let valid41 = false;
const _errs161 = errors;
if("submission" !== data34){
const err134 = {instancePath:instancePath+"/queue-order",schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/0/const",keyword:"const",params:{allowedValue: "submission"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
var _valid28 = _errs161 === errors;
valid41 = valid41 || _valid28;
if(!valid41){
const _errs162 = errors;
if("low-priority-last" !== data34){
const err135 = {instancePath:instancePath+"/queue-order",schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/1/const",keyword:"const",params:{allowedValue: "low-priority-last"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
var _valid28 = _errs162 === errors;
valid41 = valid41 || _valid28;
if(!valid41){
const _errs163 = errors;
if("any" !== data34){
const err136 = {instancePath:instancePath+"/queue-order",schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf/2/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
var _valid28 = _errs163 === errors;
valid41 = valid41 || _valid28;
}
}
if(!valid41){
const err137 = {instancePath:instancePath+"/queue-order",schemaPath:"#/components/schemas/Alternatives/properties/queue-order/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs159 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.finality !== undefined){
let data35 = data.finality;
const _errs164 = errors;
const _errs165 = errors;
let valid42 = false;
const _errs166 = errors;
if("final" !== data35){
const err138 = {instancePath:instancePath+"/finality",schemaPath:"#/components/schemas/Alternatives/properties/finality/anyOf/0/const",keyword:"const",params:{allowedValue: "final"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
var _valid29 = _errs166 === errors;
valid42 = valid42 || _valid29;
if(!valid42){
const _errs167 = errors;
if("failed-runs-again" !== data35){
const err139 = {instancePath:instancePath+"/finality",schemaPath:"#/components/schemas/Alternatives/properties/finality/anyOf/1/const",keyword:"const",params:{allowedValue: "failed-runs-again"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
var _valid29 = _errs167 === errors;
valid42 = valid42 || _valid29;
}
if(!valid42){
const err140 = {instancePath:instancePath+"/finality",schemaPath:"#/components/schemas/Alternatives/properties/finality/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs165;
if(vErrors !== null){
if(_errs165){
vErrors.length = _errs165;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs164 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["worker-of-ended-job"] !== undefined){
let data36 = data["worker-of-ended-job"];
const _errs168 = errors;
const _errs169 = errors;
let valid43 = false;
const _errs170 = errors;
if("freed" !== data36){
const err141 = {instancePath:instancePath+"/worker-of-ended-job",schemaPath:"#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/0/const",keyword:"const",params:{allowedValue: "freed"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var _valid30 = _errs170 === errors;
valid43 = valid43 || _valid30;
if(!valid43){
const _errs171 = errors;
if("busy" !== data36){
const err142 = {instancePath:instancePath+"/worker-of-ended-job",schemaPath:"#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf/1/const",keyword:"const",params:{allowedValue: "busy"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
var _valid30 = _errs171 === errors;
valid43 = valid43 || _valid30;
}
if(!valid43){
const err143 = {instancePath:instancePath+"/worker-of-ended-job",schemaPath:"#/components/schemas/Alternatives/properties/worker-of-ended-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs169;
if(vErrors !== null){
if(_errs169){
vErrors.length = _errs169;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs168 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["success-status"] !== undefined){
let data37 = data["success-status"];
const _errs172 = errors;
const _errs173 = errors;
let valid44 = false;
const _errs174 = errors;
if("ok" !== data37){
const err144 = {instancePath:instancePath+"/success-status",schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/0/const",keyword:"const",params:{allowedValue: "ok"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
var _valid31 = _errs174 === errors;
valid44 = valid44 || _valid31;
if(!valid44){
const _errs175 = errors;
if("created" !== data37){
const err145 = {instancePath:instancePath+"/success-status",schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/1/const",keyword:"const",params:{allowedValue: "created"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
var _valid31 = _errs175 === errors;
valid44 = valid44 || _valid31;
if(!valid44){
const _errs176 = errors;
if("accepted" !== data37){
const err146 = {instancePath:instancePath+"/success-status",schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
var _valid31 = _errs176 === errors;
valid44 = valid44 || _valid31;
}
}
if(!valid44){
const err147 = {instancePath:instancePath+"/success-status",schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs173;
if(vErrors !== null){
if(_errs173){
vErrors.length = _errs173;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs172 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["job-media-type"] !== undefined){
let data38 = data["job-media-type"];
const _errs177 = errors;
const _errs178 = errors;
let valid45 = false;
const _errs179 = errors;
if("json" !== data38){
const err148 = {instancePath:instancePath+"/job-media-type",schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "json"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
var _valid32 = _errs179 === errors;
valid45 = valid45 || _valid32;
if(!valid45){
const _errs180 = errors;
if("with-charset" !== data38){
const err149 = {instancePath:instancePath+"/job-media-type",schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "with-charset"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
var _valid32 = _errs180 === errors;
valid45 = valid45 || _valid32;
if(!valid45){
const _errs181 = errors;
if("text" !== data38){
const err150 = {instancePath:instancePath+"/job-media-type",schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
var _valid32 = _errs181 === errors;
valid45 = valid45 || _valid32;
}
}
if(!valid45){
const err151 = {instancePath:instancePath+"/job-media-type",schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs178;
if(vErrors !== null){
if(_errs178){
vErrors.length = _errs178;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs177 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["repeated-submission"] !== undefined){
let data39 = data["repeated-submission"];
const _errs182 = errors;
const _errs183 = errors;
let valid46 = false;
const _errs184 = errors;
if("new-job" !== data39){
const err152 = {instancePath:instancePath+"/repeated-submission",schemaPath:"#/components/schemas/Alternatives/properties/repeated-submission/anyOf/0/const",keyword:"const",params:{allowedValue: "new-job"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
var _valid33 = _errs184 === errors;
valid46 = valid46 || _valid33;
if(!valid46){
const _errs185 = errors;
if("recognised" !== data39){
const err153 = {instancePath:instancePath+"/repeated-submission",schemaPath:"#/components/schemas/Alternatives/properties/repeated-submission/anyOf/1/const",keyword:"const",params:{allowedValue: "recognised"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
var _valid33 = _errs185 === errors;
valid46 = valid46 || _valid33;
}
if(!valid46){
const err154 = {instancePath:instancePath+"/repeated-submission",schemaPath:"#/components/schemas/Alternatives/properties/repeated-submission/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs183;
if(vErrors !== null){
if(_errs183){
vErrors.length = _errs183;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs182 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["runsync-wait"] !== undefined){
let data40 = data["runsync-wait"];
const _errs186 = errors;
const _errs187 = errors;
let valid47 = false;
const _errs188 = errors;
if("limited" !== data40){
const err155 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
var _valid34 = _errs188 === errors;
valid47 = valid47 || _valid34;
if(!valid47){
const _errs189 = errors;
if(errors === _errs189){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing6;
if((data40.limited === undefined) && (missing6 = "limited")){
const err156 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
else {
const _errs191 = errors;
for(const key7 in data40){
if(!(key7 === "limited")){
const err157 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
break;
}
}
if(_errs191 === errors){
if(data40.limited !== undefined){
let data41 = data40.limited;
const _errs192 = errors;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
const err158 = {instancePath:instancePath+"/runsync-wait/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(errors === _errs192){
if(typeof data41 == "number"){
if(data41 > 86400000 || isNaN(data41)){
const err159 = {instancePath:instancePath+"/runsync-wait/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
else {
if(data41 < 1 || isNaN(data41)){
const err160 = {instancePath:instancePath+"/runsync-wait/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
var _valid34 = _errs189 === errors;
valid47 = valid47 || _valid34;
if(!valid47){
const _errs194 = errors;
if("unlimited" !== data40){
const err162 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
var _valid34 = _errs194 === errors;
valid47 = valid47 || _valid34;
}
}
if(!valid47){
const err163 = {instancePath:instancePath+"/runsync-wait",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs187;
if(vErrors !== null){
if(_errs187){
vErrors.length = _errs187;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs186 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["runsync-wait-over"] !== undefined){
let data42 = data["runsync-wait-over"];
const _errs195 = errors;
const _errs196 = errors;
let valid49 = false;
const _errs197 = errors;
if("job" !== data42){
const err164 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0/const",keyword:"const",params:{allowedValue: "job"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
var _valid35 = _errs197 === errors;
valid49 = valid49 || _valid35;
if(!valid49){
const _errs198 = errors;
if("error-status" !== data42){
const err165 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/const",keyword:"const",params:{allowedValue: "error-status"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
var _valid35 = _errs198 === errors;
valid49 = valid49 || _valid35;
if(!valid49){
const _errs199 = errors;
if(errors === _errs199){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing7;
if((data42["error-status"] === undefined) && (missing7 = "error-status")){
const err166 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
else {
const _errs201 = errors;
for(const key8 in data42){
if(!(key8 === "error-status")){
const err167 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
break;
}
}
if(_errs201 === errors){
if(data42["error-status"] !== undefined){
let data43 = data42["error-status"];
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
const err168 = {instancePath:instancePath+"/runsync-wait-over/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/properties/error-status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(!(((((data43 === 408) || (data43 === 500)) || (data43 === 502)) || (data43 === 503)) || (data43 === 504))){
const err169 = {instancePath:instancePath+"/runsync-wait-over/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema34.placed.schema.properties["runsync-wait-over"].anyOf[2].properties["error-status"].enum}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
}
}
else {
const err170 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
var _valid35 = _errs199 === errors;
valid49 = valid49 || _valid35;
if(!valid49){
const _errs204 = errors;
if("connection-closed" !== data42){
const err171 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/3/const",keyword:"const",params:{allowedValue: "connection-closed"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
var _valid35 = _errs204 === errors;
valid49 = valid49 || _valid35;
}
}
}
if(!valid49){
const err172 = {instancePath:instancePath+"/runsync-wait-over",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs196;
if(vErrors !== null){
if(_errs196){
vErrors.length = _errs196;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs195 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["runsync-failure"] !== undefined){
let data44 = data["runsync-failure"];
const _errs205 = errors;
const _errs206 = errors;
let valid51 = false;
const _errs207 = errors;
if("job" !== data44){
const err173 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0/const",keyword:"const",params:{allowedValue: "job"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
var _valid36 = _errs207 === errors;
valid51 = valid51 || _valid36;
if(!valid51){
const _errs208 = errors;
if("error-status" !== data44){
const err174 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/const",keyword:"const",params:{allowedValue: "error-status"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
var _valid36 = _errs208 === errors;
valid51 = valid51 || _valid36;
if(!valid51){
const _errs209 = errors;
if(errors === _errs209){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing8;
if((data44["error-status"] === undefined) && (missing8 = "error-status")){
const err175 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
else {
const _errs211 = errors;
for(const key9 in data44){
if(!(key9 === "error-status")){
const err176 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
break;
}
}
if(_errs211 === errors){
if(data44["error-status"] !== undefined){
let data45 = data44["error-status"];
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
const err177 = {instancePath:instancePath+"/runsync-failure/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/properties/error-status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!((((data45 === 400) || (data45 === 422)) || (data45 === 500)) || (data45 === 502))){
const err178 = {instancePath:instancePath+"/runsync-failure/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema34.placed.schema.properties["runsync-failure"].anyOf[2].properties["error-status"].enum}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
}
}
else {
const err179 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
var _valid36 = _errs209 === errors;
valid51 = valid51 || _valid36;
}
}
if(!valid51){
const err180 = {instancePath:instancePath+"/runsync-failure",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs206;
if(vErrors !== null){
if(_errs206){
vErrors.length = _errs206;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs205 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["caller-hangs-up"] !== undefined){
let data46 = data["caller-hangs-up"];
const _errs214 = errors;
const _errs215 = errors;
let valid53 = false;
const _errs216 = errors;
if("continues" !== data46){
const err181 = {instancePath:instancePath+"/caller-hangs-up",schemaPath:"#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/0/const",keyword:"const",params:{allowedValue: "continues"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
var _valid37 = _errs216 === errors;
valid53 = valid53 || _valid37;
if(!valid53){
const _errs217 = errors;
if("cancelled" !== data46){
const err182 = {instancePath:instancePath+"/caller-hangs-up",schemaPath:"#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/1/const",keyword:"const",params:{allowedValue: "cancelled"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
var _valid37 = _errs217 === errors;
valid53 = valid53 || _valid37;
}
if(!valid53){
const err183 = {instancePath:instancePath+"/caller-hangs-up",schemaPath:"#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs215;
if(vErrors !== null){
if(_errs215){
vErrors.length = _errs215;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs214 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["status-of-synchronous-job"] !== undefined){
let data47 = data["status-of-synchronous-job"];
const _errs218 = errors;
const _errs219 = errors;
let valid54 = false;
const _errs220 = errors;
if("found" !== data47){
const err184 = {instancePath:instancePath+"/status-of-synchronous-job",schemaPath:"#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/0/const",keyword:"const",params:{allowedValue: "found"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
var _valid38 = _errs220 === errors;
valid54 = valid54 || _valid38;
if(!valid54){
const _errs221 = errors;
if("unknown" !== data47){
const err185 = {instancePath:instancePath+"/status-of-synchronous-job",schemaPath:"#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/1/const",keyword:"const",params:{allowedValue: "unknown"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
var _valid38 = _errs221 === errors;
valid54 = valid54 || _valid38;
}
if(!valid54){
const err186 = {instancePath:instancePath+"/status-of-synchronous-job",schemaPath:"#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs219;
if(vErrors !== null){
if(_errs219){
vErrors.length = _errs219;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs218 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["new-job-visibility"] !== undefined){
let data48 = data["new-job-visibility"];
const _errs222 = errors;
const _errs223 = errors;
let valid55 = false;
const _errs224 = errors;
if("at-once" !== data48){
const err187 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0/const",keyword:"const",params:{allowedValue: "at-once"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
var _valid39 = _errs224 === errors;
valid55 = valid55 || _valid39;
if(!valid55){
const _errs225 = errors;
if("later" !== data48){
const err188 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/const",keyword:"const",params:{allowedValue: "later"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var _valid39 = _errs225 === errors;
valid55 = valid55 || _valid39;
if(!valid55){
const _errs226 = errors;
if(errors === _errs226){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing9;
if((data48.later === undefined) && (missing9 = "later")){
const err189 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
else {
const _errs228 = errors;
for(const key10 in data48){
if(!(key10 === "later")){
const err190 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
break;
}
}
if(_errs228 === errors){
if(data48.later !== undefined){
let data49 = data48.later;
const _errs229 = errors;
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
const err191 = {instancePath:instancePath+"/new-job-visibility/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(errors === _errs229){
if(typeof data49 == "number"){
if(data49 > 5000 || isNaN(data49)){
const err192 = {instancePath:instancePath+"/new-job-visibility/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
else {
if(data49 < 1 || isNaN(data49)){
const err193 = {instancePath:instancePath+"/new-job-visibility/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err194 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
var _valid39 = _errs226 === errors;
valid55 = valid55 || _valid39;
}
}
if(!valid55){
const err195 = {instancePath:instancePath+"/new-job-visibility",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs223;
if(vErrors !== null){
if(_errs223){
vErrors.length = _errs223;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs222 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["unknown-job"] !== undefined){
let data50 = data["unknown-job"];
const _errs231 = errors;
const _errs232 = errors;
let valid57 = false;
const _errs233 = errors;
if("not-found" !== data50){
const err196 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/0/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
var _valid40 = _errs233 === errors;
valid57 = valid57 || _valid40;
if(!valid57){
const _errs234 = errors;
if("bad-request" !== data50){
const err197 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/1/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
var _valid40 = _errs234 === errors;
valid57 = valid57 || _valid40;
if(!valid57){
const _errs235 = errors;
if("empty" !== data50){
const err198 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/2/const",keyword:"const",params:{allowedValue: "empty"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
var _valid40 = _errs235 === errors;
valid57 = valid57 || _valid40;
if(!valid57){
const _errs236 = errors;
if("state" !== data50){
const err199 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/3/const",keyword:"const",params:{allowedValue: "state"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
var _valid40 = _errs236 === errors;
valid57 = valid57 || _valid40;
if(!valid57){
const _errs237 = errors;
if(errors === _errs237){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing10;
if((data50.state === undefined) && (missing10 = "state")){
const err200 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
else {
const _errs239 = errors;
for(const key11 in data50){
if(!(key11 === "state")){
const err201 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
break;
}
}
if(_errs239 === errors){
if(data50.state !== undefined){
let data51 = data50.state;
const _errs240 = errors;
const _errs242 = errors;
const _errs243 = errors;
if(!(((data51 === "IN_QUEUE") || (data51 === "IN_PROGRESS")) || (data51 === "COMPLETED"))){
const err202 = {};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
var valid59 = _errs243 === errors;
if(valid59){
const err203 = {instancePath:instancePath+"/unknown-job/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
else {
errors = _errs242;
if(vErrors !== null){
if(_errs242){
vErrors.length = _errs242;
}
else {
vErrors = null;
}
}
}
if(errors === _errs240){
if(typeof data51 === "string"){
if(func0(data51) > 100){
const err204 = {instancePath:instancePath+"/unknown-job/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
else {
if(func0(data51) < 1){
const err205 = {instancePath:instancePath+"/unknown-job/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath:instancePath+"/unknown-job/state",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/properties/state/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
}
}
}
}
else {
const err207 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
var _valid40 = _errs237 === errors;
valid57 = valid57 || _valid40;
}
}
}
}
if(!valid57){
const err208 = {instancePath:instancePath+"/unknown-job",schemaPath:"#/components/schemas/Alternatives/properties/unknown-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs232;
if(vErrors !== null){
if(_errs232){
vErrors.length = _errs232;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs231 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["retention-after-run"] !== undefined){
let data52 = data["retention-after-run"];
const _errs244 = errors;
const _errs245 = errors;
let valid60 = false;
const _errs246 = errors;
if("limited" !== data52){
const err209 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
var _valid41 = _errs246 === errors;
valid60 = valid60 || _valid41;
if(!valid60){
const _errs247 = errors;
if(errors === _errs247){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing11;
if((data52.limited === undefined) && (missing11 = "limited")){
const err210 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
else {
const _errs249 = errors;
for(const key12 in data52){
if(!(key12 === "limited")){
const err211 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
break;
}
}
if(_errs249 === errors){
if(data52.limited !== undefined){
let data53 = data52.limited;
const _errs250 = errors;
if(!((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53)))){
const err212 = {instancePath:instancePath+"/retention-after-run/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(errors === _errs250){
if(typeof data53 == "number"){
if(data53 > 31536000000 || isNaN(data53)){
const err213 = {instancePath:instancePath+"/retention-after-run/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
else {
if(data53 < 1000 || isNaN(data53)){
const err214 = {instancePath:instancePath+"/retention-after-run/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err215 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
var _valid41 = _errs247 === errors;
valid60 = valid60 || _valid41;
if(!valid60){
const _errs252 = errors;
if("unlimited" !== data52){
const err216 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
var _valid41 = _errs252 === errors;
valid60 = valid60 || _valid41;
}
}
if(!valid60){
const err217 = {instancePath:instancePath+"/retention-after-run",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-run/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs245;
if(vErrors !== null){
if(_errs245){
vErrors.length = _errs245;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs244 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["retention-after-runsync"] !== undefined){
let data54 = data["retention-after-runsync"];
const _errs253 = errors;
const _errs254 = errors;
let valid62 = false;
const _errs255 = errors;
if("limited" !== data54){
const err218 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
var _valid42 = _errs255 === errors;
valid62 = valid62 || _valid42;
if(!valid62){
const _errs256 = errors;
if(errors === _errs256){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing12;
if((data54.limited === undefined) && (missing12 = "limited")){
const err219 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
else {
const _errs258 = errors;
for(const key13 in data54){
if(!(key13 === "limited")){
const err220 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
break;
}
}
if(_errs258 === errors){
if(data54.limited !== undefined){
let data55 = data54.limited;
const _errs259 = errors;
if(!((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55)))){
const err221 = {instancePath:instancePath+"/retention-after-runsync/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(errors === _errs259){
if(typeof data55 == "number"){
if(data55 > 31536000000 || isNaN(data55)){
const err222 = {instancePath:instancePath+"/retention-after-runsync/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
else {
if(data55 < 1000 || isNaN(data55)){
const err223 = {instancePath:instancePath+"/retention-after-runsync/limited",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err224 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
var _valid42 = _errs256 === errors;
valid62 = valid62 || _valid42;
if(!valid62){
const _errs261 = errors;
if("unlimited" !== data54){
const err225 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
var _valid42 = _errs261 === errors;
valid62 = valid62 || _valid42;
}
}
if(!valid62){
const err226 = {instancePath:instancePath+"/retention-after-runsync",schemaPath:"#/components/schemas/Alternatives/properties/retention-after-runsync/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs254;
if(vErrors !== null){
if(_errs254){
vErrors.length = _errs254;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs253 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["other-operations"] !== undefined){
let data56 = data["other-operations"];
const _errs262 = errors;
const _errs263 = errors;
let valid64 = false;
const _errs264 = errors;
if("offered" !== data56){
const err227 = {instancePath:instancePath+"/other-operations",schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/0/const",keyword:"const",params:{allowedValue: "offered"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
var _valid43 = _errs264 === errors;
valid64 = valid64 || _valid43;
if(!valid64){
const _errs265 = errors;
if("not-found" !== data56){
const err228 = {instancePath:instancePath+"/other-operations",schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/1/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
var _valid43 = _errs265 === errors;
valid64 = valid64 || _valid43;
if(!valid64){
const _errs266 = errors;
if("not-allowed" !== data56){
const err229 = {instancePath:instancePath+"/other-operations",schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf/2/const",keyword:"const",params:{allowedValue: "not-allowed"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
var _valid43 = _errs266 === errors;
valid64 = valid64 || _valid43;
}
}
if(!valid64){
const err230 = {instancePath:instancePath+"/other-operations",schemaPath:"#/components/schemas/Alternatives/properties/other-operations/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs263;
if(vErrors !== null){
if(_errs263){
vErrors.length = _errs263;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs262 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.redirects !== undefined){
let data57 = data.redirects;
const _errs267 = errors;
const _errs268 = errors;
let valid65 = false;
const _errs269 = errors;
if("none" !== data57){
const err231 = {instancePath:instancePath+"/redirects",schemaPath:"#/components/schemas/Alternatives/properties/redirects/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
var _valid44 = _errs269 === errors;
valid65 = valid65 || _valid44;
if(!valid65){
const _errs270 = errors;
if("temporary" !== data57){
const err232 = {instancePath:instancePath+"/redirects",schemaPath:"#/components/schemas/Alternatives/properties/redirects/anyOf/1/const",keyword:"const",params:{allowedValue: "temporary"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
var _valid44 = _errs270 === errors;
valid65 = valid65 || _valid44;
}
if(!valid65){
const err233 = {instancePath:instancePath+"/redirects",schemaPath:"#/components/schemas/Alternatives/properties/redirects/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs268;
if(vErrors !== null){
if(_errs268){
vErrors.length = _errs268;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs267 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["bare-key"] !== undefined){
let data58 = data["bare-key"];
const _errs271 = errors;
const _errs272 = errors;
let valid66 = false;
const _errs273 = errors;
if("accepted" !== data58){
const err234 = {instancePath:instancePath+"/bare-key",schemaPath:"#/components/schemas/Alternatives/properties/bare-key/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
var _valid45 = _errs273 === errors;
valid66 = valid66 || _valid45;
if(!valid66){
const _errs274 = errors;
if("refused" !== data58){
const err235 = {instancePath:instancePath+"/bare-key",schemaPath:"#/components/schemas/Alternatives/properties/bare-key/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
var _valid45 = _errs274 === errors;
valid66 = valid66 || _valid45;
}
if(!valid66){
const err236 = {instancePath:instancePath+"/bare-key",schemaPath:"#/components/schemas/Alternatives/properties/bare-key/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs272;
if(vErrors !== null){
if(_errs272){
vErrors.length = _errs272;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs271 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["bearer-on-serverless"] !== undefined){
let data59 = data["bearer-on-serverless"];
const _errs275 = errors;
const _errs276 = errors;
let valid67 = false;
const _errs277 = errors;
if("accepted" !== data59){
const err237 = {instancePath:instancePath+"/bearer-on-serverless",schemaPath:"#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/0/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
var _valid46 = _errs277 === errors;
valid67 = valid67 || _valid46;
if(!valid67){
const _errs278 = errors;
if("refused" !== data59){
const err238 = {instancePath:instancePath+"/bearer-on-serverless",schemaPath:"#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
var _valid46 = _errs278 === errors;
valid67 = valid67 || _valid46;
}
if(!valid67){
const err239 = {instancePath:instancePath+"/bearer-on-serverless",schemaPath:"#/components/schemas/Alternatives/properties/bearer-on-serverless/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs276;
if(vErrors !== null){
if(_errs276){
vErrors.length = _errs276;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs275 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["missing-key"] !== undefined){
let data60 = data["missing-key"];
const _errs279 = errors;
const _errs280 = errors;
let valid68 = false;
const _errs281 = errors;
if("unauthorized" !== data60){
const err240 = {instancePath:instancePath+"/missing-key",schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/0/const",keyword:"const",params:{allowedValue: "unauthorized"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
var _valid47 = _errs281 === errors;
valid68 = valid68 || _valid47;
if(!valid68){
const _errs282 = errors;
if("forbidden" !== data60){
const err241 = {instancePath:instancePath+"/missing-key",schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/1/const",keyword:"const",params:{allowedValue: "forbidden"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
var _valid47 = _errs282 === errors;
valid68 = valid68 || _valid47;
if(!valid68){
const _errs283 = errors;
if("accepted" !== data60){
const err242 = {instancePath:instancePath+"/missing-key",schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
var _valid47 = _errs283 === errors;
valid68 = valid68 || _valid47;
}
}
if(!valid68){
const err243 = {instancePath:instancePath+"/missing-key",schemaPath:"#/components/schemas/Alternatives/properties/missing-key/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs280;
if(vErrors !== null){
if(_errs280){
vErrors.length = _errs280;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs279 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["key-permissions"] !== undefined){
let data61 = data["key-permissions"];
const _errs284 = errors;
const _errs285 = errors;
let valid69 = false;
const _errs286 = errors;
if("by-endpoint" !== data61){
const err244 = {instancePath:instancePath+"/key-permissions",schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/0/const",keyword:"const",params:{allowedValue: "by-endpoint"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
var _valid48 = _errs286 === errors;
valid69 = valid69 || _valid48;
if(!valid69){
const _errs287 = errors;
if("by-level" !== data61){
const err245 = {instancePath:instancePath+"/key-permissions",schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/1/const",keyword:"const",params:{allowedValue: "by-level"}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
var _valid48 = _errs287 === errors;
valid69 = valid69 || _valid48;
if(!valid69){
const _errs288 = errors;
if("all" !== data61){
const err246 = {instancePath:instancePath+"/key-permissions",schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/2/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
var _valid48 = _errs288 === errors;
valid69 = valid69 || _valid48;
}
}
if(!valid69){
const err247 = {instancePath:instancePath+"/key-permissions",schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs285;
if(vErrors !== null){
if(_errs285){
vErrors.length = _errs285;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs284 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["unauthorized-reason"] !== undefined){
let data62 = data["unauthorized-reason"];
const _errs289 = errors;
const _errs290 = errors;
let valid70 = false;
const _errs291 = errors;
if("same" !== data62){
const err248 = {instancePath:instancePath+"/unauthorized-reason",schemaPath:"#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
var _valid49 = _errs291 === errors;
valid70 = valid70 || _valid49;
if(!valid70){
const _errs292 = errors;
if("distinct" !== data62){
const err249 = {instancePath:instancePath+"/unauthorized-reason",schemaPath:"#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/1/const",keyword:"const",params:{allowedValue: "distinct"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
var _valid49 = _errs292 === errors;
valid70 = valid70 || _valid49;
}
if(!valid70){
const err250 = {instancePath:instancePath+"/unauthorized-reason",schemaPath:"#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs290;
if(vErrors !== null){
if(_errs290){
vErrors.length = _errs290;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs289 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["browser-origins"] !== undefined){
let data63 = data["browser-origins"];
const _errs293 = errors;
const _errs294 = errors;
let valid71 = false;
const _errs295 = errors;
if("listed" !== data63){
const err251 = {instancePath:instancePath+"/browser-origins",schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/0/const",keyword:"const",params:{allowedValue: "listed"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
var _valid50 = _errs295 === errors;
valid71 = valid71 || _valid50;
if(!valid71){
const _errs296 = errors;
if("none" !== data63){
const err252 = {instancePath:instancePath+"/browser-origins",schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/1/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
var _valid50 = _errs296 === errors;
valid71 = valid71 || _valid50;
if(!valid71){
const _errs297 = errors;
if("any" !== data63){
const err253 = {instancePath:instancePath+"/browser-origins",schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/2/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
var _valid50 = _errs297 === errors;
valid71 = valid71 || _valid50;
}
}
if(!valid71){
const err254 = {instancePath:instancePath+"/browser-origins",schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs294;
if(vErrors !== null){
if(_errs294){
vErrors.length = _errs294;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs293 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-authentication"] !== undefined){
let data64 = data["webhook-authentication"];
const _errs298 = errors;
const _errs299 = errors;
let valid72 = false;
const _errs300 = errors;
if("unsigned" !== data64){
const err255 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0/const",keyword:"const",params:{allowedValue: "unsigned"}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
var _valid51 = _errs300 === errors;
valid72 = valid72 || _valid51;
if(!valid72){
const _errs301 = errors;
if("signed" !== data64){
const err256 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/const",keyword:"const",params:{allowedValue: "signed"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
var _valid51 = _errs301 === errors;
valid72 = valid72 || _valid51;
if(!valid72){
const _errs302 = errors;
if(errors === _errs302){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing13;
if((data64.signed === undefined) && (missing13 = "signed")){
const err257 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
else {
const _errs304 = errors;
for(const key14 in data64){
if(!(key14 === "signed")){
const err258 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
break;
}
}
if(_errs304 === errors){
if(data64.signed !== undefined){
let data65 = data64.signed;
const _errs305 = errors;
if(errors === _errs305){
if(typeof data65 === "string"){
if(func0(data65) > 100){
const err259 = {instancePath:instancePath+"/webhook-authentication/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
else {
if(!pattern0.test(data65)){
const err260 = {instancePath:instancePath+"/webhook-authentication/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9-]*$"}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
else {
const err261 = {instancePath:instancePath+"/webhook-authentication/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
}
}
}
else {
const err262 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
var _valid51 = _errs302 === errors;
valid72 = valid72 || _valid51;
}
}
if(!valid72){
const err263 = {instancePath:instancePath+"/webhook-authentication",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs299;
if(vErrors !== null){
if(_errs299){
vErrors.length = _errs299;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs298 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-user-agent"] !== undefined){
let data66 = data["webhook-user-agent"];
const _errs307 = errors;
const _errs308 = errors;
let valid74 = false;
const _errs309 = errors;
if("named" !== data66){
const err264 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
var _valid52 = _errs309 === errors;
valid74 = valid74 || _valid52;
if(!valid74){
const _errs310 = errors;
if(errors === _errs310){
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
let missing14;
if((data66.named === undefined) && (missing14 = "named")){
const err265 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
else {
const _errs312 = errors;
for(const key15 in data66){
if(!(key15 === "named")){
const err266 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
break;
}
}
if(_errs312 === errors){
if(data66.named !== undefined){
let data67 = data66.named;
const _errs313 = errors;
if(errors === _errs313){
if(typeof data67 === "string"){
if(func0(data67) > 200){
const err267 = {instancePath:instancePath+"/webhook-user-agent/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
else {
if(!pattern1.test(data67)){
const err268 = {instancePath:instancePath+"/webhook-user-agent/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
else {
const err269 = {instancePath:instancePath+"/webhook-user-agent/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
}
}
}
}
else {
const err270 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
var _valid52 = _errs310 === errors;
valid74 = valid74 || _valid52;
if(!valid74){
const _errs315 = errors;
if("none" !== data66){
const err271 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/2/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
var _valid52 = _errs315 === errors;
valid74 = valid74 || _valid52;
}
}
if(!valid74){
const err272 = {instancePath:instancePath+"/webhook-user-agent",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs308;
if(vErrors !== null){
if(_errs308){
vErrors.length = _errs308;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs307 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-of-failed-job"] !== undefined){
let data68 = data["webhook-of-failed-job"];
const _errs316 = errors;
const _errs317 = errors;
let valid76 = false;
const _errs318 = errors;
if("called" !== data68){
const err273 = {instancePath:instancePath+"/webhook-of-failed-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
var _valid53 = _errs318 === errors;
valid76 = valid76 || _valid53;
if(!valid76){
const _errs319 = errors;
if("not-called" !== data68){
const err274 = {instancePath:instancePath+"/webhook-of-failed-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
var _valid53 = _errs319 === errors;
valid76 = valid76 || _valid53;
}
if(!valid76){
const err275 = {instancePath:instancePath+"/webhook-of-failed-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs317;
if(vErrors !== null){
if(_errs317){
vErrors.length = _errs317;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs316 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-of-cancelled-job"] !== undefined){
let data69 = data["webhook-of-cancelled-job"];
const _errs320 = errors;
const _errs321 = errors;
let valid77 = false;
const _errs322 = errors;
if("called" !== data69){
const err276 = {instancePath:instancePath+"/webhook-of-cancelled-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
var _valid54 = _errs322 === errors;
valid77 = valid77 || _valid54;
if(!valid77){
const _errs323 = errors;
if("not-called" !== data69){
const err277 = {instancePath:instancePath+"/webhook-of-cancelled-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
var _valid54 = _errs323 === errors;
valid77 = valid77 || _valid54;
}
if(!valid77){
const err278 = {instancePath:instancePath+"/webhook-of-cancelled-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs321;
if(vErrors !== null){
if(_errs321){
vErrors.length = _errs321;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs320 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-of-late-job"] !== undefined){
let data70 = data["webhook-of-late-job"];
const _errs324 = errors;
const _errs325 = errors;
let valid78 = false;
const _errs326 = errors;
if("called" !== data70){
const err279 = {instancePath:instancePath+"/webhook-of-late-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
var _valid55 = _errs326 === errors;
valid78 = valid78 || _valid55;
if(!valid78){
const _errs327 = errors;
if("not-called" !== data70){
const err280 = {instancePath:instancePath+"/webhook-of-late-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
var _valid55 = _errs327 === errors;
valid78 = valid78 || _valid55;
}
if(!valid78){
const err281 = {instancePath:instancePath+"/webhook-of-late-job",schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs325;
if(vErrors !== null){
if(_errs325){
vErrors.length = _errs325;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs324 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-media-type"] !== undefined){
let data71 = data["webhook-media-type"];
const _errs328 = errors;
const _errs329 = errors;
let valid79 = false;
const _errs330 = errors;
if("json" !== data71){
const err282 = {instancePath:instancePath+"/webhook-media-type",schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "json"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
var _valid56 = _errs330 === errors;
valid79 = valid79 || _valid56;
if(!valid79){
const _errs331 = errors;
if("with-charset" !== data71){
const err283 = {instancePath:instancePath+"/webhook-media-type",schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "with-charset"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
var _valid56 = _errs331 === errors;
valid79 = valid79 || _valid56;
if(!valid79){
const _errs332 = errors;
if("text" !== data71){
const err284 = {instancePath:instancePath+"/webhook-media-type",schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
var _valid56 = _errs332 === errors;
valid79 = valid79 || _valid56;
}
}
if(!valid79){
const err285 = {instancePath:instancePath+"/webhook-media-type",schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs329;
if(vErrors !== null){
if(_errs329){
vErrors.length = _errs329;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs328 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-probe"] !== undefined){
let data72 = data["webhook-probe"];
const _errs333 = errors;
const _errs334 = errors;
let valid80 = false;
const _errs335 = errors;
if("none" !== data72){
const err286 = {instancePath:instancePath+"/webhook-probe",schemaPath:"#/components/schemas/Alternatives/properties/webhook-probe/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
var _valid57 = _errs335 === errors;
valid80 = valid80 || _valid57;
if(!valid80){
const _errs336 = errors;
if("get" !== data72){
const err287 = {instancePath:instancePath+"/webhook-probe",schemaPath:"#/components/schemas/Alternatives/properties/webhook-probe/anyOf/1/const",keyword:"const",params:{allowedValue: "get"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
var _valid57 = _errs336 === errors;
valid80 = valid80 || _valid57;
}
if(!valid80){
const err288 = {instancePath:instancePath+"/webhook-probe",schemaPath:"#/components/schemas/Alternatives/properties/webhook-probe/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs334;
if(vErrors !== null){
if(_errs334){
vErrors.length = _errs334;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs333 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-delay"] !== undefined){
let data73 = data["webhook-delay"];
const _errs337 = errors;
const _errs338 = errors;
let valid81 = false;
const _errs339 = errors;
if("at-once" !== data73){
const err289 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0/const",keyword:"const",params:{allowedValue: "at-once"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
var _valid58 = _errs339 === errors;
valid81 = valid81 || _valid58;
if(!valid81){
const _errs340 = errors;
if("later" !== data73){
const err290 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/const",keyword:"const",params:{allowedValue: "later"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
var _valid58 = _errs340 === errors;
valid81 = valid81 || _valid58;
if(!valid81){
const _errs341 = errors;
if(errors === _errs341){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing15;
if((data73.later === undefined) && (missing15 = "later")){
const err291 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/required",keyword:"required",params:{missingProperty: missing15}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
else {
const _errs343 = errors;
for(const key16 in data73){
if(!(key16 === "later")){
const err292 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
break;
}
}
if(_errs343 === errors){
if(data73.later !== undefined){
let data74 = data73.later;
const _errs344 = errors;
if(!((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74)))){
const err293 = {instancePath:instancePath+"/webhook-delay/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(errors === _errs344){
if(typeof data74 == "number"){
if(data74 > 3600000 || isNaN(data74)){
const err294 = {instancePath:instancePath+"/webhook-delay/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
else {
if(data74 < 1 || isNaN(data74)){
const err295 = {instancePath:instancePath+"/webhook-delay/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err296 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
var _valid58 = _errs341 === errors;
valid81 = valid81 || _valid58;
}
}
if(!valid81){
const err297 = {instancePath:instancePath+"/webhook-delay",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs338;
if(vErrors !== null){
if(_errs338){
vErrors.length = _errs338;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs337 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-before-answer"] !== undefined){
let data75 = data["webhook-before-answer"];
const _errs346 = errors;
const _errs347 = errors;
let valid83 = false;
const _errs348 = errors;
if("after" !== data75){
const err298 = {instancePath:instancePath+"/webhook-before-answer",schemaPath:"#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/0/const",keyword:"const",params:{allowedValue: "after"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
var _valid59 = _errs348 === errors;
valid83 = valid83 || _valid59;
if(!valid83){
const _errs349 = errors;
if("before" !== data75){
const err299 = {instancePath:instancePath+"/webhook-before-answer",schemaPath:"#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/1/const",keyword:"const",params:{allowedValue: "before"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
var _valid59 = _errs349 === errors;
valid83 = valid83 || _valid59;
}
if(!valid83){
const err300 = {instancePath:instancePath+"/webhook-before-answer",schemaPath:"#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs347;
if(vErrors !== null){
if(_errs347){
vErrors.length = _errs347;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs346 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-content-time"] !== undefined){
let data76 = data["webhook-content-time"];
const _errs350 = errors;
const _errs351 = errors;
let valid84 = false;
const _errs352 = errors;
if("at-end" !== data76){
const err301 = {instancePath:instancePath+"/webhook-content-time",schemaPath:"#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/0/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
var _valid60 = _errs352 === errors;
valid84 = valid84 || _valid60;
if(!valid84){
const _errs353 = errors;
if("at-call" !== data76){
const err302 = {instancePath:instancePath+"/webhook-content-time",schemaPath:"#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/1/const",keyword:"const",params:{allowedValue: "at-call"}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
var _valid60 = _errs353 === errors;
valid84 = valid84 || _valid60;
}
if(!valid84){
const err303 = {instancePath:instancePath+"/webhook-content-time",schemaPath:"#/components/schemas/Alternatives/properties/webhook-content-time/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs351;
if(vErrors !== null){
if(_errs351){
vErrors.length = _errs351;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs350 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-same-bytes"] !== undefined){
let data77 = data["webhook-same-bytes"];
const _errs354 = errors;
const _errs355 = errors;
let valid85 = false;
const _errs356 = errors;
if("same" !== data77){
const err304 = {instancePath:instancePath+"/webhook-same-bytes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
var _valid61 = _errs356 === errors;
valid85 = valid85 || _valid61;
if(!valid85){
const _errs357 = errors;
if("other-form" !== data77){
const err305 = {instancePath:instancePath+"/webhook-same-bytes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/1/const",keyword:"const",params:{allowedValue: "other-form"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
var _valid61 = _errs357 === errors;
valid85 = valid85 || _valid61;
}
if(!valid85){
const err306 = {instancePath:instancePath+"/webhook-same-bytes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs355;
if(vErrors !== null){
if(_errs355){
vErrors.length = _errs355;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs354 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-other-acknowledgement"] !== undefined){
let data78 = data["webhook-other-acknowledgement"];
const _errs358 = errors;
const _errs359 = errors;
let valid86 = false;
const _errs360 = errors;
if("only-200" !== data78){
const err307 = {instancePath:instancePath+"/webhook-other-acknowledgement",schemaPath:"#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/0/const",keyword:"const",params:{allowedValue: "only-200"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
var _valid62 = _errs360 === errors;
valid86 = valid86 || _valid62;
if(!valid86){
const _errs361 = errors;
if("any-2xx" !== data78){
const err308 = {instancePath:instancePath+"/webhook-other-acknowledgement",schemaPath:"#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/1/const",keyword:"const",params:{allowedValue: "any-2xx"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
var _valid62 = _errs361 === errors;
valid86 = valid86 || _valid62;
}
if(!valid86){
const err309 = {instancePath:instancePath+"/webhook-other-acknowledgement",schemaPath:"#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs359;
if(vErrors !== null){
if(_errs359){
vErrors.length = _errs359;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs358 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-redirect"] !== undefined){
let data79 = data["webhook-redirect"];
const _errs362 = errors;
const _errs363 = errors;
let valid87 = false;
const _errs364 = errors;
if("failed" !== data79){
const err310 = {instancePath:instancePath+"/webhook-redirect",schemaPath:"#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/0/const",keyword:"const",params:{allowedValue: "failed"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
var _valid63 = _errs364 === errors;
valid87 = valid87 || _valid63;
if(!valid87){
const _errs365 = errors;
if("followed" !== data79){
const err311 = {instancePath:instancePath+"/webhook-redirect",schemaPath:"#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/1/const",keyword:"const",params:{allowedValue: "followed"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
var _valid63 = _errs365 === errors;
valid87 = valid87 || _valid63;
}
if(!valid87){
const err312 = {instancePath:instancePath+"/webhook-redirect",schemaPath:"#/components/schemas/Alternatives/properties/webhook-redirect/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs363;
if(vErrors !== null){
if(_errs363){
vErrors.length = _errs363;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs362 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-failed-call"] !== undefined){
let data80 = data["webhook-failed-call"];
const _errs366 = errors;
const _errs367 = errors;
let valid88 = false;
const _errs368 = errors;
if("repeated" !== data80){
const err313 = {instancePath:instancePath+"/webhook-failed-call",schemaPath:"#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/0/const",keyword:"const",params:{allowedValue: "repeated"}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
var _valid64 = _errs368 === errors;
valid88 = valid88 || _valid64;
if(!valid88){
const _errs369 = errors;
if("not-repeated" !== data80){
const err314 = {instancePath:instancePath+"/webhook-failed-call",schemaPath:"#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/1/const",keyword:"const",params:{allowedValue: "not-repeated"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
var _valid64 = _errs369 === errors;
valid88 = valid88 || _valid64;
}
if(!valid88){
const err315 = {instancePath:instancePath+"/webhook-failed-call",schemaPath:"#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs367;
if(vErrors !== null){
if(_errs367){
vErrors.length = _errs367;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs366 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-time-limit"] !== undefined){
let data81 = data["webhook-time-limit"];
const _errs370 = errors;
const _errs371 = errors;
let valid89 = false;
const _errs372 = errors;
if("limited" !== data81){
const err316 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
var _valid65 = _errs372 === errors;
valid89 = valid89 || _valid65;
if(!valid89){
const _errs373 = errors;
if(errors === _errs373){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing16;
if((data81.limited === undefined) && (missing16 = "limited")){
const err317 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/required",keyword:"required",params:{missingProperty: missing16}};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
else {
const _errs375 = errors;
for(const key17 in data81){
if(!(key17 === "limited")){
const err318 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
break;
}
}
if(_errs375 === errors){
if(data81.limited !== undefined){
let data82 = data81.limited;
const _errs376 = errors;
if(!((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82)))){
const err319 = {instancePath:instancePath+"/webhook-time-limit/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(errors === _errs376){
if(typeof data82 == "number"){
if(data82 > 3600000 || isNaN(data82)){
const err320 = {instancePath:instancePath+"/webhook-time-limit/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
else {
if(data82 < 1 || isNaN(data82)){
const err321 = {instancePath:instancePath+"/webhook-time-limit/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err322 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
var _valid65 = _errs373 === errors;
valid89 = valid89 || _valid65;
if(!valid89){
const _errs378 = errors;
if("not-repeated" !== data81){
const err323 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/2/const",keyword:"const",params:{allowedValue: "not-repeated"}};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
var _valid65 = _errs378 === errors;
valid89 = valid89 || _valid65;
}
}
if(!valid89){
const err324 = {instancePath:instancePath+"/webhook-time-limit",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs371;
if(vErrors !== null){
if(_errs371){
vErrors.length = _errs371;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs370 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-spacing-origin"] !== undefined){
let data83 = data["webhook-spacing-origin"];
const _errs379 = errors;
const _errs380 = errors;
let valid91 = false;
const _errs381 = errors;
if("failure" !== data83){
const err325 = {instancePath:instancePath+"/webhook-spacing-origin",schemaPath:"#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/0/const",keyword:"const",params:{allowedValue: "failure"}};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
var _valid66 = _errs381 === errors;
valid91 = valid91 || _valid66;
if(!valid91){
const _errs382 = errors;
if("attempt" !== data83){
const err326 = {instancePath:instancePath+"/webhook-spacing-origin",schemaPath:"#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/1/const",keyword:"const",params:{allowedValue: "attempt"}};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
var _valid66 = _errs382 === errors;
valid91 = valid91 || _valid66;
}
if(!valid91){
const err327 = {instancePath:instancePath+"/webhook-spacing-origin",schemaPath:"#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs380;
if(vErrors !== null){
if(_errs380){
vErrors.length = _errs380;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs379 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-and-workers"] !== undefined){
let data84 = data["webhook-and-workers"];
const _errs383 = errors;
const _errs384 = errors;
let valid92 = false;
const _errs385 = errors;
if("independent" !== data84){
const err328 = {instancePath:instancePath+"/webhook-and-workers",schemaPath:"#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/0/const",keyword:"const",params:{allowedValue: "independent"}};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
var _valid67 = _errs385 === errors;
valid92 = valid92 || _valid67;
if(!valid92){
const _errs386 = errors;
if("worker-waits" !== data84){
const err329 = {instancePath:instancePath+"/webhook-and-workers",schemaPath:"#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/1/const",keyword:"const",params:{allowedValue: "worker-waits"}};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
var _valid67 = _errs386 === errors;
valid92 = valid92 || _valid67;
}
if(!valid92){
const err330 = {instancePath:instancePath+"/webhook-and-workers",schemaPath:"#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs384;
if(vErrors !== null){
if(_errs384){
vErrors.length = _errs384;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs383 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-schemes"] !== undefined){
let data85 = data["webhook-schemes"];
const _errs387 = errors;
const _errs388 = errors;
let valid93 = false;
const _errs389 = errors;
if("http" !== data85){
const err331 = {instancePath:instancePath+"/webhook-schemes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/0/const",keyword:"const",params:{allowedValue: "http"}};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
var _valid68 = _errs389 === errors;
valid93 = valid93 || _valid68;
if(!valid93){
const _errs390 = errors;
if("any" !== data85){
const err332 = {instancePath:instancePath+"/webhook-schemes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/1/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
var _valid68 = _errs390 === errors;
valid93 = valid93 || _valid68;
}
if(!valid93){
const err333 = {instancePath:instancePath+"/webhook-schemes",schemaPath:"#/components/schemas/Alternatives/properties/webhook-schemes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs388;
if(vErrors !== null){
if(_errs388){
vErrors.length = _errs388;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs387 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["webhook-addresses"] !== undefined){
let data86 = data["webhook-addresses"];
const _errs391 = errors;
const _errs392 = errors;
let valid94 = false;
const _errs393 = errors;
if("any" !== data86){
const err334 = {instancePath:instancePath+"/webhook-addresses",schemaPath:"#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/0/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
var _valid69 = _errs393 === errors;
valid94 = valid94 || _valid69;
if(!valid94){
const _errs394 = errors;
if("restricted" !== data86){
const err335 = {instancePath:instancePath+"/webhook-addresses",schemaPath:"#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/1/const",keyword:"const",params:{allowedValue: "restricted"}};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
var _valid69 = _errs394 === errors;
valid94 = valid94 || _valid69;
}
if(!valid94){
const err336 = {instancePath:instancePath+"/webhook-addresses",schemaPath:"#/components/schemas/Alternatives/properties/webhook-addresses/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs392;
if(vErrors !== null){
if(_errs392){
vErrors.length = _errs392;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs391 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["error-body"] !== undefined){
let data87 = data["error-body"];
const _errs395 = errors;
const _errs396 = errors;
let valid95 = false;
const _errs397 = errors;
if("problem" !== data87){
const err337 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/0/const",keyword:"const",params:{allowedValue: "problem"}};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
var _valid70 = _errs397 === errors;
valid95 = valid95 || _valid70;
if(!valid95){
const _errs398 = errors;
if("error-text" !== data87){
const err338 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/1/const",keyword:"const",params:{allowedValue: "error-text"}};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
var _valid70 = _errs398 === errors;
valid95 = valid95 || _valid70;
if(!valid95){
const _errs399 = errors;
if("error-object" !== data87){
const err339 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/2/const",keyword:"const",params:{allowedValue: "error-object"}};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
var _valid70 = _errs399 === errors;
valid95 = valid95 || _valid70;
if(!valid95){
const _errs400 = errors;
if("text" !== data87){
const err340 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/3/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
var _valid70 = _errs400 === errors;
valid95 = valid95 || _valid70;
if(!valid95){
const _errs401 = errors;
if("html" !== data87){
const err341 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/4/const",keyword:"const",params:{allowedValue: "html"}};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
var _valid70 = _errs401 === errors;
valid95 = valid95 || _valid70;
if(!valid95){
const _errs402 = errors;
if("empty" !== data87){
const err342 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/5/const",keyword:"const",params:{allowedValue: "empty"}};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
var _valid70 = _errs402 === errors;
valid95 = valid95 || _valid70;
}
}
}
}
}
if(!valid95){
const err343 = {instancePath:instancePath+"/error-body",schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs396;
if(vErrors !== null){
if(_errs396){
vErrors.length = _errs396;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs395 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["refused-request-effect"] !== undefined){
let data88 = data["refused-request-effect"];
const _errs403 = errors;
const _errs404 = errors;
let valid96 = false;
const _errs405 = errors;
if("none" !== data88){
const err344 = {instancePath:instancePath+"/refused-request-effect",schemaPath:"#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
var _valid71 = _errs405 === errors;
valid96 = valid96 || _valid71;
if(!valid96){
const _errs406 = errors;
if("server-errors" !== data88){
const err345 = {instancePath:instancePath+"/refused-request-effect",schemaPath:"#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/1/const",keyword:"const",params:{allowedValue: "server-errors"}};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
var _valid71 = _errs406 === errors;
valid96 = valid96 || _valid71;
}
if(!valid96){
const err346 = {instancePath:instancePath+"/refused-request-effect",schemaPath:"#/components/schemas/Alternatives/properties/refused-request-effect/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs404;
if(vErrors !== null){
if(_errs404){
vErrors.length = _errs404;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs403 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["error-precedence"] !== undefined){
let data89 = data["error-precedence"];
const _errs407 = errors;
const _errs408 = errors;
let valid97 = false;
const _errs409 = errors;
if("key-first" !== data89){
const err347 = {instancePath:instancePath+"/error-precedence",schemaPath:"#/components/schemas/Alternatives/properties/error-precedence/anyOf/0/const",keyword:"const",params:{allowedValue: "key-first"}};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
var _valid72 = _errs409 === errors;
valid97 = valid97 || _valid72;
if(!valid97){
const _errs410 = errors;
if("endpoint-first" !== data89){
const err348 = {instancePath:instancePath+"/error-precedence",schemaPath:"#/components/schemas/Alternatives/properties/error-precedence/anyOf/1/const",keyword:"const",params:{allowedValue: "endpoint-first"}};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
var _valid72 = _errs410 === errors;
valid97 = valid97 || _valid72;
}
if(!valid97){
const err349 = {instancePath:instancePath+"/error-precedence",schemaPath:"#/components/schemas/Alternatives/properties/error-precedence/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs408;
if(vErrors !== null){
if(_errs408){
vErrors.length = _errs408;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs407 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["unknown-path"] !== undefined){
let data90 = data["unknown-path"];
const _errs411 = errors;
const _errs412 = errors;
let valid98 = false;
const _errs413 = errors;
if("distinct" !== data90){
const err350 = {instancePath:instancePath+"/unknown-path",schemaPath:"#/components/schemas/Alternatives/properties/unknown-path/anyOf/0/const",keyword:"const",params:{allowedValue: "distinct"}};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
var _valid73 = _errs413 === errors;
valid98 = valid98 || _valid73;
if(!valid98){
const _errs414 = errors;
if("not-found" !== data90){
const err351 = {instancePath:instancePath+"/unknown-path",schemaPath:"#/components/schemas/Alternatives/properties/unknown-path/anyOf/1/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
var _valid73 = _errs414 === errors;
valid98 = valid98 || _valid73;
}
if(!valid98){
const err352 = {instancePath:instancePath+"/unknown-path",schemaPath:"#/components/schemas/Alternatives/properties/unknown-path/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs412;
if(vErrors !== null){
if(_errs412){
vErrors.length = _errs412;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs411 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["head-requests"] !== undefined){
let data91 = data["head-requests"];
const _errs415 = errors;
const _errs416 = errors;
let valid99 = false;
const _errs417 = errors;
if("supported" !== data91){
const err353 = {instancePath:instancePath+"/head-requests",schemaPath:"#/components/schemas/Alternatives/properties/head-requests/anyOf/0/const",keyword:"const",params:{allowedValue: "supported"}};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
var _valid74 = _errs417 === errors;
valid99 = valid99 || _valid74;
if(!valid99){
const _errs418 = errors;
if("refused" !== data91){
const err354 = {instancePath:instancePath+"/head-requests",schemaPath:"#/components/schemas/Alternatives/properties/head-requests/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
var _valid74 = _errs418 === errors;
valid99 = valid99 || _valid74;
}
if(!valid99){
const err355 = {instancePath:instancePath+"/head-requests",schemaPath:"#/components/schemas/Alternatives/properties/head-requests/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs416;
if(vErrors !== null){
if(_errs416){
vErrors.length = _errs416;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs415 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["wrong-media-type"] !== undefined){
let data92 = data["wrong-media-type"];
const _errs419 = errors;
const _errs420 = errors;
let valid100 = false;
const _errs421 = errors;
if("bad-request" !== data92){
const err356 = {instancePath:instancePath+"/wrong-media-type",schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
var _valid75 = _errs421 === errors;
valid100 = valid100 || _valid75;
if(!valid100){
const _errs422 = errors;
if("unsupported" !== data92){
const err357 = {instancePath:instancePath+"/wrong-media-type",schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "unsupported"}};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
var _valid75 = _errs422 === errors;
valid100 = valid100 || _valid75;
if(!valid100){
const _errs423 = errors;
if("accepted" !== data92){
const err358 = {instancePath:instancePath+"/wrong-media-type",schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
var _valid75 = _errs423 === errors;
valid100 = valid100 || _valid75;
}
}
if(!valid100){
const err359 = {instancePath:instancePath+"/wrong-media-type",schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs420;
if(vErrors !== null){
if(_errs420){
vErrors.length = _errs420;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs419 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["crash-answer"] !== undefined){
let data93 = data["crash-answer"];
const _errs424 = errors;
const _errs425 = errors;
let valid101 = false;
const _errs426 = errors;
if("job-fails" !== data93){
const err360 = {instancePath:instancePath+"/crash-answer",schemaPath:"#/components/schemas/Alternatives/properties/crash-answer/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
var _valid76 = _errs426 === errors;
valid101 = valid101 || _valid76;
if(!valid101){
const _errs427 = errors;
if("internal-error" !== data93){
const err361 = {instancePath:instancePath+"/crash-answer",schemaPath:"#/components/schemas/Alternatives/properties/crash-answer/anyOf/1/const",keyword:"const",params:{allowedValue: "internal-error"}};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
var _valid76 = _errs427 === errors;
valid101 = valid101 || _valid76;
}
if(!valid101){
const err362 = {instancePath:instancePath+"/crash-answer",schemaPath:"#/components/schemas/Alternatives/properties/crash-answer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs425;
if(vErrors !== null){
if(_errs425){
vErrors.length = _errs425;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs424 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["retry-after"] !== undefined){
let data94 = data["retry-after"];
const _errs428 = errors;
const _errs429 = errors;
let valid102 = false;
const _errs430 = errors;
if("seconds" !== data94){
const err363 = {instancePath:instancePath+"/retry-after",schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/0/const",keyword:"const",params:{allowedValue: "seconds"}};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
var _valid77 = _errs430 === errors;
valid102 = valid102 || _valid77;
if(!valid102){
const _errs431 = errors;
if("date" !== data94){
const err364 = {instancePath:instancePath+"/retry-after",schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/1/const",keyword:"const",params:{allowedValue: "date"}};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
var _valid77 = _errs431 === errors;
valid102 = valid102 || _valid77;
if(!valid102){
const _errs432 = errors;
if("none" !== data94){
const err365 = {instancePath:instancePath+"/retry-after",schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/2/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
var _valid77 = _errs432 === errors;
valid102 = valid102 || _valid77;
}
}
if(!valid102){
const err366 = {instancePath:instancePath+"/retry-after",schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs429;
if(vErrors !== null){
if(_errs429){
vErrors.length = _errs429;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs428 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["rate-limits"] !== undefined){
let data95 = data["rate-limits"];
const _errs433 = errors;
const _errs434 = errors;
let valid103 = false;
const _errs435 = errors;
if("limited" !== data95){
const err367 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
var _valid78 = _errs435 === errors;
valid103 = valid103 || _valid78;
if(!valid103){
const _errs436 = errors;
if(errors === _errs436){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
let missing17;
if((data95.limited === undefined) && (missing17 = "limited")){
const err368 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/required",keyword:"required",params:{missingProperty: missing17}};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
else {
const _errs438 = errors;
for(const key18 in data95){
if(!(key18 === "limited")){
const err369 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
break;
}
}
if(_errs438 === errors){
if(data95.limited !== undefined){
let data96 = data95.limited;
const _errs439 = errors;
if(!((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96)))){
const err370 = {instancePath:instancePath+"/rate-limits/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(errors === _errs439){
if(typeof data96 == "number"){
if(data96 > 1000000 || isNaN(data96)){
const err371 = {instancePath:instancePath+"/rate-limits/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
else {
if(data96 < 1 || isNaN(data96)){
const err372 = {instancePath:instancePath+"/rate-limits/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err373 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
var _valid78 = _errs436 === errors;
valid103 = valid103 || _valid78;
if(!valid103){
const _errs441 = errors;
if("unlimited" !== data95){
const err374 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
var _valid78 = _errs441 === errors;
valid103 = valid103 || _valid78;
}
}
if(!valid103){
const err375 = {instancePath:instancePath+"/rate-limits",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs434;
if(vErrors !== null){
if(_errs434){
vErrors.length = _errs434;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs433 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["queue-length"] !== undefined){
let data97 = data["queue-length"];
const _errs442 = errors;
const _errs443 = errors;
let valid105 = false;
const _errs444 = errors;
if("unlimited" !== data97){
const err376 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/0/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
var _valid79 = _errs444 === errors;
valid105 = valid105 || _valid79;
if(!valid105){
const _errs445 = errors;
if("limited" !== data97){
const err377 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
var _valid79 = _errs445 === errors;
valid105 = valid105 || _valid79;
if(!valid105){
const _errs446 = errors;
if(errors === _errs446){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing18;
if((data97.limited === undefined) && (missing18 = "limited")){
const err378 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/required",keyword:"required",params:{missingProperty: missing18}};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
else {
const _errs448 = errors;
for(const key19 in data97){
if(!(key19 === "limited")){
const err379 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
break;
}
}
if(_errs448 === errors){
if(data97.limited !== undefined){
let data98 = data97.limited;
const _errs449 = errors;
if(!((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98)))){
const err380 = {instancePath:instancePath+"/queue-length/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
if(errors === _errs449){
if(typeof data98 == "number"){
if(data98 > 1000000 || isNaN(data98)){
const err381 = {instancePath:instancePath+"/queue-length/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
else {
if(data98 < 1 || isNaN(data98)){
const err382 = {instancePath:instancePath+"/queue-length/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err383 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
var _valid79 = _errs446 === errors;
valid105 = valid105 || _valid79;
}
}
if(!valid105){
const err384 = {instancePath:instancePath+"/queue-length",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs443;
if(vErrors !== null){
if(_errs443){
vErrors.length = _errs443;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs442 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["spending-limit"] !== undefined){
let data99 = data["spending-limit"];
const _errs451 = errors;
const _errs452 = errors;
let valid107 = false;
const _errs453 = errors;
if("budget" !== data99){
const err385 = {instancePath:instancePath+"/spending-limit",schemaPath:"#/components/schemas/Alternatives/properties/spending-limit/anyOf/0/const",keyword:"const",params:{allowedValue: "budget"}};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
var _valid80 = _errs453 === errors;
valid107 = valid107 || _valid80;
if(!valid107){
const _errs454 = errors;
if("none" !== data99){
const err386 = {instancePath:instancePath+"/spending-limit",schemaPath:"#/components/schemas/Alternatives/properties/spending-limit/anyOf/1/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
var _valid80 = _errs454 === errors;
valid107 = valid107 || _valid80;
}
if(!valid107){
const err387 = {instancePath:instancePath+"/spending-limit",schemaPath:"#/components/schemas/Alternatives/properties/spending-limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs452;
if(vErrors !== null){
if(_errs452){
vErrors.length = _errs452;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs451 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["request-size"] !== undefined){
let data100 = data["request-size"];
const _errs455 = errors;
const _errs456 = errors;
let valid108 = false;
const _errs457 = errors;
if("too-large" !== data100){
const err388 = {instancePath:instancePath+"/request-size",schemaPath:"#/components/schemas/Alternatives/properties/request-size/anyOf/0/const",keyword:"const",params:{allowedValue: "too-large"}};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
var _valid81 = _errs457 === errors;
valid108 = valid108 || _valid81;
if(!valid108){
const _errs458 = errors;
if("bad-request" !== data100){
const err389 = {instancePath:instancePath+"/request-size",schemaPath:"#/components/schemas/Alternatives/properties/request-size/anyOf/1/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
var _valid81 = _errs458 === errors;
valid108 = valid108 || _valid81;
}
if(!valid108){
const err390 = {instancePath:instancePath+"/request-size",schemaPath:"#/components/schemas/Alternatives/properties/request-size/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs456;
if(vErrors !== null){
if(_errs456){
vErrors.length = _errs456;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs455 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["kept-bytes"] !== undefined){
let data101 = data["kept-bytes"];
const _errs459 = errors;
const _errs460 = errors;
let valid109 = false;
const _errs461 = errors;
if("limited" !== data101){
const err391 = {instancePath:instancePath+"/kept-bytes",schemaPath:"#/components/schemas/Alternatives/properties/kept-bytes/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
var _valid82 = _errs461 === errors;
valid109 = valid109 || _valid82;
if(!valid109){
const _errs462 = errors;
if("unlimited" !== data101){
const err392 = {instancePath:instancePath+"/kept-bytes",schemaPath:"#/components/schemas/Alternatives/properties/kept-bytes/anyOf/1/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
var _valid82 = _errs462 === errors;
valid109 = valid109 || _valid82;
}
if(!valid109){
const err393 = {instancePath:instancePath+"/kept-bytes",schemaPath:"#/components/schemas/Alternatives/properties/kept-bytes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs460;
if(vErrors !== null){
if(_errs460){
vErrors.length = _errs460;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs459 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["response-size"] !== undefined){
let data102 = data["response-size"];
const _errs463 = errors;
const _errs464 = errors;
let valid110 = false;
const _errs465 = errors;
if("limited" !== data102){
const err394 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
var _valid83 = _errs465 === errors;
valid110 = valid110 || _valid83;
if(!valid110){
const _errs466 = errors;
if(errors === _errs466){
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
let missing19;
if((data102.limited === undefined) && (missing19 = "limited")){
const err395 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/required",keyword:"required",params:{missingProperty: missing19}};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
else {
const _errs468 = errors;
for(const key20 in data102){
if(!(key20 === "limited")){
const err396 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
break;
}
}
if(_errs468 === errors){
if(data102.limited !== undefined){
let data103 = data102.limited;
const _errs469 = errors;
if(!((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103)))){
const err397 = {instancePath:instancePath+"/response-size/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
if(errors === _errs469){
if(typeof data103 == "number"){
if(data103 > 1073741824 || isNaN(data103)){
const err398 = {instancePath:instancePath+"/response-size/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
else {
if(data103 < 1 || isNaN(data103)){
const err399 = {instancePath:instancePath+"/response-size/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err400 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
var _valid83 = _errs466 === errors;
valid110 = valid110 || _valid83;
if(!valid110){
const _errs471 = errors;
if("unlimited" !== data102){
const err401 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
var _valid83 = _errs471 === errors;
valid110 = valid110 || _valid83;
}
}
if(!valid110){
const err402 = {instancePath:instancePath+"/response-size",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs464;
if(vErrors !== null){
if(_errs464){
vErrors.length = _errs464;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs463 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["rounded-amount"] !== undefined){
let data104 = data["rounded-amount"];
const _errs472 = errors;
const _errs473 = errors;
let valid112 = false;
const _errs474 = errors;
if("each-charge" !== data104){
const err403 = {instancePath:instancePath+"/rounded-amount",schemaPath:"#/components/schemas/Alternatives/properties/rounded-amount/anyOf/0/const",keyword:"const",params:{allowedValue: "each-charge"}};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
var _valid84 = _errs474 === errors;
valid112 = valid112 || _valid84;
if(!valid112){
const _errs475 = errors;
if("total" !== data104){
const err404 = {instancePath:instancePath+"/rounded-amount",schemaPath:"#/components/schemas/Alternatives/properties/rounded-amount/anyOf/1/const",keyword:"const",params:{allowedValue: "total"}};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
var _valid84 = _errs475 === errors;
valid112 = valid112 || _valid84;
}
if(!valid112){
const err405 = {instancePath:instancePath+"/rounded-amount",schemaPath:"#/components/schemas/Alternatives/properties/rounded-amount/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs473;
if(vErrors !== null){
if(_errs473){
vErrors.length = _errs473;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs472 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["cost-rounding"] !== undefined){
let data105 = data["cost-rounding"];
const _errs476 = errors;
const _errs477 = errors;
let valid113 = false;
const _errs478 = errors;
if("rounded" !== data105){
const err406 = {instancePath:instancePath+"/cost-rounding",schemaPath:"#/components/schemas/Alternatives/properties/cost-rounding/anyOf/0/const",keyword:"const",params:{allowedValue: "rounded"}};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
var _valid85 = _errs478 === errors;
valid113 = valid113 || _valid85;
if(!valid113){
const _errs479 = errors;
if("exact" !== data105){
const err407 = {instancePath:instancePath+"/cost-rounding",schemaPath:"#/components/schemas/Alternatives/properties/cost-rounding/anyOf/1/const",keyword:"const",params:{allowedValue: "exact"}};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
var _valid85 = _errs479 === errors;
valid113 = valid113 || _valid85;
}
if(!valid113){
const err408 = {instancePath:instancePath+"/cost-rounding",schemaPath:"#/components/schemas/Alternatives/properties/cost-rounding/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs477;
if(vErrors !== null){
if(_errs477){
vErrors.length = _errs477;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs476 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["usage-counting"] !== undefined){
let data106 = data["usage-counting"];
const _errs480 = errors;
const _errs481 = errors;
let valid114 = false;
const _errs482 = errors;
if("code-points" !== data106){
const err409 = {instancePath:instancePath+"/usage-counting",schemaPath:"#/components/schemas/Alternatives/properties/usage-counting/anyOf/0/const",keyword:"const",params:{allowedValue: "code-points"}};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
var _valid86 = _errs482 === errors;
valid114 = valid114 || _valid86;
if(!valid114){
const _errs483 = errors;
if("bytes" !== data106){
const err410 = {instancePath:instancePath+"/usage-counting",schemaPath:"#/components/schemas/Alternatives/properties/usage-counting/anyOf/1/const",keyword:"const",params:{allowedValue: "bytes"}};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
var _valid86 = _errs483 === errors;
valid114 = valid114 || _valid86;
}
if(!valid114){
const err411 = {instancePath:instancePath+"/usage-counting",schemaPath:"#/components/schemas/Alternatives/properties/usage-counting/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs481;
if(vErrors !== null){
if(_errs481){
vErrors.length = _errs481;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs480 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["cost-of-other-models"] !== undefined){
let data107 = data["cost-of-other-models"];
const _errs484 = errors;
const _errs485 = errors;
let valid115 = false;
const _errs486 = errors;
if("in-output" !== data107){
const err412 = {instancePath:instancePath+"/cost-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/0/const",keyword:"const",params:{allowedValue: "in-output"}};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
var _valid87 = _errs486 === errors;
valid115 = valid115 || _valid87;
if(!valid115){
const _errs487 = errors;
if("not-reported" !== data107){
const err413 = {instancePath:instancePath+"/cost-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/1/const",keyword:"const",params:{allowedValue: "not-reported"}};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
var _valid87 = _errs487 === errors;
valid115 = valid115 || _valid87;
}
if(!valid115){
const err414 = {instancePath:instancePath+"/cost-of-other-models",schemaPath:"#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs485;
if(vErrors !== null){
if(_errs485){
vErrors.length = _errs485;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs484 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["part-of-unit"] !== undefined){
let data108 = data["part-of-unit"];
const _errs488 = errors;
const _errs489 = errors;
let valid116 = false;
const _errs490 = errors;
if("proportional" !== data108){
const err415 = {instancePath:instancePath+"/part-of-unit",schemaPath:"#/components/schemas/Alternatives/properties/part-of-unit/anyOf/0/const",keyword:"const",params:{allowedValue: "proportional"}};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
var _valid88 = _errs490 === errors;
valid116 = valid116 || _valid88;
if(!valid116){
const _errs491 = errors;
if("whole" !== data108){
const err416 = {instancePath:instancePath+"/part-of-unit",schemaPath:"#/components/schemas/Alternatives/properties/part-of-unit/anyOf/1/const",keyword:"const",params:{allowedValue: "whole"}};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
var _valid88 = _errs491 === errors;
valid116 = valid116 || _valid88;
}
if(!valid116){
const err417 = {instancePath:instancePath+"/part-of-unit",schemaPath:"#/components/schemas/Alternatives/properties/part-of-unit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs489;
if(vErrors !== null){
if(_errs489){
vErrors.length = _errs489;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs488 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["input-tokens"] !== undefined){
let data109 = data["input-tokens"];
const _errs492 = errors;
const _errs493 = errors;
let valid117 = false;
const _errs494 = errors;
if("free" !== data109){
const err418 = {instancePath:instancePath+"/input-tokens",schemaPath:"#/components/schemas/Alternatives/properties/input-tokens/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
var _valid89 = _errs494 === errors;
valid117 = valid117 || _valid89;
if(!valid117){
const _errs495 = errors;
if("charged" !== data109){
const err419 = {instancePath:instancePath+"/input-tokens",schemaPath:"#/components/schemas/Alternatives/properties/input-tokens/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
var _valid89 = _errs495 === errors;
valid117 = valid117 || _valid89;
}
if(!valid117){
const err420 = {instancePath:instancePath+"/input-tokens",schemaPath:"#/components/schemas/Alternatives/properties/input-tokens/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs493;
if(vErrors !== null){
if(_errs493){
vErrors.length = _errs493;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs492 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["unfinished-charge"] !== undefined){
let data110 = data["unfinished-charge"];
const _errs496 = errors;
const _errs497 = errors;
let valid118 = false;
const _errs498 = errors;
if("free" !== data110){
const err421 = {instancePath:instancePath+"/unfinished-charge",schemaPath:"#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
var _valid90 = _errs498 === errors;
valid118 = valid118 || _valid90;
if(!valid118){
const _errs499 = errors;
if("charged" !== data110){
const err422 = {instancePath:instancePath+"/unfinished-charge",schemaPath:"#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
var _valid90 = _errs499 === errors;
valid118 = valid118 || _valid90;
}
if(!valid118){
const err423 = {instancePath:instancePath+"/unfinished-charge",schemaPath:"#/components/schemas/Alternatives/properties/unfinished-charge/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs497;
if(vErrors !== null){
if(_errs497){
vErrors.length = _errs497;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs496 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["termination-charge"] !== undefined){
let data111 = data["termination-charge"];
const _errs500 = errors;
const _errs501 = errors;
let valid119 = false;
const _errs502 = errors;
if("free" !== data111){
const err424 = {instancePath:instancePath+"/termination-charge",schemaPath:"#/components/schemas/Alternatives/properties/termination-charge/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
var _valid91 = _errs502 === errors;
valid119 = valid119 || _valid91;
if(!valid119){
const _errs503 = errors;
if("charged" !== data111){
const err425 = {instancePath:instancePath+"/termination-charge",schemaPath:"#/components/schemas/Alternatives/properties/termination-charge/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
var _valid91 = _errs503 === errors;
valid119 = valid119 || _valid91;
}
if(!valid119){
const err426 = {instancePath:instancePath+"/termination-charge",schemaPath:"#/components/schemas/Alternatives/properties/termination-charge/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs501;
if(vErrors !== null){
if(_errs501){
vErrors.length = _errs501;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs500 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["serverless-charges"] !== undefined){
let data112 = data["serverless-charges"];
const _errs504 = errors;
const _errs505 = errors;
let valid120 = false;
const _errs506 = errors;
if("free" !== data112){
const err427 = {instancePath:instancePath+"/serverless-charges",schemaPath:"#/components/schemas/Alternatives/properties/serverless-charges/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
var _valid92 = _errs506 === errors;
valid120 = valid120 || _valid92;
if(!valid120){
const _errs507 = errors;
if("charged" !== data112){
const err428 = {instancePath:instancePath+"/serverless-charges",schemaPath:"#/components/schemas/Alternatives/properties/serverless-charges/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
var _valid92 = _errs507 === errors;
valid120 = valid120 || _valid92;
}
if(!valid120){
const err429 = {instancePath:instancePath+"/serverless-charges",schemaPath:"#/components/schemas/Alternatives/properties/serverless-charges/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs505;
if(vErrors !== null){
if(_errs505){
vErrors.length = _errs505;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs504 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["result-access"] !== undefined){
let data113 = data["result-access"];
const _errs508 = errors;
const _errs509 = errors;
let valid121 = false;
const _errs510 = errors;
if("open" !== data113){
const err430 = {instancePath:instancePath+"/result-access",schemaPath:"#/components/schemas/Alternatives/properties/result-access/anyOf/0/const",keyword:"const",params:{allowedValue: "open"}};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
var _valid93 = _errs510 === errors;
valid121 = valid121 || _valid93;
if(!valid121){
const _errs511 = errors;
if("with-key" !== data113){
const err431 = {instancePath:instancePath+"/result-access",schemaPath:"#/components/schemas/Alternatives/properties/result-access/anyOf/1/const",keyword:"const",params:{allowedValue: "with-key"}};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
var _valid93 = _errs511 === errors;
valid121 = valid121 || _valid93;
}
if(!valid121){
const err432 = {instancePath:instancePath+"/result-access",schemaPath:"#/components/schemas/Alternatives/properties/result-access/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs509;
if(vErrors !== null){
if(_errs509){
vErrors.length = _errs509;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs508 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["result-origin"] !== undefined){
let data114 = data["result-origin"];
const _errs512 = errors;
const _errs513 = errors;
let valid122 = false;
const _errs514 = errors;
if("same" !== data114){
const err433 = {instancePath:instancePath+"/result-origin",schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
var _valid94 = _errs514 === errors;
valid122 = valid122 || _valid94;
if(!valid122){
const _errs515 = errors;
if("other" !== data114){
const err434 = {instancePath:instancePath+"/result-origin",schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/1/const",keyword:"const",params:{allowedValue: "other"}};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
var _valid94 = _errs515 === errors;
valid122 = valid122 || _valid94;
if(!valid122){
const _errs516 = errors;
if("with-expiry" !== data114){
const err435 = {instancePath:instancePath+"/result-origin",schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/2/const",keyword:"const",params:{allowedValue: "with-expiry"}};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
var _valid94 = _errs516 === errors;
valid122 = valid122 || _valid94;
}
}
if(!valid122){
const err436 = {instancePath:instancePath+"/result-origin",schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs513;
if(vErrors !== null){
if(_errs513){
vErrors.length = _errs513;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs512 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data["result-lifetime"] !== undefined){
let data115 = data["result-lifetime"];
const _errs517 = errors;
const _errs518 = errors;
let valid123 = false;
const _errs519 = errors;
if("limited" !== data115){
const err437 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
var _valid95 = _errs519 === errors;
valid123 = valid123 || _valid95;
if(!valid123){
const _errs520 = errors;
if(errors === _errs520){
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
let missing20;
if((data115.limited === undefined) && (missing20 = "limited")){
const err438 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/required",keyword:"required",params:{missingProperty: missing20}};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
else {
const _errs522 = errors;
for(const key21 in data115){
if(!(key21 === "limited")){
const err439 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
break;
}
}
if(_errs522 === errors){
if(data115.limited !== undefined){
let data116 = data115.limited;
const _errs523 = errors;
if(!((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116)))){
const err440 = {instancePath:instancePath+"/result-lifetime/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
if(errors === _errs523){
if(typeof data116 == "number"){
if(data116 > 31536000000 || isNaN(data116)){
const err441 = {instancePath:instancePath+"/result-lifetime/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
else {
if(data116 < 1 || isNaN(data116)){
const err442 = {instancePath:instancePath+"/result-lifetime/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
}
}
}
}
}
}
else {
const err443 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
var _valid95 = _errs520 === errors;
valid123 = valid123 || _valid95;
if(!valid123){
const _errs525 = errors;
if("unlimited" !== data115){
const err444 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
var _valid95 = _errs525 === errors;
valid123 = valid123 || _valid95;
}
}
if(!valid123){
const err445 = {instancePath:instancePath+"/result-lifetime",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs518;
if(vErrors !== null){
if(_errs518){
vErrors.length = _errs518;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs517 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Alternatives/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.seed === undefined) && (missing0 = "seed")){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/RandomAlternatives/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "seed")){
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/RandomAlternatives/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs6 = errors;
let valid4 = false;
let passing0 = null;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err0 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(typeof data0 == "number")){
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate49.errors = vErrors;
return false;
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
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/components/schemas/RandomAlternatives/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.permission === undefined) && (missing0 = "permission")){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/NewKey/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/NewKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
validate52.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema41.placed.schema.enum}}];
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
if(!(validate53(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/NewKey/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate53.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate53.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema41.placed.schema.enum}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/KeyEndpoints/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate56.errors = [{instancePath,schemaPath:"#/components/parameters/KeyId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/components/parameters/KeyId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/KeyChange/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "permission")) || (key0 === "endpoints"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/KeyChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "none") || (data1 === "read")) || (data1 === "run"))){
validate58.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema41.placed.schema.enum}}];
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
if(!(validate53(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/KeyChange/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "responses"))){
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/NewReceiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate63(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
validate62.errors = [{instancePath,schemaPath:"#/components/schemas/NewReceiver/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data.length < 1){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate64(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 200 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
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
const err5 = {instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err8 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
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
const err9 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
const err10 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.reset !== undefined){
let data2 = data.reset;
if(typeof data2 !== "boolean"){
const err11 = {instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(true !== data2){
const err12 = {instancePath:instancePath+"/reset",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/properties/reset/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
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
const err14 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate64.errors = vErrors;
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
validate64.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/components/parameters/ReceiverId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/components/parameters/ReceiverId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.responses === undefined) && (missing0 = "responses")){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverScript/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "responses")){
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverScript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.responses !== undefined){
if(!(validate63(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverScript/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "alternatives")) || (key0 === "budget"))){
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/NewAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern2.test(data0)){
validate74.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/pattern",keyword:"pattern",params:{...{pattern: "^[!-~]{1,1000}$"}, expected: "at most 1000 visible ASCII characters without spaces"}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate74.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/enum",keyword:"enum",params:{allowedValues: schema58.placed.schema.properties.clock.enum}}];
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
if(errors === _errs11){
if(typeof data2 === "string"){
if(func0(data2) > 1000){
const err0 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(typeof data2 == "number")){
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate74.errors = vErrors;
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
validate74.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate74.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/type",keyword:"type",params:{type: "string"}}];
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
validate74.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
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
validate74.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
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
if(data5.length > 100){
validate74.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid7 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
const _errs21 = errors;
if(!(validate20(data5[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.alternatives !== undefined){
const _errs22 = errors;
if(!(validate46(data.alternatives, {instancePath:instancePath+"/alternatives",parentData:data,parentDataProperty:"alternatives",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
const _errs23 = errors;
if(!(validate77(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
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
validate74.errors = [{instancePath,schemaPath:"#/components/schemas/NewAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.amount === undefined) && (missing0 = "amount")){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern3.test(data0)){
validate77.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]{0,20})(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/type",keyword:"type",params:{type: "string"}}];
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
validate77.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate77.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema60.placed.schema.properties.exceeded.enum}}];
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
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate80.errors = [{instancePath,schemaPath:"#/components/parameters/AccountId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/components/parameters/AccountId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/paths/~1control~1estimates/post/requestBody/content/application~1json/schema": validate0,
  "#/paths/~1control~1clock/post/requestBody/content/application~1json/schema": validate3,
  "#/components/parameters/After/schema": validate6,
  "#/components/parameters/Limit/schema": validate7,
  "#/components/parameters/EventType/schema": validate8,
  "#/components/parameters/Job/schema": validate9,
  "#/components/parameters/LastEventId/schema": validate10,
  "#/components/parameters/State/schema": validate11,
  "#/components/parameters/Endpoint/schema": validate12,
  "#/components/parameters/Kind/schema": validate13,
  "#/components/parameters/Text/schema": validate14,
  "#/components/parameters/UpTo/schema": validate15,
  "#/components/parameters/Offset/schema": validate16,
  "#/components/parameters/JobId/schema": validate17,
  "#/paths/~1control~1faults/put/requestBody/content/application~1json/schema": validate18,
  "#/paths/~1control~1alternatives/put/requestBody/content/application~1json/schema": validate45,
  "#/paths/~1control~1alternatives~1random/post/requestBody/content/application~1json/schema": validate48,
  "#/paths/~1control~1keys/post/requestBody/content/application~1json/schema": validate51,
  "#/components/parameters/KeyId/schema": validate56,
  "#/paths/~1control~1keys~1{key_id}/patch/requestBody/content/application~1json/schema": validate57,
  "#/paths/~1control~1receivers/post/requestBody/content/application~1json/schema": validate61,
  "#/components/parameters/ReceiverId/schema": validate68,
  "#/paths/~1control~1receivers~1{receiver_id}/put/requestBody/content/application~1json/schema": validate69,
  "#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema": validate73,
  "#/components/parameters/AccountId/schema": validate80,
};
