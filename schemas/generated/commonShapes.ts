// Made by `npm run gen` from schemas/common/.
import type { JsonObject } from "#core/pointers.ts";

/** The definitions of schemas/common by version and name: `commonShapes["common/1/text"]`; a `$ref` is such a name. */
export const commonShapes: Record<string, JsonObject | undefined> = {
  "common/1/text": {
    "type": "object",
    "required": [
      "zh"
    ],
    "properties": {
      "zh": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "additionalProperties": false
  },
  "common/1/richText": {
    "type": "object",
    "required": [
      "zh"
    ],
    "properties": {
      "zh": {
        "type": "string"
      },
      "en": {
        "type": "string"
      }
    },
    "additionalProperties": false
  },
  "common/1/link": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)"
  },
  "common/1/image": {
    "type": "object",
    "required": [
      "src"
    ],
    "properties": {
      "src": {
        "type": "string",
        "minLength": 1
      },
      "alt": {
        "$ref": "common/1/text"
      }
    },
    "additionalProperties": false
  },
  "common/1/id": {
    "type": "string",
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$"
  },
  "common/1/instant": {
    "type": "string",
    "format": "date-time"
  },
  "common/1/day": {
    "type": "string",
    "format": "date"
  },
  "common/1/visible": {
    "type": "object",
    "properties": {
      "from": {
        "$ref": "common/1/instant"
      },
      "until": {
        "$ref": "common/1/instant"
      }
    },
    "additionalProperties": false
  },
  "common/1/block": {
    "type": "object",
    "required": [
      "type",
      "version",
      "id",
      "props"
    ],
    "properties": {
      "type": {
        "type": "string"
      },
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "id": {
        "type": "string",
        "maxLength": 400,
        "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_-]*)*$"
      },
      "visible": {
        "$ref": "common/1/visible"
      },
      "width": {
        "enum": [
          "narrow",
          "regular",
          "wide",
          "full"
        ]
      },
      "tone": {
        "enum": [
          "plain",
          "sunken",
          "accent",
          "night"
        ]
      },
      "background": {
        "$ref": "common/1/background"
      },
      "space": {
        "type": "object",
        "properties": {
          "above": {
            "$ref": "common/1/distance"
          },
          "below": {
            "$ref": "common/1/distance"
          }
        },
        "additionalProperties": false
      },
      "anchor": {
        "$ref": "common/1/id"
      },
      "hideOn": {
        "enum": [
          "phone",
          "desktop"
        ]
      },
      "variant": {
        "type": "string",
        "maxLength": 64
      },
      "slots": {
        "type": "object",
        "maxProperties": 10,
        "additionalProperties": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "$ref": "common/1/block"
          }
        }
      },
      "props": {
        "type": "object"
      }
    },
    "additionalProperties": false
  },
  "common/1/page": {
    "type": "object",
    "required": [
      "type",
      "version",
      "props"
    ],
    "properties": {
      "type": {
        "type": "string"
      },
      "version": {
        "type": "integer",
        "minimum": 1
      },
      "props": {
        "type": "object"
      }
    },
    "additionalProperties": false
  },
  "common/1/document": {
    "type": "object",
    "required": [
      "id",
      "time",
      "title",
      "content"
    ],
    "properties": {
      "id": {
        "type": [
          "string",
          "integer"
        ]
      },
      "time": {
        "type": "integer"
      },
      "until": {
        "type": "integer"
      },
      "title": {
        "type": "string"
      },
      "titleEn": {
        "type": "string"
      },
      "summary": {
        "type": "string"
      },
      "summaryEn": {
        "type": "string"
      },
      "content": {
        "type": "string"
      },
      "contentEn": {
        "type": "string"
      },
      "image": {
        "$ref": "common/1/image"
      },
      "languages": {
        "type": "array",
        "minItems": 1,
        "maxItems": 2,
        "uniqueItems": true,
        "items": {
          "enum": [
            "zh",
            "en"
          ]
        }
      },
      "withdrawn": {
        "type": "boolean"
      },
      "recommend": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "common/1/raceItem": {
    "type": "object",
    "required": [
      "id",
      "name",
      "distanceKm"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "distanceKm": {
        "type": "number",
        "exclusiveMinimum": 0
      },
      "isDistanceApproximate": {
        "type": "boolean"
      },
      "places": {
        "type": "integer",
        "minimum": 0
      },
      "feeFen": {
        "type": "integer",
        "minimum": 0
      },
      "minAge": {
        "type": "integer",
        "minimum": 0
      },
      "maxAge": {
        "type": "integer",
        "minimum": 0
      },
      "allocation": {
        "enum": [
          "draw",
          "first-come",
          "direct",
          "invite"
        ]
      },
      "opensAt": {
        "$ref": "common/1/instant"
      },
      "closesAt": {
        "$ref": "common/1/instant"
      },
      "groupSize": {
        "type": "object",
        "properties": {
          "min": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          },
          "max": {
            "type": "integer",
            "minimum": 1,
            "maximum": 100
          }
        },
        "additionalProperties": false
      },
      "waitingList": {
        "type": "boolean"
      },
      "promoteUntil": {
        "$ref": "common/1/instant"
      },
      "pools": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/id"
        }
      },
      "exclusionGroup": {
        "$ref": "common/1/id"
      },
      "payWithinMinutes": {
        "type": "integer",
        "minimum": 5,
        "maximum": 10080
      },
      "startsAt": {
        "$ref": "common/1/instant"
      },
      "climbM": {
        "type": "integer",
        "minimum": 0
      },
      "note": {
        "$ref": "common/1/text"
      },
      "results": {
        "$ref": "common/1/itemResults"
      }
    },
    "additionalProperties": false
  },
  "common/1/race": {
    "type": "object",
    "required": [
      "name",
      "startsAt"
    ],
    "properties": {
      "name": {
        "$ref": "common/1/text"
      },
      "startsAt": {
        "$ref": "common/1/instant"
      },
      "endsAt": {
        "$ref": "common/1/instant"
      },
      "city": {
        "$ref": "common/1/text"
      },
      "venue": {
        "$ref": "common/1/text"
      },
      "alerts": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "required": [
            "id",
            "level",
            "text"
          ],
          "properties": {
            "id": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
              "maxLength": 64
            },
            "level": {
              "type": "string",
              "enum": [
                "notice",
                "warning",
                "danger"
              ]
            },
            "text": {
              "$ref": "common/1/text"
            }
          },
          "additionalProperties": false
        }
      },
      "pickUp": {
        "$ref": "common/1/pickUp"
      },
      "mailing": {
        "$ref": "common/1/mailing"
      },
      "bibs": {
        "$ref": "common/1/bibs"
      },
      "bibsFrozenAt": {
        "$ref": "common/1/instant"
      },
      "registration": {
        "type": "object",
        "required": [
          "opensAt",
          "closesAt"
        ],
        "properties": {
          "opensAt": {
            "$ref": "common/1/instant"
          },
          "closesAt": {
            "$ref": "common/1/instant"
          },
          "drawAt": {
            "$ref": "common/1/instant"
          },
          "link": {
            "$ref": "common/1/link"
          }
        },
        "additionalProperties": false
      },
      "resultsLink": {
        "$ref": "common/1/link"
      },
      "lookupLink": {
        "$ref": "common/1/link"
      },
      "items": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "common/1/raceItem"
        }
      },
      "pools": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "common/1/pool"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/pickUp": {
    "type": "object",
    "required": [
      "opensAt",
      "closesAt",
      "sites"
    ],
    "properties": {
      "opensAt": {
        "$ref": "common/1/instant"
      },
      "closesAt": {
        "$ref": "common/1/instant"
      },
      "changeUntilHours": {
        "type": "integer",
        "minimum": 0,
        "maximum": 720
      },
      "bring": {
        "$ref": "common/1/text"
      },
      "early": {
        "type": "string",
        "enum": [
          "admit",
          "ask",
          "refuse"
        ]
      },
      "late": {
        "type": "string",
        "enum": [
          "admit",
          "ask",
          "refuse"
        ]
      },
      "proxies": {
        "$ref": "common/1/text"
      },
      "minors": {
        "$ref": "common/1/text"
      },
      "materials": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "common/1/pickUpMaterial"
        }
      },
      "sites": {
        "type": "array",
        "minItems": 1,
        "maxItems": 12,
        "items": {
          "$ref": "common/1/pickUpSite"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/mailing": {
    "type": "object",
    "required": [
      "opensAt",
      "closesAt",
      "feeFen"
    ],
    "properties": {
      "opensAt": {
        "$ref": "common/1/instant"
      },
      "closesAt": {
        "$ref": "common/1/instant"
      },
      "feeFen": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      },
      "regions": {
        "type": "array",
        "maxItems": 31,
        "items": {
          "type": "object",
          "required": [
            "provinces"
          ],
          "properties": {
            "provinces": {
              "type": "array",
              "minItems": 1,
              "maxItems": 31,
              "items": {
                "enum": [
                  "110000",
                  "120000",
                  "130000",
                  "140000",
                  "150000",
                  "210000",
                  "220000",
                  "230000",
                  "310000",
                  "320000",
                  "330000",
                  "340000",
                  "350000",
                  "360000",
                  "370000",
                  "410000",
                  "420000",
                  "430000",
                  "440000",
                  "450000",
                  "460000",
                  "500000",
                  "510000",
                  "520000",
                  "530000",
                  "540000",
                  "610000",
                  "620000",
                  "630000",
                  "640000",
                  "650000"
                ]
              }
            },
            "feeFen": {
              "type": "integer",
              "minimum": 0,
              "maximum": 100000
            }
          },
          "additionalProperties": false
        }
      },
      "contents": {
        "$ref": "common/1/text"
      },
      "from": {
        "type": "object",
        "required": [
          "race",
          "name"
        ],
        "properties": {
          "race": {
            "$ref": "common/1/id"
          },
          "name": {
            "$ref": "common/1/text"
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "common/1/bibs": {
    "type": "object",
    "required": [
      "blocks"
    ],
    "properties": {
      "shownFrom": {
        "$ref": "common/1/instant"
      },
      "blocks": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "common/1/bibBlock"
        }
      },
      "lucky": {
        "$ref": "common/1/luckyBibs"
      }
    },
    "additionalProperties": false
  },
  "common/1/bibBlock": {
    "type": "object",
    "required": [
      "id",
      "item",
      "from",
      "to"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "item": {
        "$ref": "common/1/id"
      },
      "from": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999999
      },
      "to": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999999
      },
      "prefix": {
        "type": "string",
        "pattern": "^[A-Z]{1,4}$"
      },
      "digits": {
        "type": "integer",
        "minimum": 1,
        "maximum": 7
      },
      "start": {
        "$ref": "common/1/id"
      },
      "when": {
        "type": "object",
        "required": [
          "field",
          "in"
        ],
        "properties": {
          "field": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "in": {
            "type": "array",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            }
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "common/1/luckyBibs": {
    "type": "object",
    "required": [
      "by",
      "numbers",
      "opensAt",
      "closesAt"
    ],
    "properties": {
      "by": {
        "enum": [
          "choice",
          "draw"
        ]
      },
      "numbers": {
        "type": "array",
        "minItems": 1,
        "maxItems": 2000,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[A-Z]{0,4}[0-9]{1,7}$"
        }
      },
      "opensAt": {
        "$ref": "common/1/instant"
      },
      "closesAt": {
        "$ref": "common/1/instant"
      }
    },
    "additionalProperties": false
  },
  "common/1/pickUpMaterial": {
    "type": "object",
    "required": [
      "id"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "field": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    },
    "additionalProperties": false
  },
  "common/1/pickUpSite": {
    "type": "object",
    "required": [
      "id",
      "name",
      "address",
      "days"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "address": {
        "$ref": "common/1/text"
      },
      "map": {
        "$ref": "common/1/link"
      },
      "days": {
        "type": "array",
        "minItems": 1,
        "maxItems": 14,
        "items": {
          "type": "object",
          "required": [
            "date",
            "slots"
          ],
          "properties": {
            "date": {
              "$ref": "common/1/day"
            },
            "slots": {
              "type": "array",
              "minItems": 1,
              "maxItems": 48,
              "items": {
                "$ref": "common/1/pickUpTime"
              }
            }
          },
          "additionalProperties": false
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/pickUpTime": {
    "type": "object",
    "required": [
      "from",
      "until",
      "runners"
    ],
    "properties": {
      "from": {
        "type": "string",
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      },
      "until": {
        "type": "string",
        "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      },
      "everyMinutes": {
        "type": "integer",
        "minimum": 10,
        "maximum": 720
      },
      "runners": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      }
    },
    "additionalProperties": false
  },
  "common/1/route": {
    "type": "object",
    "required": [
      "path"
    ],
    "properties": {
      "path": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "aliases": {
        "type": "array",
        "items": {
          "type": "string"
        }
      },
      "name": {
        "type": "string"
      },
      "title": {
        "$ref": "common/1/text"
      },
      "page": {
        "$ref": "common/1/page"
      },
      "redirect": {
        "type": "string"
      },
      "isPermanent": {
        "type": "boolean"
      },
      "link": {
        "$ref": "common/1/link"
      },
      "hidden": {
        "type": "boolean"
      },
      "alwaysShow": {
        "type": "boolean"
      },
      "activeMenu": {
        "type": "string"
      },
      "parent": {
        "type": "string"
      },
      "icon": {
        "type": "string"
      },
      "visible": {
        "$ref": "common/1/visible"
      },
      "audience": {
        "$ref": "common/1/audience"
      },
      "children": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "common/1/route"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/background": {
    "type": "object",
    "required": [
      "src"
    ],
    "properties": {
      "src": {
        "type": "string",
        "minLength": 1
      },
      "focus": {
        "type": "object",
        "required": [
          "x",
          "y"
        ],
        "properties": {
          "x": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          },
          "y": {
            "type": "number",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "common/1/distance": {
    "enum": [
      "none",
      "small",
      "regular",
      "large"
    ]
  },
  "common/1/audience": {
    "enum": [
      "everybody",
      "logged-in",
      "entered",
      "not-entered"
    ]
  },
  "common/1/pool": {
    "type": "object",
    "required": [
      "id",
      "places"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "places": {
        "type": "integer",
        "minimum": 0
      }
    },
    "additionalProperties": false
  },
  "common/1/itemResults": {
    "type": "object",
    "properties": {
      "starts": {
        "type": "array",
        "maxItems": 50,
        "minItems": 1,
        "items": {
          "$ref": "common/1/startWave"
        }
      },
      "gunTimesFrom": {
        "enum": [
          "own",
          "first"
        ]
      },
      "points": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/timingPoint"
        }
      },
      "finishCutOffAt": {
        "$ref": "common/1/instant"
      },
      "ranking": {
        "$ref": "common/1/ranking"
      },
      "outOfCompetition": {
        "$ref": "common/1/outOfCompetition"
      },
      "ageGroups": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/ageGroup"
        }
      },
      "prizes": {
        "$ref": "common/1/prizes"
      },
      "pastEditions": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/pastEdition"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/startWave": {
    "type": "object",
    "required": [
      "id",
      "gunAt"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "gunAt": {
        "$ref": "common/1/instant"
      }
    },
    "additionalProperties": false
  },
  "common/1/timingPoint": {
    "type": "object",
    "required": [
      "id",
      "name",
      "distanceKm"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "distanceKm": {
        "type": "number",
        "exclusiveMinimum": 0
      },
      "cutOffAt": {
        "$ref": "common/1/instant"
      }
    },
    "additionalProperties": false
  },
  "common/1/rankingBasis": {
    "type": "array",
    "minItems": 1,
    "maxItems": 5,
    "items": {
      "type": "object",
      "required": [
        "by"
      ],
      "properties": {
        "upTo": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000
        },
        "by": {
          "enum": [
            "gun",
            "net"
          ]
        }
      },
      "additionalProperties": false
    }
  },
  "common/1/ranking": {
    "type": "object",
    "properties": {
      "basis": {
        "$ref": "common/1/rankingBasis"
      },
      "lists": {
        "type": "object",
        "properties": {
          "overall": {
            "$ref": "common/1/rankingBasis"
          },
          "gender": {
            "$ref": "common/1/rankingBasis"
          },
          "ageGroup": {
            "$ref": "common/1/rankingBasis"
          }
        },
        "additionalProperties": false
      },
      "rounding": {
        "enum": [
          "none",
          "up",
          "down"
        ]
      },
      "ties": {
        "enum": [
          "shared",
          "gun",
          "bib"
        ]
      },
      "ageOn": {
        "enum": [
          "race-day",
          "first-day",
          "year-end"
        ]
      },
      "requiredPoints": {
        "type": "array",
        "maxItems": 60,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/id"
        }
      },
      "mayMissPoints": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "mixedAgeGroups": {
        "type": "boolean"
      },
      "promote": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "common/1/outOfCompetition": {
    "type": "object",
    "properties": {
      "categories": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "starts": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/id"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/ageGroup": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "from": {
        "type": "integer",
        "minimum": 0,
        "maximum": 150
      },
      "to": {
        "type": "integer",
        "minimum": 0,
        "maximum": 150
      },
      "gender": {
        "enum": [
          "male",
          "female"
        ]
      }
    },
    "additionalProperties": false
  },
  "common/1/prizes": {
    "type": "object",
    "required": [
      "lists"
    ],
    "properties": {
      "stack": {
        "enum": [
          "highest",
          "all"
        ]
      },
      "passOn": {
        "type": "boolean"
      },
      "promote": {
        "type": "boolean"
      },
      "publicityDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "claimDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 730
      },
      "holidays": {
        "type": "array",
        "maxItems": 60,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/day"
        }
      },
      "workdays": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/day"
        }
      },
      "taxPercent": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "lists": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/prizeList"
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/prizeList": {
    "type": "object",
    "required": [
      "id",
      "name",
      "amountsFen"
    ],
    "properties": {
      "id": {
        "$ref": "common/1/id"
      },
      "name": {
        "$ref": "common/1/text"
      },
      "genders": {
        "type": "array",
        "maxItems": 2,
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "enum": [
            "male",
            "female"
          ]
        }
      },
      "ageGroups": {
        "type": "array",
        "maxItems": 60,
        "minItems": 1,
        "uniqueItems": true,
        "items": {
          "$ref": "common/1/id"
        }
      },
      "eligible": {
        "type": "object",
        "properties": {
          "cities": {
            "type": "array",
            "maxItems": 50,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            }
          },
          "countries": {
            "type": "array",
            "maxItems": 50,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            }
          },
          "categories": {
            "type": "array",
            "maxItems": 50,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            }
          }
        },
        "additionalProperties": false
      },
      "amountsFen": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 1000000000
        }
      }
    },
    "additionalProperties": false
  },
  "common/1/pastEdition": {
    "type": "object",
    "required": [
      "edition",
      "startsAt"
    ],
    "properties": {
      "edition": {
        "$ref": "common/1/id"
      },
      "startsAt": {
        "$ref": "common/1/instant"
      },
      "points": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/timingPoint"
        }
      },
      "ranking": {
        "$ref": "common/1/ranking"
      },
      "ageGroups": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "common/1/ageGroup"
        }
      }
    },
    "additionalProperties": false
  }
};
