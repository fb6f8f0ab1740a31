// Generated from an OpenAPI document; do not edit.
import { validate1, validate4, validate15 } from './response-first-0.js';
import { validate24 } from './response-first-1.js';
import { validate29, validate38 } from './response-first-2.js';
import { validate87 } from './response-first-5.js';
import { validate94, validate102, validate107, validate111 } from './response-first-6.js';
import { validate121, validate125, validate132 } from './response-first-7.js';
import { validate141 } from './response-first-8.js';
import { validate149, validate160 } from './response-first-9.js';
import { validate161, validate176, validate181, validate188 } from './response-first-10.js';

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate1.errors; else for(const e of validate1.errors) vErrors.push(e);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate3.errors = vErrors;
return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate8.errors = vErrors;
return errors === 0;
}

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate10.errors = vErrors;
return errors === 0;
}

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate15.errors; else for(const e of validate15.errors) vErrors.push(e);
errors = vErrors.length;
}
validate14.errors = vErrors;
return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate24.errors; else for(const e of validate24.errors) vErrors.push(e);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate29.errors; else for(const e of validate29.errors) vErrors.push(e);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate38.errors; else for(const e of validate38.errors) vErrors.push(e);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate85.errors = [{instancePath,schemaPath:"#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate87.errors; else for(const e of validate87.errors) vErrors.push(e);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate94.errors; else for(const e of validate94.errors) vErrors.push(e);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate102.errors; else for(const e of validate102.errors) vErrors.push(e);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate107.errors; else for(const e of validate107.errors) vErrors.push(e);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate111.errors; else for(const e of validate111.errors) vErrors.push(e);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate118.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate121.errors; else for(const e of validate121.errors) vErrors.push(e);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate123.errors = [{instancePath,schemaPath:"#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate125.errors; else for(const e of validate125.errors) vErrors.push(e);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate132.errors; else for(const e of validate132.errors) vErrors.push(e);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate141.errors; else for(const e of validate141.errors) vErrors.push(e);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate147.errors = [{instancePath,schemaPath:"#/components/responses/ReportPageRead/content/text~1html/schema/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate147.errors = vErrors;
return errors === 0;
}

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate149.errors; else for(const e of validate149.errors) vErrors.push(e);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate160.errors; else for(const e of validate160.errors) vErrors.push(e);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate161.errors; else for(const e of validate161.errors) vErrors.push(e);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate161.errors; else for(const e of validate161.errors) vErrors.push(e);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate176.errors; else for(const e of validate176.errors) vErrors.push(e);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate181.errors; else for(const e of validate181.errors) vErrors.push(e);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate188(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate188.errors; else for(const e of validate188.errors) vErrors.push(e);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate190.errors = vErrors;
return errors === 0;
}

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate192.errors = vErrors;
return errors === 0;
}

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
if(vErrors === null) vErrors = validate4.errors; else for(const e of validate4.errors) vErrors.push(e);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}


export { validate0, validate3, validate8, validate10, validate12, validate14, validate23, validate26, validate28, validate33, validate35, validate37, validate85, validate86, validate93, validate99, validate101, validate104, validate106, validate110, validate118, validate120, validate123, validate124, validate131, validate140, validate145, validate147, validate148, validate157, validate159, validate165, validate167, validate169, validate171, validate173, validate175, validate180, validate187, validate190, validate192, validate194 };
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
  "#/components/responses/ClockNotSkipping/content/application~1problem+json/schema": validate35,
  "#/components/responses/EventsListed/content/application~1json/schema": validate37,
  "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema": validate85,
  "#/components/responses/JobsListed/content/application~1json/schema": validate86,
  "#/components/responses/JobRead/content/application~1json/schema": validate93,
  "#/components/responses/JobNotFound/content/application~1problem+json/schema": validate99,
  "#/components/responses/WebhookResent/content/application~1json/schema": validate101,
  "#/components/responses/WebhookNotResent/content/application~1problem+json/schema": validate104,
  "#/components/responses/RequestsListed/content/application~1json/schema": validate106,
  "#/components/responses/RequestRead/content/application~1json/schema": validate110,
  "#/components/responses/RequestNotFound/content/application~1problem+json/schema": validate118,
  "#/components/responses/RequestArchiveRead/content/application~1json/schema": validate120,
  "#/components/responses/RequestEvidenceRead/content/application~1x-ndjson/schema": validate123,
  "#/components/responses/DeliveriesListed/content/application~1json/schema": validate124,
  "#/components/responses/LedgerRead/content/application~1json/schema": validate131,
  "#/components/responses/ReportRead/content/application~1json/schema": validate140,
  "#/components/responses/ReportNotFound/content/application~1problem+json/schema": validate145,
  "#/components/responses/ReportPageRead/content/text~1html/schema": validate147,
  "#/components/responses/ApplicationReportRead/content/application~1json/schema": validate148,
  "#/components/responses/ApplicationReportNotFound/content/application~1problem+json/schema": validate157,
  "#/components/responses/FaultsListed/content/application~1json/schema": validate159,
  "#/components/responses/FaultAdded/content/application~1json/schema": validate165,
  "#/components/responses/TooManyFaults/content/application~1problem+json/schema": validate167,
  "#/components/responses/FaultChanged/content/application~1json/schema": validate169,
  "#/components/responses/FaultNotFound/content/application~1problem+json/schema": validate171,
  "#/components/responses/FaultDiffers/content/application~1problem+json/schema": validate173,
  "#/components/responses/AlternativesListed/content/application~1json/schema": validate175,
  "#/components/responses/KeysListed/content/application~1json/schema": validate180,
  "#/components/responses/KeyCreated/content/application~1json/schema": validate187,
  "#/components/responses/TooManyKeys/content/application~1problem+json/schema": validate190,
  "#/components/responses/KeyNotFound/content/application~1problem+json/schema": validate192,
  "#/components/responses/LastKey/content/application~1problem+json/schema": validate194,
};
