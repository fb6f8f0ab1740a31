// Generated from an OpenAPI document; do not edit.
import { characters } from 'inference-contract/validation/runtime';

const check0 = validate0;
const schema0 = {"placed":{"pointer":"#/paths/~1control~1clock/post/requestBody/content/application~1json/schema","schema":{"$ref":"#/components/schemas/ClockAdvance"}}};
const schema1 = {"placed":{"pointer":"#/components/schemas/ClockAdvance","schema":{"oneOf":[{"type":"object","required":["ms"],"properties":{"ms":{"type":"integer","minimum":0}},"additionalProperties":false},{"type":"object","required":["untilMs"],"properties":{"untilMs":{"type":"integer"}},"additionalProperties":false},{"type":"object","required":["toNext"],"properties":{"toNext":{"type":"boolean","const":true}},"additionalProperties":false}]}}};

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
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
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
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.untilMs === undefined){
const err5 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/1/required",keyword:"required",params:{missingProperty: "untilMs"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
}
}
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
var _valid0 = _errs7 === errors;
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
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toNext === undefined){
const err9 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf/2/required",keyword:"required",params:{missingProperty: "toNext"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
}
}
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
var _valid0 = _errs12 === errors;
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
const err14 = {instancePath,schemaPath:"#/components/schemas/ClockAdvance/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
validate1.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
else {
var props0 = validate1.evaluated.props;
}
validate0.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":true,"dynamicItems":false};

const check1 = validate3;
const schema2 = {"placed":{"pointer":"#/components/parameters/After/schema","schema":{"type":"integer","minimum":0}}};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/components/parameters/After/schema/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/components/parameters/After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check2 = validate4;
const schema3 = {"placed":{"pointer":"#/components/parameters/Limit/schema","schema":{"type":"integer","minimum":1,"maximum":1000}}};

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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/components/parameters/Limit/schema/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/components/parameters/Limit/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/components/parameters/Limit/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check3 = validate5;
const schema4 = {"placed":{"pointer":"#/components/parameters/EventType/schema","schema":{"$ref":"#/components/schemas/EventType"}}};
const schema5 = {"placed":{"pointer":"#/components/schemas/EventType","schema":{"type":"string","enum":["submitted","started","progressed","noted","ended","retried","forgotten","charged","webhookAttempted","webhookGivenUp","workerStarting","workerReady","workerStopped","faultInjected","limited","budgetExceeded"]}}};

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
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema5.placed.schema.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check4 = validate6;
const schema6 = {"placed":{"pointer":"#/components/parameters/LastEventId/schema","schema":{"type":"integer","minimum":0}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/components/parameters/LastEventId/schema/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/components/parameters/LastEventId/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check5 = validate7;
const schema7 = {"placed":{"pointer":"#/components/parameters/State/schema","schema":{"$ref":"#/components/schemas/StateName"}}};
const schema8 = {"placed":{"pointer":"#/components/schemas/StateName","schema":{"type":"string"}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check6 = validate8;
const schema9 = {"placed":{"pointer":"#/components/parameters/Endpoint/schema","schema":{"type":"string","minLength":1}}};
const func0 = characters;

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
if(typeof data === "string"){
if(func0(data) < 1){
const err0 = {instancePath,schemaPath:"#/components/parameters/Endpoint/schema/minLength",keyword:"minLength",params:{limit: 1}};
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
const err1 = {instancePath,schemaPath:"#/components/parameters/Endpoint/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check7 = validate9;
const schema10 = {"placed":{"pointer":"#/components/parameters/Job/schema","schema":{"type":"string","minLength":1}}};

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
if(typeof data === "string"){
if(func0(data) < 1){
const err0 = {instancePath,schemaPath:"#/components/parameters/Job/schema/minLength",keyword:"minLength",params:{limit: 1}};
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
const err1 = {instancePath,schemaPath:"#/components/parameters/Job/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check8 = validate10;
const schema11 = {"placed":{"pointer":"#/paths/~1control~1faults/put/requestBody/content/application~1json/schema","schema":{"$ref":"#/components/schemas/FaultList"}}};
const schema12 = {"placed":{"pointer":"#/components/schemas/FaultList","schema":{"type":"object","required":["faults"],"properties":{"faults":{"type":"array","items":{"$ref":"#/components/schemas/Fault"}}},"additionalProperties":false}}};
const schema13 = {"placed":{"pointer":"#/components/schemas/Fault","schema":{"type":"object","required":["effect"],"additionalProperties":false,"properties":{"operation":{"type":"string","enum":["runJob","runJobSync","getJobStatus","cancelJob","retryJob","purgeQueue","getEndpointHealth","streamJob","streamJobByPost","getJobStatusSync","getJobStatusSyncByPost"]},"endpoint":{"type":"string"},"probability":{"type":"number","minimum":0,"maximum":1},"count":{"type":"integer","minimum":1},"seed":{"$ref":"#/components/schemas/Seed"},"effect":{"$ref":"#/components/schemas/FaultEffect"}}}}};
const schema14 = {"placed":{"pointer":"#/components/schemas/Seed","schema":{"oneOf":[{"type":"string"},{"type":"number"}]}}};
const schema15 = {"placed":{"pointer":"#/components/schemas/FaultEffect","schema":{"oneOf":[{"$ref":"#/components/schemas/StatusEffect"},{"$ref":"#/components/schemas/LatencyEffect"},{"$ref":"#/components/schemas/DropEffect"},{"$ref":"#/components/schemas/WorkerEffect"},{"$ref":"#/components/schemas/WebhookEffect"},{"$ref":"#/components/schemas/StaleEffect"}]}}};
const schema16 = {"placed":{"pointer":"#/components/schemas/StatusEffect","schema":{"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"retryAfterSeconds":{"type":"integer","minimum":0,"maximum":604800}}}}};

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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema17 = {"placed":{"pointer":"#/components/schemas/LatencyEffect","schema":{"type":"object","required":["latency"],"additionalProperties":false,"properties":{"latency":{"$ref":"#/components/schemas/Latency"}}}}};
const schema18 = {"placed":{"pointer":"#/components/schemas/Latency","schema":{"oneOf":[{"$ref":"#/components/schemas/FixedLatency"},{"$ref":"#/components/schemas/UniformLatency"},{"$ref":"#/components/schemas/LogNormalLatency"}]}}};
const schema19 = {"placed":{"pointer":"#/components/schemas/FixedLatency","schema":{"type":"object","required":["distribution","ms"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"fixed"},"ms":{"type":"number","minimum":0,"maximum":604800000}}}}};

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
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema20 = {"placed":{"pointer":"#/components/schemas/UniformLatency","schema":{"type":"object","required":["distribution","minMs","maxMs"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"uniform"},"minMs":{"type":"number","minimum":0,"maximum":604800000},"maxMs":{"type":"number","minimum":0,"maximum":604800000}}}}};

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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"placed":{"pointer":"#/components/schemas/LogNormalLatency","schema":{"type":"object","required":["distribution","medianMs","sigma"],"additionalProperties":false,"properties":{"distribution":{"type":"string","const":"lognormal"},"medianMs":{"type":"number","minimum":0,"maximum":604800000},"sigma":{"type":"number","minimum":0,"maximum":5}}}}};

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
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate17.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!(validate17(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"placed":{"pointer":"#/components/schemas/DropEffect","schema":{"type":"object","required":["drop"],"additionalProperties":false,"properties":{"drop":{"type":"boolean","const":true}}}}};

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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"placed":{"pointer":"#/components/schemas/WorkerEffect","schema":{"type":"object","required":["worker"],"additionalProperties":false,"properties":{"worker":{"type":"string","enum":["crash","hang"]}}}}};

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
const err3 = {instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema23.placed.schema.properties.worker.enum}};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"placed":{"pointer":"#/components/schemas/WebhookEffect","schema":{"type":"object","required":["webhook"],"additionalProperties":false,"properties":{"webhook":{"type":"string","enum":["lost","duplicated"]}}}}};

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
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.properties.webhook.enum}};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"placed":{"pointer":"#/components/schemas/StaleEffect","schema":{"type":"object","required":["stale"],"additionalProperties":false,"properties":{"stale":{"type":"boolean","const":true}}}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid1 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate13.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate13.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema13.placed.schema.properties.operation.enum}};
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
if(!(validate13(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/FaultList/required",keyword:"required",params:{missingProperty: "faults"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "faults")){
const err1 = {instancePath,schemaPath:"#/components/schemas/FaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/type",keyword:"type",params:{type: "array"}};
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
const err3 = {instancePath,schemaPath:"#/components/schemas/FaultList/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate37;
const schema26 = {"placed":{"pointer":"#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema","schema":{"$ref":"#/components/schemas/NewAccount"}}};
const schema27 = {"placed":{"pointer":"#/components/schemas/NewAccount","schema":{"type":"object","properties":{"key":{"type":"string","pattern":"^[!-~]+$","x-expected":"visible ASCII characters without spaces"},"clock":{"type":"string","enum":["system","manual"]},"seed":{"$ref":"#/components/schemas/Seed"},"endpoints":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"faults":{"type":"array","items":{"$ref":"#/components/schemas/Fault"}},"budget":{"$ref":"#/components/schemas/BudgetSettings"}},"additionalProperties":false}}};
const pattern0 = new RegExp("^[!-~]+$", "u");
const schema29 = {"placed":{"pointer":"#/components/schemas/BudgetSettings","schema":{"type":"object","required":["amount"],"additionalProperties":false,"properties":{"amount":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$","x-expected":"dollars in quotes, such as \"0.50\""},"exceeded":{"type":"string","enum":["refuse","warn"]}}}}};
const pattern1 = new RegExp("^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$", "u");

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
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
const err1 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.exceeded !== undefined){
let data1 = data.exceeded;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
const err5 = {instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema29.placed.schema.properties.exceeded.enum}};
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
const err6 = {instancePath,schemaPath:"#/components/schemas/BudgetSettings/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "budget"))){
const err0 = {instancePath,schemaPath:"#/components/schemas/NewAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/pattern",keyword:"pattern",params:{...{pattern: "^[!-~]+$"}, expected: "visible ASCII characters without spaces"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "system") || (data1 === "manual"))){
const err4 = {instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.properties.clock.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
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
const err5 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(typeof data2 == "number")){
const err6 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
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
const err8 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err9 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err10 = {instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
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
const err11 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.faults !== undefined){
let data5 = data.faults;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(!(validate12(data5[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.budget !== undefined){
if(!(validate40(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/components/schemas/NewAccount/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check10 = validate43;
const schema30 = {"placed":{"pointer":"#/components/parameters/AccountId/schema","schema":{"type":"string","minLength":1}}};

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
if(typeof data === "string"){
if(func0(data) < 1){
const err0 = {instancePath,schemaPath:"#/components/parameters/AccountId/schema/minLength",keyword:"minLength",params:{limit: 1}};
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
const err1 = {instancePath,schemaPath:"#/components/parameters/AccountId/schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check11 = validate44;
const schema31 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/0","schema":{"type":"object","required":["ms"],"properties":{"ms":{"type":"integer","minimum":0}},"additionalProperties":false}}};

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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check12 = validate45;
const schema32 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/1","schema":{"type":"object","required":["untilMs"],"properties":{"untilMs":{"type":"integer"}},"additionalProperties":false}}};

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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check13 = validate46;
const schema33 = {"placed":{"pointer":"#/components/schemas/ClockAdvance/oneOf/2","schema":{"type":"object","required":["toNext"],"properties":{"toNext":{"type":"boolean","const":true}},"additionalProperties":false}}};

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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check14 = validate47;
const schema34 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/0","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","submission"],"properties":{"type":{"type":"string","const":"submitted"},"submission":{"$ref":"#/components/schemas/Submission"}}}]}}};
const schema36 = {"placed":{"pointer":"#/components/schemas/Submission","schema":{"type":"string","enum":["runJob","runJobSync"]}}};
const schema35 = {"placed":{"pointer":"#/components/schemas/JobReference","schema":{"type":"object","required":["jobId","endpointId"],"properties":{"jobId":{"type":"string"},"endpointId":{"type":"string"}}}}};

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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
const err5 = {instancePath:instancePath+"/submission",schemaPath:"#/components/schemas/Submission/enum",keyword:"enum",params:{allowedValues: schema36.placed.schema.enum}};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"type":true,"submission":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check15 = validate50;
const schema37 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/1","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","workerId"],"properties":{"type":{"type":"string","const":"started"},"workerId":{"type":"string"}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"type":true,"workerId":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check16 = validate52;
const schema38 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/2","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","progress"],"properties":{"type":{"type":"string","const":"progressed"},"progress":{}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"type":true,"progress":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check17 = validate54;
const schema39 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/3","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"noted"},"text":{"type":"string"}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"type":true,"text":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check18 = validate56;
const schema40 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/4","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","status"],"properties":{"type":{"type":"string","const":"ended"},"status":{"$ref":"#/components/schemas/StateName"},"error":{"type":"string"}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"type":true,"status":true,"error":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check19 = validate58;
const schema42 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/5","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"retried"}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"type":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check20 = validate60;
const schema43 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/6","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","early"],"properties":{"type":{"type":"string","const":"forgotten"},"early":{"type":"boolean"}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"type":true,"early":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check21 = validate62;
const schema44 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/7","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","cost","quantity"],"properties":{"type":{"type":"string","const":"charged"},"cost":{"$ref":"#/components/schemas/Amount"},"quantity":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}}]}}};
const schema45 = {"placed":{"pointer":"#/components/schemas/Amount","schema":{"type":"string","pattern":"^(0|[1-9][0-9]*)(\\.[0-9]+)?$","x-expected":"dollars, such as \"0.50\""}}};
const pattern2 = new RegExp("^(0|[1-9][0-9]*)(\\.[0-9]+)?$", "u");

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
if(!pattern2.test(data1)){
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
if(!pattern2.test(data2)){
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
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"type":true,"cost":true,"quantity":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check22 = validate64;
const schema46 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/8","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempt","host","outcome","acknowledged"],"properties":{"type":{"type":"string","const":"webhookAttempted"},"attempt":{"type":"integer","minimum":1},"host":{"type":"string"},"outcome":{"type":"string"},"acknowledged":{"type":"boolean"}}}]}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"type":true,"attempt":true,"host":true,"outcome":true,"acknowledged":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check23 = validate66;
const schema47 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/9","schema":{"allOf":[{"$ref":"#/components/schemas/JobReference"},{"type":"object","required":["type","attempts"],"properties":{"type":{"type":"string","const":"webhookGivenUp"},"attempts":{"type":"integer","minimum":0}}}]}}};

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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"type":true,"attempts":true,"jobId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check24 = validate68;
const schema48 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/10","schema":{"type":"object","required":["type","endpointId","workerId"],"properties":{"type":{"type":"string","enum":["workerStarting","workerReady","workerStopped"]},"endpointId":{"type":"string"},"workerId":{"type":"string"}}}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/components/schemas/AccountEvent/allOf/1/oneOf/10/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.placed.schema.properties.type.enum}};
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"type":true,"endpointId":true,"workerId":true},"dynamicProps":false,"dynamicItems":false};

const check25 = validate69;
const schema49 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/11","schema":{"type":"object","required":["type","fault"],"properties":{"type":{"type":"string","const":"faultInjected"},"fault":{"type":"string"},"endpointId":{"type":"string"},"jobId":{"type":"string"}}}}};

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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"type":true,"fault":true,"endpointId":true,"jobId":true},"dynamicProps":false,"dynamicItems":false};

const check26 = validate70;
const schema50 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/12","schema":{"type":"object","required":["type","operationId","endpointId"],"properties":{"type":{"type":"string","const":"limited"},"operationId":{"type":"string"},"endpointId":{"type":"string"}}}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"type":true,"operationId":true,"endpointId":true},"dynamicProps":false,"dynamicItems":false};

const check27 = validate71;
const schema51 = {"placed":{"pointer":"#/components/schemas/AccountEvent/allOf/1/oneOf/13","schema":{"type":"object","required":["type","endpointId","refused"],"properties":{"type":{"type":"string","const":"budgetExceeded"},"endpointId":{"type":"string"},"refused":{"type":"boolean"}}}}};

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
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"type":true,"endpointId":true,"refused":true},"dynamicProps":false,"dynamicItems":false};

const check28 = validate72;
const schema52 = {"placed":{"pointer":"#/components/schemas/Seed/oneOf/0","schema":{"type":"string"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check29 = validate73;
const schema53 = {"placed":{"pointer":"#/components/schemas/Seed/oneOf/1","schema":{"type":"number"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

const check30 = validate18;

const check31 = validate20;

const check32 = validate22;

const check33 = validate14;

const check34 = validate16;

const check35 = validate26;

const check36 = validate28;

const check37 = validate30;

const check38 = validate32;

export const checks = {
  "#/paths/~1control~1clock/post/requestBody/content/application~1json/schema": check0,
  "#/components/parameters/After/schema": check1,
  "#/components/parameters/Limit/schema": check2,
  "#/components/parameters/EventType/schema": check3,
  "#/components/parameters/LastEventId/schema": check4,
  "#/components/parameters/State/schema": check5,
  "#/components/parameters/Endpoint/schema": check6,
  "#/components/parameters/Job/schema": check7,
  "#/paths/~1control~1faults/put/requestBody/content/application~1json/schema": check8,
  "#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema": check9,
  "#/components/parameters/AccountId/schema": check10,
  "#/components/schemas/ClockAdvance/oneOf/0": check11,
  "#/components/schemas/ClockAdvance/oneOf/1": check12,
  "#/components/schemas/ClockAdvance/oneOf/2": check13,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/0": check14,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/1": check15,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/2": check16,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/3": check17,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/4": check18,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/5": check19,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/6": check20,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/7": check21,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/8": check22,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/9": check23,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/10": check24,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/11": check25,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/12": check26,
  "#/components/schemas/AccountEvent/allOf/1/oneOf/13": check27,
  "#/components/schemas/Seed/oneOf/0": check28,
  "#/components/schemas/Seed/oneOf/1": check29,
  "#/components/schemas/FixedLatency": check30,
  "#/components/schemas/UniformLatency": check31,
  "#/components/schemas/LogNormalLatency": check32,
  "#/components/schemas/StatusEffect": check33,
  "#/components/schemas/LatencyEffect": check34,
  "#/components/schemas/DropEffect": check35,
  "#/components/schemas/WorkerEffect": check36,
  "#/components/schemas/WebhookEffect": check37,
  "#/components/schemas/StaleEffect": check38,
};
