// Made by `npm run gen` from schemas/field/.
import type { Operation } from "#core/operations.ts";

/** The schema of what runners answer to each field: `fieldAnswers["field/phone/1"]`. */
export const fieldAnswers: Record<string, Record<string, unknown> | undefined> = {
  "field/address/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/address/v1.schema.json",
    "title": "Address",
    "description": "Where somebody can be reached by post.",
    "type": "object",
    "required": [
      "area",
      "detail"
    ],
    "properties": {
      "area": {
        "$ref": "https://startline.dev/schemas/field/province-city-district/v1.schema.json",
        "title": "Area",
        "description": "Province, city and district."
      },
      "detail": {
        "type": "string",
        "title": "Street",
        "description": "Street, house and flat.",
        "minLength": 1,
        "maxLength": 200
      },
      "postcode": {
        "type": "string",
        "title": "Postcode",
        "description": "Six digits.",
        "pattern": "^\\d{6}$"
      }
    },
    "additionalProperties": false
  },
  "field/address/2": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/address/v2.schema.json",
    "title": "Address",
    "description": "Where somebody can be reached by post: in mainland China by area and street, elsewhere by the parts that addresses of the country have.",
    "type": "object",
    "required": [
      "country"
    ],
    "properties": {
      "country": {
        "$ref": "https://startline.dev/schemas/field/country/v1.schema.json",
        "title": "Country or region",
        "description": "CN for mainland China, whose addresses have an area, a street and perhaps a postcode; any other code for an address of lines."
      },
      "area": {
        "$ref": "https://startline.dev/schemas/field/province-city-district/v1.schema.json",
        "title": "Area",
        "description": "Province, city and district; in mainland China alone."
      },
      "detail": {
        "type": "string",
        "title": "Street",
        "description": "Street, house and flat; in mainland China alone.",
        "minLength": 1,
        "maxLength": 200
      },
      "line1": {
        "type": "string",
        "title": "First line",
        "description": "Street and house number.",
        "minLength": 1,
        "maxLength": 120
      },
      "line2": {
        "type": "string",
        "title": "Second line",
        "description": "Flat, building or company; always optional.",
        "minLength": 1,
        "maxLength": 120
      },
      "district": {
        "type": "string",
        "title": "Part of the city",
        "description": "A suburb, neighbourhood or village.",
        "minLength": 1,
        "maxLength": 120
      },
      "city": {
        "type": "string",
        "title": "City",
        "description": "City or town.",
        "minLength": 1,
        "maxLength": 120
      },
      "region": {
        "type": "string",
        "title": "Region",
        "description": "State, province, county, prefecture or whatever the country has.",
        "minLength": 1,
        "maxLength": 120
      },
      "postcode": {
        "type": "string",
        "title": "Postcode",
        "description": "Six digits in mainland China; elsewhere as it was written.",
        "minLength": 1,
        "maxLength": 16
      }
    },
    "additionalProperties": false
  },
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
  "field/clothing-size/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/clothing-size/v1.schema.json",
    "title": "Clothing size",
    "description": "The id of a size.",
    "type": "string",
    "minLength": 1,
    "maxLength": 40
  },
  "field/club/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/club/v1.schema.json",
    "title": "Running club",
    "description": "A club; without an id it is one that the list does not have.",
    "type": "object",
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "title": "Id",
        "description": "Its id in the list.",
        "minLength": 1,
        "maxLength": 64
      },
      "name": {
        "type": "string",
        "title": "Name",
        "description": "The name of the club.",
        "minLength": 1,
        "maxLength": 80
      }
    },
    "additionalProperties": false
  },
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
  "field/emergency-contact/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/emergency-contact/v1.schema.json",
    "title": "Emergency contact",
    "description": "Who is called when something happens to the runner.",
    "type": "object",
    "required": [
      "name",
      "phone",
      "relation"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "The name of the person.",
        "minLength": 1,
        "maxLength": 80
      },
      "phone": {
        "$ref": "https://startline.dev/schemas/field/phone/v1.schema.json",
        "title": "Phone",
        "description": "Where the person is reached."
      },
      "relation": {
        "enum": [
          "father",
          "mother",
          "grandparent",
          "spouse",
          "child",
          "sibling",
          "relative",
          "friend",
          "colleague",
          "other"
        ],
        "title": "Relation",
        "description": "What this person is to the runner."
      }
    },
    "additionalProperties": false
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
  "field/guardian/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/guardian/v1.schema.json",
    "title": "Guardian",
    "description": "The adult who answers for a minor.",
    "type": "object",
    "required": [
      "name",
      "relation",
      "document",
      "phone"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "As it stands in the document.",
        "minLength": 1,
        "maxLength": 80
      },
      "relation": {
        "enum": [
          "father",
          "mother",
          "grandparent",
          "spouse",
          "child",
          "sibling",
          "relative",
          "friend",
          "colleague",
          "other"
        ],
        "title": "Relation",
        "description": "What this person is to the runner."
      },
      "document": {
        "$ref": "https://startline.dev/schemas/field/identity-document/v1.schema.json",
        "title": "Document",
        "description": "The guardian's own document."
      },
      "phone": {
        "$ref": "https://startline.dev/schemas/field/phone/v1.schema.json",
        "title": "Phone",
        "description": "Where the guardian is reached."
      }
    },
    "additionalProperties": false
  },
  "field/identity-document/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/identity-document/v1.schema.json",
    "title": "Identity document",
    "description": "A document of a person, with the birthday and gender of whom it names.",
    "type": "object",
    "required": [
      "type",
      "number"
    ],
    "properties": {
      "type": {
        "enum": [
          "1",
          "2",
          "3",
          "4",
          "5",
          "6"
        ],
        "title": "Kind",
        "description": "1 resident identity card, 2 passport, 3 mainland travel permit of Hong Kong and Macao residents, 4 that of Taiwan residents, 5 residence permit of Hong Kong, Macao and Taiwan residents, 6 permanent residence card of foreigners."
      },
      "number": {
        "type": "string",
        "title": "Number",
        "description": "Without spaces, letters as capitals.",
        "minLength": 1,
        "maxLength": 40
      },
      "birthday": {
        "type": "string",
        "title": "Birthday",
        "description": "YYYY-MM-DD.",
        "format": "date"
      },
      "gender": {
        "enum": [
          1,
          2
        ],
        "title": "Gender",
        "description": "1 male, 2 female."
      }
    },
    "additionalProperties": false
  },
  "field/image-address/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/image-address/v1.schema.json",
    "type": "object",
    "title": "Picture and address",
    "description": "A picture, such as a photo of a residence permit, with the address that stands in it.",
    "required": [
      "image",
      "address"
    ],
    "additionalProperties": false,
    "properties": {
      "image": {
        "$ref": "https://startline.dev/schemas/field/upload-image/v1.schema.json",
        "title": "Picture",
        "description": "The picture."
      },
      "address": {
        "$ref": "https://startline.dev/schemas/field/address/v2.schema.json",
        "title": "Address",
        "description": "Where it is."
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
  "field/matrix/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/matrix/v1.schema.json",
    "title": "Matrix",
    "description": "By the ids of the rows: the id of the chosen answer, or the ids of several.",
    "type": "object",
    "minProperties": 1,
    "maxProperties": 30,
    "propertyNames": {
      "maxLength": 64
    },
    "additionalProperties": {
      "title": "Row",
      "description": "What was chosen in this row.",
      "type": [
        "string",
        "array"
      ],
      "minLength": 1,
      "maxLength": 64,
      "minItems": 1,
      "maxItems": 12,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    }
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
  "field/number/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/number/v1.schema.json",
    "title": "Number",
    "description": "A number.",
    "type": "number",
    "minimum": -1000000000,
    "maximum": 1000000000
  },
  "field/past-events/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/past-events/v1.schema.json",
    "title": "Past races",
    "description": "Races that somebody has run, in the order in which they were chosen.",
    "type": "array",
    "minItems": 1,
    "maxItems": 50,
    "uniqueItems": true,
    "items": {
      "type": "object",
      "required": [
        "id",
        "name"
      ],
      "properties": {
        "id": {
          "type": "string",
          "title": "Id",
          "description": "Its id in the list.",
          "minLength": 1,
          "maxLength": 64
        },
        "name": {
          "type": "string",
          "title": "Name",
          "description": "The name of the race when it was chosen.",
          "minLength": 1,
          "maxLength": 120
        }
      },
      "additionalProperties": false
    }
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
  "field/pinyin-name/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/pinyin-name/v1.schema.json",
    "title": "Name in letters",
    "description": "A name in Latin capitals, as in a passport.",
    "type": "object",
    "required": [
      "family"
    ],
    "properties": {
      "family": {
        "type": "string",
        "title": "Family name",
        "description": "The family name, or the only name.",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Z]+([ '-][A-Z]+)*$"
      },
      "given": {
        "type": "string",
        "title": "Given name",
        "description": "The given names; left out by whoever has one name only.",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Z]+([ '-][A-Z]+)*$"
      }
    },
    "additionalProperties": false
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
  "field/province-city-district/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/province-city-district/v1.schema.json",
    "title": "Province, city, district",
    "description": "A place in China; cities without districts, and provinces without cities, end it.",
    "type": "object",
    "required": [
      "province"
    ],
    "properties": {
      "province": {
        "type": "object",
        "required": [
          "code",
          "name"
        ],
        "properties": {
          "code": {
            "type": "string",
            "title": "Code",
            "description": "Six digits of GB/T 2260.",
            "pattern": "^\\d{6}$"
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "Its Chinese name when it was chosen, which is shown where the code has been abolished since.",
            "minLength": 1,
            "maxLength": 60
          }
        },
        "additionalProperties": false,
        "title": "Province",
        "description": "The province, municipality or region."
      },
      "city": {
        "type": "object",
        "required": [
          "code",
          "name"
        ],
        "properties": {
          "code": {
            "type": "string",
            "title": "Code",
            "description": "Six digits of GB/T 2260.",
            "pattern": "^\\d{6}$"
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "Its Chinese name when it was chosen, which is shown where the code has been abolished since.",
            "minLength": 1,
            "maxLength": 60
          }
        },
        "additionalProperties": false,
        "title": "City",
        "description": "The city or prefecture."
      },
      "district": {
        "type": "object",
        "required": [
          "code",
          "name"
        ],
        "properties": {
          "code": {
            "type": "string",
            "title": "Code",
            "description": "Six digits of GB/T 2260.",
            "pattern": "^\\d{6}$"
          },
          "name": {
            "type": "string",
            "title": "Name",
            "description": "Its Chinese name when it was chosen, which is shown where the code has been abolished since.",
            "minLength": 1,
            "maxLength": 60
          }
        },
        "additionalProperties": false,
        "title": "District",
        "description": "The district or county."
      }
    },
    "additionalProperties": false
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
  "field/ranking/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/ranking/v1.schema.json",
    "title": "Ranking",
    "description": "The ids of the options, the first choice first.",
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "uniqueItems": true,
    "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  },
  "field/rating/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/rating/v1.schema.json",
    "title": "Rating",
    "description": "How many of the points were given, from 1.",
    "type": "integer",
    "minimum": 1,
    "maximum": 10
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
  "field/textarea/1": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://startline.dev/schemas/field/textarea/v1.schema.json",
    "title": "Several lines",
    "description": "Several lines of text.",
    "type": "string",
    "minLength": 1,
    "maxLength": 5000
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
export const answerUpgrades: Record<string, Operation[] | undefined> = {
  "field/address/2": [
    {
      "op": "default",
      "at": "/country",
      "value": "CN"
    }
  ]
};
