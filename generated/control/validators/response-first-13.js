// Generated from an OpenAPI document; do not edit.
import { validate1, validate4, validate15 } from './response-first-0.js';
import { validate24 } from './response-first-1.js';
import { validate29, validate36 } from './response-first-2.js';
import { validate85 } from './response-first-5.js';
import { validate92, validate100, validate105, validate109 } from './response-first-6.js';
import { validate119, validate123, validate130 } from './response-first-7.js';
import { validate139 } from './response-first-8.js';
import { validate147, validate158 } from './response-first-9.js';
import { validate159, validate174, validate179, validate186, validate180 } from './response-first-10.js';
import { validate197, validate198 } from './response-first-11.js';

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate83.errors = [{instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate116.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
validate118.errors = vErrors;
return errors === 0;
}

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate121.errors = [{instancePath,schemaPath:"#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate121.errors = vErrors;
return errors === 0;
}

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate145.errors = [{instancePath,schemaPath:"#/components/responses/ReportPageRead/content/text~1html/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate145.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate190.errors = vErrors;
return errors === 0;
}

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
validate192.errors = vErrors;
return errors === 0;
}

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}


export { validate0, validate3, validate8, validate10, validate12, validate14, validate23, validate26, validate28, validate33, validate35, validate83, validate84, validate91, validate97, validate99, validate102, validate104, validate108, validate116, validate118, validate121, validate122, validate129, validate138, validate143, validate145, validate146, validate155, validate157, validate163, validate165, validate167, validate169, validate171, validate173, validate178, validate185, validate188, validate190, validate192, validate194, validate196, validate205 };
export const checks = {
  "#/components/responses/ServiceRead/content/application~1json/schema": validate0,
  "#/components/responses/BadRequest/content/application~1problem+json/schema": validate3,
  "#/components/responses/Unauthorized/content/application~1problem+json/schema": validate8,
  "#/components/responses/InternalServerError/content/application~1problem+json/schema": validate10,
  "#/components/responses/OtherProblem/content/application~1problem+json/schema": validate12,
  "#/components/responses/EndpointsListed/content/application~1json/schema": validate14,
  "#/components/responses/CostEstimated/content/application~1json/schema": validate23,
  "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema": validate26,
  "#/components/responses/ClockRead/content/application~1json/schema": validate28,
  "#/components/responses/ClockNotManual/content/application~1problem+json/schema": validate33,
  "#/components/responses/EventsListed/content/application~1json/schema": validate35,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": validate83,
  "#/components/responses/JobsListed/content/application~1json/schema": validate84,
  "#/components/responses/JobRead/content/application~1json/schema": validate91,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": validate97,
  "#/components/responses/WebhookResent/content/application~1json/schema": validate99,
  "#/components/responses/WebhookNotResent/content/application~1problem+json/schema": validate102,
  "#/components/responses/RequestsListed/content/application~1json/schema": validate104,
  "#/components/responses/RequestRead/content/application~1json/schema": validate108,
  "#/components/responses/RequestNotFound/content/application~1problem+json/schema": validate116,
  "#/components/responses/RequestArchiveRead/content/application~1json/schema": validate118,
  "#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema": validate121,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": validate122,
  "#/components/responses/LedgerRead/content/application~1json/schema": validate129,
  "#/components/responses/ReportRead/content/application~1json/schema": validate138,
  "#/components/responses/ReportNotFound/content/application~1problem+json/schema": validate143,
  "#/components/responses/ReportPageRead/content/text~1html/schema": validate145,
  "#/components/responses/ApplicationReportRead/content/application~1json/schema": validate146,
  "#/components/responses/ApplicationReportNotFound/content/application~1problem+json/schema": validate155,
  "#/components/responses/FaultsListed/content/application~1json/schema": validate157,
  "#/components/responses/FaultAdded/content/application~1json/schema": validate163,
  "#/components/responses/TooManyFaults/content/application~1problem+json/schema": validate165,
  "#/components/responses/FaultChanged/content/application~1json/schema": validate167,
  "#/components/responses/FaultNotFound/content/application~1problem+json/schema": validate169,
  "#/components/responses/FaultDiffers/content/application~1problem+json/schema": validate171,
  "#/components/responses/AlternativesListed/content/application~1json/schema": validate173,
  "#/components/responses/KeysListed/content/application~1json/schema": validate178,
  "#/components/responses/KeyCreated/content/application~1json/schema": validate185,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": validate188,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": validate190,
  "#/components/responses/LastKey/content/application~1problem+json/schema": validate192,
  "#/components/responses/KeyChanged/content/application~1json/schema": validate194,
  "#/components/responses/ReceiversListed/content/application~1json/schema": validate196,
  "#/components/responses/ReceiverCreated/content/application~1json/schema": validate205,
};
