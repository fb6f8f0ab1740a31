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
const schema24 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"streamed"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"accountReset"}}}]}]}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const schema36 = {"placed":{"pointer":"#/components/schemas/JobWebhook","schema":{"type":"object","required":["host","attempts","state"],"properties":{"host":{"type":"string"},"attempts":{"type":"integer","minimum":0},"state":{"type":"string","enum":["waiting","acknowledged","givenUp"]}}}}};
const formats4 = runtime.formats.date;
const schema50 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};
const schema53 = {"placed":{"pointer":"#/components/schemas/Report","schema":{"type":"object","required":["baseUrl","profile","headline","hasPage","verdicts"],"properties":{"baseUrl":{"type":"string"},"profile":{"type":"string","enum":["contract","reference"]},"headline":{"type":"string"},"startedMs":{"type":"integer"},"hasPage":{"type":"boolean"},"verdicts":{"type":"array","items":{"$ref":"#/components/schemas/ReportedRule"}}}}}};
const schema54 = {"placed":{"pointer":"#/components/schemas/ReportedRule","schema":{"type":"object","required":["rule","claim","verdict","reason"],"properties":{"rule":{"type":"string"},"claim":{"type":"string"},"verdict":{"type":"string","enum":["verified","violated","different","inconclusive","not claimed","not run","unobservable"]},"reason":{"type":"string"},"seenWith":{"type":"string"},"known":{"type":"string"}}}}};
const schema59 = {"placed":{"pointer":"#/components/schemas/ReportedCallerRule","schema":{"type":"object","required":["rule","level","says","matters","guide","verdict","reason","shownBy"],"properties":{"rule":{"type":"string"},"level":{"type":"string","enum":["stated","follows","advice"]},"says":{"type":"string"},"matters":{"type":"string"},"guide":{"type":"string"},"verdict":{"type":"string","enum":["kept","broken","inconclusive","not claimed","not run"]},"reason":{"type":"string"},"known":{"type":"string"},"shownBy":{"type":"array","items":{"type":"integer"}}}}}};
const schema66 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"enabled":{"type":"boolean"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const func9 = runtime.characters;
const schema76 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};
const schema77 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};
const schema81 = {"placed":{"pointer":"#/components/schemas/AlternativeInForce","schema":{"type":"object","required":["gap","alternative","from","played","unplayed"],"properties":{"gap":{"type":"string"},"alternative":{"type":"string"},"parameter":{},"from":{"type":"string","enum":["document","settings","change"]},"played":{"type":"array","items":{"type":"string"}},"unplayed":{"type":"object","additionalProperties":{"type":"string"}}}}}};
const schema86 = {"placed":{"pointer":"#/components/schemas/Permission","schema":{"type":"string","enum":["none","read","run"]}}};
const schema128 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/11","schema":{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}}}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.instanceId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "instanceId"}});
}
if(data.startedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "startedMs"}});
}
if(data.version === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "version"}});
}
if(data.profile === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "profile"}});
}
if(data.account === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/required",keyword:"required",params:{missingProperty: "account"}});
}
if(data.instanceId !== undefined){
if(typeof data.instanceId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/instanceId",schemaPath:"#/components/schemas/Service/properties/instanceId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.startedMs !== undefined){
let data1 = data.startedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/Service/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"#/components/schemas/Service/properties/version/type",keyword:"type",params:{type: "string"}});
}
}
if(data.profile !== undefined){
let data3 = data.profile;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/type",keyword:"type",params:{type: "string"}});
}
if(!((data3 === "contract") || (data3 === "reference"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Service/properties/profile/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.profile.enum}});
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/components/schemas/Service/properties/account/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Service/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.title === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.code === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"}});
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}});
}
if(data0 < 400 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}});
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}});
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}});
}
validate4.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "in"}});
}
if(data.pointer === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "pointer"}});
}
if(data.expected === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "expected"}});
}
if(data.received === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "received"}});
}
if(data.detail === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}});
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}});
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats0(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}});
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}});
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointList/required",keyword:"required",params:{missingProperty: "endpoints"}});
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/EndpointList/properties/endpoints/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointList/type",keyword:"type",params:{type: "object"}});
}
validate15.errors = vErrors;
return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.workersMax === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "workersMax"}});
}
if(data.health === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/required",keyword:"required",params:{missingProperty: "health"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "public") || (data1 === "serverless"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/EndpointSummary/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.placed.schema.properties.kind.enum}});
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"#/components/schemas/EndpointSummary/properties/model/type",keyword:"type",params:{type: "string"}});
}
}
if(data.price !== undefined){
if(!(validate17(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.inputSchema !== undefined){
let data4 = data.inputSchema;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/inputSchema",schemaPath:"#/components/schemas/EndpointSummary/properties/inputSchema/type",keyword:"type",params:{type: "object"}});
}
}
if(data.workersMax !== undefined){
let data5 = data.workersMax;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workersMax",schemaPath:"#/components/schemas/EndpointSummary/properties/workersMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.health !== undefined){
if(!(validate19(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointSummary/type",keyword:"type",params:{type: "object"}});
}
validate16.errors = vErrors;
return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.price === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "price"}});
}
if(data.per === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "per"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.unit === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/required",keyword:"required",params:{missingProperty: "unit"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/EndpointPrice/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.price !== undefined){
let data1 = data.price;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.per !== undefined){
let data2 = data.per;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/per",schemaPath:"#/components/schemas/EndpointPrice/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.quantity !== undefined){
if(typeof data.quantity !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/EndpointPrice/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/EndpointPrice/properties/unit/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointPrice/type",keyword:"type",params:{type: "object"}});
}
validate17.errors = vErrors;
return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.workers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: "workers"}});
}
if(data.jobs !== undefined){
let data0 = data.jobs;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.completed === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "completed"}});
}
if(data0.failed === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "failed"}});
}
if(data0.retried === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "retried"}});
}
if(data0.inProgress === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inProgress"}});
}
if(data0.inQueue === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: "inQueue"}});
}
if(data0.completed !== undefined){
let data1 = data0.completed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.failed !== undefined){
let data2 = data0.failed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.retried !== undefined){
let data3 = data0.retried;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inProgress !== undefined){
let data4 = data0.inProgress;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data0.inQueue !== undefined){
let data5 = data0.inQueue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}});
}
}
if(data.workers !== undefined){
let data6 = data.workers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.initializing === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "initializing"}});
}
if(data6.ready === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "ready"}});
}
if(data6.idle === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "idle"}});
}
if(data6.running === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: "running"}});
}
if(data6.initializing !== undefined){
let data7 = data6.initializing;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.ready !== undefined){
let data8 = data6.ready;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.idle !== undefined){
let data9 = data6.idle;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data6.running !== undefined){
let data10 = data6.running;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Estimate/required",keyword:"required",params:{missingProperty: "problems"}});
}
if(data.cost !== undefined){
let data0 = data.cost;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^[0-9]+$"}, expected: "a whole number"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/Estimate/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/unit",schemaPath:"#/components/schemas/Estimate/properties/unit/type",keyword:"type",params:{type: "string"}});
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/reason",schemaPath:"#/components/schemas/Estimate/properties/reason/type",keyword:"type",params:{type: "string"}});
}
}
if(data.problems !== undefined){
let data4 = data.problems;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.pointer === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "pointer"}});
}
if(data5.detail === undefined){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/required",keyword:"required",params:{missingProperty: "detail"}});
}
if(data5.pointer !== undefined){
if(typeof data5.pointer !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/pointer",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/pointer/type",keyword:"type",params:{type: "string"}});
}
}
if(data5.detail !== undefined){
if(typeof data5.detail !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0+"/detail",schemaPath:"#/components/schemas/Estimate/properties/problems/items/properties/detail/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems/" + i0,schemaPath:"#/components/schemas/Estimate/properties/problems/items/type",keyword:"type",params:{type: "object"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/problems",schemaPath:"#/components/schemas/Estimate/properties/problems/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Estimate/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.nowMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "nowMs"}});
}
if(data.now === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "now"}});
}
if(data.due === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "due"}});
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!((data0 === "system") || (data0 === "manual"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.placed.schema.properties.kind.enum}});
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats2(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}});
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.due !== undefined){
let data4 = data.due;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data4[i0], {instancePath:instancePath+"/due/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/due",schemaPath:"#/components/schemas/Clock/properties/due/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}});
}
validate29.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "kind"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.atMs !== undefined){
let data0 = data.atMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/Due/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/type",keyword:"type",params:{type: "string"}});
}
if(!((((((((((data1 === "jobEnds") || (data1 === "executionTimeout")) || (data1 === "expiry")) || (data1 === "part")) || (data1 === "waitEnds")) || (data1 === "webhookAttempt")) || (data1 === "forgotten")) || (data1 === "workerReady")) || (data1 === "workerStops")) || (data1 === "response"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Due/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.placed.schema.properties.kind.enum}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/Due/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/Due/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Due/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: "events"}});
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}});
}
validate36.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs14 = errors;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.progress === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}});
}
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
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
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
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "text"}});
}
if(data.type !== undefined){
let data6 = data.type;
if(typeof data6 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
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
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.early === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "early"}});
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("forgotten" !== data12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}});
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("charged" !== data14){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}});
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.quantity !== undefined){
let data16 = data.quantity;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempt === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookAttempted" !== data17){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}});
}
}
if(data.attempt !== undefined){
let data18 = data.attempt;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}});
}
if(data.type !== undefined){
let data22 = data.type;
if(typeof data22 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookGivenUp" !== data22){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}});
}
}
if(data.attempts !== undefined){
let data23 = data.attempts;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data24 = data.type;
if(typeof data24 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}});
}
if(!(((data24 === "workerStarting") || (data24 === "workerReady")) || (data24 === "workerStopped"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.allOf[1].oneOf[11].properties.type.enum}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "fault"}});
}
if(data.type !== undefined){
let data27 = data.type;
if(typeof data27 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("faultInjected" !== data27){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}});
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/fault/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.operationId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "operationId"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.type !== undefined){
let data31 = data.type;
if(typeof data31 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("limited" !== data31){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "limited"}});
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.refused === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "refused"}});
}
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("budgetExceeded" !== data34){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/refused/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "type"}});
}
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
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}});
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
validate37.errors = vErrors;
return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "sequence"}});
}
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}});
}
validate38.errors = vErrors;
return errors === 0;
}

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "jobId"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}});
}
validate40.errors = vErrors;
return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}});
}
validate54.errors = vErrors;
return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.jobs !== undefined){
let data1 = data.jobs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data1[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}});
}
validate56.errors = vErrors;
return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "number"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.lowPriority === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "lowPriority"}});
}
if(data.retries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "retries"}});
}
if(data.queuedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "queuedMs"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/JobSummary/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.submission !== undefined){
let data3 = data.submission;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data3 === "runJob") || (data3 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.retries !== undefined){
let data6 = data.retries;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.queuedMs !== undefined){
let data7 = data.queuedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.startedMs !== undefined){
let data8 = data.startedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.endedMs !== undefined){
let data9 = data.endedMs;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.delayTime !== undefined){
let data10 = data.delayTime;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/JobSummary/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.executionTime !== undefined){
let data11 = data.executionTime;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/JobSummary/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
if(data.webhook !== undefined){
if(!(validate58(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
let data15 = data.cost;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}});
}
validate57.errors = vErrors;
return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.attempts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "attempts"}});
}
if(data.state === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobWebhook/required",keyword:"required",params:{missingProperty: "state"}});
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/JobWebhook/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/JobWebhook/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/type",keyword:"type",params:{type: "string"}});
}
if(!(((data2 === "waiting") || (data2 === "acknowledged")) || (data2 === "givenUp"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/components/schemas/JobWebhook/properties/state/enum",keyword:"enum",params:{allowedValues: schema36.placed.schema.properties.state.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobWebhook/type",keyword:"type",params:{type: "object"}});
}
validate58.errors = vErrors;
return errors === 0;
}

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasStorageSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/required",keyword:"required",params:{missingProperty: "hasStorageSettings"}});
}
if(data.input !== undefined){
let data0 = data.input;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/input/type",keyword:"type",params:{type: "object"}});
}
}
if(data.policy !== undefined){
if(!(validate65(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.hasStorageSettings !== undefined){
if(typeof data.hasStorageSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hasStorageSettings",schemaPath:"#/components/schemas/JobDetails/allOf/1/properties/hasStorageSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/JobDetails/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate63.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTimeout !== undefined){
let data0 = data.executionTimeout;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 <= 5000 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/executionTimeout",schemaPath:"#/components/schemas/Policy/properties/executionTimeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 5000}});
}
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/Policy/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}});
}
}
if(data.ttl !== undefined){
let data2 = data.ttl;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}});
}
if(data2 < 10000 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ttl",schemaPath:"#/components/schemas/Policy/properties/ttl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10000}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Policy/type",keyword:"type",params:{type: "object"}});
}
validate65.errors = vErrors;
return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: "deliveries"}});
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate72(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}});
}
validate71.errors = vErrors;
return errors === 0;
}

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "attempt"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}});
}
validate72.errors = vErrors;
return errors === 0;
}

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "currency"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.totals === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "totals"}});
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}});
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}});
}
}
if(data.budget !== undefined){
if(!(validate81(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}});
}
validate78.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "day"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.jobs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "jobs"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}});
}
validate79.errors = vErrors;
return errors === 0;
}

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema50.placed.schema.properties.exceeded.enum}});
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
validate81.errors = vErrors;
return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/profile",schemaPath:"#/components/schemas/Report/properties/profile/enum",keyword:"enum",params:{allowedValues: schema53.placed.schema.properties.profile.enum}});
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
if(!(validate86(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate85.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema54.placed.schema.properties.verdict.enum}});
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
validate86.errors = vErrors;
return errors === 0;
}

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/responses/ReportPageRead/content/text~1html/schema/type",keyword:"type",params:{type: "string"}});
}
validate91.errors = vErrors;
return errors === 0;
}

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate94(data5[i0], {instancePath:instancePath+"/verdicts/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
if(!(validate96(data7[i1], {instancePath:instancePath+"/timelines/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
validate93.errors = vErrors;
return errors === 0;
}

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/level",schemaPath:"#/components/schemas/ReportedCallerRule/properties/level/enum",keyword:"enum",params:{allowedValues: schema59.placed.schema.properties.level.enum}});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/components/schemas/ReportedCallerRule/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema59.placed.schema.properties.verdict.enum}});
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
validate94.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scenario === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "scenario"}});
}
if(data.happens === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "happens"}});
}
if(data.entries === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/required",keyword:"required",params:{missingProperty: "entries"}});
}
if(data.scenario !== undefined){
if(typeof data.scenario !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/scenario",schemaPath:"#/components/schemas/ReportedTimeline/properties/scenario/type",keyword:"type",params:{type: "string"}});
}
}
if(data.happens !== undefined){
let data1 = data.happens;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/happens/" + i0,schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/items/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/happens",schemaPath:"#/components/schemas/ReportedTimeline/properties/happens/type",keyword:"type",params:{type: "array"}});
}
}
if(data.entries !== undefined){
let data3 = data.entries;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate97(data3[i1], {instancePath:instancePath+"/entries/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/entries",schemaPath:"#/components/schemas/ReportedTimeline/properties/entries/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimeline/type",keyword:"type",params:{type: "object"}});
}
validate96.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.atMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "atMs"}});
}
if(data.tookMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/required",keyword:"required",params:{missingProperty: "tookMs"}});
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/id/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.atMs !== undefined){
if(!(typeof data.atMs == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/atMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.tookMs !== undefined){
if(!(typeof data.tookMs == "number")){
errors = (vErrors ??= []).push({instancePath:instancePath+"/tookMs",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/tookMs/type",keyword:"type",params:{type: "number"}});
}
}
if(data.application !== undefined){
if(typeof data.application !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/application",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/application/type",keyword:"type",params:{type: "string"}});
}
}
if(data.service !== undefined){
if(typeof data.service !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/service",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/service/type",keyword:"type",params:{type: "string"}});
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/components/schemas/ReportedTimelineEntry/properties/label/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReportedTimelineEntry/type",keyword:"type",params:{type: "object"}});
}
validate97.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: "faults"}});
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate105(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}});
}
validate104.errors = vErrors;
return errors === 0;
}

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fault"}});
}
if(data.fired === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fired"}});
}
if(data.isFromSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "isFromSettings"}});
}
if(data.fault !== undefined){
if(!(validate106(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.fired !== undefined){
let data1 = data.fired;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fired",schemaPath:"#/components/schemas/DeclaredFault/properties/fired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/DeclaredFault/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}});
}
validate105.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema66.placed.schema.properties.operation.enum}});
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
if(func9(data4) > 1000){
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
if(!(validate107(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}});
}
validate106.errors = vErrors;
return errors === 0;
}

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
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
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
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
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
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
validate107.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate108.errors = vErrors;
return errors === 0;
}

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate111(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}});
}
validate110.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
validate111.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate112.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate114.errors = vErrors;
return errors === 0;
}

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate116.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate120.errors = vErrors;
return errors === 0;
}

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema76.placed.schema.properties.worker.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}});
}
validate122.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema77.placed.schema.properties.webhook.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}});
}
validate124.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate126.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate134(data0[i0], {instancePath:instancePath+"/alternatives/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate133.errors = vErrors;
return errors === 0;
}

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/from",schemaPath:"#/components/schemas/AlternativeInForce/properties/from/enum",keyword:"enum",params:{allowedValues: schema81.placed.schema.properties.from.enum}});
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
validate134.errors = vErrors;
return errors === 0;
}

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate139(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
validate138.errors = vErrors;
return errors === 0;
}

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data3 === "none") || (data3 === "read")) || (data3 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/permission",schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema86.placed.schema.enum}});
}
}
if(data.endpoints !== undefined){
if(!(validate140(data.endpoints, {instancePath:instancePath+"/endpoints",parentData:data,parentDataProperty:"endpoints",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data.createdMs !== undefined){
let data5 = data.createdMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
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
validate139.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/type",keyword:"type",params:{type: "string"}});
}
if(!(((data0 === "none") || (data0 === "read")) || (data0 === "run"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/Permission/enum",keyword:"enum",params:{allowedValues: schema86.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/KeyEndpoints/type",keyword:"type",params:{type: "object"}});
}
validate140.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate145.errors = vErrors;
return errors === 0;
}

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate157(data0[i0], {instancePath:instancePath+"/receivers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
validate156.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func9(data1) > 100){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/components/schemas/ReceiverName/maxLength",keyword:"maxLength",params:{limit: 100}});
}
if(func9(data1) < 1){
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
if(!(validate158(data.responses, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
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
validate157.errors = vErrors;
return errors === 0;
}

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate159(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverResponses/type",keyword:"type",params:{type: "array"}});
}
validate158.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate159.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate166.errors = vErrors;
return errors === 0;
}

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCallList/required",keyword:"required",params:{missingProperty: "calls"}});
}
if(data.calls !== undefined){
let data0 = data.calls;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate174(data0[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/calls",schemaPath:"#/components/schemas/ReceiverCallList/properties/calls/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCallList/type",keyword:"type",params:{type: "object"}});
}
validate173.errors = vErrors;
return errors === 0;
}

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "number"}});
}
if(data.receivedMs === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "receivedMs"}});
}
if(data.headers === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "headers"}});
}
if(data.body === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "body"}});
}
if(data.response === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/required",keyword:"required",params:{missingProperty: "response"}});
}
if(data.number !== undefined){
let data0 = data.number;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/components/schemas/ReceiverCall/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.receivedMs !== undefined){
let data1 = data.receivedMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receivedMs",schemaPath:"#/components/schemas/ReceiverCall/properties/receivedMs/type",keyword:"type",params:{type: "integer"}});
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/ReceiverCall/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/headers",schemaPath:"#/components/schemas/ReceiverCall/properties/headers/type",keyword:"type",params:{type: "object"}});
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/components/schemas/ReceiverCall/properties/body/type",keyword:"type",params:{type: "string"}});
}
}
if(data.response !== undefined){
if(!(validate159(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/ReceiverCall/type",keyword:"type",params:{type: "object"}});
}
validate174.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.key === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "key"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}});
}
validate179.errors = vErrors;
return errors === 0;
}

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.submission === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("submitted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}});
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}});
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.enum}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate189.errors = vErrors;
return errors === 0;
}

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("started" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate191.errors = vErrors;
return errors === 0;
}

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.progress === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("progressed" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate193.errors = vErrors;
return errors === 0;
}

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("streamed" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "streamed"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate195.errors = vErrors;
return errors === 0;
}

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "text"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("noted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}});
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate197.errors = vErrors;
return errors === 0;
}

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "status"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("ended" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}});
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}});
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate199.errors = vErrors;
return errors === 0;
}

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("retried" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate201.errors = vErrors;
return errors === 0;
}

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.early === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "early"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("forgotten" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}});
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate203.errors = vErrors;
return errors === 0;
}

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.cost === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}});
}
if(data.quantity === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("charged" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}});
}
}
if(data.cost !== undefined){
let data1 = data.cost;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}});
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate205.errors = vErrors;
return errors === 0;
}

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempt === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}});
}
if(data.host === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "host"}});
}
if(data.outcome === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}});
}
if(data.acknowledged === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookAttempted" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}});
}
}
if(data.attempt !== undefined){
let data1 = data.attempt;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}});
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}});
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate207.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.attempts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("webhookGivenUp" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}});
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/allOf/1/type",keyword:"type",params:{type: "object"}});
}
validate209.errors = vErrors;
return errors === 0;
}

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.workerId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "workerId"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}});
}
if(!(((data0 === "workerStarting") || (data0 === "workerReady")) || (data0 === "workerStopped"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/enum",keyword:"enum",params:{allowedValues: schema128.placed.schema.properties.type.enum}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/workerId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}});
}
validate211.errors = vErrors;
return errors === 0;
}

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.fault === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "fault"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("faultInjected" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}});
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/fault/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/jobId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}});
}
validate212.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.operationId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "operationId"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("limited" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "limited"}});
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/operationId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}});
}
validate213.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.endpointId === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "endpointId"}});
}
if(data.refused === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/required",keyword:"required",params:{missingProperty: "refused"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("budgetExceeded" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}});
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/endpointId/type",keyword:"type",params:{type: "string"}});
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/properties/refused/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/14/type",keyword:"type",params:{type: "object"}});
}
validate214.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/required",keyword:"required",params:{missingProperty: "type"}});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/type",keyword:"type",params:{type: "string"}});
}
if("accountReset" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/properties/type/const",keyword:"const",params:{allowedValue: "accountReset"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/15/type",keyword:"type",params:{type: "object"}});
}
validate215.errors = vErrors;
return errors === 0;
}

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func9(data) > 1000){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 1000}});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}});
}
validate216.errors = vErrors;
return errors === 0;
}

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data == "number")){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}});
}
validate217.errors = vErrors;
return errors === 0;
}

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate218.errors = vErrors;
return errors === 0;
}

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate219.errors = vErrors;
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
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": validate54,
  "#/components/responses/JobsListed/content/application~1json/schema": validate55,
  "#/components/responses/JobRead/content/application~1json/schema": validate62,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": validate68,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": validate70,
  "#/components/responses/LedgerRead/content/application~1json/schema": validate77,
  "#/components/responses/ReportRead/content/application~1json/schema": validate84,
  "#/components/responses/ReportNotFound/content/application~1problem+json/schema": validate89,
  "#/components/responses/ReportPageRead/content/text~1html/schema": validate91,
  "#/components/responses/ApplicationReportRead/content/application~1json/schema": validate92,
  "#/components/responses/ApplicationReportNotFound/content/application~1problem+json/schema": validate101,
  "#/components/responses/FaultsListed/content/application~1json/schema": validate103,
  "#/components/responses/AlternativesListed/content/application~1json/schema": validate132,
  "#/components/responses/KeysListed/content/application~1json/schema": validate137,
  "#/components/responses/KeyCreated/content/application~1json/schema": validate144,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": validate147,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": validate149,
  "#/components/responses/LastKey/content/application~1problem+json/schema": validate151,
  "#/components/responses/KeyChanged/content/application~1json/schema": validate153,
  "#/components/responses/ReceiversListed/content/application~1json/schema": validate155,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": validate164,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": validate166,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": validate168,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": validate170,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": validate172,
  "#/components/responses/AccountCreated/content/application~1json/schema": validate178,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate181,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate183,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate185,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate187,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": validate189,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": validate191,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": validate193,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": validate195,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": validate197,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": validate199,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": validate201,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/7": validate203,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/8": validate205,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/9": validate207,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/10": validate209,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/11": validate211,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/12": validate212,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/13": validate213,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/14": validate214,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/15": validate215,
  "#/components/schemas/Seed/oneOf/0": validate216,
  "#/components/schemas/Seed/oneOf/1": validate217,
  "#/components/schemas/StatusEffect": validate108,
  "#/components/schemas/LatencyEffect": validate110,
  "#/components/schemas/DropEffect": validate120,
  "#/components/schemas/WorkerEffect": validate122,
  "#/components/schemas/WebhookEffect": validate124,
  "#/components/schemas/StaleEffect": validate126,
  "#/components/schemas/FixedLatency": validate112,
  "#/components/schemas/UniformLatency": validate114,
  "#/components/schemas/LogNormalLatency": validate116,
  "#/components/schemas/ReceiverResponse/oneOf/0": validate218,
  "#/components/schemas/ReceiverResponse/oneOf/1": validate219,
};
