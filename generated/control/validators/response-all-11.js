// Generated from an OpenAPI document; do not edit.

const schema133 = {"placed":{"pointer":"#/components/schemas/AccountSummary","schema":{"type":"object","required":["id","clock","isFromSettings"],"properties":{"id":{"type":"string"},"clock":{"type":"string","enum":["system","manual","skipping"]},"isFromSettings":{"type":"boolean"}}}}};
function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.clock === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "clock"}});
}
if(data.isFromSettings === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/required",keyword:"required",params:{missingProperty: "isFromSettings"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/AccountSummary/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/type",keyword:"type",params:{type: "string"}});
}
if(!(((data1 === "system") || (data1 === "manual")) || (data1 === "skipping"))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/components/schemas/AccountSummary/properties/clock/enum",keyword:"enum",params:{allowedValues: schema133.placed.schema.properties.clock.enum}});
}
}
if(data.isFromSettings !== undefined){
if(typeof data.isFromSettings !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/isFromSettings",schemaPath:"#/components/schemas/AccountSummary/properties/isFromSettings/type",keyword:"type",params:{type: "boolean"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountSummary/type",keyword:"type",params:{type: "object"}});
}
validate223.errors = vErrors;
return errors === 0;
}

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: "accounts"}});
}
if(data.total === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/required",keyword:"required",params:{missingProperty: "total"}});
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/type",keyword:"type",params:{type: "integer"}});
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/total",schemaPath:"#/components/schemas/AccountList/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
}
if(data.accounts !== undefined){
let data1 = data.accounts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate223(data1[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
if(vErrors === null) vErrors = validate223.errors; else for(const e of validate223.errors) vErrors.push(e);
errors = vErrors.length;
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/accounts",schemaPath:"#/components/schemas/AccountList/properties/accounts/type",keyword:"type",params:{type: "array"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/AccountList/type",keyword:"type",params:{type: "object"}});
}
validate222.errors = vErrors;
return errors === 0;
}

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "id"}});
}
if(data.key === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/required",keyword:"required",params:{missingProperty: "key"}});
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/components/schemas/CreatedAccount/properties/id/type",keyword:"type",params:{type: "string"}});
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/key",schemaPath:"#/components/schemas/CreatedAccount/properties/key/type",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"#/components/schemas/CreatedAccount/type",keyword:"type",params:{type: "object"}});
}
validate227.errors = vErrors;
return errors === 0;
}


export { validate222, validate223, validate227 };
export const checks = {
};
