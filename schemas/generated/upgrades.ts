// Made by `npm run gen` from schemas/.
import type { Operation } from "#core/operations.ts";

/** The newest version of each schema, by name. */
export const newestVersions: Record<string, number | undefined> = {
  "certificate": 1,
  "composite": 1,
  "document": 1,
  "field/address": 2,
  "field/blood-type": 1,
  "field/checkbox": 1,
  "field/clothing-size": 1,
  "field/club": 1,
  "field/commitment-form": 1,
  "field/country": 1,
  "field/date-picker": 1,
  "field/email": 1,
  "field/emergency-contact": 1,
  "field/file-upload": 1,
  "field/gender": 1,
  "field/guardian": 1,
  "field/identity-document": 1,
  "field/image-address": 1,
  "field/input": 1,
  "field/matrix": 1,
  "field/multiple-image-upload": 1,
  "field/number": 1,
  "field/past-events": 1,
  "field/phone": 1,
  "field/picker": 1,
  "field/pinyin-name": 1,
  "field/policy-dialog": 1,
  "field/province-city-district": 1,
  "field/radio": 1,
  "field/radio-with-more": 1,
  "field/ranking": 1,
  "field/rating": 1,
  "field/score-validation-with-payment": 1,
  "field/score-verification": 1,
  "field/signature": 1,
  "field/textarea": 1,
  "field/upload-image": 1,
  "field/url": 1,
  "form": 1,
  "home/ad-list": 2,
  "home/alert": 1,
  "home/application-counts": 1,
  "home/button-row": 1,
  "home/call-to-action": 1,
  "home/cards": 1,
  "home/carousel": 2,
  "home/columns": 1,
  "home/countdown": 1,
  "home/course-sections": 1,
  "home/cut-off-times": 1,
  "home/document-body": 1,
  "home/document-list": 1,
  "home/download-list": 1,
  "home/embedded-video": 1,
  "home/event-facts": 1,
  "home/faq": 1,
  "home/films": 1,
  "home/form": 1,
  "home/group": 1,
  "home/heading": 1,
  "home/look-up": 1,
  "home/mailing": 1,
  "home/map": 1,
  "home/my-entry": 1,
  "home/news-and-notices": 1,
  "home/numbers": 1,
  "home/pace-table": 1,
  "home/partners": 1,
  "home/people": 1,
  "home/pick-up": 1,
  "home/picture-text": 1,
  "home/pictures": 1,
  "home/places-left": 1,
  "home/prize-table": 1,
  "home/quote": 1,
  "home/register-now": 1,
  "home/registration-now": 1,
  "home/results": 1,
  "home/rich-text": 1,
  "home/schedule": 1,
  "home/scrolling-info": 1,
  "home/search-entries": 2,
  "home/section": 1,
  "home/sign-up": 1,
  "home/social-media": 1,
  "home/sponsor-list": 1,
  "home/table": 1,
  "home/tabs": 1,
  "home/time": 1,
  "home/uploads": 1,
  "home/video-list": 2,
  "home/wonderful-pictures": 2,
  "page/blocks": 1,
  "page/closed": 1,
  "page/coming-soon": 1,
  "page/confirm": 1,
  "page/direct": 1,
  "page/document": 1,
  "page/document-list": 1,
  "page/document-view-list": 1,
  "page/document-view-list2": 1,
  "page/i18n-demos": 1,
  "page/image-collection": 1,
  "page/image-search": 1,
  "page/link": 1,
  "page/live": 1,
  "page/multiple-score-search": 1,
  "page/not-found": 1,
  "page/post": 1,
  "page/registration-search": 1,
  "page/results": 1,
  "page/score-search": 1,
  "page/upload": 1,
  "page/video-collection": 1,
  "pictures": 1,
  "race": 1,
  "site": 2
};

