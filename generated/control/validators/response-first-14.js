// Generated from an OpenAPI document; do not edit.
import { validate182 } from './response-first-10.js';
import { validate199, validate200, validate216 } from './response-first-11.js';
import { validate4 } from './response-first-0.js';
import { validate222, validate227 } from './response-first-12.js';

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate182.errors; else for(const e of validate182.errors) vErrors.push(e);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate199.errors; else for(const e of validate199.errors) vErrors.push(e);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate200.errors; else for(const e of validate200.errors) vErrors.push(e);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate200.errors; else for(const e of validate200.errors) vErrors.push(e);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate216.errors; else for(const e of validate216.errors) vErrors.push(e);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate222.errors; else for(const e of validate222.errors) vErrors.push(e);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate227.errors; else for(const e of validate227.errors) vErrors.push(e);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate235.errors = vErrors;
return errors === 0;
}


export { validate196, validate198, validate207, validate209, validate211, validate213, validate215, validate221, validate226, validate229, validate231, validate233, validate235 };
export const checks = {
  "#/components/responses/KeyChanged/content/application~1json/schema": validate196,
  "#/components/responses/ReceiversListed/content/application~1json/schema": validate198,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": validate207,
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": validate209,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": validate211,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": validate213,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": validate215,
  "#/components/responses/AccountsListed/content/application~1json/schema": validate221,
  "#/components/responses/AccountCreated/content/application~1json/schema": validate226,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate229,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate231,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate233,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate235,
};
