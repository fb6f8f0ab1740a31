// Generated from an OpenAPI document; do not edit.
import { validate4 } from './response-first-0.js';
import { validate198, validate214 } from './response-first-11.js';
import { validate220, validate225 } from './response-first-12.js';

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}


export { validate207, validate209, validate211, validate213, validate219, validate224, validate227, validate229, validate231, validate233 };
export const checks = {
  "#/components/responses/TooManyReceivers/content/application~1problem+json/schema": validate207,
  "#/components/responses/ReceiverChanged/content/application~1json/schema": validate209,
  "#/components/responses/ReceiverNotFound/content/application~1problem+json/schema": validate211,
  "#/components/responses/ReceiverCallsListed/content/application~1json/schema": validate213,
  "#/components/responses/AccountsListed/content/application~1json/schema": validate219,
  "#/components/responses/AccountCreated/content/application~1json/schema": validate224,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate227,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate229,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate231,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate233,
};
