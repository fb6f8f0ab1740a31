// Generated from an OpenAPI document; do not edit.
const part0 = {"name":"endpoint_id","in":"path","required":true,"shape":{"types":["string"]},"style":"simple","explode":false,"check":"#/components/parameters/EndpointId/schema","pointer":"#/components/parameters/EndpointId"};
const part1 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/BadRequest/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/BadRequest"};
const part2 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/Unauthorized/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/Unauthorized"};
const part3 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/NotFound/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/NotFound"};
const part4 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/TooManyRequests/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/TooManyRequests"};
const part5 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/InternalServerError/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/InternalServerError"};
const part6 = {"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/Unstated/content/application~1json/schema"},{"mediaType":"*/*"}],"pointer":"#/components/responses/Unstated"};
export const plan = {
 "operations": [
  {"id":"runJob","method":"POST","path":"/v2/{endpoint_id}/run","bases":[""],"body":{"required":true,"content":[{"mediaType":"application/json","check":"#/components/requestBodies/JobRequest/content/application~1json/schema"}],"pointer":"#/components/requestBodies/JobRequest"},"security":[{"bearerKey":[]}],"pointer":"#/paths/~1v2~1{endpoint_id}~1run/post","parameters":[part0],"responses":{"400":part1,"401":part2,"404":part3,"429":part4,"500":part5,"2XX":{"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/JobSubmitted/content/application~1json/schema"}],"pointer":"#/components/responses/JobSubmitted"},"default":part6}},
  {"id":"runJobSync","method":"POST","path":"/v2/{endpoint_id}/runsync","bases":[""],"body":{"required":true,"content":[{"mediaType":"application/json","check":"#/components/requestBodies/JobRequest/content/application~1json/schema"}],"pointer":"#/components/requestBodies/JobRequest"},"security":[{"bearerKey":[]}],"pointer":"#/paths/~1v2~1{endpoint_id}~1runsync/post","parameters":[part0],"responses":{"400":part1,"401":part2,"404":part3,"429":part4,"500":part5,"2XX":{"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/JobAnswered/content/application~1json/schema"}],"pointer":"#/components/responses/JobAnswered"},"default":part6}},
  {"id":"getJobStatus","method":"GET","path":"/v2/{endpoint_id}/status/{job_id}","bases":[""],"security":[{"bearerKey":[]}],"pointer":"#/paths/~1v2~1{endpoint_id}~1status~1{job_id}/get","parameters":[part0,{"name":"job_id","in":"path","required":true,"shape":{"types":["string"]},"style":"simple","explode":false,"check":"#/components/parameters/JobId/schema","pointer":"#/components/parameters/JobId"}],"responses":{"400":part1,"401":part2,"404":part3,"429":part4,"500":part5,"2XX":{"headers":[],"content":[{"mediaType":"application/json","check":"#/components/responses/JobReported/content/application~1json/schema"}],"pointer":"#/components/responses/JobReported"},"default":part6}},
 ],
 "title": "Hosted model inference",
 "schemes": {"bearerKey":{"type":"http","scheme":"bearer"}},
 "alternatives": {},
 "secrets": ["#/components/schemas/S3Config","#/components/schemas/S3Config/properties/accessSecret"],
 "secretHolders": ["#/components/schemas/S3Config","#/components/schemas/JobRequest/properties/s3Config","#/components/schemas/JobRequest","#/components/requestBodies/JobRequest/content/application~1json/schema"],
 "unchecked": [{"kind":"callback","name":"jobCompleted","places":["#/components/callbacks/JobCompleted/{$request.body#~1webhook}"]}],
 "preparations": {},
};
