// Generated from an OpenAPI document; do not edit.
export const plan = {
 "title": "Control interface of the local service",
 "operations": [
  {
   "id": "getClock",
   "method": "GET",
   "path": "/control/clock",
   "bases": [
    ""
   ],
   "parameters": [],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/ClockRead/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/ClockRead"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1clock/get"
  },
  {
   "id": "advanceClock",
   "method": "POST",
   "path": "/control/clock",
   "bases": [
    ""
   ],
   "parameters": [],
   "body": {
    "required": true,
    "content": [
     {
      "mediaType": "application/json",
      "check": "#/paths/~1control~1clock/post/requestBody/content/application~1json/schema"
     }
    ],
    "pointer": "#/paths/~1control~1clock/post/requestBody"
   },
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/ClockRead/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/ClockRead"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "409": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/ClockNotManual/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/ClockNotManual"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/UnsupportedMediaType"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1clock/post"
  },
  {
   "id": "listEvents",
   "method": "GET",
   "path": "/control/events",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "after",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/After/schema",
     "pointer": "#/components/parameters/After"
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Limit/schema",
     "pointer": "#/components/parameters/Limit"
    },
    {
     "name": "type",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/EventType/schema",
     "pointer": "#/components/parameters/EventType"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/EventsListed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/EventsListed"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1events/get"
  },
  {
   "id": "streamEvents",
   "method": "GET",
   "path": "/control/events/stream",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "after",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/After/schema",
     "pointer": "#/components/parameters/After"
    },
    {
     "name": "last-event-id",
     "in": "header",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/LastEventId/schema",
     "pointer": "#/components/parameters/LastEventId"
    },
    {
     "name": "type",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/EventType/schema",
     "pointer": "#/components/parameters/EventType"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "text/event-stream",
       "check": "#/paths/~1control~1events~1stream/get/responses/200/content/text~1event-stream/schema"
      }
     ],
     "pointer": "#/paths/~1control~1events~1stream/get/responses/200"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1events~1stream/get"
  },
  {
   "id": "listJobs",
   "method": "GET",
   "path": "/control/jobs",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "state",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/State/schema",
     "pointer": "#/components/parameters/State"
    },
    {
     "name": "endpoint",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Endpoint/schema",
     "pointer": "#/components/parameters/Endpoint"
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Limit/schema",
     "pointer": "#/components/parameters/Limit"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/JobsListed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/JobsListed"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1jobs/get"
  },
  {
   "id": "listDeliveries",
   "method": "GET",
   "path": "/control/deliveries",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "job",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Job/schema",
     "pointer": "#/components/parameters/Job"
    },
    {
     "name": "endpoint",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Endpoint/schema",
     "pointer": "#/components/parameters/Endpoint"
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "shape": {
      "types": [
       "integer"
      ]
     },
     "style": "form",
     "explode": true,
     "check": "#/components/parameters/Limit/schema",
     "pointer": "#/components/parameters/Limit"
    }
   ],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/DeliveriesListed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/DeliveriesListed"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1deliveries/get"
  },
  {
   "id": "getLedger",
   "method": "GET",
   "path": "/control/ledger",
   "bases": [
    ""
   ],
   "parameters": [],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/LedgerRead/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/LedgerRead"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1ledger/get"
  },
  {
   "id": "listFaults",
   "method": "GET",
   "path": "/control/faults",
   "bases": [
    ""
   ],
   "parameters": [],
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/FaultsListed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/FaultsListed"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1faults/get"
  },
  {
   "id": "declareFaults",
   "method": "PUT",
   "path": "/control/faults",
   "bases": [
    ""
   ],
   "parameters": [],
   "body": {
    "required": true,
    "content": [
     {
      "mediaType": "application/json",
      "check": "#/paths/~1control~1faults/put/requestBody/content/application~1json/schema"
     }
    ],
    "pointer": "#/paths/~1control~1faults/put/requestBody"
   },
   "responses": {
    "200": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/FaultsListed/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/FaultsListed"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/UnsupportedMediaType"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1faults/put"
  },
  {
   "id": "clearFaults",
   "method": "DELETE",
   "path": "/control/faults",
   "bases": [
    ""
   ],
   "parameters": [],
   "responses": {
    "204": {
     "headers": [],
     "content": [],
     "pointer": "#/components/responses/Done"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1faults/delete"
  },
  {
   "id": "resetAccount",
   "method": "POST",
   "path": "/control/reset",
   "bases": [
    ""
   ],
   "parameters": [],
   "responses": {
    "204": {
     "headers": [],
     "content": [],
     "pointer": "#/components/responses/Done"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "bearerKey": [],
     "controlToken": []
    },
    {
     "bareKey": [],
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1reset/post"
  },
  {
   "id": "createAccount",
   "method": "POST",
   "path": "/control/accounts",
   "bases": [
    ""
   ],
   "parameters": [],
   "body": {
    "required": true,
    "content": [
     {
      "mediaType": "application/json",
      "check": "#/paths/~1control~1accounts/post/requestBody/content/application~1json/schema"
     }
    ],
    "pointer": "#/paths/~1control~1accounts/post/requestBody"
   },
   "responses": {
    "201": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/json",
       "check": "#/components/responses/AccountCreated/content/application~1json/schema"
      }
     ],
     "pointer": "#/components/responses/AccountCreated"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/Unauthorized/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/Unauthorized"
    },
    "409": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/KeyTaken/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/KeyTaken"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/UnsupportedMediaType/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/UnsupportedMediaType"
    },
    "429": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/TooManyAccounts/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/TooManyAccounts"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {},
    {
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1accounts/post"
  },
  {
   "id": "deleteAccount",
   "method": "DELETE",
   "path": "/control/accounts/{account_id}",
   "bases": [
    ""
   ],
   "parameters": [
    {
     "name": "account_id",
     "in": "path",
     "required": true,
     "shape": {
      "types": [
       "string"
      ]
     },
     "style": "simple",
     "explode": false,
     "check": "#/components/parameters/AccountId/schema",
     "pointer": "#/components/parameters/AccountId"
    }
   ],
   "responses": {
    "204": {
     "headers": [],
     "content": [],
     "pointer": "#/components/responses/Done"
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
     "headers": [],
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
       "check": "#/components/responses/AccountNotFound/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/AccountNotFound"
    },
    "409": {
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/AccountNotDisposable/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/AccountNotDisposable"
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
     "headers": [],
     "content": [
      {
       "mediaType": "application/problem+json",
       "check": "#/components/responses/OtherProblem/content/application~1problem+json/schema"
      }
     ],
     "pointer": "#/components/responses/OtherProblem"
    }
   },
   "security": [
    {
     "bearerKey": []
    },
    {
     "bareKey": []
    },
    {
     "controlToken": []
    }
   ],
   "pointer": "#/paths/~1control~1accounts~1{account_id}/delete"
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
  },
  "controlToken": {
   "type": "apiKey",
   "in": "header",
   "name": "x-control-token"
  }
 },
 "alternatives": {
  "#/components/schemas/ClockAdvance/oneOf": {
   "checks": [
    "#/components/schemas/ClockAdvance/oneOf/0",
    "#/components/schemas/ClockAdvance/oneOf/1",
    "#/components/schemas/ClockAdvance/oneOf/2"
   ]
  },
  "#/components/schemas/AccountEvent/allOf/1/oneOf": {
   "checks": [
    "#/components/schemas/AccountEvent/allOf/1/oneOf/0",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/1",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/2",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/3",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/4",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/5",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/6",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/7",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/8",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/9",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/10",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/11",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/12",
    "#/components/schemas/AccountEvent/allOf/1/oneOf/13"
   ]
  },
  "#/components/schemas/Seed/oneOf": {
   "checks": [
    "#/components/schemas/Seed/oneOf/0",
    "#/components/schemas/Seed/oneOf/1"
   ]
  },
  "#/components/schemas/Latency/oneOf": {
   "checks": [
    "#/components/schemas/FixedLatency",
    "#/components/schemas/UniformLatency",
    "#/components/schemas/LogNormalLatency"
   ]
  },
  "#/components/schemas/FaultEffect/oneOf": {
   "checks": [
    "#/components/schemas/StatusEffect",
    "#/components/schemas/LatencyEffect",
    "#/components/schemas/DropEffect",
    "#/components/schemas/WorkerEffect",
    "#/components/schemas/WebhookEffect",
    "#/components/schemas/StaleEffect"
   ]
  }
 },
 "secrets": [],
 "unchecked": [],
 "preparations": {
  "#/components/parameters/After/schema": {
   "default": 0
  },
  "#/components/parameters/Limit/schema": {
   "default": 100
  }
 }
};
