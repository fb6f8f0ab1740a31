// Generated from an OpenAPI document; do not edit.
import { formats } from 'inference-contract/validation/runtime';

const check0 = validate0;
const schema0 = {"placed":{"pointer":"#/components/responses/ClockRead/content/application~1json/schema","schema":{"$ref":"#/components/schemas/Clock"}}};
const schema1 = {"placed":{"pointer":"#/components/schemas/Clock","schema":{"type":"object","required":["kind","nowMs","now"],"properties":{"kind":{"type":"string","enum":["system","manual"]},"nowMs":{"type":"integer"},"now":{"type":"string","format":"date-time"},"nextDueMs":{"type":"integer"}}}}};
const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.nowMs === undefined) && (missing0 = "nowMs"))) || ((data.now === undefined) && (missing0 = "now"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "system") || (data0 === "manual"))){
validate1.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.kind.enum}}];
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
validate1.errors = [{instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}}];
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
if(!(formats0.validate(data2))){
validate1.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}}];
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
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"kind":true,"nowMs":true,"now":true,"nextDueMs":true},"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"kind":true,"nowMs":true,"now":true,"nextDueMs":true},"dynamicProps":false,"dynamicItems":false};

const check1 = validate3;
const schema2 = {"placed":{"pointer":"#/components/responses/BadRequest/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};
const schema3 = {"placed":{"pointer":"#/components/schemas/Problem","schema":{"type":"object","required":["status","title","detail","code"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"title":{"type":"string"},"detail":{"type":"string"},"code":{"type":"string"},"errors":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/ProblemPlace"}}},"additionalProperties":true}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats2 = formats["json-pointer"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(formats2(data1))){
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
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate8;
const schema5 = {"placed":{"pointer":"#/components/responses/Unauthorized/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate10;
const schema6 = {"placed":{"pointer":"#/components/responses/InternalServerError/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate12;
const schema7 = {"placed":{"pointer":"#/components/responses/OtherProblem/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate14;
const schema8 = {"placed":{"pointer":"#/components/responses/ClockNotManual/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate16;
const schema9 = {"placed":{"pointer":"#/components/responses/PayloadTooLarge/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate18;
const schema10 = {"placed":{"pointer":"#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate20;
const schema11 = {"placed":{"pointer":"#/components/responses/EventsListed/content/application~1json/schema","schema":{"$ref":"#/components/schemas/EventList"}}};
const schema12 = {"placed":{"pointer":"#/components/schemas/EventList","schema":{"type":"object","required":["events"],"properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/AccountEvent"}}}}}};
const schema13 = {"placed":{"pointer":"#/components/schemas/AccountEvent","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"oneOf":[{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]},{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]},{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}},{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}},{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}},{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}}]}]}}};
const schema16 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const schema17 = {"placed":{"pointer":"#/components/schemas/StateName","schema":{"type":"string"}}};
const schema18 = {"placed":{"pointer":"#/components/schemas/Amount","schema":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}};
const schema14 = {"placed":{"pointer":"#/components/schemas/EventPosition","schema":{"type":"object","required":["sequence","atMs"],"properties":{"sequence":{"type":"integer","minimum":1},"atMs":{"type":"integer"}}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.atMs === undefined) && (missing0 = "atMs"))){
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate23.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate23.errors = [{instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"sequence":true,"atMs":true},"dynamicProps":false,"dynamicItems":false};

const schema15 = {"placed":{"pointer":"#/components/schemas/JobReference","schema":{"type":"object","required":["jobId","endpointId"],"properties":{"jobId":{"type":"string"},"endpointId":{"type":"string"}}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))){
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobId !== undefined){
const _errs2 = errors;
if(typeof data.jobId !== "string"){
validate25.errors = [{instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs5 === errors;
if(valid3){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.submission === undefined) && (missing0 = "submission"))){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("submitted" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const err3 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
const err4 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema16.placed.schema.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
const err5 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs6 === errors;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.type = true;
props0.submission = true;
props0.jobId = true;
props0.endpointId = true;
}
const _errs14 = errors;
const _errs15 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(valid7){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.workerId === undefined) && (missing1 = "workerId"))){
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs18 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("started" !== data2){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
const err9 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
const err10 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.workerId = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs22 = errors;
const _errs23 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid9 = _errs23 === errors;
if(valid9){
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.progress === undefined) && (missing2 = "progress"))){
const err11 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("progressed" !== data4){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
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
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.progress = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs28 = errors;
const _errs29 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid11 = _errs29 === errors;
if(valid11){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.type === undefined) && (missing3 = "type")) || ((data.text === undefined) && (missing3 = "text"))){
const err15 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs32 = errors;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if("noted" !== data5){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid12 = _errs32 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.text !== undefined){
const _errs34 = errors;
if(typeof data.text !== "string"){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid12 = _errs34 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
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
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.text = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs36 = errors;
const _errs37 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid13 = _errs37 === errors;
if(valid13){
const _errs38 = errors;
if(errors === _errs38){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.type === undefined) && (missing4 = "type")) || ((data.status === undefined) && (missing4 = "status"))){
const err20 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs40 = errors;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("ended" !== data7){
const err22 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.status !== undefined){
const _errs42 = errors;
if(typeof data.status !== "string"){
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid14 = _errs42 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.error !== undefined){
const _errs46 = errors;
if(typeof data.error !== "string"){
const err24 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid14 = _errs46 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid13 = _errs38 === errors;
}
var _valid0 = _errs36 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid2 = true;
passing0 = 4;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.status = true;
props0.error = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs48 = errors;
const _errs49 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid17 = _errs49 === errors;
if(valid17){
const _errs50 = errors;
if(errors === _errs50){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err26 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data.type !== undefined){
let data10 = data.type;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("retried" !== data10){
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid17 = _errs50 === errors;
}
var _valid0 = _errs48 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid2 = true;
passing0 = 5;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs54 = errors;
const _errs55 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid19 = _errs55 === errors;
if(valid19){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.type === undefined) && (missing6 = "type")) || ((data.early === undefined) && (missing6 = "early"))){
const err30 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs58 = errors;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if("forgotten" !== data11){
const err32 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid20 = _errs58 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.early !== undefined){
const _errs60 = errors;
if(typeof data.early !== "boolean"){
const err33 = {instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid20 = _errs60 === errors;
}
else {
var valid20 = true;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
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
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.early = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs62 = errors;
const _errs63 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid21 = _errs63 === errors;
if(valid21){
const _errs64 = errors;
if(errors === _errs64){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.type === undefined) && (missing7 = "type")) || ((data.cost === undefined) && (missing7 = "cost"))) || ((data.quantity === undefined) && (missing7 = "quantity"))){
const err35 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data.type !== undefined){
let data13 = data.type;
const _errs66 = errors;
if(typeof data13 !== "string"){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if("charged" !== data13){
const err37 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid22 = _errs66 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.cost !== undefined){
let data14 = data.cost;
const _errs68 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err38 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid22 = _errs68 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.quantity !== undefined){
let data15 = data.quantity;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err40 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid22 = _errs72 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid21 = _errs64 === errors;
}
var _valid0 = _errs62 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid2 = true;
passing0 = 7;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.cost = true;
props0.quantity = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs74 = errors;
const _errs75 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid25 = _errs75 === errors;
if(valid25){
const _errs76 = errors;
if(errors === _errs76){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((((data.type === undefined) && (missing8 = "type")) || ((data.attempt === undefined) && (missing8 = "attempt"))) || ((data.host === undefined) && (missing8 = "host"))) || ((data.outcome === undefined) && (missing8 = "outcome"))) || ((data.acknowledged === undefined) && (missing8 = "acknowledged"))){
const err43 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data.type !== undefined){
let data16 = data.type;
const _errs78 = errors;
if(typeof data16 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if("webhookAttempted" !== data16){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid26 = _errs78 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.attempt !== undefined){
let data17 = data.attempt;
const _errs80 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err46 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(errors === _errs80){
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
var valid26 = _errs80 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.host !== undefined){
const _errs82 = errors;
if(typeof data.host !== "string"){
const err48 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid26 = _errs82 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.outcome !== undefined){
const _errs84 = errors;
if(typeof data.outcome !== "string"){
const err49 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid26 = _errs84 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.acknowledged !== undefined){
const _errs86 = errors;
if(typeof data.acknowledged !== "boolean"){
const err50 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid26 = _errs86 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid25 = _errs76 === errors;
}
var _valid0 = _errs74 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid2 = true;
passing0 = 8;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.attempt = true;
props0.host = true;
props0.outcome = true;
props0.acknowledged = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs88 = errors;
const _errs89 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid27 = _errs89 === errors;
if(valid27){
const _errs90 = errors;
if(errors === _errs90){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.type === undefined) && (missing9 = "type")) || ((data.attempts === undefined) && (missing9 = "attempts"))){
const err52 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
if(data.type !== undefined){
let data21 = data.type;
const _errs92 = errors;
if(typeof data21 !== "string"){
const err53 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if("webhookGivenUp" !== data21){
const err54 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid28 = _errs92 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.attempts !== undefined){
let data22 = data.attempts;
const _errs94 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err55 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(errors === _errs94){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err56 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
var valid28 = _errs94 === errors;
}
else {
var valid28 = true;
}
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid27 = _errs90 === errors;
}
var _valid0 = _errs88 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid2 = true;
passing0 = 9;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.attempts = true;
props0.jobId = true;
props0.endpointId = true;
}
}
const _errs96 = errors;
if(errors === _errs96){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((((data.type === undefined) && (missing10 = "type")) || ((data.endpointId === undefined) && (missing10 = "endpointId"))) || ((data.workerId === undefined) && (missing10 = "workerId"))){
const err58 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
if(data.type !== undefined){
let data23 = data.type;
const _errs98 = errors;
if(typeof data23 !== "string"){
const err59 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(((data23 === "workerStarting") || (data23 === "workerReady")) || (data23 === "workerStopped"))){
const err60 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.placed.schema.allOf[1].oneOf[10].properties.type.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid29 = _errs98 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.endpointId !== undefined){
const _errs100 = errors;
if(typeof data.endpointId !== "string"){
const err61 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid29 = _errs100 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.workerId !== undefined){
const _errs102 = errors;
if(typeof data.workerId !== "string"){
const err62 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid29 = _errs102 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid0 = _errs96 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid2 = true;
passing0 = 10;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.endpointId = true;
props0.workerId = true;
}
}
const _errs104 = errors;
if(errors === _errs104){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.type === undefined) && (missing11 = "type")) || ((data.fault === undefined) && (missing11 = "fault"))){
const err64 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data.type !== undefined){
let data26 = data.type;
const _errs106 = errors;
if(typeof data26 !== "string"){
const err65 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if("faultInjected" !== data26){
const err66 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid30 = _errs106 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.fault !== undefined){
const _errs108 = errors;
if(typeof data.fault !== "string"){
const err67 = {instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid30 = _errs108 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.endpointId !== undefined){
const _errs110 = errors;
if(typeof data.endpointId !== "string"){
const err68 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid30 = _errs110 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.jobId !== undefined){
const _errs112 = errors;
if(typeof data.jobId !== "string"){
const err69 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid30 = _errs112 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var _valid0 = _errs104 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid2 = true;
passing0 = 11;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.fault = true;
props0.endpointId = true;
props0.jobId = true;
}
}
const _errs114 = errors;
if(errors === _errs114){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((((data.type === undefined) && (missing12 = "type")) || ((data.operationId === undefined) && (missing12 = "operationId"))) || ((data.endpointId === undefined) && (missing12 = "endpointId"))){
const err71 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
if(data.type !== undefined){
let data30 = data.type;
const _errs116 = errors;
if(typeof data30 !== "string"){
const err72 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if("limited" !== data30){
const err73 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var valid31 = _errs116 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.operationId !== undefined){
const _errs118 = errors;
if(typeof data.operationId !== "string"){
const err74 = {instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/operationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var valid31 = _errs118 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.endpointId !== undefined){
const _errs120 = errors;
if(typeof data.endpointId !== "string"){
const err75 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var valid31 = _errs120 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
const err76 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var _valid0 = _errs114 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid2 = true;
passing0 = 12;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.operationId = true;
props0.endpointId = true;
}
}
const _errs122 = errors;
if(errors === _errs122){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((((data.type === undefined) && (missing13 = "type")) || ((data.endpointId === undefined) && (missing13 = "endpointId"))) || ((data.refused === undefined) && (missing13 = "refused"))){
const err77 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
if(data.type !== undefined){
let data33 = data.type;
const _errs124 = errors;
if(typeof data33 !== "string"){
const err78 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if("budgetExceeded" !== data33){
const err79 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var valid32 = _errs124 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.endpointId !== undefined){
const _errs126 = errors;
if(typeof data.endpointId !== "string"){
const err80 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var valid32 = _errs126 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.refused !== undefined){
const _errs128 = errors;
if(typeof data.refused !== "boolean"){
const err81 = {instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/refused/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid32 = _errs128 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
var _valid0 = _errs122 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid2 = true;
passing0 = 13;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.endpointId = true;
props0.refused = true;
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
const err83 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
validate22.errors = vErrors;
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
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.sequence = true;
props0.atMs = true;
}
}
}
validate22.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.events === undefined) && (missing0 = "events")){
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate22(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"events":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"events":true},"dynamicProps":false,"dynamicItems":false};

const check9 = validate38;
const schema19 = {"placed":{"pointer":"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema","schema":{"type":"string"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check10 = validate39;
const schema20 = {"placed":{"pointer":"#/components/responses/JobsListed/content/application~1json/schema","schema":{"$ref":"#/components/schemas/JobList"}}};
const schema21 = {"placed":{"pointer":"#/components/schemas/JobList","schema":{"type":"object","required":["jobs","total"],"properties":{"total":{"type":"integer","minimum":0},"jobs":{"type":"array","items":{"$ref":"#/components/schemas/JobSummary"}}}}}};
const schema22 = {"placed":{"pointer":"#/components/schemas/JobSummary","schema":{"type":"object","required":["id","endpointId","submission","status","lowPriority","retries","queuedMs"],"properties":{"id":{"type":"string"},"endpointId":{"type":"string"},"submission":{"$ref":"#/components/schemas/Submission"},"status":{"$ref":"#/components/schemas/StateName"},"lowPriority":{"type":"boolean"},"retries":{"type":"integer","minimum":0},"queuedMs":{"type":"integer"},"startedMs":{"type":"integer"},"endedMs":{"type":"integer"},"workerId":{"type":"string"},"error":{"type":"string"}}}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.submission === undefined) && (missing0 = "submission"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.lowPriority === undefined) && (missing0 = "lowPriority"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.queuedMs === undefined) && (missing0 = "queuedMs"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate41.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submission !== undefined){
let data2 = data.submission;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate41.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "runJob") || (data2 === "runJobSync"))){
validate41.errors = [{instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema16.placed.schema.enum}}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
const _errs10 = errors;
if(typeof data.status !== "string"){
validate41.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lowPriority !== undefined){
const _errs14 = errors;
if(typeof data.lowPriority !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data5 = data.retries;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate41.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate41.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.queuedMs !== undefined){
let data6 = data.queuedMs;
const _errs18 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate41.errors = [{instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.startedMs !== undefined){
let data7 = data.startedMs;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate41.errors = [{instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.endedMs !== undefined){
let data8 = data.endedMs;
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate41.errors = [{instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workerId !== undefined){
const _errs24 = errors;
if(typeof data.workerId !== "string"){
validate41.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs26 = errors;
if(typeof data.error !== "string"){
validate41.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs26 === errors;
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
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"id":true,"endpointId":true,"submission":true,"status":true,"lowPriority":true,"retries":true,"queuedMs":true,"startedMs":true,"endedMs":true,"workerId":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.total === undefined) && (missing0 = "total"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate40.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate41(data1[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}}];
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"total":true,"jobs":true},"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"total":true,"jobs":true},"dynamicProps":false,"dynamicItems":false};

const check11 = validate44;
const schema25 = {"placed":{"pointer":"#/components/responses/DeliveriesListed/content/application~1json/schema","schema":{"$ref":"#/components/schemas/DeliveryList"}}};
const schema26 = {"placed":{"pointer":"#/components/schemas/DeliveryList","schema":{"type":"object","required":["deliveries"],"properties":{"deliveries":{"type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/Delivery","schema":{"allOf":[{"$ref":"#/components/schemas/EventPosition"},{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["attempt","host","outcome","acknowledged"],"properties":{"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs1 === errors;
if(valid1){
const _errs2 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.attempt === undefined) && (missing0 = "attempt")) || ((data.host === undefined) && (missing0 = "host"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.acknowledged === undefined) && (missing0 = "acknowledged"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attempt !== undefined){
let data0 = data.attempt;
const _errs5 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate46.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate46.errors = [{instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}}];
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
validate46.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}}];
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
validate46.errors = [{instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}}];
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
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"attempt":true,"host":true,"outcome":true,"acknowledged":true,"jobId":true,"endpointId":true,"sequence":true,"atMs":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.deliveries === undefined) && (missing0 = "deliveries")){
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate46(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"deliveries":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"deliveries":true},"dynamicProps":false,"dynamicItems":false};

const check12 = validate51;
const schema28 = {"placed":{"pointer":"#/components/responses/LedgerRead/content/application~1json/schema","schema":{"$ref":"#/components/schemas/Ledger"}}};
const schema29 = {"placed":{"pointer":"#/components/schemas/Ledger","schema":{"type":"object","required":["currency","total","jobs","totals"],"properties":{"currency":{"type":"string"},"total":{"$ref":"#/components/schemas/Amount"},"jobs":{"type":"integer","minimum":0},"totals":{"type":"array","items":{"$ref":"#/components/schemas/LedgerTotal"}},"budget":{"$ref":"#/components/schemas/Budget"}}}}};
const schema31 = {"placed":{"pointer":"#/components/schemas/LedgerTotal","schema":{"type":"object","required":["day","endpointId","jobs","cost"],"properties":{"day":{"type":"string","format":"date"},"endpointId":{"type":"string"},"jobs":{"type":"integer","minimum":1},"cost":{"$ref":"#/components/schemas/Amount"}}}}};
const formats4 = formats.date;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.day === undefined) && (missing0 = "day")) || ((data.endpointId === undefined) && (missing0 = "endpointId"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.cost === undefined) && (missing0 = "cost"))){
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.day !== undefined){
let data0 = data.day;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
validate53.errors = [{instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}}];
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
validate53.errors = [{instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}}];
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
validate53.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate53.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate53.errors = [{instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"day":true,"endpointId":true,"jobs":true,"cost":true},"dynamicProps":false,"dynamicItems":false};

const schema33 = {"placed":{"pointer":"#/components/schemas/Budget","schema":{"type":"object","required":["amount","exceeded","reached"],"properties":{"amount":{"$ref":"#/components/schemas/Amount"},"exceeded":{"type":"string","enum":["refuse","warn"]},"reached":{"type":"boolean"}}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.amount === undefined) && (missing0 = "amount")) || ((data.exceeded === undefined) && (missing0 = "exceeded"))) || ((data.reached === undefined) && (missing0 = "reached"))){
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate55.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate55.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate55.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema33.placed.schema.properties.exceeded.enum}}];
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
validate55.errors = [{instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}}];
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
validate55.errors = [{instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"amount":true,"exceeded":true,"reached":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.currency === undefined) && (missing0 = "currency")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.totals === undefined) && (missing0 = "totals"))){
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.currency !== undefined){
const _errs2 = errors;
if(typeof data.currency !== "string"){
validate52.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(!(validate53(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate55(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"currency":true,"total":true,"jobs":true,"totals":true,"budget":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"currency":true,"total":true,"jobs":true,"totals":true,"budget":true},"dynamicProps":false,"dynamicItems":false};

const check13 = validate58;
const schema35 = {"placed":{"pointer":"#/components/responses/FaultsListed/content/application~1json/schema","schema":{"$ref":"#/components/schemas/DeclaredFaultList"}}};
const schema36 = {"placed":{"pointer":"#/components/schemas/DeclaredFaultList","schema":{"type":"object","required":["faults"],"properties":{"faults":{"type":"array","items":{"$ref":"#/components/schemas/DeclaredFault"}}}}}};
const schema37 = {"placed":{"pointer":"#/components/schemas/DeclaredFault","schema":{"type":"object","required":["fault"],"properties":{"fault":{"$ref":"#/components/schemas/Fault"},"left":{"type":"integer","minimum":0}}}}};
const schema38 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const schema39 = {"placed":{"pointer":"#/components/schemas/Seed","schema":{"oneOf":[{"type":"string"},{"type":"number"}]}}};
const schema40 = {"placed":{"pointer":"#/components/schemas/FaultEffect","schema":{"oneOf":[{"$ref":"#/components/schemas/StatusEffect"},{"$ref":"#/components/schemas/LatencyEffect"},{"$ref":"#/components/schemas/DropEffect"},{"$ref":"#/components/schemas/WorkerEffect"},{"$ref":"#/components/schemas/WebhookEffect"},{"$ref":"#/components/schemas/StaleEffect"}]}}};
const schema41 = {"placed":{"pointer":"#/components/schemas/StatusEffect","schema":{"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"retryAfterSeconds":{"type":"integer","minimum":0,"maximum":604800}}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate63.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate63.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate63.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate63.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"placed":{"pointer":"#/components/schemas/LatencyEffect","schema":{"type":"object","required":["latency"],"additionalProperties":false,"properties":{"latency":{"$ref":"#/components/schemas/Latency"}}}}};
const schema43 = {"placed":{"pointer":"#/components/schemas/Latency","schema":{"oneOf":[{"$ref":"#/components/schemas/FixedLatency"},{"$ref":"#/components/schemas/UniformLatency"},{"$ref":"#/components/schemas/LogNormalLatency"}]}}};
const schema44 = {"placed":{"pointer":"#/components/schemas/FixedLatency","schema":{"type":"object","required":["distribution","ms"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"fixed"},"ms":{"type":"number","minimum":0,"maximum":604800000}}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("fixed" !== data0){
validate67.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}}];
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
validate67.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate67.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}}];
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
validate67.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"placed":{"pointer":"#/components/schemas/UniformLatency","schema":{"type":"object","required":["distribution","minMs","maxMs"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"uniform"},"minMs":{"type":"number","minimum":0,"maximum":604800000},"maxMs":{"type":"number","minimum":0,"maximum":604800000}}}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate69.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("uniform" !== data0){
validate69.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}}];
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
validate69.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate69.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}}];
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
validate69.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate69.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}}];
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
validate69.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"placed":{"pointer":"#/components/schemas/LogNormalLatency","schema":{"type":"object","required":["distribution","medianMs","sigma"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"lognormal"},"medianMs":{"type":"number","minimum":0,"maximum":604800000},"sigma":{"type":"number","minimum":0,"maximum":5}}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate71.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("lognormal" !== data0){
validate71.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}}];
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
validate71.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}}];
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
validate71.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate71.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}}];
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
validate71.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
if(props0 !== true){
props0 = true;
}
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
validate66.errors = vErrors;
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
validate66.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate66(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"placed":{"pointer":"#/components/schemas/DropEffect","schema":{"type":"object","required":["drop"],"additionalProperties":false,"properties":{"drop":{"type":"boolean","const":true}}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate75.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate77.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate77.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema48.placed.schema.properties.worker.enum}}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate79.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate79.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema49.placed.schema.properties.webhook.enum}}];
return false;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"placed":{"pointer":"#/components/schemas/StaleEffect","schema":{"type":"object","required":["stale"],"additionalProperties":false,"properties":{"stale":{"type":"boolean","const":true}}}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate81.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate81.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
if(props0 !== true){
props0 = true;
}
}
const _errs6 = errors;
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
if(props0 !== true){
props0 = true;
}
}
const _errs7 = errors;
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
if(props0 !== true){
props0 = true;
}
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
validate62.errors = vErrors;
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
validate62.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate61.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate61.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema38.placed.schema.properties.operation.enum}}];
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
validate61.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
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
validate61.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}}];
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
validate61.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
const err0 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const err1 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate61.errors = vErrors;
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
if(data.effect !== undefined){
const _errs19 = errors;
if(!(validate62(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
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
else {
validate61.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fault === undefined) && (missing0 = "fault")){
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.fault !== undefined){
const _errs2 = errors;
if(!(validate61(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.left !== undefined){
let data1 = data.left;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate60.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate60.errors = [{instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"fault":true,"left":true},"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate60(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"faults":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"faults":true},"dynamicProps":false,"dynamicItems":false};

const check14 = validate87;
const schema51 = {"placed":{"pointer":"#/components/responses/AccountCreated/content/application~1json/schema","schema":{"$ref":"#/components/schemas/CreatedAccount"}}};
const schema52 = {"placed":{"pointer":"#/components/schemas/CreatedAccount","schema":{"type":"object","required":["id","key"],"properties":{"id":{"type":"string"},"key":{"type":"string"}}}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.key === undefined) && (missing0 = "key"))){
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate88.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}}];
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
validate88.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate88.errors = [{instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"id":true,"key":true},"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"id":true,"key":true},"dynamicProps":false,"dynamicItems":false};

const check15 = validate90;
const schema53 = {"placed":{"pointer":"#/components/responses/KeyTaken/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check16 = validate92;
const schema54 = {"placed":{"pointer":"#/components/responses/TooManyAccounts/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check17 = validate94;
const schema55 = {"placed":{"pointer":"#/components/responses/AccountNotFound/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check18 = validate96;
const schema56 = {"placed":{"pointer":"#/components/responses/AccountNotDisposable/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checks = {
  "#/components/responses/ClockRead/content/application~1json/schema": check0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": check1,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": check2,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": check3,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": check4,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": check5,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": check6,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": check7,
  "#/components/responses/EventsListed/content/application~1json/schema": check8,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": check9,
  "#/components/responses/JobsListed/content/application~1json/schema": check10,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": check11,
  "#/components/responses/LedgerRead/content/application~1json/schema": check12,
  "#/components/responses/FaultsListed/content/application~1json/schema": check13,
  "#/components/responses/AccountCreated/content/application~1json/schema": check14,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": check15,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": check16,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": check17,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": check18,
};
