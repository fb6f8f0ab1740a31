// Generated from an OpenAPI document; do not edit.
import { formats } from 'inference-contract/validation/runtime';

const check0 = validate0;
const schema0 = {"placed":{"pointer":"#/components/responses/JobSubmitted/content/application~1json/schema","schema":{"$ref":"#/components/schemas/SubmittedJob"}}};
const schema1 = {"placed":{"pointer":"#/components/schemas/SubmittedJob","schema":{"type":"object","required":["id","status"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$","x-expected":"a lower-case UUID followed by `-u1`"},"status":{"type":"string","const":"IN_QUEUE"}},"additionalProperties":true}}};
const pattern0 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");

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
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/SubmittedJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "a lower-case UUID followed by `-u1`"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SubmittedJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("IN_QUEUE" !== data1){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/SubmittedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}}];
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
else {
validate1.errors = [{instancePath,schemaPath:"#/components/schemas/SubmittedJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate3;
const schema2 = {"placed":{"pointer":"#/components/responses/BadRequest/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};
const schema3 = {"placed":{"pointer":"#/components/schemas/Problem","schema":{"type":"object","required":["status","title","detail","code"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"title":{"type":"string"},"detail":{"type":"string"},"code":{"type":"string"},"errors":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/ProblemPlace"}}},"additionalProperties":true}}};
const schema4 = {"placed":{"pointer":"#/components/schemas/ProblemPlace","schema":{"type":"object","required":["in","pointer","expected","received","detail"],"properties":{"in":{"type":"string","enum":["body","path","query","header"]},"pointer":{"type":"string","format":"json-pointer"},"detail":{"type":"string"},"expected":{"type":"string"},"received":{"type":"string"}},"additionalProperties":true}}};
const formats0 = formats["json-pointer"];

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
const schema5 = {"placed":{"pointer":"#/components/responses/Unauthorized/headers/WWW-Authenticate/schema","schema":{"type":"string"}}};

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
if(typeof data !== "string"){
validate8.errors = [{instancePath,schemaPath:"#/components/responses/Unauthorized/headers/WWW-Authenticate/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check3 = validate9;
const schema6 = {"placed":{"pointer":"#/components/responses/Unauthorized/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate11;
const schema7 = {"placed":{"pointer":"#/components/responses/PaymentRequired/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate13;
const schema8 = {"placed":{"pointer":"#/components/responses/NotFound/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
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
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate15;
const schema9 = {"placed":{"pointer":"#/components/responses/PayloadTooLarge/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
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
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate17;
const schema10 = {"placed":{"pointer":"#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema","schema":{"type":"string"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate17.errors = [{instancePath,schemaPath:"#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check8 = validate18;
const schema11 = {"placed":{"pointer":"#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

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

const check9 = validate20;
const schema12 = {"placed":{"pointer":"#/components/responses/TooManyRequests/headers/Retry-After/schema","schema":{"type":"integer","minimum":0}}};

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
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate20.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate20.errors = [{instancePath,schemaPath:"#/components/responses/TooManyRequests/headers/Retry-After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check10 = validate21;
const schema13 = {"placed":{"pointer":"#/components/responses/TooManyRequests/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check11 = validate23;
const schema14 = {"placed":{"pointer":"#/components/responses/InternalServerError/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check12 = validate25;
const schema15 = {"placed":{"pointer":"#/components/responses/Unstated/headers/Allow/schema","schema":{"type":"string"}}};

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
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/components/responses/Unstated/headers/Allow/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check13 = validate26;
const schema16 = {"placed":{"pointer":"#/components/responses/Unstated/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check14 = validate28;
const schema17 = {"placed":{"pointer":"#/components/responses/JobAnswered/content/application~1json/schema","schema":{"$ref":"#/components/schemas/SynchronousJob"}}};
const schema18 = {"placed":{"pointer":"#/components/schemas/SynchronousJob","schema":{"type":"object","allOf":[{"$ref":"#/components/schemas/Job"}],"properties":{"id":{"type":"string","pattern":"^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$","x-expected":"`sync-`, a lower-case UUID and `-u1`"}},"additionalProperties":true}}};
const schema19 = {"placed":{"pointer":"#/components/schemas/Job","schema":{"type":"object","properties":{"id":{"type":"string"},"status":{"$ref":"#/components/schemas/JobStatus"},"delayTime":{"type":"integer","minimum":0},"executionTime":{"type":"integer","minimum":0},"output":{"type":"object","additionalProperties":true},"workerId":{"type":"string"},"error":{"type":"string"},"retries":{"type":"integer","minimum":1}},"if":{"required":["status"],"properties":{"status":{"const":"COMPLETED"}}},"then":{"required":["output"],"properties":{"output":{"type":"object","additionalProperties":true}},"additionalProperties":true},"else":{"additionalProperties":true,"properties":{"output":false}},"additionalProperties":true,"required":["id","status"]}}};
const schema20 = {"placed":{"pointer":"#/components/schemas/JobStatus","schema":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.status !== undefined){
if("COMPLETED" !== data.status){
const err1 = {};
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
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.output === undefined) && (missing1 = "output")){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Job/then/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data.output !== undefined){
let data1 = data.output;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate30.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/then/properties/output/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.output !== undefined){
validate30.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/else/properties/output/false schema",keyword:"false schema",params:{}}];
return false;
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/components/schemas/Job/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate30.errors = vErrors;
return false;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.id === undefined) && (missing2 = "id")) || ((data.status === undefined) && (missing2 = "status"))){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Job/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.id !== undefined){
const _errs13 = errors;
if(typeof data.id !== "string"){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/Job/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.status !== undefined){
const _errs15 = errors;
if(typeof data.status !== "string"){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.delayTime !== undefined){
let data5 = data.delayTime;
const _errs19 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate30.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate30.errors = [{instancePath:instancePath+"/delayTime",schemaPath:"#/components/schemas/Job/properties/delayTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.executionTime !== undefined){
let data6 = data.executionTime;
const _errs21 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate30.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate30.errors = [{instancePath:instancePath+"/executionTime",schemaPath:"#/components/schemas/Job/properties/executionTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.output !== undefined){
let data7 = data.output;
const _errs23 = errors;
if(errors === _errs23){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate30.errors = [{instancePath:instancePath+"/output",schemaPath:"#/components/schemas/Job/properties/output/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.workerId !== undefined){
const _errs26 = errors;
if(typeof data.workerId !== "string"){
validate30.errors = [{instancePath:instancePath+"/workerId",schemaPath:"#/components/schemas/Job/properties/workerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.error !== undefined){
const _errs28 = errors;
if(typeof data.error !== "string"){
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/components/schemas/Job/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.retries !== undefined){
let data10 = data.retries;
const _errs30 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate30.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
validate30.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/components/schemas/Job/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
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
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/Job/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern1 = new RegExp("^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/pattern",keyword:"pattern",params:{...{pattern: "^sync-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-u1$"}, expected: "`sync-`, a lower-case UUID and `-u1`"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/SynchronousJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/components/schemas/SynchronousJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check15 = validate33;
const schema21 = {"placed":{"pointer":"#/components/responses/JobReported/content/application~1json/schema","schema":{"$ref":"#/components/schemas/Job"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check16 = validate35;
const schema22 = {"placed":{"pointer":"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema","schema":{"type":"string","const":"bytes"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate35.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate35.errors = [{instancePath,schemaPath:"#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check17 = validate36;
const schema23 = {"placed":{"pointer":"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema","schema":{"type":"string","const":"bytes"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("bytes" !== data){
validate36.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema/const",keyword:"const",params:{allowedValue: "bytes"}}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check18 = validate37;
const schema24 = {"placed":{"pointer":"#/components/responses/ResultPartDownloaded/headers/Content-Range/schema","schema":{"type":"string"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/components/responses/ResultPartDownloaded/headers/Content-Range/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check19 = validate38;
const schema25 = {"placed":{"pointer":"#/components/responses/ResultNotFound/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

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
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check20 = validate40;
const schema26 = {"placed":{"pointer":"#/components/responses/JobCancelled/content/application~1json/schema","schema":{"$ref":"#/components/schemas/CancelledJob"}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/CancelledJob","schema":{"type":"object","required":["id","status"],"properties":{"id":{"type":"string"},"status":{"type":"string","const":"CANCELLED"}},"additionalProperties":true}}};

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
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CancelledJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate41.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("CANCELLED" !== data1){
validate41.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/CancelledJob/properties/status/const",keyword:"const",params:{allowedValue: "CANCELLED"}}];
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
else {
validate41.errors = [{instancePath,schemaPath:"#/components/schemas/CancelledJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check21 = validate43;
const schema28 = {"placed":{"pointer":"#/components/responses/JobNotCancellable/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check22 = validate45;
const schema29 = {"placed":{"pointer":"#/components/responses/JobRetried/content/application~1json/schema","schema":{"$ref":"#/components/schemas/RetriedJob"}}};
const schema30 = {"placed":{"pointer":"#/components/schemas/RetriedJob","schema":{"type":"object","required":["id","status"],"properties":{"id":{"type":"string"},"status":{"type":"string","const":"IN_QUEUE"}},"additionalProperties":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"#/components/schemas/RetriedJob/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("IN_QUEUE" !== data1){
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/RetriedJob/properties/status/const",keyword:"const",params:{allowedValue: "IN_QUEUE"}}];
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
else {
validate46.errors = [{instancePath,schemaPath:"#/components/schemas/RetriedJob/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check23 = validate48;
const schema31 = {"placed":{"pointer":"#/components/responses/JobNotRetryable/content/application~1problem+json/schema","schema":{"$ref":"#/components/schemas/Problem"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check24 = validate50;
const schema32 = {"placed":{"pointer":"#/components/responses/QueuePurged/content/application~1json/schema","schema":{"$ref":"#/components/schemas/PurgedQueue"}}};
const schema33 = {"placed":{"pointer":"#/components/schemas/PurgedQueue","schema":{"type":"object","required":["removed","status"],"properties":{"removed":{"type":"integer","minimum":0},"status":{"type":"string","const":"completed"}},"additionalProperties":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.removed === undefined) && (missing0 = "removed")) || ((data.status === undefined) && (missing0 = "status"))){
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.removed !== undefined){
let data0 = data.removed;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate51.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate51.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/components/schemas/PurgedQueue/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate51.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("completed" !== data1){
validate51.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/PurgedQueue/properties/status/const",keyword:"const",params:{allowedValue: "completed"}}];
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
else {
validate51.errors = [{instancePath,schemaPath:"#/components/schemas/PurgedQueue/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check25 = validate53;
const schema34 = {"placed":{"pointer":"#/components/responses/EndpointHealthReported/content/application~1json/schema","schema":{"$ref":"#/components/schemas/EndpointHealth"}}};
const schema35 = {"placed":{"pointer":"#/components/schemas/EndpointHealth","schema":{"type":"object","required":["jobs","workers"],"properties":{"jobs":{"type":"object","required":["completed","failed","inProgress","inQueue","retried"],"properties":{"completed":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"inProgress":{"type":"integer","minimum":0},"inQueue":{"type":"integer","minimum":0},"retried":{"type":"integer","minimum":0}},"additionalProperties":true},"workers":{"type":"object","required":["idle","initializing","ready","running","throttled","unhealthy"],"properties":{"idle":{"type":"integer","minimum":0},"initializing":{"type":"integer","minimum":0},"ready":{"type":"integer","minimum":0},"running":{"type":"integer","minimum":0},"throttled":{"type":"integer","minimum":0},"unhealthy":{"type":"integer","minimum":0}},"additionalProperties":true}},"additionalProperties":true}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(((data.jobs === undefined) && (missing0 = "jobs")) || ((data.workers === undefined) && (missing0 = "workers"))){
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.jobs !== undefined){
let data0 = data.jobs;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.completed === undefined) && (missing1 = "completed")) || ((data0.failed === undefined) && (missing1 = "failed"))) || ((data0.inProgress === undefined) && (missing1 = "inProgress"))) || ((data0.inQueue === undefined) && (missing1 = "inQueue"))) || ((data0.retried === undefined) && (missing1 = "retried"))){
validate54.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.completed !== undefined){
let data1 = data0.completed;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate54.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/jobs/completed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/completed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data0.failed !== undefined){
let data2 = data0.failed;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate54.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate54.errors = [{instancePath:instancePath+"/jobs/failed",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
let data3 = data0.inProgress;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate54.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate54.errors = [{instancePath:instancePath+"/jobs/inProgress",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inProgress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
let data4 = data0.inQueue;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate54.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate54.errors = [{instancePath:instancePath+"/jobs/inQueue",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/inQueue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.retried !== undefined){
let data5 = data0.retried;
const _errs14 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate54.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate54.errors = [{instancePath:instancePath+"/jobs/retried",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/properties/retried/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs14 === errors;
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
validate54.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/components/schemas/EndpointHealth/properties/jobs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.workers !== undefined){
let data6 = data.workers;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((((data6.idle === undefined) && (missing2 = "idle")) || ((data6.initializing === undefined) && (missing2 = "initializing"))) || ((data6.ready === undefined) && (missing2 = "ready"))) || ((data6.running === undefined) && (missing2 = "running"))) || ((data6.throttled === undefined) && (missing2 = "throttled"))) || ((data6.unhealthy === undefined) && (missing2 = "unhealthy"))){
validate54.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.idle !== undefined){
let data7 = data6.idle;
const _errs19 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate54.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
validate54.errors = [{instancePath:instancePath+"/workers/idle",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/idle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.initializing !== undefined){
let data8 = data6.initializing;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate54.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate54.errors = [{instancePath:instancePath+"/workers/initializing",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/initializing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ready !== undefined){
let data9 = data6.ready;
const _errs23 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate54.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate54.errors = [{instancePath:instancePath+"/workers/ready",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.running !== undefined){
let data10 = data6.running;
const _errs25 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate54.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate54.errors = [{instancePath:instancePath+"/workers/running",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.throttled !== undefined){
let data11 = data6.throttled;
const _errs27 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate54.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate54.errors = [{instancePath:instancePath+"/workers/throttled",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/throttled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.unhealthy !== undefined){
let data12 = data6.unhealthy;
const _errs29 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate54.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate54.errors = [{instancePath:instancePath+"/workers/unhealthy",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/properties/unhealthy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/workers",schemaPath:"#/components/schemas/EndpointHealth/properties/workers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/components/schemas/EndpointHealth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check26 = validate56;
const schema36 = {"placed":{"pointer":"#/components/responses/JobStreamed/content/application~1json/schema","schema":{"$ref":"#/components/schemas/JobStream"}}};
const schema37 = {"placed":{"pointer":"#/components/schemas/JobStream","schema":{"type":"object","required":["status","stream"],"properties":{"status":{"$ref":"#/components/schemas/JobStatus"},"stream":{"type":"array","items":{"type":"object","required":["output"],"properties":{"output":{}},"additionalProperties":true}}},"additionalProperties":true}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.stream === undefined) && (missing0 = "stream"))){
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.status !== undefined){
const _errs3 = errors;
if(typeof data.status !== "string"){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/JobStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.stream !== undefined){
let data1 = data.stream;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.output === undefined) && (missing1 = "output")){
validate57.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/stream/" + i0,schemaPath:"#/components/schemas/JobStream/properties/stream/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/components/schemas/JobStream/properties/stream/type",keyword:"type",params:{type: "array"}}];
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
else {
validate57.errors = [{instancePath,schemaPath:"#/components/schemas/JobStream/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checks = {
  "#/components/responses/JobSubmitted/content/application~1json/schema": check0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": check1,
  "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema": check2,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": check3,
  "#/components/responses/PaymentRequired/content/application~1problem+json/schema": check4,
  "#/components/responses/NotFound/content/application~1problem+json/schema": check5,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": check6,
  "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema": check7,
  "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema": check8,
  "#/components/responses/TooManyRequests/headers/Retry-After/schema": check9,
  "#/components/responses/TooManyRequests/content/application~1problem+json/schema": check10,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": check11,
  "#/components/responses/Unstated/headers/Allow/schema": check12,
  "#/components/responses/Unstated/content/application~1problem+json/schema": check13,
  "#/components/responses/JobAnswered/content/application~1json/schema": check14,
  "#/components/responses/JobReported/content/application~1json/schema": check15,
  "#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema": check16,
  "#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema": check17,
  "#/components/responses/ResultPartDownloaded/headers/Content-Range/schema": check18,
  "#/components/responses/ResultNotFound/content/application~1problem+json/schema": check19,
  "#/components/responses/JobCancelled/content/application~1json/schema": check20,
  "#/components/responses/JobNotCancellable/content/application~1problem+json/schema": check21,
  "#/components/responses/JobRetried/content/application~1json/schema": check22,
  "#/components/responses/JobNotRetryable/content/application~1problem+json/schema": check23,
  "#/components/responses/QueuePurged/content/application~1json/schema": check24,
  "#/components/responses/EndpointHealthReported/content/application~1json/schema": check25,
  "#/components/responses/JobStreamed/content/application~1json/schema": check26,
};
