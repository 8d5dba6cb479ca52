// Made by `npm run gen` from schemas/field/.
import type { Operation } from "#src/compiler/operations.ts";

/** The schema of what runners answer to each field: `fieldAnswers["field/phone/1"]`. */
export const fieldAnswers: Record<string, Record<string, unknown> | undefined> = {
  "field/commitment-form/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/commitment-form/v1.schema.json",
    "title": "Commitment form",
    "description": "A signed commitment form, as a file or signed here.",
    "oneOf": [
      {
        "type": "object",
        "title": "Handed in",
        "description": "Signed on paper and handed in as a file.",
        "required": [
          "kind",
          "file"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "upload",
            "title": "Kind",
            "description": "Handed in as a file."
          },
          "file": {
            "type": "object",
            "title": "File",
            "description": "A file that the runner handed in.",
            "required": [
              "id",
              "name"
            ],
            "additionalProperties": false,
            "properties": {
              "id": {
                "type": "string",
                "title": "Id",
                "description": "Names the file among the runner's uploads.",
                "minLength": 1,
                "maxLength": 64
              },
              "name": {
                "type": "string",
                "title": "Name",
                "description": "What the file is called.",
                "minLength": 1,
                "maxLength": 255
              }
            }
          }
        }
      },
      {
        "type": "object",
        "title": "Signed here",
        "description": "Signed on the screen.",
        "required": [
          "kind",
          "signature",
          "agreedAt"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "signature",
            "title": "Kind",
            "description": "Signed here."
          },
          "signature": {
            "$ref": "https://startline.dev/schemas/field/signature/v1.schema.json",
            "title": "Signature",
            "description": "The signature."
          },
          "agreedAt": {
            "type": "string",
            "title": "Agreed at",
            "description": "The instant of the signature, RFC 3339.",
            "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-]\\d{2}:\\d{2})$",
            "maxLength": 35
          }
        }
      }
    ]
  },
  "field/file-upload/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/file-upload/v1.schema.json",
    "title": "Files",
    "description": "Files that the runner handed in, in the order in which they came.",
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "type": "object",
      "title": "File",
      "description": "A file that the runner handed in.",
      "required": [
        "id",
        "name"
      ],
      "additionalProperties": false,
      "properties": {
        "id": {
          "type": "string",
          "title": "Id",
          "description": "Names the file among the runner's uploads.",
          "minLength": 1,
          "maxLength": 64
        },
        "name": {
          "type": "string",
          "title": "Name",
          "description": "What the file is called.",
          "minLength": 1,
          "maxLength": 255
        }
      }
    }
  },
  "field/input/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/input/v1.schema.json",
    "title": "Line of text",
    "description": "One line of text.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200
  },
  "field/multiple-image-upload/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/multiple-image-upload/v1.schema.json",
    "title": "Pictures",
    "description": "Pictures that the runner handed in, in the order in which they came.",
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
      "type": "object",
      "title": "Picture",
      "description": "A picture that the runner handed in, upright.",
      "required": [
        "id",
        "name",
        "width",
        "height"
      ],
      "additionalProperties": false,
      "properties": {
        "id": {
          "type": "string",
          "title": "Id",
          "description": "Names the picture among the runner's uploads.",
          "minLength": 1,
          "maxLength": 64
        },
        "name": {
          "type": "string",
          "title": "Name",
          "description": "What the file is called.",
          "minLength": 1,
          "maxLength": 255
        },
        "width": {
          "type": "integer",
          "title": "Width",
          "description": "In pixels.",
          "minimum": 1,
          "maximum": 16000
        },
        "height": {
          "type": "integer",
          "title": "Height",
          "description": "In pixels.",
          "minimum": 1,
          "maximum": 16000
        }
      }
    }
  },
  "field/policy-dialog/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/policy-dialog/v1.schema.json",
    "type": "object",
    "title": "Agreement",
    "description": "To which edition of a text the runner agreed, and when.",
    "required": [
      "policy",
      "version",
      "agreedAt"
    ],
    "additionalProperties": false,
    "properties": {
      "policy": {
        "type": "string",
        "title": "Policy",
        "description": "The id of the text in the form.",
        "minLength": 1,
        "maxLength": 64
      },
      "version": {
        "type": "string",
        "title": "Version",
        "description": "The edition that was read.",
        "minLength": 1,
        "maxLength": 32
      },
      "agreedAt": {
        "type": "string",
        "title": "Agreed at",
        "description": "The instant of the agreement, RFC 3339.",
        "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-]\\d{2}:\\d{2})$",
        "maxLength": 35
      }
    }
  },
  "field/score-validation-with-payment/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/score-validation-with-payment/v1.schema.json",
    "type": "object",
    "title": "Paid check of a result",
    "description": "A result that is checked for a fee.",
    "required": [
      "race",
      "item",
      "date",
      "time",
      "status",
      "feeAgreed"
    ],
    "additionalProperties": false,
    "properties": {
      "race": {
        "type": "object",
        "title": "Race",
        "description": "Where it was run.",
        "required": [
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "title": "Id",
            "description": "Names the race in the list; missing where the name was typed.",
            "minLength": 1,
            "maxLength": 64
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "What the race is called.",
            "minLength": 1,
            "maxLength": 100
          },
          "nameEn": {
            "type": "string",
            "title": "English name",
            "description": "The same in English, where the list has it.",
            "minLength": 1,
            "maxLength": 150
          },
          "grade": {
            "type": "string",
            "title": "Grade",
            "description": "The race's grade in the list, such as A1.",
            "minLength": 1,
            "maxLength": 10
          }
        }
      },
      "item": {
        "enum": [
          "marathon",
          "half-marathon",
          "10-km"
        ],
        "title": "Distance",
        "description": "What was run."
      },
      "date": {
        "type": "string",
        "title": "Day",
        "description": "When it was run, YYYY-MM-DD.",
        "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        "maxLength": 10
      },
      "time": {
        "type": "string",
        "title": "Time",
        "description": "Hours, minutes and seconds: 3:05:07.",
        "pattern": "^\\d{1,2}:[0-5]\\d:[0-5]\\d$",
        "maxLength": 8
      },
      "certificate": {
        "type": "object",
        "title": "Certificate",
        "description": "The certificate of the result.",
        "required": [
          "id",
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "title": "Id",
            "description": "Names the file among the runner's uploads.",
            "minLength": 1,
            "maxLength": 64
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "What the file is called.",
            "minLength": 1,
            "maxLength": 255
          }
        }
      },
      "status": {
        "enum": [
          "unverified",
          "verified"
        ],
        "title": "Status",
        "description": "Whether the result was found in the race's own results; the server looks again."
      },
      "feeAgreed": {
        "const": true,
        "title": "Fee",
        "description": "The runner agreed to pay for the check."
      }
    }
  },
  "field/score-verification/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/score-verification/v1.schema.json",
    "type": "object",
    "title": "Result of a race",
    "description": "A result that the runner proves.",
    "required": [
      "race",
      "item",
      "date",
      "time",
      "status"
    ],
    "additionalProperties": false,
    "properties": {
      "race": {
        "type": "object",
        "title": "Race",
        "description": "Where it was run.",
        "required": [
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "title": "Id",
            "description": "Names the race in the list; missing where the name was typed.",
            "minLength": 1,
            "maxLength": 64
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "What the race is called.",
            "minLength": 1,
            "maxLength": 100
          },
          "nameEn": {
            "type": "string",
            "title": "English name",
            "description": "The same in English, where the list has it.",
            "minLength": 1,
            "maxLength": 150
          },
          "grade": {
            "type": "string",
            "title": "Grade",
            "description": "The race's grade in the list, such as A1.",
            "minLength": 1,
            "maxLength": 10
          }
        }
      },
      "item": {
        "enum": [
          "marathon",
          "half-marathon",
          "10-km"
        ],
        "title": "Distance",
        "description": "What was run."
      },
      "date": {
        "type": "string",
        "title": "Day",
        "description": "When it was run, YYYY-MM-DD.",
        "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
        "maxLength": 10
      },
      "time": {
        "type": "string",
        "title": "Time",
        "description": "Hours, minutes and seconds: 3:05:07.",
        "pattern": "^\\d{1,2}:[0-5]\\d:[0-5]\\d$",
        "maxLength": 8
      },
      "certificate": {
        "type": "object",
        "title": "Certificate",
        "description": "The certificate of the result.",
        "required": [
          "id",
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "title": "Id",
            "description": "Names the file among the runner's uploads.",
            "minLength": 1,
            "maxLength": 64
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "What the file is called.",
            "minLength": 1,
            "maxLength": 255
          }
        }
      },
      "status": {
        "enum": [
          "unverified",
          "verified"
        ],
        "title": "Status",
        "description": "Whether the result was found in the race's own results; the server looks again."
      }
    }
  },
  "field/signature/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/signature/v1.schema.json",
    "title": "Signature",
    "description": "A signature, drawn or typed.",
    "oneOf": [
      {
        "type": "object",
        "title": "Drawn",
        "description": "Drawn by hand: it can be drawn again at any size.",
        "required": [
          "kind",
          "strokes",
          "width",
          "height"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "drawn",
            "title": "Kind",
            "description": "Drawn by hand."
          },
          "strokes": {
            "type": "array",
            "title": "Strokes",
            "description": "The lines in the order in which they were drawn.",
            "minItems": 1,
            "maxItems": 200,
            "items": {
              "type": "array",
              "title": "Stroke",
              "description": "The points of one line.",
              "minItems": 1,
              "maxItems": 2000,
              "items": {
                "type": "array",
                "title": "Point",
                "description": "Pixels from the left, pixels from the top, milliseconds since the first point.",
                "minItems": 3,
                "maxItems": 3,
                "items": {
                  "type": "number",
                  "minimum": -10000,
                  "maximum": 10000000
                }
              }
            }
          },
          "width": {
            "type": "number",
            "title": "Width",
            "description": "Of the pad, in pixels.",
            "minimum": 50,
            "maximum": 10000
          },
          "height": {
            "type": "number",
            "title": "Height",
            "description": "Of the pad, in pixels.",
            "minimum": 50,
            "maximum": 10000
          }
        }
      },
      {
        "type": "object",
        "title": "Typed",
        "description": "The typed name of whoever cannot or does not want to draw.",
        "required": [
          "kind",
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "kind": {
            "const": "typed",
            "title": "Kind",
            "description": "Typed."
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "The whole name.",
            "minLength": 1,
            "maxLength": 100
          }
        }
      }
    ]
  },
  "field/upload-image/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/upload-image/v1.schema.json",
    "type": "object",
    "title": "Picture",
    "description": "A picture that the runner handed in, upright.",
    "required": [
      "id",
      "name",
      "width",
      "height"
    ],
    "additionalProperties": false,
    "properties": {
      "id": {
        "type": "string",
        "title": "Id",
        "description": "Names the picture among the runner's uploads.",
        "minLength": 1,
        "maxLength": 64
      },
      "name": {
        "type": "string",
        "title": "Name",
        "description": "What the file is called.",
        "minLength": 1,
        "maxLength": 255
      },
      "width": {
        "type": "integer",
        "title": "Width",
        "description": "In pixels.",
        "minimum": 1,
        "maximum": 16000
      },
      "height": {
        "type": "integer",
        "title": "Height",
        "description": "In pixels.",
        "minimum": 1,
        "maximum": 16000
      }
    }
  }
};

/** The declarative upgrade of answers to each version of a field. */
export const answerUpgrades: Record<string, Operation[] | undefined> = {};
