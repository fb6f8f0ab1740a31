// Generated from an OpenAPI document; do not edit.

const schema153 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2","schema":{"type":"object","properties":{"error-status":{"type":"integer","enum":[408,500,502,503,504]}},"required":["error-status"],"additionalProperties":false}}};
const schema157 = {"placed":{"pointer":"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2","schema":{"type":"object","properties":{"error-status":{"type":"integer","enum":[400,422,500,502]}},"required":["error-status"],"additionalProperties":false}}};
function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("created" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/1/const",keyword:"const",params:{allowedValue: "created"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("accepted" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/success-status/anyOf/2/const",keyword:"const",params:{allowedValue: "accepted"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("json" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/0/const",keyword:"const",params:{allowedValue: "json"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("with-charset" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/1/const",keyword:"const",params:{allowedValue: "with-charset"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("text" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/job-media-type/anyOf/2/const",keyword:"const",params:{allowedValue: "text"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("new-job" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/repeated-submission/anyOf/0/const",keyword:"const",params:{allowedValue: "new-job"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("recognised" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/repeated-submission/anyOf/1/const",keyword:"const",params:{allowedValue: "recognised"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("limited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0/const",keyword:"const",params:{allowedValue: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/required",keyword:"required",params:{missingProperty: "limited"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err2 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 86400000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/limited",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/properties/limited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unlimited" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait/anyOf/2/const",keyword:"const",params:{allowedValue: "unlimited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0/const",keyword:"const",params:{allowedValue: "job"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("error-status" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1/const",keyword:"const",params:{allowedValue: "error-status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["error-status"] === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/required",keyword:"required",params:{missingProperty: "error-status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error-status")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["error-status"] !== undefined){
let data0 = data["error-status"];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/properties/error-status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === 408) || (data0 === 500)) || (data0 === 502)) || (data0 === 503)) || (data0 === 504))){
const err3 = {instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema153.placed.schema.properties["error-status"].enum}};
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
const err4 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("connection-closed" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/3/const",keyword:"const",params:{allowedValue: "connection-closed"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("job" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0/const",keyword:"const",params:{allowedValue: "job"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("error-status" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1/const",keyword:"const",params:{allowedValue: "error-status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["error-status"] === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/required",keyword:"required",params:{missingProperty: "error-status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "error-status")){
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["error-status"] !== undefined){
let data0 = data["error-status"];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/properties/error-status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === 400) || (data0 === 422)) || (data0 === 500)) || (data0 === 502))){
const err3 = {instancePath:instancePath+"/error-status",schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/properties/error-status/enum",keyword:"enum",params:{allowedValues: schema157.placed.schema.properties["error-status"].enum}};
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
const err4 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("continues" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/0/const",keyword:"const",params:{allowedValue: "continues"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("cancelled" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/1/const",keyword:"const",params:{allowedValue: "cancelled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("found" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/0/const",keyword:"const",params:{allowedValue: "found"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("unknown" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/1/const",keyword:"const",params:{allowedValue: "unknown"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("at-once" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0/const",keyword:"const",params:{allowedValue: "at-once"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("later" !== data){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1/const",keyword:"const",params:{allowedValue: "later"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.later === undefined){
const err0 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/required",keyword:"required",params:{missingProperty: "later"}};
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
const err1 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
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
const err2 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/later",schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/properties/later/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err5 = {instancePath,schemaPath:"#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}


export { validate160, validate161, validate162, validate163, validate164, validate165, validate166, validate167, validate168, validate169, validate170, validate171, validate172, validate173, validate174, validate175, validate176, validate177, validate178, validate179, validate180, validate181, validate182, validate183 };
export const checks = {
  "#/components/schemas/Alternatives/properties/success-status/anyOf/1": validate160,
  "#/components/schemas/Alternatives/properties/success-status/anyOf/2": validate161,
  "#/components/schemas/Alternatives/properties/job-media-type/anyOf/0": validate162,
  "#/components/schemas/Alternatives/properties/job-media-type/anyOf/1": validate163,
  "#/components/schemas/Alternatives/properties/job-media-type/anyOf/2": validate164,
  "#/components/schemas/Alternatives/properties/repeated-submission/anyOf/0": validate165,
  "#/components/schemas/Alternatives/properties/repeated-submission/anyOf/1": validate166,
  "#/components/schemas/Alternatives/properties/runsync-wait/anyOf/0": validate167,
  "#/components/schemas/Alternatives/properties/runsync-wait/anyOf/1": validate168,
  "#/components/schemas/Alternatives/properties/runsync-wait/anyOf/2": validate169,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/0": validate170,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/1": validate171,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/2": validate172,
  "#/components/schemas/Alternatives/properties/runsync-wait-over/anyOf/3": validate173,
  "#/components/schemas/Alternatives/properties/runsync-failure/anyOf/0": validate174,
  "#/components/schemas/Alternatives/properties/runsync-failure/anyOf/1": validate175,
  "#/components/schemas/Alternatives/properties/runsync-failure/anyOf/2": validate176,
  "#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/0": validate177,
  "#/components/schemas/Alternatives/properties/caller-hangs-up/anyOf/1": validate178,
  "#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/0": validate179,
  "#/components/schemas/Alternatives/properties/status-of-synchronous-job/anyOf/1": validate180,
  "#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/0": validate181,
  "#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/1": validate182,
  "#/components/schemas/Alternatives/properties/new-job-visibility/anyOf/2": validate183,
};
