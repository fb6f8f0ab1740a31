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
var props0 = true;
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
if(props0 !== true){
props0 = true;
}
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
validate1.errors = vErrors;
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
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate3.errors = [{instancePath,schemaPath:"#/components/parameters/After/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate3.errors = [{instancePath,schemaPath:"#/components/parameters/After/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate4.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
validate4.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate4.errors = [{instancePath,schemaPath:"#/components/parameters/Limit/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((data === "submitted") || (data === "started")) || (data === "progressed")) || (data === "noted")) || (data === "ended")) || (data === "retried")) || (data === "forgotten")) || (data === "charged")) || (data === "webhookAttempted")) || (data === "webhookGivenUp")) || (data === "workerStarting")) || (data === "workerReady")) || (data === "workerStopped")) || (data === "faultInjected")) || (data === "limited")) || (data === "budgetExceeded"))){
validate5.errors = [{instancePath,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues: schema5.placed.schema.enum}}];
return false;
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
const _errs0 = errors;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate6.errors = [{instancePath,schemaPath:"#/components/parameters/LastEventId/schema/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate6.errors = [{instancePath,schemaPath:"#/components/parameters/LastEventId/schema/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
validate7.errors = [{instancePath,schemaPath:"#/components/schemas/StateName/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate8.errors = [{instancePath,schemaPath:"#/components/parameters/Endpoint/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/components/parameters/Endpoint/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate14.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "retryAfterSeconds"))){
validate14.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate14.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}}];
return false;
}
else {
if(data0 < 400 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/StatusEffect/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}}];
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
validate14.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
validate14.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate14.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/components/schemas/StatusEffect/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate14.errors = [{instancePath,schemaPath:"#/components/schemas/StatusEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.distribution === undefined) && (missing0 = "distribution")) || ((data.ms === undefined) && (missing0 = "ms"))){
validate18.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "distribution") || (key0 === "ms"))){
validate18.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate18.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("fixed" !== data0){
validate18.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/FixedLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "fixed"}}];
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
validate18.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate18.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/ms",schemaPath:"#/components/schemas/FixedLatency/properties/ms/type",keyword:"type",params:{type: "number"}}];
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
validate18.errors = [{instancePath,schemaPath:"#/components/schemas/FixedLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.minMs === undefined) && (missing0 = "minMs"))) || ((data.maxMs === undefined) && (missing0 = "maxMs"))){
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "minMs")) || (key0 === "maxMs"))){
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("uniform" !== data0){
validate20.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/UniformLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "uniform"}}];
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
validate20.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate20.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/minMs",schemaPath:"#/components/schemas/UniformLatency/properties/minMs/type",keyword:"type",params:{type: "number"}}];
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
validate20.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/maxMs",schemaPath:"#/components/schemas/UniformLatency/properties/maxMs/type",keyword:"type",params:{type: "number"}}];
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
validate20.errors = [{instancePath,schemaPath:"#/components/schemas/UniformLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distribution === undefined) && (missing0 = "distribution")) || ((data.medianMs === undefined) && (missing0 = "medianMs"))) || ((data.sigma === undefined) && (missing0 = "sigma"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "distribution") || (key0 === "medianMs")) || (key0 === "sigma"))){
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.distribution !== undefined){
let data0 = data.distribution;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate22.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("lognormal" !== data0){
validate22.errors = [{instancePath:instancePath+"/distribution",schemaPath:"#/components/schemas/LogNormalLatency/properties/distribution/const",keyword:"const",params:{allowedValue: "lognormal"}}];
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
validate22.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/medianMs",schemaPath:"#/components/schemas/LogNormalLatency/properties/medianMs/type",keyword:"type",params:{type: "number"}}];
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
validate22.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate22.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sigma",schemaPath:"#/components/schemas/LogNormalLatency/properties/sigma/type",keyword:"type",params:{type: "number"}}];
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
validate22.errors = [{instancePath,schemaPath:"#/components/schemas/LogNormalLatency/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
validate17.errors = vErrors;
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.latency === undefined) && (missing0 = "latency")){
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "latency")){
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.latency !== undefined){
if(!(validate17(data.latency, {instancePath:instancePath+"/latency",parentData:data,parentDataProperty:"latency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/components/schemas/LatencyEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.drop === undefined) && (missing0 = "drop")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "drop")){
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.drop !== undefined){
let data0 = data.drop;
if(typeof data0 !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate26.errors = [{instancePath:instancePath+"/drop",schemaPath:"#/components/schemas/DropEffect/properties/drop/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/components/schemas/DropEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.worker === undefined) && (missing0 = "worker")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "worker")){
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.worker !== undefined){
let data0 = data.worker;
if(typeof data0 !== "string"){
validate28.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "crash") || (data0 === "hang"))){
validate28.errors = [{instancePath:instancePath+"/worker",schemaPath:"#/components/schemas/WorkerEffect/properties/worker/enum",keyword:"enum",params:{allowedValues: schema23.placed.schema.properties.worker.enum}}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/components/schemas/WorkerEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhook === undefined) && (missing0 = "webhook")){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "webhook")){
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 !== "string"){
validate30.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "lost") || (data0 === "duplicated"))){
validate30.errors = [{instancePath:instancePath+"/webhook",schemaPath:"#/components/schemas/WebhookEffect/properties/webhook/enum",keyword:"enum",params:{allowedValues: schema24.placed.schema.properties.webhook.enum}}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/components/schemas/WebhookEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stale === undefined) && (missing0 = "stale")){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "stale")){
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stale !== undefined){
let data0 = data.stale;
if(typeof data0 !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data0){
validate32.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/components/schemas/StaleEffect/properties/stale/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/components/schemas/StaleEffect/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
validate13.errors = vErrors;
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
validate12.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "endpoint")) || (key0 === "probability")) || (key0 === "count")) || (key0 === "seed")) || (key0 === "effect"))){
validate12.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.operation !== undefined){
let data0 = data.operation;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate12.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((data0 === "runJob") || (data0 === "runJobSync")) || (data0 === "getJobStatus")) || (data0 === "cancelJob")) || (data0 === "retryJob")) || (data0 === "purgeQueue")) || (data0 === "getEndpointHealth")) || (data0 === "streamJob")) || (data0 === "streamJobByPost")) || (data0 === "getJobStatusSync")) || (data0 === "getJobStatusSyncByPost"))){
validate12.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/components/schemas/Fault/properties/operation/enum",keyword:"enum",params:{allowedValues: schema13.placed.schema.properties.operation.enum}}];
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
validate12.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/components/schemas/Fault/properties/endpoint/type",keyword:"type",params:{type: "string"}}];
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
validate12.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate12.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/components/schemas/Fault/properties/probability/type",keyword:"type",params:{type: "number"}}];
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
validate12.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/count",schemaPath:"#/components/schemas/Fault/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate12.errors = vErrors;
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
if(!(validate13(data.effect, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate12.errors = [{instancePath,schemaPath:"#/components/schemas/Fault/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.faults === undefined) && (missing0 = "faults")){
validate11.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "faults")){
validate11.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!(validate12(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/FaultList/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/components/schemas/FaultList/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.amount === undefined) && (missing0 = "amount")){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "exceeded"))){
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate40.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/pattern",keyword:"pattern",params:{...{pattern: "^(0|[1-9][0-9]*)(\\.[0-9]{1,10})?$"}, expected: "dollars in quotes, such as \"0.50\""}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/components/schemas/BudgetSettings/properties/amount/type",keyword:"type",params:{type: "string"}}];
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
validate40.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "refuse") || (data1 === "warn"))){
validate40.errors = [{instancePath:instancePath+"/exceeded",schemaPath:"#/components/schemas/BudgetSettings/properties/exceeded/enum",keyword:"enum",params:{allowedValues: schema29.placed.schema.properties.exceeded.enum}}];
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
validate40.errors = [{instancePath,schemaPath:"#/components/schemas/BudgetSettings/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "clock")) || (key0 === "seed")) || (key0 === "endpoints")) || (key0 === "faults")) || (key0 === "budget"))){
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/NewAccount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate38.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/pattern",keyword:"pattern",params:{...{pattern: "^[!-~]+$"}, expected: "visible ASCII characters without spaces"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/NewAccount/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate38.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "system") || (data1 === "manual"))){
validate38.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/NewAccount/properties/clock/enum",keyword:"enum",params:{allowedValues: schema27.placed.schema.properties.clock.enum}}];
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
const err0 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
const err1 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/seed",schemaPath:"#/components/schemas/Seed/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate38.errors = vErrors;
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
validate38.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}}];
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
validate38.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/endpoints/" + i0,schemaPath:"#/components/schemas/NewAccount/properties/endpoints/items/type",keyword:"type",params:{type: "string"}}];
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
validate38.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
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
validate38.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/components/schemas/NewAccount/properties/endpoints/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate12(data5[i2], {instancePath:instancePath+"/faults/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/components/schemas/NewAccount/properties/faults/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate40(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate38.errors = [{instancePath,schemaPath:"#/components/schemas/NewAccount/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func0(data) < 1){
validate43.errors = [{instancePath,schemaPath:"#/components/parameters/AccountId/schema/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/components/parameters/AccountId/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

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
};
