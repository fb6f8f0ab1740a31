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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nowMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "nowMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.now === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Clock/required",keyword:"required",params:{missingProperty: "now"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "system") || (data0 === "manual"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/components/schemas/Clock/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.placed.schema.properties.kind.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.nowMs !== undefined){
let data1 = data.nowMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/nowMs",schemaPath:"#/components/schemas/Clock/properties/nowMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.now !== undefined){
let data2 = data.now;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err6 = {instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/now",schemaPath:"#/components/schemas/Clock/properties/now/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.nextDueMs !== undefined){
let data3 = data.nextDueMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/nextDueMs",schemaPath:"#/components/schemas/Clock/properties/nextDueMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/components/schemas/Clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "in"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pointer === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expected === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "expected"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.received === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.detail === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.in !== undefined){
let data0 = data.in;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data0 === "body") || (data0 === "path")) || (data0 === "query")) || (data0 === "header"))){
const err6 = {instancePath:instancePath+"/in",schemaPath:"#/components/schemas/ProblemPlace/properties/in/enum",keyword:"enum",params:{allowedValues: schema4.placed.schema.properties.in.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pointer !== undefined){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/format",keyword:"format",params:{format: "json-pointer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pointer",schemaPath:"#/components/schemas/ProblemPlace/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/ProblemPlace/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expected !== undefined){
if(typeof data.expected !== "string"){
const err10 = {instancePath:instancePath+"/expected",schemaPath:"#/components/schemas/ProblemPlace/properties/expected/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.received !== undefined){
if(typeof data.received !== "string"){
const err11 = {instancePath:instancePath+"/received",schemaPath:"#/components/schemas/ProblemPlace/properties/received/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/ProblemPlace/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.detail === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Problem/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 400 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/Problem/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/components/schemas/Problem/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/components/schemas/Problem/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/components/schemas/Problem/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/errors",schemaPath:"#/components/schemas/Problem/properties/errors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/Problem/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "sequence"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.atMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/EventPosition/required",keyword:"required",params:{missingProperty: "atMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/sequence",schemaPath:"#/components/schemas/EventPosition/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.atMs !== undefined){
let data1 = data.atMs;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/atMs",schemaPath:"#/components/schemas/EventPosition/properties/atMs/type",keyword:"type",params:{type: "integer"}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/EventPosition/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "jobId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobReference/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err2 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/JobReference/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err3 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobReference/properties/endpointId/type",keyword:"type",params:{type: "string"}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/JobReference/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid2 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.submission === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("submitted" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
const err5 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema16.placed.schema.enum}};
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
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.workerId === undefined){
const err8 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("started" !== data2){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err11 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err13 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.progress === undefined){
const err14 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("progressed" !== data4){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.text === undefined){
const err19 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("noted" !== data5){
const err21 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err22 = {instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err24 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.status === undefined){
const err25 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err26 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if("ended" !== data7){
const err27 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err28 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err29 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err31 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.type !== undefined){
let data10 = data.type;
if(typeof data10 !== "string"){
const err32 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if("retried" !== data10){
const err33 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err35 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.early === undefined){
const err36 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "early"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
const err37 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if("forgotten" !== data11){
const err38 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
const err39 = {instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err41 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.cost === undefined){
const err42 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.quantity === undefined){
const err43 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.type !== undefined){
let data13 = data.type;
if(typeof data13 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if("charged" !== data13){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.cost !== undefined){
let data14 = data.cost;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err46 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.quantity !== undefined){
let data15 = data.quantity;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err48 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err51 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.attempt === undefined){
const err52 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.host === undefined){
const err53 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.outcome === undefined){
const err54 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.acknowledged === undefined){
const err55 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.type !== undefined){
let data16 = data.type;
if(typeof data16 !== "string"){
const err56 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if("webhookAttempted" !== data16){
const err57 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.attempt !== undefined){
let data17 = data.attempt;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err58 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
const err59 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err60 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
const err61 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
const err62 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
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
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err64 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.attempts === undefined){
const err65 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.type !== undefined){
let data21 = data.type;
if(typeof data21 !== "string"){
const err66 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if("webhookGivenUp" !== data21){
const err67 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.attempts !== undefined){
let data22 = data.attempts;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err68 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err71 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data.endpointId === undefined){
const err72 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.workerId === undefined){
const err73 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.type !== undefined){
let data23 = data.type;
if(typeof data23 !== "string"){
const err74 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(((data23 === "workerStarting") || (data23 === "workerReady")) || (data23 === "workerStopped"))){
const err75 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.placed.schema.allOf[1].oneOf[10].properties.type.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err76 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err77 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err79 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data.fault === undefined){
const err80 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.type !== undefined){
let data26 = data.type;
if(typeof data26 !== "string"){
const err81 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if("faultInjected" !== data26){
const err82 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
const err83 = {instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err84 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err85 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err87 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data.operationId === undefined){
const err88 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "operationId"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data.endpointId === undefined){
const err89 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data.type !== undefined){
let data30 = data.type;
if(typeof data30 !== "string"){
const err90 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if("limited" !== data30){
const err91 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
const err92 = {instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/operationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err93 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}};
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
else {
const err94 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err95 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data.endpointId === undefined){
const err96 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data.refused === undefined){
const err97 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "refused"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data.type !== undefined){
let data33 = data.type;
if(typeof data33 !== "string"){
const err98 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if("budgetExceeded" !== data33){
const err99 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err100 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
const err101 = {instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/refused/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
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
const err103 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
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
if(props0 !== true){
props0 = props0 || {};
props0.sequence = true;
props0.atMs = true;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/EventList/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/events",schemaPath:"#/components/schemas/EventList/properties/events/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/EventList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
const err0 = {instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.submission === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "submission"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lowPriority === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "lowPriority"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.retries === undefined){
const err5 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "retries"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.queuedMs === undefined){
const err6 = {instancePath,schemaPath:"#/components/schemas/JobSummary/required",keyword:"required",params:{missingProperty: "queuedMs"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/JobSummary/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err8 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/JobSummary/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.submission !== undefined){
let data2 = data.submission;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "runJob") || (data2 === "runJobSync"))){
const err10 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema16.placed.schema.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lowPriority !== undefined){
if(typeof data.lowPriority !== "boolean"){
const err12 = {instancePath:instancePath+"/lowPriority",schemaPath:"#/components/schemas/JobSummary/properties/lowPriority/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.retries !== undefined){
let data5 = data.retries;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/JobSummary/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.queuedMs !== undefined){
let data6 = data.queuedMs;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err15 = {instancePath:instancePath+"/queuedMs",schemaPath:"#/components/schemas/JobSummary/properties/queuedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.startedMs !== undefined){
let data7 = data.startedMs;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err16 = {instancePath:instancePath+"/startedMs",schemaPath:"#/components/schemas/JobSummary/properties/startedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.endedMs !== undefined){
let data8 = data.endedMs;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err17 = {instancePath:instancePath+"/endedMs",schemaPath:"#/components/schemas/JobSummary/properties/endedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err18 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/JobSummary/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err19 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/JobSummary/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/components/schemas/JobSummary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobs === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/JobList/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/JobList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.jobs !== undefined){
let data1 = data.jobs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate41(data1[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/JobList/properties/jobs/type",keyword:"type",params:{type: "array"}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/JobList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.host === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.acknowledged === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/required",keyword:"required",params:{missingProperty: "acknowledged"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err6 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
const err8 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/Delivery/allOf/2/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/components/schemas/Delivery/allOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeliveryList/required",keyword:"required",params:{missingProperty: "deliveries"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/deliveries",schemaPath:"#/components/schemas/DeliveryList/properties/deliveries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/DeliveryList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "day"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.cost === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(!(formats4.validate(data0))){
const err4 = {instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/day",schemaPath:"#/components/schemas/LedgerTotal/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err6 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/LedgerTotal/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/LedgerTotal/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.cost !== undefined){
let data3 = data.cost;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err9 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/components/schemas/LedgerTotal/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.exceeded === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "exceeded"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reached === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Budget/required",keyword:"required",params:{missingProperty: "reached"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
const err6 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/Budget/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema33.placed.schema.properties.exceeded.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reached !== undefined){
if(typeof data.reached !== "boolean"){
const err7 = {instancePath:instancePath+"/reached",schemaPath:"#/components/schemas/Budget/properties/reached/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/Budget/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobs === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "jobs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totals === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/Ledger/required",keyword:"required",params:{missingProperty: "totals"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/components/schemas/Ledger/properties/currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
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
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/Ledger/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.totals !== undefined){
let data3 = data.totals;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data3[i0], {instancePath:instancePath+"/totals/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/totals",schemaPath:"#/components/schemas/Ledger/properties/totals/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.budget !== undefined){
if(!(validate55(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/components/schemas/Ledger/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 400 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
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
if(data.retryAfterSeconds !== undefined){
let data1 = data.retryAfterSeconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: "distribution"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ms === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: "ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
const err2 = {instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("fixed" !== data0){
const err4 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}};
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
else {
const err8 = {instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "distribution"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.minMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "minMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.maxMs === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: "maxMs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
const err3 = {instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("uniform" !== data0){
const err5 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.minMs !== undefined){
let data1 = data.minMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.maxMs !== undefined){
let data2 = data.maxMs;
if(typeof data2 == "number"){
if(data2 > 604800000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distribution === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "distribution"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.medianMs === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "medianMs"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sigma === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: "sigma"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
const err3 = {instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("lognormal" !== data0){
const err5 = {instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.medianMs !== undefined){
let data1 = data.medianMs;
if(typeof data1 == "number"){
if(data1 > 604800000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sigma !== undefined){
let data2 = data.sigma;
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err11 = {instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latency === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: "latency"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "latency")){
const err1 = {instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.latency !== undefined){
if(!(validate66(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.drop === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: "drop"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "drop")){
const err1 = {instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worker === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: "worker"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "worker")){
const err1 = {instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "crash") || (data0 === "hang"))){
const err3 = {instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema48.placed.schema.properties.worker.enum}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: "webhook"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema49.placed.schema.properties.webhook.enum}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stale === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: "stale"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "stale")){
const err1 = {instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: "effect"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema38.placed.schema.properties.operation.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
const err4 = {instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.probability !== undefined){
let data2 = data.probability;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.count !== undefined){
let data3 = data.count;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
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
const err10 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const err11 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const err12 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
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
if(data.effect !== undefined){
if(!(validate62(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fault === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fault !== undefined){
if(!(validate61(data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.left !== undefined){
let data1 = data.left;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err1 = {instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/left",schemaPath:"#/components/schemas/DeclaredFault/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/DeclaredFault/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/required",keyword:"required",params:{missingProperty: "faults"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/DeclaredFaultList/properties/faults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/components/schemas/DeclaredFaultList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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

const check19 = validate98;
const schema57 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/0","schema":{"type":"object","required":["ms"],"properties":{"ms":{"type":"integer","minimum":0}},"additionalProperties":false}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ms === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/0/required",keyword:"required",params:{missingProperty: "ms"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
}
}
if(data.ms !== undefined){
let data0 = data.ms;
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check20 = validate99;
const schema58 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/1","schema":{"type":"object","required":["untilMs"],"properties":{"untilMs":{"type":"integer"}},"additionalProperties":false}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/required",keyword:"required",params:{missingProperty: "untilMs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "untilMs")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.untilMs !== undefined){
let data0 = data.untilMs;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/untilMs",schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/properties/untilMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check21 = validate100;
const schema59 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/2","schema":{"type":"object","required":["toNext"],"properties":{"toNext":{"type":"boolean","const":true}},"additionalProperties":false}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: "toNext"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "toNext")){
const err1 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.toNext !== undefined){
let data0 = data.toNext;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/toNext",schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/properties/toNext/const",keyword:"const",params:{allowedValue: true}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check22 = validate101;
const schema60 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/0","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.submission === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: "submission"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("submitted" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "submitted"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.submission !== undefined){
let data1 = data.submission;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "runJob") || (data1 === "runJobSync"))){
const err5 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema16.placed.schema.enum}};
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
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"type":true,"submission":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check23 = validate103;
const schema62 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/1","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.workerId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("started" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "started"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err4 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/properties/workerId/type",keyword:"type",params:{type: "string"}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"type":true,"workerId":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check24 = validate105;
const schema63 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/2","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.progress === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/required",keyword:"required",params:{missingProperty: "progress"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("progressed" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "progressed"}};
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
else {
const err4 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/2/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"type":true,"progress":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check25 = validate107;
const schema64 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/3","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/required",keyword:"required",params:{missingProperty: "text"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("noted" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "noted"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/3/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"type":true,"text":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check26 = validate109;
const schema65 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/4","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("ended" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ended"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/properties/error/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/4/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"type":true,"status":true,"error":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check27 = validate111;
const schema67 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/5","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("retried" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "retried"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/5/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"type":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check28 = validate113;
const schema68 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/6","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.early === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/required",keyword:"required",params:{missingProperty: "early"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("forgotten" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "forgotten"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.early !== undefined){
if(typeof data.early !== "boolean"){
const err4 = {instancePath:instancePath+"/early",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/properties/early/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/6/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"type":true,"early":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check29 = validate115;
const schema69 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/7","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cost === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "cost"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quantity === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/required",keyword:"required",params:{missingProperty: "quantity"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("charged" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cost !== undefined){
let data1 = data.cost;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
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
const err6 = {instancePath:instancePath+"/cost",schemaPath:"#/components/schemas/Amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]+)?$"}, expected: "dollars, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/quantity",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/properties/quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/7/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"cost":true,"quantity":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check30 = validate117;
const schema71 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/8","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attempt === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "attempt"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.host === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.outcome === undefined){
const err3 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "outcome"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.acknowledged === undefined){
const err4 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/required",keyword:"required",params:{missingProperty: "acknowledged"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("webhookAttempted" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookAttempted"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.attempt !== undefined){
let data1 = data.attempt;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/attempt",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
const err9 = {instancePath:instancePath+"/host",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.outcome !== undefined){
if(typeof data.outcome !== "string"){
const err10 = {instancePath:instancePath+"/outcome",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/outcome/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.acknowledged !== undefined){
if(typeof data.acknowledged !== "boolean"){
const err11 = {instancePath:instancePath+"/acknowledged",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/properties/acknowledged/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/8/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"type":true,"attempt":true,"host":true,"outcome":true,"acknowledged":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check31 = validate119;
const schema72 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/9","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attempts === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/required",keyword:"required",params:{missingProperty: "attempts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("webhookGivenUp" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "webhookGivenUp"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attempts !== undefined){
let data1 = data.attempts;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/attempts",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/9/allOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"type":true,"attempts":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check32 = validate121;
const schema73 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/10","schema":{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.workerId === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/required",keyword:"required",params:{missingProperty: "workerId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "workerStarting") || (data0 === "workerReady")) || (data0 === "workerStopped"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/enum",keyword:"enum",params:{allowedValues: schema73.placed.schema.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err5 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.workerId !== undefined){
if(typeof data.workerId !== "string"){
const err6 = {instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/workerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"type":true,"endpointId":true,"workerId":true},"dynamicProps":false,"dynamicItems":false};

const check33 = validate122;
const schema74 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/11","schema":{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fault === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/required",keyword:"required",params:{missingProperty: "fault"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("faultInjected" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/type/const",keyword:"const",params:{allowedValue: "faultInjected"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fault !== undefined){
if(typeof data.fault !== "string"){
const err4 = {instancePath:instancePath+"/fault",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/fault/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err5 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err6 = {instancePath:instancePath+"/jobId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/properties/jobId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"type":true,"fault":true,"endpointId":true,"jobId":true},"dynamicProps":false,"dynamicItems":false};

const check34 = validate123;
const schema75 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/12","schema":{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operationId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "operationId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.endpointId === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("limited" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/type/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operationId !== undefined){
if(typeof data.operationId !== "string"){
const err5 = {instancePath:instancePath+"/operationId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/operationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err6 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/12/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"type":true,"operationId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check35 = validate124;
const schema76 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/13","schema":{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.endpointId === undefined){
const err1 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "endpointId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.refused === undefined){
const err2 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/required",keyword:"required",params:{missingProperty: "refused"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("budgetExceeded" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/type/const",keyword:"const",params:{allowedValue: "budgetExceeded"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpointId !== undefined){
if(typeof data.endpointId !== "string"){
const err5 = {instancePath:instancePath+"/endpointId",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/endpointId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.refused !== undefined){
if(typeof data.refused !== "boolean"){
const err6 = {instancePath:instancePath+"/refused",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/properties/refused/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/13/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"type":true,"endpointId":true,"refused":true},"dynamicProps":false,"dynamicItems":false};

const check36 = validate125;
const schema77 = {"placed":{"pointer":"#/components/schemas/Seed/oneOf/0","schema":{"type":"string"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check37 = validate126;
const schema78 = {"placed":{"pointer":"#/components/schemas/Seed/oneOf/1","schema":{"type":"number"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check38 = validate67;

const check39 = validate69;

const check40 = validate71;

const check41 = validate63;

const check42 = validate65;

const check43 = validate75;

const check44 = validate77;

const check45 = validate79;

const check46 = validate81;

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
  "#/components/schemas/ClockAdvance/oneOf/0": check19,
  "#/components/schemas/ClockAdvance/oneOf/1": check20,
  "#/components/schemas/ClockAdvance/oneOf/2": check21,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": check22,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": check23,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": check24,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": check25,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": check26,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": check27,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": check28,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/7": check29,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/8": check30,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/9": check31,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/10": check32,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/11": check33,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/12": check34,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/13": check35,
  "#/components/schemas/Seed/oneOf/0": check36,
  "#/components/schemas/Seed/oneOf/1": check37,
  "#/components/schemas/FixedLatency": check38,
  "#/components/schemas/UniformLatency": check39,
  "#/components/schemas/LogNormalLatency": check40,
  "#/components/schemas/StatusEffect": check41,
  "#/components/schemas/LatencyEffect": check42,
  "#/components/schemas/DropEffect": check43,
  "#/components/schemas/WorkerEffect": check44,
  "#/components/schemas/WebhookEffect": check45,
  "#/components/schemas/StaleEffect": check46,
};
