// Generated from an OpenAPI document; do not edit.
import { validate213 } from './response-first-11.js';
import { validate4 } from './response-first-0.js';

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}


export { validate212, validate215, validate217, validate219, validate221 };
export const checks = {
  "#/components/responses/AccountCreated/content/application~1json/schema": validate212,
  "#/components/responses/KeyTaken/content/application~1problem+json/schema": validate215,
  "#/components/responses/TooManyAccounts/content/application~1problem+json/schema": validate217,
  "#/components/responses/AccountNotFound/content/application~1problem+json/schema": validate219,
  "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema": validate221,
};
