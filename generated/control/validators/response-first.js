// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const schema1 = {"placed":{"pointer":"#/components/schemas/Service","schema":{"type":"object","required":["instanceId","startedMs","version","profile","account"],"properties":{"instanceId":{"type":"string"},"startedMs":{"type":"integer"},"version":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"account":{"type":"string"}}}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = runtime.formats["json-pointer"];
const schema10 = {"placed":{"pointer":"#/components/schemas/EndpointSummary","schema":{"type":"object","required":["id","kind","workersMax","health"],"properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["public","serverless"]},"model":{"type":"string"},"price":{"$ref":"#/components/schemas/EndpointPrice"},"inputSchema":{"type":"object","additionalProperties":true},"workersMax":{"type":"integer","minimum":0},"health":{"$ref":"#/components/schemas/EndpointHealth"}}}}};
const func0 = runtime.pattern;
const pattern0 = func0("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");
const pattern2 = func0("^[0-9]+$", "u");
const schema19 = {"placed":{"pointer":"#/components/schemas/Clock","schema":{"type":"object","required":["kind","nowMs","now","due"],"properties":{"kind":{"type":"string","enum":["system","manual"]},"nowMs":{"type":"integer"},"now":{"type":"string","format":"date-time"},"nextDueMs":{"type":"integer"},"due":{"type":"array","items":{"$ref":"#/components/schemas/Due"}}}}}};
const formats2 = runtime.formats["date-time"];
const schema20 = {"placed":{"pointer":"#/components/schemas/Due","schema":{"type":"object","required":["atMs","kind","endpointId"],"properties":{"atMs":{"type":"integer"},"kind":{"type":"string","enum":["jobEnds","executionTimeout","expiry","part","waitEnds","webhookAttempt","forgotten","workerReady","workerStops","response"]},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};
const schema24 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"streamed"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"accountReset"}}},{"type":"object","required":["type","request"],"properties":{"type":{"type":"string","const":"answered"},"request":{"$ref":"#/components/schemas/RequestSummary"}}}]}]}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const schema37 = {"placed":{"pointer":"#/components/schemas/JobWebhook","schema":{"type":"object","required":["host","attempts","state"],"properties":{"host":{"type":"string"},"attempts":{"type":"integer","minimum":0},"state":{"type":"string","enum":["waiting","acknowledged","givenUp"]}}}}};
const formats4 = runtime.formats.date;
const schema60 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const schema63 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema64 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","different","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
const schema69 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
const schema76 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"enabled":{"type":"boolean"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const func9 = runtime.characters;
const schema86 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema87 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema91 = {"placed":{"pointer":"#/components/schemas/AlternativeInForce","schema":{"type":"object","required":["gap","alternative","from","played","unplayed"],"properties":{"gap":{"type":"string"},"alternative":{"type":"string"},"parameter":{},"from":{"type":"string","enum":["document","settings","change"]},"played":{"type":"array","items":{"type":"string"}},"unplayed":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const schema96 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const schema120 = {"placed":{"pointer":"#/components/schemas/AccountSummary","schema":{"type":"object","required":["id","clock","isFromSettings"],"properties":{"id":{"type":"string"},"clock":{"type":"string","enum":["system","manual"]},"isFromSettings":{"type":"boolean"}}}}};
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
if((((((data.instanceId === undefined) && (missing0 = "instanceId")) || ((data.startedMs === undefined) && (missing0 = "startedMs"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.account === undefined) && (missing0 = "account"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.instanceId !== undefined){
const _errs2 = errors;
if(typeof data.instanceId !== "string"){
validate1.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"#/components/schemas/Service/properties/instanceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data1 = data.startedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Service/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
const _errs6 = errors;
if(typeof data.version !== "string"){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/components/schemas/Service/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.profile !== undefined){
let data3 = data.profile;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate1.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "contract") || (data3 === "reference"))){
validate1.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.profile.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.account !== undefined){
const _errs10 = errors;
if(typeof data.account !== "string"){
validate1.errors = [{instancePath:instancePath+"/account",schemaPath:"#/components/schemas/Service/properties/account/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
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
else {
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Service/type",keyword:"type",params:{type: "object"}}];
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.code === undefined) && (missing0 = "code"))){
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate4.errors = [{instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate4.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs9 = errors;
if(typeof data.code !== "string"){
validate4.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.errors !== undefined){
let data4 = data.errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 1){
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
}
else {
validate4.errors = [{instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.in === undefined) && (missing0 = "in")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.received === undefined) && (missing0 = "received"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.in !== undefined){
let data0 = data.in;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
validate5.errors = [{instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pointer !== undefined){
let data1 = data.pointer;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs7 = errors;
if(typeof data.detail !== "string"){
validate5.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expected !== undefined){
const _errs9 = errors;
if(typeof data.expected !== "string"){
validate5.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.received !== undefined){
const _errs11 = errors;
if(typeof data.received !== "string"){
validate5.errors = [{instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
else {
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.endpoints === undefined) && (missing0 = "endpoints")){
validate15.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.endpoints !== undefined){
let data0 = data.endpoints;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/EndpointList/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.workersMax === undefined) && (missing0 = "workersMax"))) || ((data.health === undefined) && (missing0 = "health"))){
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate16.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "public") || (data1 === "serverless"))){
validate16.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.properties.kind.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined){
const _errs6 = errors;
if(typeof data.model !== "string"){
validate16.errors = [{instancePath:instancePath+"/model",schemaPath:"#/components/schemas/EndpointSummary/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
const _errs8 = errors;
if(!(validate17(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate16.errors = [{instancePath:instancePath+"/inputSchema",schemaPath:"#/components/schemas/EndpointSummary/properties/inputSchema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workersMax !== undefined){
let data5 = data.workersMax;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate16.errors = [{instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate16.errors = [{instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.health !== undefined){
const _errs14 = errors;
if(!(validate19(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
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
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointSummary/type",keyword:"type",params:{type: "object"}}];
return false;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.per === undefined) && (missing0 = "per"))) || ((data.quantity === undefined) && (missing0 = "quantity"))) || ((data.unit === undefined) && (missing0 = "unit"))){
validate17.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointPrice/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.price !== undefined){
let data1 = data.price;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate17.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.per !== undefined){
let data2 = data.per;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate17.errors = [{instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate17.errors = [{instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.quantity !== undefined){
const _errs10 = errors;
if(typeof data.quantity !== "string"){
validate17.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/EndpointPrice/properties/quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
const _errs12 = errors;
if(typeof data.unit !== "string"){
validate17.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/EndpointPrice/properties/unit/type",keyword:"type",params:{type: "string"}}];
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
else {
validate17.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobs !== undefined){
let data0 = data.jobs;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.completed === undefined) && (missing1 = "completed")) || ((data0.failed === undefined) && (missing1 = "failed"))) || ((data0.retried === undefined) && (missing1 = "retried"))) || ((data0.inProgress === undefined) && (missing1 = "inProgress"))) || ((data0.inQueue === undefined) && (missing1 = "inQueue"))){
validate19.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate19.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate19.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.failed !== undefined){
let data2 = data0.failed;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate19.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate19.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.retried !== undefined){
let data3 = data0.retried;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate19.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate19.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate19.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate19.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate19.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate19.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workers !== undefined){
let data6 = data.workers;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((data6.initializing === undefined) && (missing2 = "initializing")) || ((data6.ready === undefined) && (missing2 = "ready"))) || ((data6.idle === undefined) && (missing2 = "idle"))) || ((data6.running === undefined) && (missing2 = "running"))){
validate19.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.initializing !== undefined){
let data7 = data6.initializing;
const _errs16 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate19.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate19.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ready !== undefined){
let data8 = data6.ready;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate19.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate19.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.idle !== undefined){
let data9 = data6.idle;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate19.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate19.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.running !== undefined){
let data10 = data6.running;
const _errs22 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate19.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate19.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.problems === undefined) && (missing0 = "problems")){
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Estimate/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cost !== undefined){
let data0 = data.cost;
const _errs2 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate24.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.quantity !== undefined){
let data1 = data.quantity;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate24.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^[0-9]+$"}, expected: "a whole number"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
const _errs8 = errors;
if(typeof data.unit !== "string"){
validate24.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/Estimate/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs10 = errors;
if(typeof data.reason !== "string"){
validate24.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/Estimate/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.problems !== undefined){
let data4 = data.problems;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.pointer === undefined) && (missing1 = "pointer")) || ((data5.detail === undefined) && (missing1 = "detail"))){
validate24.errors = [{instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.pointer !== undefined){
const _errs16 = errors;
if(typeof data5.pointer !== "string"){
validate24.errors = [{instancePath:instancePath+"/problems/" + i0+"/pointer",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/pointer/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.detail !== undefined){
const _errs18 = errors;
if(typeof data5.detail !== "string"){
validate24.errors = [{instancePath:instancePath+"/problems/" + i0+"/detail",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/components/schemas/Estimate/properties/problems/type",keyword:"type",params:{type: "array"}}];
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
else {
validate24.errors = [{instancePath,schemaPath:"#/components/schemas/Estimate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.nowMs === undefined) && (missing0 = "nowMs"))) || ((data.now === undefined) && (missing0 = "now"))) || ((data.due === undefined) && (missing0 = "due"))){
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "system") || (data0 === "manual"))){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.properties.kind.enum}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nowMs !== undefined){
let data1 = data.nowMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate29.errors = [{instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.now !== undefined){
let data2 = data.now;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats2(data2))){
validate29.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate29.errors = [{instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.due !== undefined){
let data4 = data.due;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate30(data4[i0], {instancePath:instancePath+"/due/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/due",schemaPath:"#/components/schemas/Clock/properties/due/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs10 === errors;
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
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.atMs === undefined) && (missing0 = "atMs")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.atMs !== undefined){
let data0 = data.atMs;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate30.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/Due/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate30.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
validate30.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.kind.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs6 = errors;
if(typeof data.endpointId !== "string"){
validate30.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/Due/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobId !== undefined){
const _errs8 = errors;
if(typeof data.jobId !== "string"){
validate30.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/Due/properties/jobId/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Due/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate37(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
const _errs5 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.submission === undefined) && (missing0 = "submission"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: missing0}});
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.submission !== undefined){
let data1 = data.submission;
const _errs10 = errors;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}});
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid3 = _errs6 === errors;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
const _errs15 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(valid7){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.workerId === undefined) && (missing1 = "workerId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: missing1}});
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs18 = errors;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.workerId !== undefined){
const _errs20 = errors;
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid7 = _errs16 === errors;
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
const _errs22 = errors;
const _errs23 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid9 = _errs23 === errors;
if(valid9){
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.progress === undefined) && (missing2 = "progress"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: missing2}});
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("progressed" !== data4){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid9 = _errs24 === errors;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
}
const _errs28 = errors;
const _errs29 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid11 = _errs29 === errors;
if(valid11){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: missing3}});
}
else {
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("streamed" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "streamed"}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid11 = _errs30 === errors;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
}
const _errs34 = errors;
const _errs35 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid13 = _errs35 === errors;
if(valid13){
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.text === undefined) && (missing4 = "text"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: missing4}});
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs38 = errors;
if(typeof data6 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
}
var valid14 = _errs38 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.text !== undefined){
const _errs40 = errors;
if(typeof data.text !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid13 = _errs36 === errors;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid2 = true;
passing0 = 4;
}
const _errs42 = errors;
const _errs43 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid15 = _errs43 === errors;
if(valid15){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.type === undefined) && (missing5 = "type")) || ((data.status === undefined) && (missing5 = "status"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: missing5}});
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs46 = errors;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
}
var valid16 = _errs46 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.status !== undefined){
const _errs48 = errors;
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
var valid16 = _errs48 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.error !== undefined){
const _errs52 = errors;
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
}
var valid16 = _errs52 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid15 = _errs44 === errors;
}
var _valid0 = _errs42 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid2 = true;
passing0 = 5;
}
const _errs54 = errors;
const _errs55 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(valid19){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: missing6}});
}
else {
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("retried" !== data11){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid19 = _errs56 === errors;
}
var _valid0 = _errs54 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid2 = true;
passing0 = 6;
}
const _errs60 = errors;
const _errs61 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid21 = _errs61 === errors;
if(valid21){
const _errs62 = errors;
if(errors === _errs62){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.type === undefined) && (missing7 = "type")) || ((data.early === undefined) && (missing7 = "early"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: missing7}});
}
else {
if(data.type !== undefined){
let data12 = data.type;
const _errs64 = errors;
if(typeof data12 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("forgotten" !== data12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}});
}
var valid22 = _errs64 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.early !== undefined){
const _errs66 = errors;
if(typeof data.early !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}});
}
var valid22 = _errs66 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid21 = _errs62 === errors;
}
var _valid0 = _errs60 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid2 = true;
passing0 = 7;
}
const _errs68 = errors;
const _errs69 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid23 = _errs69 === errors;
if(valid23){
const _errs70 = errors;
if(errors === _errs70){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.type === undefined) && (missing8 = "type")) || ((data.cost === undefined) && (missing8 = "cost"))) || ((data.quantity === undefined) && (missing8 = "quantity"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: missing8}});
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs72 = errors;
if(typeof data14 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("charged" !== data14){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}});
}
var valid24 = _errs72 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.cost !== undefined){
let data15 = data.cost;
const _errs74 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
var valid24 = _errs74 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.quantity !== undefined){
let data16 = data.quantity;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
var valid24 = _errs78 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid23 = _errs70 === errors;
}
var _valid0 = _errs68 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid2 = true;
passing0 = 8;
}
const _errs80 = errors;
const _errs81 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid27 = _errs81 === errors;
if(valid27){
const _errs82 = errors;
if(errors === _errs82){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((((data.type === undefined) && (missing9 = "type")) || ((data.attempt === undefined) && (missing9 = "attempt"))) || ((data.host === undefined) && (missing9 = "host"))) || ((data.outcome === undefined) && (missing9 = "outcome"))) || ((data.acknowledged === undefined) && (missing9 = "acknowledged"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: missing9}});
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs84 = errors;
if(typeof data17 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookAttempted" !== data17){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}});
}
var valid28 = _errs84 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.attempt !== undefined){
let data18 = data.attempt;
const _errs86 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs86){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
var valid28 = _errs86 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.host !== undefined){
const _errs88 = errors;
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
var valid28 = _errs88 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.outcome !== undefined){
const _errs90 = errors;
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
var valid28 = _errs90 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.acknowledged !== undefined){
const _errs92 = errors;
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
var valid28 = _errs92 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid27 = _errs82 === errors;
}
var _valid0 = _errs80 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid2 = true;
passing0 = 9;
}
const _errs94 = errors;
const _errs95 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid29 = _errs95 === errors;
if(valid29){
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.attempts === undefined) && (missing10 = "attempts"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: missing10}});
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs98 = errors;
if(typeof data22 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookGivenUp" !== data22){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}});
}
var valid30 = _errs98 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.attempts !== undefined){
let data23 = data.attempts;
const _errs100 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs100){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
var valid30 = _errs100 === errors;
}
else {
var valid30 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}});
}
}
var valid29 = _errs96 === errors;
}
var _valid0 = _errs94 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid2 = true;
passing0 = 10;
}
const _errs102 = errors;
if(errors === _errs102){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((((data.type === undefined) && (missing11 = "type")) || ((data.endpointId === undefined) && (missing11 = "endpointId"))) || ((data.workerId === undefined) && (missing11 = "workerId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: missing11}});
}
else {
if(data.type !== undefined){
let data24 = data.type;
const _errs104 = errors;
if(typeof data24 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}});
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.allOf[1].oneOf[11].properties.type.enum}});
}
var valid31 = _errs104 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.endpointId !== undefined){
const _errs106 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid31 = _errs106 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.workerId !== undefined){
const _errs108 = errors;
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
var valid31 = _errs108 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs102 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid2 = true;
passing0 = 11;
}
const _errs110 = errors;
if(errors === _errs110){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.type === undefined) && (missing12 = "type")) || ((data.fault === undefined) && (missing12 = "fault"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: missing12}});
}
else {
if(data.type !== undefined){
let data27 = data.type;
const _errs112 = errors;
if(typeof data27 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("faultInjected" !== data27){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}});
}
var valid32 = _errs112 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.fault !== undefined){
const _errs114 = errors;
if(typeof data.fault !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/fault/type",keyword:"type",params:{type: "string"}});
}
var valid32 = _errs114 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.endpointId !== undefined){
const _errs116 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid32 = _errs116 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.jobId !== undefined){
const _errs118 = errors;
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
var valid32 = _errs118 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs110 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid2 = true;
passing0 = 12;
}
const _errs120 = errors;
if(errors === _errs120){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((((data.type === undefined) && (missing13 = "type")) || ((data.operationId === undefined) && (missing13 = "operationId"))) || ((data.endpointId === undefined) && (missing13 = "endpointId"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: missing13}});
}
else {
if(data.type !== undefined){
let data31 = data.type;
const _errs122 = errors;
if(typeof data31 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("limited" !== data31){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "limited"}});
}
var valid33 = _errs122 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.operationId !== undefined){
const _errs124 = errors;
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
var valid33 = _errs124 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.endpointId !== undefined){
const _errs126 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid33 = _errs126 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs120 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid2 = true;
passing0 = 13;
}
const _errs128 = errors;
if(errors === _errs128){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((((data.type === undefined) && (missing14 = "type")) || ((data.endpointId === undefined) && (missing14 = "endpointId"))) || ((data.refused === undefined) && (missing14 = "refused"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: missing14}});
}
else {
if(data.type !== undefined){
let data34 = data.type;
const _errs130 = errors;
if(typeof data34 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("budgetExceeded" !== data34){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}});
}
var valid34 = _errs130 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.endpointId !== undefined){
const _errs132 = errors;
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
var valid34 = _errs132 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.refused !== undefined){
const _errs134 = errors;
if(typeof data.refused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/refused/type",keyword:"type",params:{type: "boolean"}});
}
var valid34 = _errs134 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs128 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid2 = true;
passing0 = 14;
}
const _errs136 = errors;
if(errors === _errs136){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.type === undefined) && (missing15 = "type")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: missing15}});
}
else {
if(data.type !== undefined){
let data37 = data.type;
if(typeof data37 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("accountReset" !== data37){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "accountReset"}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs136 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid2 = true;
passing0 = 15;
}
const _errs140 = errors;
if(errors === _errs140){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if(((data.type === undefined) && (missing16 = "type")) || ((data.request === undefined) && (missing16 = "request"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/required",keyword:"required",params:{missingProperty: missing16}});
}
else {
if(data.type !== undefined){
let data38 = data.type;
const _errs142 = errors;
if(typeof data38 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("answered" !== data38){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/properties/type/const",keyword:"const",params:{allowedValue: "answered"}});
}
var valid36 = _errs142 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.request !== undefined){
const _errs144 = errors;
if(!(validate52(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid36 = _errs144 === errors;
}
else {
var valid36 = true;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/16/type",keyword:"type",params:{type: "object"}});
}
}
var _valid0 = _errs140 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 16];
}
else {
if(_valid0){
valid2 = true;
passing0 = 16;
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
if(!valid2){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
validate37.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.atMs === undefined) && (missing0 = "atMs"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate38.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate38.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
let data1 = data.atMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate38.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}}];
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
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobId !== undefined){
const _errs2 = errors;
if(typeof data.jobId !== "string"){
validate40.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate40.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.hasAccount === undefined) && (missing0 = "hasAccount"))) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.status === undefined) && (missing0 = "status"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RequestSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate52.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/RequestSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hasAccount !== undefined){
const _errs6 = errors;
if(typeof data.hasAccount !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/hasAccount",schemaPath:"#/components/schemas/RequestSummary/properties/hasAccount/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
let data3 = data.atMs;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate52.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/RequestSummary/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.durationMs !== undefined){
let data4 = data.durationMs;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate52.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate52.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/components/schemas/RequestSummary/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.method !== undefined){
const _errs12 = errors;
if(typeof data.method !== "string"){
validate52.errors = [{instancePath:instancePath+"/method",schemaPath:"#/components/schemas/RequestSummary/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs14 = errors;
if(typeof data.path !== "string"){
validate52.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/RequestSummary/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.operationId !== undefined){
const _errs16 = errors;
if(typeof data.operationId !== "string"){
validate52.errors = [{instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/RequestSummary/properties/operationId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs18 = errors;
if(typeof data.endpointId !== "string"){
validate52.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/RequestSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobId !== undefined){
const _errs20 = errors;
if(typeof data.jobId !== "string"){
validate52.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/RequestSummary/properties/jobId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs22 = errors;
if(typeof data.key !== "string"){
validate52.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RequestSummary/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data11 = data.status;
const _errs24 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if(typeof data11 == "number"){
if(data11 > 599 || isNaN(data11)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data11 < 100 || isNaN(data11)){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RequestSummary/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}}];
return false;
}
}
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dropped !== undefined){
let data12 = data.dropped;
const _errs26 = errors;
if(typeof data12 !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data12){
validate52.errors = [{instancePath:instancePath+"/dropped",schemaPath:"#/components/schemas/RequestSummary/properties/dropped/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
const _errs28 = errors;
if(typeof data.code !== "string"){
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/components/schemas/RequestSummary/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.detail !== undefined){
const _errs30 = errors;
if(typeof data.detail !== "string"){
validate52.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/RequestSummary/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs30 === errors;
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
else {
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/RequestSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}}];
return false;
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
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data1 = data.jobs;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate59(data1[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.number === undefined) && (missing0 = "number"))) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data1 = data.number;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate59.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs6 = errors;
if(typeof data.endpointId !== "string"){
validate59.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission !== undefined){
let data3 = data.submission;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate59.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
validate59.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs12 = errors;
if(typeof data.status !== "string"){
validate59.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs16 = errors;
if(typeof data.lowPriority !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data6 = data.retries;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate59.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate59.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate59.errors = [{instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data8 = data.startedMs;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate59.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endedMs !== undefined){
let data9 = data.endedMs;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate59.errors = [{instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.delayTime !== undefined){
let data10 = data.delayTime;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate59.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate59.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.executionTime !== undefined){
let data11 = data.executionTime;
const _errs28 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate59.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate59.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workerId !== undefined){
const _errs30 = errors;
if(typeof data.workerId !== "string"){
validate59.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs32 = errors;
if(typeof data.error !== "string"){
validate59.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.webhook !== undefined){
const _errs34 = errors;
if(!(validate60(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data15 = data.cost;
const _errs35 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate59.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs35 === errors;
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
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.host === undefined) && (missing0 = "host")) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.state === undefined) && (missing0 = "state"))){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.host !== undefined){
const _errs2 = errors;
if(typeof data.host !== "string"){
validate60.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/JobWebhook/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.attempts !== undefined){
let data1 = data.attempts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate60.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate60.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
let data2 = data.state;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate60.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
validate60.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/enum",keyword:"enum",params:{allowedValues: schema37.placed.schema.properties.state.enum}}];
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
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/JobWebhook/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hasStorageSettings === undefined) && (missing0 = "hasStorageSettings")){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate65.errors = [{instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.policy !== undefined){
const _errs7 = errors;
if(!(validate67(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.hasStorageSettings !== undefined){
const _errs8 = errors;
if(typeof data.hasStorageSettings !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/hasStorageSettings",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/hasStorageSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate65.errors = vErrors;
return errors === 0;
}

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate67.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
validate67.errors = [{instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs5 = errors;
if(typeof data.lowPriority !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ttl !== undefined){
let data2 = data.ttl;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate67.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 10000 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}}];
return false;
}
}
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
else {
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.requests === undefined) && (missing0 = "requests")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.isRecording === undefined) && (missing0 = "isRecording"))) || ((data.isOneReplica === undefined) && (missing0 = "isOneReplica"))){
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/RequestList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate73.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate73.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/RequestList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isRecording !== undefined){
const _errs4 = errors;
if(typeof data.isRecording !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/isRecording",schemaPath:"#/components/schemas/RequestList/properties/isRecording/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isOneReplica !== undefined){
const _errs6 = errors;
if(typeof data.isOneReplica !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/isOneReplica",schemaPath:"#/components/schemas/RequestList/properties/isOneReplica/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.requests !== undefined){
let data3 = data.requests;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate52(data3[i0], {instancePath:instancePath+"/requests/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/components/schemas/RequestList/properties/requests/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
}
else {
validate73.errors = [{instancePath,schemaPath:"#/components/schemas/RequestList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.target === undefined) && (missing0 = "target")) || ((data.request === undefined) && (missing0 = "request"))) || ((data.response === undefined) && (missing0 = "response"))){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.target !== undefined){
const _errs4 = errors;
if(typeof data.target !== "string"){
validate77.errors = [{instancePath:instancePath+"/target",schemaPath:"#/components/schemas/RequestDetails/allOf/1/properties/target/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.request !== undefined){
const _errs6 = errors;
if(!(validate79(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.response !== undefined){
const _errs7 = errors;
if(!(validate79(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.problem !== undefined){
const _errs8 = errors;
if(!(validate4(data.problem, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/RequestDetails/allOf/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
validate77.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.headers === undefined) && (missing0 = "headers")) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/RecordedMessage/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.headers !== undefined){
let data0 = data.headers;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs5 = errors;
if(typeof data0[key0] !== "string"){
validate79.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/RecordedMessage/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/RecordedMessage/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.bytes !== undefined){
let data2 = data.bytes;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate79.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/components/schemas/RecordedMessage/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs9 = errors;
if(typeof data.body !== "string"){
validate79.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/RecordedMessage/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isShortened !== undefined){
let data4 = data.isShortened;
const _errs11 = errors;
if(typeof data4 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data4){
validate79.errors = [{instancePath:instancePath+"/isShortened",schemaPath:"#/components/schemas/RecordedMessage/properties/isShortened/const",keyword:"const",params:{allowedValue: true}}];
return false;
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
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/RecordedMessage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.log === undefined) && (missing0 = "log")){
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/HttpArchive/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.log !== undefined){
let data0 = data.log;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.version === undefined) && (missing1 = "version")) || ((data0.creator === undefined) && (missing1 = "creator"))) || ((data0.entries === undefined) && (missing1 = "entries"))){
validate87.errors = [{instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.version !== undefined){
let data1 = data0.version;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate87.errors = [{instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("1.2" !== data1){
validate87.errors = [{instancePath:instancePath+"/log/version",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/version/const",keyword:"const",params:{allowedValue: "1.2"}}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.creator !== undefined){
let data2 = data0.creator;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate87.errors = [{instancePath:instancePath+"/log/creator",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/creator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.entries !== undefined){
let data3 = data0.entries;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate87.errors = [{instancePath:instancePath+"/log/entries/" + i0,schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/log/entries",schemaPath:"#/components/schemas/HttpArchive/properties/log/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/log",schemaPath:"#/components/schemas/HttpArchive/properties/log/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/components/schemas/HttpArchive/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate89.errors = [{instancePath,schemaPath:"#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.deliveries !== undefined){
let data0 = data.deliveries;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate92(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.attempt === undefined) && (missing0 = "attempt")) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate92.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.host !== undefined){
const _errs7 = errors;
if(typeof data.host !== "string"){
validate92.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.outcome !== undefined){
const _errs9 = errors;
if(typeof data.outcome !== "string"){
validate92.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.acknowledged !== undefined){
const _errs11 = errors;
if(typeof data.acknowledged !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate92.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate98.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.total !== undefined){
let data1 = data.total;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate98.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data2 = data.jobs;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate98.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate98.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.totals !== undefined){
let data3 = data.totals;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate99(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.budget !== undefined){
const _errs13 = errors;
if(!(validate101(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
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
else {
validate98.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.day === undefined) && (missing0 = "day")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.cost === undefined) && (missing0 = "cost"))){
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.day !== undefined){
let data0 = data.day;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4(data0))){
validate99.errors = [{instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpointId !== undefined){
const _errs4 = errors;
if(typeof data.endpointId !== "string"){
validate99.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.jobs !== undefined){
let data2 = data.jobs;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate99.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate99.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cost !== undefined){
let data3 = data.cost;
const _errs8 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate99.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
}
else {
validate99.errors = [{instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate101.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate101.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate101.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema60.placed.schema.properties.exceeded.enum}}];
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
validate101.errors = [{instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}}];
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
validate101.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.baseUrl === undefined) && (missing0 = "baseUrl")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))){
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/Report/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.baseUrl !== undefined){
const _errs2 = errors;
if(typeof data.baseUrl !== "string"){
validate105.errors = [{instancePath:instancePath+"/baseUrl",schemaPath:"#/components/schemas/Report/properties/baseUrl/type",keyword:"type",params:{type: "string"}}];
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
validate105.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "contract") || (data1 === "reference"))){
validate105.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema63.placed.schema.properties.profile.enum}}];
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
validate105.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/Report/properties/headline/type",keyword:"type",params:{type: "string"}}];
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
validate105.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Report/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
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
validate105.errors = [{instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/Report/properties/hasPage/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate106(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/Report/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
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
validate105.errors = [{instancePath,schemaPath:"#/components/schemas/Report/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.rule === undefined) && (missing0 = "rule")) || ((data.claim === undefined) && (missing0 = "claim"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate106.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedRule/properties/rule/type",keyword:"type",params:{type: "string"}}];
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
validate106.errors = [{instancePath:instancePath+"/claim",schemaPath:"#/components/schemas/ReportedRule/properties/claim/type",keyword:"type",params:{type: "string"}}];
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
validate106.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data2 === "verified") || (data2 === "violated")) || (data2 === "different")) || (data2 === "inconclusive")) || (data2 === "not claimed")) || (data2 === "not run")) || (data2 === "unobservable"))){
validate106.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema64.placed.schema.properties.verdict.enum}}];
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
validate106.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedRule/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate106.errors = [{instancePath:instancePath+"/seenWith",schemaPath:"#/components/schemas/ReportedRule/properties/seenWith/type",keyword:"type",params:{type: "string"}}];
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
validate106.errors = [{instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedRule/properties/known/type",keyword:"type",params:{type: "string"}}];
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
validate106.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate111.errors = [{instancePath,schemaPath:"#/components/responses/ReportPageRead/content/text~1html/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate111.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.application === undefined) && (missing0 = "application")) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.hasPage === undefined) && (missing0 = "hasPage"))) || ((data.verdicts === undefined) && (missing0 = "verdicts"))) || ((data.timelines === undefined) && (missing0 = "timelines"))){
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.application !== undefined){
const _errs2 = errors;
if(typeof data.application !== "string"){
validate113.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ApplicationReport/properties/application/type",keyword:"type",params:{type: "string"}}];
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
validate113.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/components/schemas/ApplicationReport/properties/headline/type",keyword:"type",params:{type: "string"}}];
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
validate113.errors = [{instancePath:instancePath+"/obstacle",schemaPath:"#/components/schemas/ApplicationReport/properties/obstacle/type",keyword:"type",params:{type: "string"}}];
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
validate113.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/ApplicationReport/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
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
validate113.errors = [{instancePath:instancePath+"/hasPage",schemaPath:"#/components/schemas/ApplicationReport/properties/hasPage/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate114(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/verdicts",schemaPath:"#/components/schemas/ApplicationReport/properties/verdicts/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate116(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/timelines",schemaPath:"#/components/schemas/ApplicationReport/properties/timelines/type",keyword:"type",params:{type: "array"}}];
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
validate113.errors = [{instancePath,schemaPath:"#/components/schemas/ApplicationReport/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.rule === undefined) && (missing0 = "rule")) || ((data.level === undefined) && (missing0 = "level"))) || ((data.says === undefined) && (missing0 = "says"))) || ((data.matters === undefined) && (missing0 = "matters"))) || ((data.guide === undefined) && (missing0 = "guide"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.shownBy === undefined) && (missing0 = "shownBy"))){
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rule !== undefined){
const _errs2 = errors;
if(typeof data.rule !== "string"){
validate114.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/components/schemas/ReportedCallerRule/properties/rule/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "stated") || (data1 === "follows")) || (data1 === "advice"))){
validate114.errors = [{instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema69.placed.schema.properties.level.enum}}];
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
validate114.errors = [{instancePath:instancePath+"/says",schemaPath:"#/components/schemas/ReportedCallerRule/properties/says/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/matters",schemaPath:"#/components/schemas/ReportedCallerRule/properties/matters/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/components/schemas/ReportedCallerRule/properties/guide/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data5 === "kept") || (data5 === "broken")) || (data5 === "inconclusive")) || (data5 === "not claimed")) || (data5 === "not run"))){
validate114.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema69.placed.schema.properties.verdict.enum}}];
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
validate114.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/ReportedCallerRule/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/known",schemaPath:"#/components/schemas/ReportedCallerRule/properties/known/type",keyword:"type",params:{type: "string"}}];
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
validate114.errors = [{instancePath:instancePath+"/shownBy/" + i0,schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/shownBy",schemaPath:"#/components/schemas/ReportedCallerRule/properties/shownBy/type",keyword:"type",params:{type: "array"}}];
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
validate114.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedCallerRule/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.scenario === undefined) && (missing0 = "scenario")) || ((data.happens === undefined) && (missing0 = "happens"))) || ((data.entries === undefined) && (missing0 = "entries"))){
validate116.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.scenario !== undefined){
const _errs2 = errors;
if(typeof data.scenario !== "string"){
validate116.errors = [{instancePath:instancePath+"/scenario",schemaPath:"#/components/schemas/ReportedTimeline/properties/scenario/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.happens !== undefined){
let data1 = data.happens;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate116.errors = [{instancePath:instancePath+"/happens/" + i0,schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/happens",schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.entries !== undefined){
let data3 = data.entries;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate117(data3[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/components/schemas/ReportedTimeline/properties/entries/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate116.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimeline/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.atMs === undefined) && (missing0 = "atMs"))) || ((data.tookMs === undefined) && (missing0 = "tookMs"))){
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate117.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.atMs !== undefined){
const _errs4 = errors;
if(!(typeof data.atMs == "number")){
validate117.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/atMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tookMs !== undefined){
const _errs6 = errors;
if(!(typeof data.tookMs == "number")){
validate117.errors = [{instancePath:instancePath+"/tookMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/tookMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.application !== undefined){
const _errs8 = errors;
if(typeof data.application !== "string"){
validate117.errors = [{instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/application/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.service !== undefined){
const _errs10 = errors;
if(typeof data.service !== "string"){
validate117.errors = [{instancePath:instancePath+"/service",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/service/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.label !== undefined){
const _errs12 = errors;
if(typeof data.label !== "string"){
validate117.errors = [{instancePath:instancePath+"/label",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/label/type",keyword:"type",params:{type: "string"}}];
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
validate117.errors = [{instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate124.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.faults !== undefined){
let data0 = data.faults;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate125(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fault === undefined) && (missing0 = "fault")) || ((data.fired === undefined) && (missing0 = "fired"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate126(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fired !== undefined){
let data1 = data.fired;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate125.errors = [{instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate125.errors = [{instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.left !== undefined){
let data2 = data.left;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate125.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate125.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs7 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate125.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/DeclaredFault/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
validate125.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "enabled")) || (key0 === "effect"))){
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate126.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema76.placed.schema.properties.operation.enum}}];
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
validate126.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
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
validate126.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate126.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}}];
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
validate126.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate126.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(func9(data4) > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
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
validate126.errors = vErrors;
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
validate126.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/components/schemas/Fault/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate127(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
validate126.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
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
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate127.errors = vErrors;
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
validate127.errors = vErrors;
return errors === 0;
}

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate128.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate128.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate128.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate128.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate128.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate130.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate130.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate131(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
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
validate131.errors = vErrors;
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
validate131.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate132.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("fixed" !== data0){
validate132.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}}];
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
validate132.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate132.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}}];
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
validate132.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate134.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate134.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate134.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("uniform" !== data0){
validate134.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}}];
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
validate134.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}}];
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
validate134.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}}];
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
validate134.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate136.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("lognormal" !== data0){
validate136.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}}];
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
validate136.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate136.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}}];
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
validate136.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate136.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}}];
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
validate136.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate140.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate140.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate140.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate140.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate142.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate142.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate142.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema86.placed.schema.properties.worker.enum}}];
return false;
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate144.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate144.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate144.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate144.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema87.placed.schema.properties.webhook.enum}}];
return false;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate146.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.alternatives === undefined) && (missing0 = "alternatives")){
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.alternatives !== undefined){
let data0 = data.alternatives;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate154(data0[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/alternatives",schemaPath:"#/components/schemas/AlternativeList/properties/alternatives/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.gap === undefined) && (missing0 = "gap")) || ((data.alternative === undefined) && (missing0 = "alternative"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.played === undefined) && (missing0 = "played"))) || ((data.unplayed === undefined) && (missing0 = "unplayed"))){
validate154.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeInForce/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.gap !== undefined){
const _errs2 = errors;
if(typeof data.gap !== "string"){
validate154.errors = [{instancePath:instancePath+"/gap",schemaPath:"#/components/schemas/AlternativeInForce/properties/gap/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.alternative !== undefined){
const _errs4 = errors;
if(typeof data.alternative !== "string"){
validate154.errors = [{instancePath:instancePath+"/alternative",schemaPath:"#/components/schemas/AlternativeInForce/properties/alternative/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate154.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "document") || (data2 === "settings")) || (data2 === "change"))){
validate154.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/enum",keyword:"enum",params:{allowedValues: schema91.placed.schema.properties.from.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.played !== undefined){
let data3 = data.played;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate154.errors = [{instancePath:instancePath+"/played/" + i0,schemaPath:"#/components/schemas/AlternativeInForce/properties/played/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/played",schemaPath:"#/components/schemas/AlternativeInForce/properties/played/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unplayed !== undefined){
let data5 = data.unplayed;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs15 = errors;
if(typeof data5[key0] !== "string"){
validate154.errors = [{instancePath:instancePath+"/unplayed/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/unplayed",schemaPath:"#/components/schemas/AlternativeInForce/properties/unplayed/type",keyword:"type",params:{type: "object"}}];
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
else {
validate154.errors = [{instancePath,schemaPath:"#/components/schemas/AlternativeInForce/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate158.errors = [{instancePath,schemaPath:"#/components/schemas/KeyList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate159(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/components/schemas/KeyList/properties/keys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/components/schemas/KeyList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.permission === undefined) && (missing0 = "permission"))) || ((data.endpoints === undefined) && (missing0 = "endpoints"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate159.errors = [{instancePath,schemaPath:"#/components/schemas/Key/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate159.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Key/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func9(data1) > 100){
validate159.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func9(data1) < 1){
validate159.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/KeyName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.hint !== undefined){
const _errs8 = errors;
if(typeof data.hint !== "string"){
validate159.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/components/schemas/Key/properties/hint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
const _errs10 = errors;
if(typeof data.value !== "string"){
validate159.errors = [{instancePath:instancePath+"/value",schemaPath:"#/components/schemas/Key/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate159.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "none") || (data4 === "read")) || (data4 === "run"))){
validate159.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema96.placed.schema.enum}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endpoints !== undefined){
const _errs16 = errors;
if(!(validate160(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.createdMs !== undefined){
let data6 = data.createdMs;
const _errs17 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate159.errors = [{instancePath:instancePath+"/createdMs",schemaPath:"#/components/schemas/Key/properties/createdMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs19 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate159.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/Key/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs19 === errors;
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
validate159.errors = [{instancePath,schemaPath:"#/components/schemas/Key/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
if(typeof data0 !== "string"){
validate160.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
validate160.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema96.placed.schema.enum}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/components/schemas/KeyEndpoints/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate165.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedKey/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate165.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedKey/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate165.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedKey/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedKey/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.receivers === undefined) && (missing0 = "receivers")){
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.receivers !== undefined){
let data0 = data.receivers;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate177(data0[i0], {instancePath:instancePath+"/receivers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/receivers",schemaPath:"#/components/schemas/ReceiverList/properties/receivers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.calls === undefined) && (missing0 = "calls"))){
validate177.errors = [{instancePath,schemaPath:"#/components/schemas/Receiver/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate177.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Receiver/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func9(data1) > 100){
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func9(data1) < 1){
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate177.errors = [{instancePath:instancePath+"/path",schemaPath:"#/components/schemas/Receiver/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.url !== undefined){
const _errs10 = errors;
if(typeof data.url !== "string"){
validate177.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/Receiver/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responses !== undefined){
const _errs12 = errors;
if(!(validate178(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.calls !== undefined){
let data5 = data.calls;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate177.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/Receiver/properties/calls/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate177.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/Receiver/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
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
validate177.errors = [{instancePath,schemaPath:"#/components/schemas/Receiver/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data)){
if(data.length > 100){
validate178.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data.length < 1){
validate178.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(!(validate179(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
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
validate178.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}});
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "delayMs"))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
break;
}
}
if(_errs4 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
else {
if(data0 < 200 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/type",keyword:"type",params:{type: "integer"}});
}
if(errors === _errs7){
if(typeof data1 == "number"){
if(data1 > 60000 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}});
}
else {
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayMs",schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}});
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "reset")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
break;
}
}
if(_errs11 === errors){
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
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/1/type",keyword:"type",params:{type: "object"}});
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
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
validate179.errors = vErrors;
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
validate179.errors = vErrors;
return errors === 0;
}

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate186.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate190.errors = vErrors;
return errors === 0;
}

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
validate192.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.calls === undefined) && (missing0 = "calls")){
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.calls !== undefined){
let data0 = data.calls;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate194(data0[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate193.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/ReceiverCallList/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCallList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.number === undefined) && (missing0 = "number")) || ((data.receivedMs === undefined) && (missing0 = "receivedMs"))) || ((data.headers === undefined) && (missing0 = "headers"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.response === undefined) && (missing0 = "response"))){
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate194.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate194.errors = [{instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate194.errors = [{instancePath:instancePath+"/receivedMs",schemaPath:"#/components/schemas/ReceiverCall/properties/receivedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs9 = errors;
if(typeof data2[key0] !== "string"){
validate194.errors = [{instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ReceiverCall/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/ReceiverCall/properties/headers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.body !== undefined){
const _errs11 = errors;
if(typeof data.body !== "string"){
validate194.errors = [{instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ReceiverCall/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
const _errs13 = errors;
if(!(validate179(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
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
else {
validate194.errors = [{instancePath,schemaPath:"#/components/schemas/ReceiverCall/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accounts === undefined) && (missing0 = "accounts")) || ((data.total === undefined) && (missing0 = "total"))){
validate199.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate199.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate199.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accounts !== undefined){
let data1 = data.accounts;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate200(data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate199.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/components/schemas/AccountList/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.clock === undefined) && (missing0 = "clock"))) || ((data.isFromSettings === undefined) && (missing0 = "isFromSettings"))){
validate200.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate200.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/AccountSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clock !== undefined){
let data1 = data.clock;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate200.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate200.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/enum",keyword:"enum",params:{allowedValues: schema120.placed.schema.properties.clock.enum}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isFromSettings !== undefined){
const _errs6 = errors;
if(typeof data.isFromSettings !== "boolean"){
validate200.errors = [{instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/AccountSummary/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}}];
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
validate200.errors = [{instancePath,schemaPath:"#/components/schemas/AccountSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate204.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate204.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.key !== undefined){
const _errs4 = errors;
if(typeof data.key !== "string"){
validate204.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}


export const checks = {
  "#/components/responses/ServiceRead/content/application~1json/schema": validate0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": validate3,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": validate8,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": validate10,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": validate12,
  "#/components/responses/EndpointsListed/content/application~1json/schema": validate14,
  "#/components/responses/CostEstimated/content/application~1json/schema": validate23,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": validate26,
  "#/components/responses/ClockRead/content/application~1json/schema": validate28,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": validate33,
  "#/components/responses/EventsListed/content/application~1json/schema": validate35,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": validate56,
  "#/components/responses/JobsListed/content/application~1json/schema": validate57,
  "#/components/responses/JobRead/content/application~1json/schema": validate64,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": validate70,
  "#/components/responses/RequestsListed/content/application~1json/schema": validate72,
  "#/components/responses/RequestRead/content/application~1json/schema": validate76,
  "#/components/responses/RequestNotFound/content/application~1problem+json/schema": validate84,
  "#/components/responses/RequestArchiveRead/content/application~1json/schema": validate86,
  "#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema": validate89,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": validate90,
  "#/components/responses/LedgerRead/content/application~1json/schema": validate97,
  "#/components/responses/ReportRead/content/application~1json/schema": validate104,
  "#/components/responses/ReportNotFound/content/application~1problem+json/schema": validate109,
  "#/components/responses/ReportPageRead/content/text~1html/schema": validate111,
  "#/components/responses/ApplicationReportRead/content/application~1json/schema": validate112,
  "#/components/responses/ApplicationReportNotFound/content/application~1problem+json/schema": validate121,
  "#/components/responses/FaultsListed/content/application~1json/schema": validate123,
  "#/components/responses/AlternativesListed/content/application~1json/schema": validate152,
  "#/components/responses/KeysListed/content/application~1json/schema": validate157,
  "#/components/responses/KeyCreated/content/application~1json/schema": validate164,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": validate167,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": validate169,
  "#/components/responses/LastKey/content/application~1problem+json/schema": validate171,
  "#/components/responses/KeyChanged/content/application~1json/schema": validate173,
  "#/components/responses/ReceiversListed/content/application~1json/schema": validate175,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": validate184,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": validate186,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": validate188,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": validate190,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": validate192,
  "#/components/responses/AccountsListed/content/application~1json/schema": validate198,
  "#/components/responses/AccountCreated/content/application~1json/schema": validate203,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate206,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate208,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate210,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate212,
};
