// Generated from an OpenAPI document; do not edit.
import * as runtime from 'inference-contract/validation/runtime';

const func0 = runtime.characters;
const func20 = runtime.pattern;
const pattern0 = func20("^[A-Za-z][A-Za-z0-9-]*$", "u");
const pattern1 = func20("^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$", "u");
function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("by-endpoint" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/0/const",keyword:"const",params:{allowedValue: "by-endpoint"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("by-level" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/1/const",keyword:"const",params:{allowedValue: "by-level"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("all" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/key-permissions/anyOf/2/const",keyword:"const",params:{allowedValue: "all"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("same" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/0/const",keyword:"const",params:{allowedValue: "same"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("distinct" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/1/const",keyword:"const",params:{allowedValue: "distinct"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("listed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/0/const",keyword:"const",params:{allowedValue: "listed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/1/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("any" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/browser-origins/anyOf/2/const",keyword:"const",params:{allowedValue: "any"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unsigned" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0/const",keyword:"const",params:{allowedValue: "unsigned"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("signed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1/const",keyword:"const",params:{allowedValue: "signed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signed === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/required",keyword:"required",params:{missingProperty: "signed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "signed")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.signed !== undefined){
let data0 = data.signed;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9-]*$"}};
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
const err4 = {instancePath:instancePath+"/signed",schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/properties/signed/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("named" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0/const",keyword:"const",params:{allowedValue: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.named === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/required",keyword:"required",params:{missingProperty: "named"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "named")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.named !== undefined){
let data0 = data.named;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$"}};
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
const err4 = {instancePath:instancePath+"/named",schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/properties/named/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/2/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/0/const",keyword:"const",params:{allowedValue: "called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("not-called" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/1/const",keyword:"const",params:{allowedValue: "not-called"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("json" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "json"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("with-charset" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "with-charset"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("none" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-probe/anyOf/0/const",keyword:"const",params:{allowedValue: "none"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("get" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-probe/anyOf/1/const",keyword:"const",params:{allowedValue: "get"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-once" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0/const",keyword:"const",params:{allowedValue: "at-once"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("later" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1/const",keyword:"const",params:{allowedValue: "later"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.later === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/required",keyword:"required",params:{missingProperty: "later"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "later")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.later !== undefined){
let data0 = data.later;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/type",keyword:"type",params:{type: "integer"}};
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
const err3 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}


export { validate207, validate208, validate209, validate210, validate211, validate212, validate213, validate214, validate215, validate216, validate217, validate218, validate219, validate220, validate221, validate222, validate223, validate224, validate225, validate226, validate227, validate228, validate229, validate230, validate231, validate232, validate233, validate234 };
export const checks = {
  "#/components/schemas/Alternatives/properties/key-permissions/anyOf/0": validate207,
  "#/components/schemas/Alternatives/properties/key-permissions/anyOf/1": validate208,
  "#/components/schemas/Alternatives/properties/key-permissions/anyOf/2": validate209,
  "#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/0": validate210,
  "#/components/schemas/Alternatives/properties/unauthorized-reason/anyOf/1": validate211,
  "#/components/schemas/Alternatives/properties/browser-origins/anyOf/0": validate212,
  "#/components/schemas/Alternatives/properties/browser-origins/anyOf/1": validate213,
  "#/components/schemas/Alternatives/properties/browser-origins/anyOf/2": validate214,
  "#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/0": validate215,
  "#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/1": validate216,
  "#/components/schemas/Alternatives/properties/webhook-authentication/anyOf/2": validate217,
  "#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/0": validate218,
  "#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/1": validate219,
  "#/components/schemas/Alternatives/properties/webhook-user-agent/anyOf/2": validate220,
  "#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/0": validate221,
  "#/components/schemas/Alternatives/properties/webhook-of-failed-job/anyOf/1": validate222,
  "#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/0": validate223,
  "#/components/schemas/Alternatives/properties/webhook-of-cancelled-job/anyOf/1": validate224,
  "#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/0": validate225,
  "#/components/schemas/Alternatives/properties/webhook-of-late-job/anyOf/1": validate226,
  "#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/0": validate227,
  "#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/1": validate228,
  "#/components/schemas/Alternatives/properties/webhook-media-type/anyOf/2": validate229,
  "#/components/schemas/Alternatives/properties/webhook-probe/anyOf/0": validate230,
  "#/components/schemas/Alternatives/properties/webhook-probe/anyOf/1": validate231,
  "#/components/schemas/Alternatives/properties/webhook-delay/anyOf/0": validate232,
  "#/components/schemas/Alternatives/properties/webhook-delay/anyOf/1": validate233,
  "#/components/schemas/Alternatives/properties/webhook-delay/anyOf/2": validate234,
};
