// Generated from an OpenAPI document; do not edit.

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("endpoint-first" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-precedence/anyOf/1/const",keyword:"const",params:{allowedValue: "endpoint-first"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("distinct" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-path/anyOf/0/const",keyword:"const",params:{allowedValue: "distinct"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-found" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unknown-path/anyOf/1/const",keyword:"const",params:{allowedValue: "not-found"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("supported" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/head-requests/anyOf/0/const",keyword:"const",params:{allowedValue: "supported"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("refused" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/head-requests/anyOf/1/const",keyword:"const",params:{allowedValue: "refused"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("bad-request" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unsupported" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "unsupported"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job-fails" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/crash-answer/anyOf/0/const",keyword:"const",params:{allowedValue: "job-fails"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("internal-error" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/crash-answer/anyOf/1/const",keyword:"const",params:{allowedValue: "internal-error"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("seconds" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/0/const",keyword:"const",params:{allowedValue: "seconds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("date" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/1/const",keyword:"const",params:{allowedValue: "date"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/retry-after/anyOf/2/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limited")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate281.errors = vErrors;
return errors === 0;
}

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rate-limits/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/0/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/1/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limited")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/queue-length/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("budget" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/spending-limit/anyOf/0/const",keyword:"const",params:{allowedValue: "budget"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/spending-limit/anyOf/1/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("too-large" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/request-size/anyOf/0/const",keyword:"const",params:{allowedValue: "too-large"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("bad-request" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/request-size/anyOf/1/const",keyword:"const",params:{allowedValue: "bad-request"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/kept-bytes/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/kept-bytes/anyOf/1/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "limited")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1073741824 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
else {
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate293.errors = vErrors;
return errors === 0;
}


export { validate267, validate268, validate269, validate270, validate271, validate272, validate273, validate274, validate275, validate276, validate277, validate278, validate279, validate280, validate281, validate282, validate283, validate284, validate285, validate286, validate287, validate288, validate289, validate290, validate291, validate292, validate293 };
export const checks = {
  "#/components/schemas/Alternatives/properties/error-precedence/anyOf/1": validate267,
  "#/components/schemas/Alternatives/properties/unknown-path/anyOf/0": validate268,
  "#/components/schemas/Alternatives/properties/unknown-path/anyOf/1": validate269,
  "#/components/schemas/Alternatives/properties/head-requests/anyOf/0": validate270,
  "#/components/schemas/Alternatives/properties/head-requests/anyOf/1": validate271,
  "#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/0": validate272,
  "#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/1": validate273,
  "#/components/schemas/Alternatives/properties/wrong-media-type/anyOf/2": validate274,
  "#/components/schemas/Alternatives/properties/crash-answer/anyOf/0": validate275,
  "#/components/schemas/Alternatives/properties/crash-answer/anyOf/1": validate276,
  "#/components/schemas/Alternatives/properties/retry-after/anyOf/0": validate277,
  "#/components/schemas/Alternatives/properties/retry-after/anyOf/1": validate278,
  "#/components/schemas/Alternatives/properties/retry-after/anyOf/2": validate279,
  "#/components/schemas/Alternatives/properties/rate-limits/anyOf/0": validate280,
  "#/components/schemas/Alternatives/properties/rate-limits/anyOf/1": validate281,
  "#/components/schemas/Alternatives/properties/rate-limits/anyOf/2": validate282,
  "#/components/schemas/Alternatives/properties/queue-length/anyOf/0": validate283,
  "#/components/schemas/Alternatives/properties/queue-length/anyOf/1": validate284,
  "#/components/schemas/Alternatives/properties/queue-length/anyOf/2": validate285,
  "#/components/schemas/Alternatives/properties/spending-limit/anyOf/0": validate286,
  "#/components/schemas/Alternatives/properties/spending-limit/anyOf/1": validate287,
  "#/components/schemas/Alternatives/properties/request-size/anyOf/0": validate288,
  "#/components/schemas/Alternatives/properties/request-size/anyOf/1": validate289,
  "#/components/schemas/Alternatives/properties/kept-bytes/anyOf/0": validate290,
  "#/components/schemas/Alternatives/properties/kept-bytes/anyOf/1": validate291,
  "#/components/schemas/Alternatives/properties/response-size/anyOf/0": validate292,
  "#/components/schemas/Alternatives/properties/response-size/anyOf/1": validate293,
};
