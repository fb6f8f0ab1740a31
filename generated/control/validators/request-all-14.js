// Generated from an OpenAPI document; do not edit.

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/response-size/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate294.errors = vErrors;
return errors === 0;
}

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("each-charge" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rounded-amount/anyOf/0/const",keyword:"const",params:{allowedValue: "each-charge"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate295.errors = vErrors;
return errors === 0;
}

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("total" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/rounded-amount/anyOf/1/const",keyword:"const",params:{allowedValue: "total"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("rounded" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cost-rounding/anyOf/0/const",keyword:"const",params:{allowedValue: "rounded"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("exact" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cost-rounding/anyOf/1/const",keyword:"const",params:{allowedValue: "exact"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate298.errors = vErrors;
return errors === 0;
}

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("code-points" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/usage-counting/anyOf/0/const",keyword:"const",params:{allowedValue: "code-points"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("bytes" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/usage-counting/anyOf/1/const",keyword:"const",params:{allowedValue: "bytes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("in-output" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/0/const",keyword:"const",params:{allowedValue: "in-output"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-reported" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/1/const",keyword:"const",params:{allowedValue: "not-reported"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("proportional" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/part-of-unit/anyOf/0/const",keyword:"const",params:{allowedValue: "proportional"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate303.errors = vErrors;
return errors === 0;
}

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("whole" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/part-of-unit/anyOf/1/const",keyword:"const",params:{allowedValue: "whole"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("free" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/input-tokens/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("charged" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/input-tokens/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("free" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("charged" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("free" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-charge/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("charged" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/termination-charge/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("free" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/serverless-charges/anyOf/0/const",keyword:"const",params:{allowedValue: "free"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("charged" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/serverless-charges/anyOf/1/const",keyword:"const",params:{allowedValue: "charged"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("open" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-access/anyOf/0/const",keyword:"const",params:{allowedValue: "open"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("with-key" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-access/anyOf/1/const",keyword:"const",params:{allowedValue: "with-key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("same" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("other" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/1/const",keyword:"const",params:{allowedValue: "other"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("with-expiry" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-origin/anyOf/2/const",keyword:"const",params:{allowedValue: "with-expiry"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 31536000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/result-lifetime/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/ReceiverResponse/oneOf/0/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
}
}
if(data.status !== undefined){
let data0 = data.status;
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
if(data.delayMs !== undefined){
let data1 = data.delayMs;
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
validate321.errors = vErrors;
return errors === 0;
}


export { validate294, validate295, validate296, validate297, validate298, validate299, validate300, validate301, validate302, validate303, validate304, validate305, validate306, validate307, validate308, validate309, validate310, validate311, validate312, validate313, validate314, validate315, validate316, validate317, validate318, validate319, validate320, validate321 };
export const checks = {
  "#/components/schemas/Alternatives/properties/response-size/anyOf/2": validate294,
  "#/components/schemas/Alternatives/properties/rounded-amount/anyOf/0": validate295,
  "#/components/schemas/Alternatives/properties/rounded-amount/anyOf/1": validate296,
  "#/components/schemas/Alternatives/properties/cost-rounding/anyOf/0": validate297,
  "#/components/schemas/Alternatives/properties/cost-rounding/anyOf/1": validate298,
  "#/components/schemas/Alternatives/properties/usage-counting/anyOf/0": validate299,
  "#/components/schemas/Alternatives/properties/usage-counting/anyOf/1": validate300,
  "#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/0": validate301,
  "#/components/schemas/Alternatives/properties/cost-of-other-models/anyOf/1": validate302,
  "#/components/schemas/Alternatives/properties/part-of-unit/anyOf/0": validate303,
  "#/components/schemas/Alternatives/properties/part-of-unit/anyOf/1": validate304,
  "#/components/schemas/Alternatives/properties/input-tokens/anyOf/0": validate305,
  "#/components/schemas/Alternatives/properties/input-tokens/anyOf/1": validate306,
  "#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/0": validate307,
  "#/components/schemas/Alternatives/properties/unfinished-charge/anyOf/1": validate308,
  "#/components/schemas/Alternatives/properties/termination-charge/anyOf/0": validate309,
  "#/components/schemas/Alternatives/properties/termination-charge/anyOf/1": validate310,
  "#/components/schemas/Alternatives/properties/serverless-charges/anyOf/0": validate311,
  "#/components/schemas/Alternatives/properties/serverless-charges/anyOf/1": validate312,
  "#/components/schemas/Alternatives/properties/result-access/anyOf/0": validate313,
  "#/components/schemas/Alternatives/properties/result-access/anyOf/1": validate314,
  "#/components/schemas/Alternatives/properties/result-origin/anyOf/0": validate315,
  "#/components/schemas/Alternatives/properties/result-origin/anyOf/1": validate316,
  "#/components/schemas/Alternatives/properties/result-origin/anyOf/2": validate317,
  "#/components/schemas/Alternatives/properties/result-lifetime/anyOf/0": validate318,
  "#/components/schemas/Alternatives/properties/result-lifetime/anyOf/1": validate319,
  "#/components/schemas/Alternatives/properties/result-lifetime/anyOf/2": validate320,
  "#/components/schemas/ReceiverResponse/oneOf/0": validate321,
};