/** The declarative upgrade to each version: `upgradeSteps["home/carousel/2"]` goes from 1 to 2. */
export const upgradeSteps: Record<string, Operation[] | undefined> = {
  "field/address/2": [
    {
      "op": "default",
      "at": "/countries",
      "value": [
        "CN"
      ]
    }
  ],
  "home/ad-list/2": [
    {
      "op": "each",
      "at": "/ads",
      "do": [
        {
          "op": "rename",
          "from": "/surfacePlotUrl",
          "to": "/image/src"
        },
        {
          "op": "rename",
          "from": "/jumpUrl",
          "to": "/link"
        },
        {
          "op": "rename",
          "from": "/jumpUrlEn",
          "to": "/linkEn"
        },
        {
          "op": "remove",
          "at": "/link",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "remove",
          "at": "/linkEn",
          "when": [
            null,
            ""
          ]
        }
      ]
    },
    {
      "op": "ids",
      "at": "/ads",
      "prefix": "ad"
    }
  ],
  "home/carousel/2": [
    {
      "op": "rename",
      "from": "/carouselList",
      "to": "/slides"
    },
    {
      "op": "each",
      "at": "/slides",
      "do": [
        {
          "op": "rename",
          "from": "/surfacePlotUrl",
          "to": "/image/src"
        },
        {
          "op": "rename",
          "from": "/jumpUrl",
          "to": "/link"
        },
        {
          "op": "remove",
          "at": "/link",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "link",
          "at": "/link"
        }
      ]
    },
    {
      "op": "ids",
      "at": "/slides",
      "prefix": "slide"
    },
    {
      "op": "default",
      "at": "/showRace",
      "value": true
    }
  ],
  "home/search-entries/2": [
    {
      "op": "rename",
      "from": "/searchConfigList",
      "to": "/entries"
    },
    {
      "op": "ids",
      "at": "/entries",
      "prefix": "entry"
    },
    {
      "op": "each",
      "at": "/entries",
      "do": [
        {
          "op": "string",
          "at": "/id"
        },
        {
          "op": "remove",
          "at": "/subTitle",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "remove",
          "at": "/signUpTimeTitle",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "remove",
          "at": "/dialogText",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "remove",
          "at": "/signUpStartTime",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "remove",
          "at": "/signUpEndTime",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "wrap",
          "at": "/title",
          "key": "zh"
        },
        {
          "op": "wrap",
          "at": "/subTitle",
          "key": "zh"
        },
        {
          "op": "rename",
          "from": "/subTitle",
          "to": "/subtitle"
        },
        {
          "op": "map",
          "at": "/moduleType",
          "table": {
            "1": "registration",
            "2": "registration-search",
            "3": "score-search",
            "4": "photo-search"
          }
        },
        {
          "op": "rename",
          "from": "/moduleType",
          "to": "/kind"
        },
        {
          "op": "instant",
          "at": "/signUpStartTime",
          "offset": "+08:00"
        },
        {
          "op": "rename",
          "from": "/signUpStartTime",
          "to": "/opensAt"
        },
        {
          "op": "instant",
          "at": "/signUpEndTime",
          "offset": "+08:00"
        },
        {
          "op": "rename",
          "from": "/signUpEndTime",
          "to": "/closesAt"
        },
        {
          "op": "wrap",
          "at": "/signUpTimeTitle",
          "key": "zh"
        },
        {
          "op": "rename",
          "from": "/signUpTimeTitle",
          "to": "/timeTitle"
        },
        {
          "op": "remove",
          "at": "/jumpUrl",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "link",
          "at": "/jumpUrl"
        },
        {
          "op": "rename",
          "from": "/jumpUrl",
          "to": "/link"
        },
        {
          "op": "remove",
          "at": "/jumpType"
        },
        {
          "op": "remove",
          "at": "/openStatus",
          "when": [
            null
          ]
        },
        {
          "op": "map",
          "at": "/openStatus",
          "table": {
            "1": true,
            "true": true
          },
          "else": false
        },
        {
          "op": "rename",
          "from": "/openStatus",
          "to": "/isOpen"
        },
        {
          "op": "wrap",
          "at": "/dialogText",
          "key": "zh"
        },
        {
          "op": "rename",
          "from": "/dialogText",
          "to": "/closedText"
        }
      ]
    }
  ],
  "home/video-list/2": [
    {
      "op": "rename",
      "from": "/videoCollections",
      "to": "/videos"
    },
    {
      "op": "each",
      "at": "/videos",
      "do": [
        {
          "op": "string",
          "at": "/id"
        },
        {
          "op": "rename",
          "from": "/pic",
          "to": "/poster/src"
        },
        {
          "op": "default",
          "at": "/summary",
          "value": ""
        },
        {
          "op": "wrap",
          "at": "/summary",
          "key": "zh"
        },
        {
          "op": "rename",
          "from": "/recommend",
          "to": "/isRecommended"
        },
        {
          "op": "map",
          "at": "/isRecommended",
          "table": {
            "1": true,
            "true": true
          },
          "else": false
        }
      ]
    },
    {
      "op": "ids",
      "at": "/videos",
      "prefix": "video"
    }
  ],
  "home/wonderful-pictures/2": [
    {
      "op": "rename",
      "from": "/wonderfulPictures",
      "to": "/pictures"
    },
    {
      "op": "each",
      "at": "/pictures",
      "do": [
        {
          "op": "string",
          "at": "/id"
        },
        {
          "op": "rename",
          "from": "/surfacePlotUrl",
          "to": "/image/src"
        },
        {
          "op": "rename",
          "from": "/jumpUrl",
          "to": "/opens"
        },
        {
          "op": "remove",
          "at": "/opens",
          "when": [
            null,
            ""
          ]
        },
        {
          "op": "string",
          "at": "/opens"
        },
        {
          "op": "rename",
          "from": "/recommend",
          "to": "/isRecommended"
        },
        {
          "op": "map",
          "at": "/isRecommended",
          "table": {
            "1": true,
            "true": true
          },
          "else": false
        },
        {
          "op": "rename",
          "from": "/src",
          "to": "/full"
        },
        {
          "op": "remove",
          "at": "/full",
          "when": [
            null,
            ""
          ]
        }
      ]
    },
    {
      "op": "ids",
      "at": "/pictures",
      "prefix": "picture"
    }
  ]
};
