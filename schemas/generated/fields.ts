// Made by `npm run gen` from schemas/field/.
import type { Operation } from "#src/compiler/operations.ts";

/** The schema of what runners answer to each field: `fieldAnswers["field/phone/1"]`. */
export const fieldAnswers: Record<string, Record<string, unknown> | undefined> = {
  "field/blood-type/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/blood-type/v1.schema.json",
    "title": "Blood type",
    "description": "A, B, AB or O, with + or - where Rh is asked for; unknown for whoever does not know it.",
    "type": "string",
    "enum": [
      "A",
      "B",
      "AB",
      "O",
      "A+",
      "B+",
      "AB+",
      "O+",
      "A-",
      "B-",
      "AB-",
      "O-",
      "unknown"
    ]
  },
  "field/checkbox/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/checkbox/v1.schema.json",
    "title": "Choice of several",
    "description": "The ids of the chosen answers.",
    "type": "array",
    "minItems": 1,
    "maxItems": 30,
    "uniqueItems": true,
    "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  },
  "field/country/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/country/v1.schema.json",
    "title": "Country or region",
    "description": "The two-letter code (ISO 3166-1) of a country or region.",
    "type": "string",
    "pattern": "^[A-Z]{2}$",
    "minLength": 2,
    "maxLength": 2
  },
  "field/date-picker/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/date-picker/v1.schema.json",
    "title": "Date",
    "description": "A day as YYYY-MM-DD.",
    "type": "string",
    "format": "date",
    "minLength": 10,
    "maxLength": 10
  },
  "field/email/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/email/v1.schema.json",
    "title": "Email",
    "description": "An email address.",
    "type": "string",
    "minLength": 1,
    "maxLength": 254
  },
  "field/gender/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/gender/v1.schema.json",
    "title": "Gender",
    "description": "1 male, 2 female.",
    "type": "integer",
    "enum": [
      1,
      2
    ]
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
  "field/number/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/number/v1.schema.json",
    "title": "Number",
    "description": "A number.",
    "type": "number",
    "minimum": -1000000000,
    "maximum": 1000000000
  },
  "field/phone/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/phone/v1.schema.json",
    "title": "Phone",
    "description": "The two-letter code of the country or region, and the number without its dialling code.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "country",
      "number"
    ],
    "properties": {
      "country": {
        "type": "string",
        "pattern": "^[A-Z]{2}$",
        "minLength": 2,
        "maxLength": 2,
        "title": "Country",
        "description": "Two-letter code (ISO 3166-1)."
      },
      "number": {
        "type": "string",
        "title": "Number",
        "description": "The number as it is dialled in that country.",
        "minLength": 1,
        "maxLength": 20
      }
    }
  },
  "field/picker/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/picker/v1.schema.json",
    "title": "Choice from a list",
    "description": "The id of the chosen answer.",
    "type": "string",
    "minLength": 1,
    "maxLength": 64
  },
  "field/radio/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/radio/v1.schema.json",
    "title": "Choice of one",
    "description": "The id of the chosen answer.",
    "type": "string",
    "minLength": 1,
    "maxLength": 64
  },
  "field/radio-with-more/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/radio-with-more/v1.schema.json",
    "title": "Choice of one with more",
    "description": "The id of the chosen answer, and what it asks for.",
    "type": "object",
    "additionalProperties": false,
    "required": [
      "choice"
    ],
    "properties": {
      "choice": {
        "type": "string",
        "title": "Choice",
        "description": "The id of the chosen answer.",
        "minLength": 1,
        "maxLength": 64
      },
      "text": {
        "type": "string",
        "title": "Text",
        "description": "What was written beside it.",
        "minLength": 1,
        "maxLength": 500
      },
      "url": {
        "type": "string",
        "title": "Web address",
        "description": "An address that begins with http:// or https://.",
        "minLength": 1,
        "maxLength": 2000
      },
      "image": {
        "type": "object",
        "title": "Picture",
        "description": "An uploaded picture.",
        "additionalProperties": false,
        "required": [
          "id",
          "name"
        ],
        "properties": {
          "id": {
            "type": "string",
            "title": "Id",
            "description": "The id of the upload.",
            "minLength": 1,
            "maxLength": 64
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "The name of the file.",
            "minLength": 1,
            "maxLength": 255
          }
        }
      }
    }
  },
  "field/textarea/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/textarea/v1.schema.json",
    "title": "Several lines",
    "description": "Several lines of text.",
    "type": "string",
    "minLength": 1,
    "maxLength": 5000
  },
  "field/url/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/url/v1.schema.json",
    "title": "Web address",
    "description": "An address that begins with http:// or https://.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
  }
};

/** The declarative upgrade of answers to each version of a field. */
export const answerUpgrades: Record<string, Operation[] | undefined> = {};
