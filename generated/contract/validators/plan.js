// Generated from an OpenAPI document; do not edit.
export const plan = {
 "title": "Hosted model inference",
 "operations": [
  {
   "id": "runJob",
   "method": "POST",
   "path": "/v2/{endpoint_id}/run",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "endpoint_id",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/EndpointId/schema",
     "pointer": "#/components/parameters/EndpointId"
    }
   ],
   "body": {
    "required": true,
    "content": [
     {
      "mediaType": "application/json",
      "check": "#/components/requestBodies/JobRequest/content/application~1json/schema"
     }
    ],
    "pointer": "#/components/requestBodies/JobRequest"
   },
   "responses": {
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/BadRequest/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unauthorized/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/NotFound/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/TooManyRequests/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/InternalServerError/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "2XX": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobSubmitted/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobSubmitted"
    },
    "default": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unstated/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1run/post"
  },
  {
   "id": "runJobSync",
   "method": "POST",
   "path": "/v2/{endpoint_id}/runsync",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "endpoint_id",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/EndpointId/schema",
     "pointer": "#/components/parameters/EndpointId"
    }
   ],
   "body": {
    "required": true,
    "content": [
     {
      "mediaType": "application/json",
      "check": "#/components/requestBodies/JobRequest/content/application~1json/schema"
     }
    ],
    "pointer": "#/components/requestBodies/JobRequest"
   },
   "responses": {
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/BadRequest/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unauthorized/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/NotFound/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/TooManyRequests/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/InternalServerError/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "2XX": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobAnswered/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobAnswered"
    },
    "default": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unstated/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1runsync/post"
  },
  {
   "id": "getJobStatus",
   "method": "GET",
   "path": "/v2/{endpoint_id}/status/{job_id}",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "endpoint_id",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/EndpointId/schema",
     "pointer": "#/components/parameters/EndpointId"
    },
    {
     "name": "job_id",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/JobId/schema",
     "pointer": "#/components/parameters/JobId"
    }
   ],
   "responses": {
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/BadRequest/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unauthorized/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/NotFound/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/TooManyRequests/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/InternalServerError/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "2XX": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobReported/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobReported"
    },
    "default": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/Unstated/content/application~1json/schema"
      },
      {
       "mediaType": "*/*"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1status~1{job_id}/get"
  }
 ],
 "schemes": {
  "bearerKey": {
   "type": "http",
   "scheme": "bearer"
  }
 },
 "alternatives": {},
 "secrets": [
  "#/components/schemas/S3Config",
  "#/components/schemas/S3Config/properties/accessSecret"
 ],
 "unchecked": [
  {
   "kind": "callback",
   "name": "jobCompleted",
   "places": [
    "#/components/callbacks/JobCompleted/{$request.body#~1webhook}"
   ]
  }
 ],
 "preparations": {}
};
