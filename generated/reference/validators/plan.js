// Generated from an OpenAPI document; do not edit.
export const plan = {
 "title": "Hosted model inference, reference edition",
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobSubmitted/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobSubmitted"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "402": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/PaymentRequired/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/PaymentRequired"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "413": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/PayloadTooLarge"
    },
    "415": {
     "headers": [
      {
       "name": "accept-encoding",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema",
       "pointer": "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/UnsupportedMediaType"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
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
    },
    {
     "name": "wait",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Wait/schema",
     "pointer": "#/components/parameters/Wait"
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobAnswered/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobAnswered"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "402": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/PaymentRequired/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/PaymentRequired"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "413": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/PayloadTooLarge/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/PayloadTooLarge"
    },
    "415": {
     "headers": [
      {
       "name": "accept-encoding",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding/schema",
       "pointer": "#/components/responses/UnsupportedMediaType/headers/Accept-Encoding"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/UnsupportedMediaType"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobReported/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobReported"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1status~1{job_id}/get"
  },
  {
   "id": "getResult",
   "method": "GET",
   "path": "/results/{account}/{until}/{file}",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "account",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/ResultAccount/schema",
     "pointer": "#/components/parameters/ResultAccount"
    },
    {
     "name": "until",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/ResultUntil/schema",
     "pointer": "#/components/parameters/ResultUntil"
    },
    {
     "name": "file",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/ResultFile/schema",
     "pointer": "#/components/parameters/ResultFile"
    }
   ],
   "responses": {
    "200": {
     "headers": [
      {
       "name": "accept-ranges",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/ResultDownloaded/headers/Accept-Ranges/schema",
       "pointer": "#/components/responses/ResultDownloaded/headers/Accept-Ranges"
      }
     ],
     "content": [
      {
       "mediaType": "image/png"
      },
      {
       "mediaType": "image/jpeg"
      },
      {
       "mediaType": "video/mp4"
      }
     ],
     "pointer": "#/components/responses/ResultDownloaded"
    },
    "206": {
     "headers": [
      {
       "name": "accept-ranges",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/ResultPartDownloaded/headers/Accept-Ranges/schema",
       "pointer": "#/components/responses/ResultPartDownloaded/headers/Accept-Ranges"
      },
      {
       "name": "content-range",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/ResultPartDownloaded/headers/Content-Range/schema",
       "pointer": "#/components/responses/ResultPartDownloaded/headers/Content-Range"
      }
     ],
     "content": [
      {
       "mediaType": "image/png"
      },
      {
       "mediaType": "image/jpeg"
      },
      {
       "mediaType": "video/mp4"
      }
     ],
     "pointer": "#/components/responses/ResultPartDownloaded"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/ResultNotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/ResultNotFound"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [],
   "pointer": "#/paths/~1results~1{account}~1{until}~1{file}/get"
  },
  {
   "id": "cancelJob",
   "method": "POST",
   "path": "/v2/{endpoint_id}/cancel/{job_id}",
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobCancelled/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobCancelled"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "409": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/JobNotCancellable/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/JobNotCancellable"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1cancel~1{job_id}/post"
  },
  {
   "id": "retryJob",
   "method": "POST",
   "path": "/v2/{endpoint_id}/retry/{job_id}",
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobRetried/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobRetried"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "402": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/PaymentRequired/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/PaymentRequired"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "409": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/JobNotRetryable/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/JobNotRetryable"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1retry~1{job_id}/post"
  },
  {
   "id": "purgeQueue",
   "method": "POST",
   "path": "/v2/{endpoint_id}/purge-queue",
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
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/QueuePurged/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/QueuePurged"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1purge-queue/post"
  },
  {
   "id": "getEndpointHealth",
   "method": "GET",
   "path": "/v2/{endpoint_id}/health",
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
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/EndpointHealthReported/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/EndpointHealthReported"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1health/get"
  },
  {
   "id": "streamJob",
   "method": "GET",
   "path": "/v2/{endpoint_id}/stream/{job_id}",
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobStreamed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobStreamed"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1stream~1{job_id}/get"
  },
  {
   "id": "streamJobByPost",
   "method": "POST",
   "path": "/v2/{endpoint_id}/stream/{job_id}",
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
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobStreamed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobStreamed"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1stream~1{job_id}/post"
  },
  {
   "id": "getJobStatusSync",
   "method": "GET",
   "path": "/v2/{endpoint_id}/status-sync/{job_id}",
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
    },
    {
     "name": "wait",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Wait/schema",
     "pointer": "#/components/parameters/Wait"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobReported/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobReported"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1status-sync~1{job_id}/get"
  },
  {
   "id": "getJobStatusSyncByPost",
   "method": "POST",
   "path": "/v2/{endpoint_id}/status-sync/{job_id}",
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
    },
    {
     "name": "wait",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Wait/schema",
     "pointer": "#/components/parameters/Wait"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobReported/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobReported"
    },
    "400": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/BadRequest/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/BadRequest"
    },
    "401": {
     "headers": [
      {
       "name": "www-authenticate",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unauthorized/headers/WWW-Authenticate/schema",
       "pointer": "#/components/responses/Unauthorized/headers/WWW-Authenticate"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "404": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/NotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/NotFound"
    },
    "429": {
     "headers": [
      {
       "name": "retry-after",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "integer"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/TooManyRequests/headers/Retry-After/schema",
       "pointer": "#/components/responses/TooManyRequests/headers/Retry-After"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyRequests/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyRequests"
    },
    "500": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/InternalServerError/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/InternalServerError"
    },
    "default": {
     "headers": [
      {
       "name": "allow",
       "in": "header",
       "required": false,
       "shape": {
        "types": [
         "string"
        ]
       },
       "style": "simple",
       "explode": false,
       "check": "#/components/responses/Unstated/headers/Allow/schema",
       "pointer": "#/components/responses/Unstated/headers/Allow"
      }
     ],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unstated/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unstated"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    }
   ],
   "pointer": "#/paths/~1v2~1{endpoint_id}~1status-sync~1{job_id}/post"
  }
 ],
 "schemes": {
  "bearerKey": {
   "type": "http",
   "scheme": "bearer"
  },
  "bareKey": {
   "type": "apiKey",
   "in": "header",
   "name": "authorization"
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
 "preparations": {
  "#/components/parameters/Wait/schema": {
   "default": 90000
  }
 }
};
