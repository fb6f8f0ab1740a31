// Generated from an OpenAPI document; do not edit.

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("after" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/0/const",keyword:"const",params:{allowedValue: "after"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("before" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/1/const",keyword:"const",params:{allowedValue: "before"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-end" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/0/const",keyword:"const",params:{allowedValue: "at-end"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-call" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/1/const",keyword:"const",params:{allowedValue: "at-call"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("same" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("other-form" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/1/const",keyword:"const",params:{allowedValue: "other-form"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate240.errors = vErrors;
return errors === 0;
}

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("only-200" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/0/const",keyword:"const",params:{allowedValue: "only-200"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("any-2xx" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/1/const",keyword:"const",params:{allowedValue: "any-2xx"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("failed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/0/const",keyword:"const",params:{allowedValue: "failed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("followed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/1/const",keyword:"const",params:{allowedValue: "followed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("repeated" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/0/const",keyword:"const",params:{allowedValue: "repeated"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-repeated" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/1/const",keyword:"const",params:{allowedValue: "not-repeated"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 3600000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-repeated" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/2/const",keyword:"const",params:{allowedValue: "not-repeated"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("failure" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/0/const",keyword:"const",params:{allowedValue: "failure"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("attempt" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/1/const",keyword:"const",params:{allowedValue: "attempt"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("independent" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/0/const",keyword:"const",params:{allowedValue: "independent"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("worker-waits" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/1/const",keyword:"const",params:{allowedValue: "worker-waits"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate253.errors = vErrors;
return errors === 0;
}

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("http" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/0/const",keyword:"const",params:{allowedValue: "http"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate254.errors = vErrors;
return errors === 0;
}

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("any" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/1/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("any" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/0/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("restricted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/1/const",keyword:"const",params:{allowedValue: "restricted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate257.errors = vErrors;
return errors === 0;
}

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("problem" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/0/const",keyword:"const",params:{allowedValue: "problem"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("error-text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/1/const",keyword:"const",params:{allowedValue: "error-text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("error-object" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/2/const",keyword:"const",params:{allowedValue: "error-object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/3/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate261.errors = vErrors;
return errors === 0;
}

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("html" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/4/const",keyword:"const",params:{allowedValue: "html"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("empty" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-body/anyOf/5/const",keyword:"const",params:{allowedValue: "empty"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("server-errors" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/1/const",keyword:"const",params:{allowedValue: "server-errors"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate265.errors = vErrors;
return errors === 0;
}

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("key-first" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/error-precedence/anyOf/0/const",keyword:"const",params:{allowedValue: "key-first"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}


export { validate235, validate236, validate237, validate238, validate239, validate240, validate241, validate242, validate243, validate244, validate245, validate246, validate247, validate248, validate249, validate250, validate251, validate252, validate253, validate254, validate255, validate256, validate257, validate258, validate259, validate260, validate261, validate262, validate263, validate264, validate265, validate266 };
export const checks = {
  "#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/0": validate235,
  "#/components/schemas/Alternatives/properties/webhook-before-answer/anyOf/1": validate236,
  "#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/0": validate237,
  "#/components/schemas/Alternatives/properties/webhook-content-time/anyOf/1": validate238,
  "#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/0": validate239,
  "#/components/schemas/Alternatives/properties/webhook-same-bytes/anyOf/1": validate240,
  "#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/0": validate241,
  "#/components/schemas/Alternatives/properties/webhook-other-acknowledgement/anyOf/1": validate242,
  "#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/0": validate243,
  "#/components/schemas/Alternatives/properties/webhook-redirect/anyOf/1": validate244,
  "#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/0": validate245,
  "#/components/schemas/Alternatives/properties/webhook-failed-call/anyOf/1": validate246,
  "#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/0": validate247,
  "#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/1": validate248,
  "#/components/schemas/Alternatives/properties/webhook-time-limit/anyOf/2": validate249,
  "#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/0": validate250,
  "#/components/schemas/Alternatives/properties/webhook-spacing-origin/anyOf/1": validate251,
  "#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/0": validate252,
  "#/components/schemas/Alternatives/properties/webhook-and-workers/anyOf/1": validate253,
  "#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/0": validate254,
  "#/components/schemas/Alternatives/properties/webhook-schemes/anyOf/1": validate255,
  "#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/0": validate256,
  "#/components/schemas/Alternatives/properties/webhook-addresses/anyOf/1": validate257,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/0": validate258,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/1": validate259,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/2": validate260,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/3": validate261,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/4": validate262,
  "#/components/schemas/Alternatives/properties/error-body/anyOf/5": validate263,
  "#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/0": validate264,
  "#/components/schemas/Alternatives/properties/refused-request-effect/anyOf/1": validate265,
  "#/components/schemas/Alternatives/properties/error-precedence/anyOf/0": validate266,
};
