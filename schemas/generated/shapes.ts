// Made by `npm run gen` from schemas/.

/** The fields with HTML of each schema version: pointers into its value, with `*` for every entry of a list. */
export const richTextPaths: Record<string, string[] | undefined> = {
  "form/1": [
    "/policies/*/text"
  ],
  "home/faq/1": [
    "/questions/*/answer"
  ],
  "home/rich-text/1": [
    "/html"
  ]
};

/** The fields with a list of blocks of each schema version. */
export const blockListPaths: Record<string, string[] | undefined> = {
  "home/section/1": [
    "/blocks"
  ],
  "site/2": [
    "/home/blocks"
  ],
  "site/3": [
    "/home/blocks"
  ]
};

/** The fields with an instant of each schema version: a moment at which its appearance may change. */
export const instantPaths: Record<string, string[] | undefined> = {
  "home/alert/1": [
    "/from",
    "/until"
  ],
  "home/countdown/1": [
    "/target",
    "/until"
  ],
  "home/countdown/2": [
    "/target",
    "/until"
  ],
  "home/registration-now/1": [
    "/opensAt",
    "/closesAt"
  ],
  "home/schedule/1": [
    "/entries/*/at",
    "/entries/*/until"
  ],
  "home/search-entries/2": [
    "/entries/*/opensAt",
    "/entries/*/closesAt"
  ],
  "home/section/1": [
    "/blocks/*/visible/from",
    "/blocks/*/visible/until"
  ],
  "home/time/1": [
    "/events/*/at",
    "/events/*/until"
  ],
  "page/coming-soon/1": [
    "/opensAt"
  ],
  "page/confirm/1": [
    "/opensAt",
    "/closesAt"
  ],
  "page/direct/1": [
    "/opensAt",
    "/closesAt"
  ],
  "page/image-search/1": [
    "/opensAt"
  ],
  "page/multiple-score-search/1": [
    "/opensAt"
  ],
  "page/post/1": [
    "/opensAt",
    "/closesAt"
  ],
  "page/registration-search/1": [
    "/opensAt"
  ],
  "page/score-search/1": [
    "/opensAt"
  ],
  "page/upload/1": [
    "/opensAt",
    "/closesAt"
  ],
  "site/2": [
    "/race/startsAt",
    "/race/endsAt",
    "/race/registration/opensAt",
    "/race/registration/closesAt",
    "/race/registration/drawAt",
    "/race/items/*/startsAt",
    "/home/blocks/*/visible/from",
    "/home/blocks/*/visible/until"
  ],
  "site/3": [
    "/race/startsAt",
    "/race/endsAt",
    "/race/registration/opensAt",
    "/race/registration/closesAt",
    "/race/registration/drawAt",
    "/race/items/*/startsAt",
    "/home/blocks/*/visible/from",
    "/home/blocks/*/visible/until"
  ]
};

/** All field names of each schema version, for "did you mean". */
export const fieldNames: Record<string, string[] | undefined> = {
  "document/1": [
    "id",
    "time",
    "title",
    "titleEn",
    "summary",
    "summaryEn",
    "content",
    "contentEn",
    "recommend"
  ],
  "document/2": [
    "id",
    "time",
    "title",
    "titleEn",
    "summary",
    "summaryEn",
    "content",
    "contentEn",
    "recommend"
  ],
  "field/address/1": [
    "depth",
    "asksPostcode"
  ],
  "field/address/2": [
    "depth",
    "asksPostcode",
    "countryFrom",
    "countries"
  ],
  "field/blood-type/1": [
    "asksRh"
  ],
  "field/checkbox/1": [
    "choices",
    "id",
    "label",
    "help",
    "zh",
    "en"
  ],
  "field/clothing-size/1": [
    "sizes",
    "columns",
    "gender",
    "id",
    "label",
    "isSoldOut",
    "measures",
    "zh",
    "en"
  ],
  "field/club/1": [
    "list",
    "acceptsUnlisted"
  ],
  "field/commitment-form/1": [
    "for",
    "title",
    "file",
    "policy",
    "ways",
    "endings",
    "sizeLimit",
    "zh",
    "en",
    "size",
    "unit"
  ],
  "field/country/1": [
    "mode",
    "countries"
  ],
  "field/date-picker/1": [
    "min",
    "max",
    "isBirthday"
  ],
  "field/emergency-contact/1": [
    "relations"
  ],
  "field/file-upload/1": [
    "endings",
    "sizeLimit",
    "asksPromise",
    "size",
    "unit"
  ],
  "field/guardian/1": [
    "relations",
    "types"
  ],
  "field/identity-document/1": [
    "types",
    "asks"
  ],
  "field/image-address/1": [
    "width",
    "height",
    "endings",
    "sizeLimit",
    "asksPromise",
    "imageLabel",
    "imageHelp",
    "size",
    "unit",
    "zh",
    "en"
  ],
  "field/image-address/2": [
    "width",
    "height",
    "endings",
    "sizeLimit",
    "asksPromise",
    "imageLabel",
    "imageHelp",
    "countryFrom",
    "countries",
    "size",
    "unit",
    "zh",
    "en"
  ],
  "field/input/1": [
    "autocomplete",
    "keyboard",
    "isCapital"
  ],
  "field/multiple-image-upload/1": [
    "width",
    "height",
    "endings",
    "sizeLimit",
    "asksPromise",
    "size",
    "unit"
  ],
  "field/number/1": [
    "unit",
    "isPositiveInteger",
    "decimals",
    "zh",
    "en"
  ],
  "field/past-events/1": [
    "list"
  ],
  "field/phone/1": [
    "countries",
    "mainlandRanges"
  ],
  "field/picker/1": [
    "choices",
    "groups",
    "id",
    "label",
    "group",
    "zh",
    "en"
  ],
  "field/pinyin-name/1": [
    "from"
  ],
  "field/policy-dialog/1": [
    "policy"
  ],
  "field/province-city-district/1": [
    "depth"
  ],
  "field/radio/1": [
    "choices",
    "id",
    "label",
    "help",
    "zh",
    "en"
  ],
  "field/radio-with-more/1": [
    "choices",
    "id",
    "label",
    "help",
    "more",
    "moreLabel",
    "isMoreOptional",
    "zh",
    "en"
  ],
  "field/score-validation-with-payment/1": [
    "items",
    "from",
    "until",
    "grades",
    "needsCertificate",
    "feeFen",
    "looksUp",
    "name"
  ],
  "field/score-verification/1": [
    "items",
    "from",
    "until",
    "grades",
    "needsCertificate",
    "looksUp",
    "name"
  ],
  "field/signature/1": [
    "statement",
    "zh",
    "en"
  ],
  "field/textarea/1": [
    "rows"
  ],
  "field/upload-image/1": [
    "width",
    "height",
    "endings",
    "sizeLimit",
    "asksPromise",
    "size",
    "unit"
  ],
  "form/1": [
    "id",
    "version",
    "use",
    "title",
    "intro",
    "items",
    "entrants",
    "schema",
    "uiSchema",
    "rules",
    "calculated",
    "fees",
    "steps",
    "policies",
    "upgrades",
    "zh",
    "en",
    "max",
    "byItem",
    "copy",
    "type",
    "rule",
    "field",
    "other",
    "as",
    "on",
    "min",
    "from",
    "until",
    "when",
    "message",
    "in",
    "calculate",
    "bands",
    "label",
    "feeFen",
    "fields",
    "text",
    "mustScroll",
    "rename"
  ],
  "home/ad-list/1": [
    "ads",
    "surfacePlotUrl",
    "jumpUrl",
    "jumpUrlEn"
  ],
  "home/ad-list/2": [
    "ads",
    "id",
    "image",
    "link",
    "linkEn",
    "src",
    "alt",
    "zh",
    "en"
  ],
  "home/alert/1": [
    "level",
    "title",
    "text",
    "action",
    "from",
    "until",
    "isDismissible",
    "zh",
    "en",
    "label",
    "link"
  ],
  "home/call-to-action/1": [
    "title",
    "text",
    "action",
    "tone",
    "image",
    "zh",
    "en",
    "label",
    "link",
    "src",
    "alt"
  ],
  "home/carousel/1": [
    "carouselList",
    "surfacePlotUrl",
    "jumpUrl"
  ],
  "home/carousel/2": [
    "slides",
    "showRace",
    "id",
    "image",
    "tall",
    "title",
    "link",
    "src",
    "alt",
    "zh",
    "en"
  ],
  "home/countdown/1": [
    "title",
    "target",
    "until",
    "link",
    "zh",
    "en"
  ],
  "home/countdown/2": [
    "title",
    "target",
    "until",
    "link",
    "look",
    "zh",
    "en"
  ],
  "home/course-sections/1": [
    "title",
    "text",
    "sections",
    "elevation",
    "note",
    "zh",
    "en",
    "id",
    "fromKm",
    "toKm",
    "climbM",
    "descentM",
    "points",
    "km",
    "kind",
    "m"
  ],
  "home/cut-off-times/1": [
    "title",
    "start",
    "points",
    "note",
    "zh",
    "en",
    "id",
    "name",
    "distanceKm",
    "at"
  ],
  "home/embedded-video/1": [
    "title",
    "platform",
    "video",
    "name",
    "duration",
    "poster",
    "text",
    "zh",
    "en",
    "src",
    "alt"
  ],
  "home/event-facts/1": [
    "title",
    "columns",
    "note",
    "zh",
    "en"
  ],
  "home/faq/1": [
    "title",
    "questions",
    "zh",
    "en",
    "id",
    "question",
    "answer"
  ],
  "home/map/1": [
    "title",
    "image",
    "route",
    "tiles",
    "showElevation",
    "zh",
    "en",
    "src",
    "alt",
    "url",
    "attribution",
    "maxZoom"
  ],
  "home/news-and-notices/1": [
    "title",
    "tabs",
    "zh",
    "en",
    "id",
    "documents",
    "more",
    "dataPath",
    "image",
    "src",
    "alt"
  ],
  "home/pace-table/1": [
    "title",
    "tables",
    "note",
    "zh",
    "en",
    "id",
    "item",
    "name",
    "distanceKm",
    "targets",
    "splits"
  ],
  "home/partners/1": [
    "title",
    "tiers",
    "zh",
    "en",
    "id",
    "name",
    "marks",
    "image",
    "link",
    "src",
    "alt"
  ],
  "home/prize-table/1": [
    "title",
    "groups",
    "note",
    "zh",
    "en",
    "id",
    "columns",
    "rows",
    "rank",
    "amounts"
  ],
  "home/register-now/1": [
    "title",
    "text",
    "isOpen",
    "closedText",
    "link",
    "zh",
    "en"
  ],
  "home/registration-now/1": [
    "title",
    "text",
    "opensAt",
    "closesAt",
    "signUpLink",
    "lookupLink",
    "showItems",
    "zh",
    "en"
  ],
  "home/rich-text/1": [
    "title",
    "html",
    "zh",
    "en"
  ],
  "home/schedule/1": [
    "title",
    "entries",
    "days",
    "note",
    "zh",
    "en",
    "id",
    "at",
    "until",
    "place",
    "items",
    "text",
    "day"
  ],
  "home/scrolling-info/1": [
    "messages",
    "id",
    "text",
    "link",
    "zh",
    "en"
  ],
  "home/search-entries/1": [
    "searchConfigList",
    "id",
    "title",
    "subTitle",
    "moduleType",
    "signUpStartTime",
    "signUpEndTime",
    "signUpTimeTitle",
    "jumpType",
    "jumpUrl",
    "openStatus",
    "dialogText"
  ],
  "home/search-entries/2": [
    "title",
    "entries",
    "zh",
    "en",
    "id",
    "subtitle",
    "kind",
    "opensAt",
    "closesAt",
    "timeTitle",
    "link",
    "isOpen",
    "closedText"
  ],
  "home/section/1": [
    "title",
    "lead",
    "tone",
    "image",
    "blocks",
    "zh",
    "en",
    "src",
    "alt",
    "type",
    "version",
    "id",
    "visible",
    "props",
    "from",
    "until"
  ],
  "home/social-media/1": [
    "title",
    "accounts",
    "zh",
    "en",
    "id",
    "name",
    "account",
    "code",
    "image",
    "link",
    "src",
    "alt"
  ],
  "home/sponsor-list/1": [
    "title",
    "tiers",
    "zh",
    "en",
    "id",
    "name",
    "marks",
    "image",
    "link",
    "src",
    "alt"
  ],
  "home/sponsor-list/2": [
    "title",
    "tiers",
    "zh",
    "en",
    "id",
    "name",
    "marks",
    "size",
    "image",
    "link",
    "src",
    "alt"
  ],
  "home/time/1": [
    "title",
    "events",
    "zh",
    "en",
    "id",
    "at",
    "until",
    "text"
  ],
  "home/video-list/1": [
    "videoCollections",
    "id",
    "pic",
    "recommend",
    "summary",
    "src"
  ],
  "home/video-list/2": [
    "title",
    "videos",
    "more",
    "zh",
    "en",
    "id",
    "poster",
    "src",
    "summary",
    "isRecommended",
    "alt"
  ],
  "home/wonderful-pictures/1": [
    "wonderfulPictures",
    "id",
    "surfacePlotUrl",
    "jumpUrl",
    "recommend",
    "src"
  ],
  "home/wonderful-pictures/2": [
    "title",
    "pictures",
    "more",
    "zh",
    "en",
    "id",
    "image",
    "full",
    "opens",
    "isRecommended",
    "caption",
    "src",
    "alt"
  ],
  "page/coming-soon/1": [
    "text",
    "opensAt",
    "zh",
    "en"
  ],
  "page/confirm/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "closesAt",
    "zh",
    "en"
  ],
  "page/direct/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "closesAt",
    "zh",
    "en"
  ],
  "page/document/1": [
    "dataPath"
  ],
  "page/document-list/1": [
    "documents",
    "pageSize",
    "intro",
    "zh",
    "en"
  ],
  "page/document-view-list/1": [
    "documents",
    "pageSize",
    "intro",
    "zh",
    "en"
  ],
  "page/document-view-list2/1": [
    "documents",
    "pageSize",
    "intro",
    "zh",
    "en"
  ],
  "page/image-collection/1": [
    "intro",
    "pictures",
    "zh",
    "en",
    "id",
    "image",
    "full",
    "opens",
    "isRecommended",
    "caption",
    "src",
    "alt"
  ],
  "page/image-search/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "gallery",
    "zh",
    "en"
  ],
  "page/link/1": [
    "link",
    "text",
    "zh",
    "en"
  ],
  "page/multiple-score-search/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "editions",
    "zh",
    "en",
    "id",
    "title"
  ],
  "page/post/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "closesAt",
    "zh",
    "en"
  ],
  "page/registration-search/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "zh",
    "en"
  ],
  "page/score-search/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "pastResults",
    "zh",
    "en"
  ],
  "page/upload/1": [
    "isOpen",
    "intro",
    "link",
    "opensAt",
    "closedText",
    "contact",
    "closesAt",
    "zh",
    "en"
  ],
  "page/video-collection/1": [
    "intro",
    "videos",
    "zh",
    "en",
    "id",
    "poster",
    "src",
    "summary",
    "isRecommended",
    "alt"
  ],
  "race/1": [
    "raceId",
    "domainName",
    "raceName",
    "raceItemTypeName",
    "raceCategoryId",
    "raceFeatures",
    "startTime",
    "endTime",
    "itemTimeSetting",
    "signUpStartTime",
    "signUpEndTime",
    "showSignUpStartTime",
    "showSignUpEndTime",
    "signUpMaxNumber",
    "signUpOpenStatus",
    "signUpUrl",
    "provinceId",
    "cityId",
    "districtId",
    "detailAddress",
    "imgDetail",
    "contactName",
    "contactPhone",
    "organizationId",
    "auditStatus",
    "progressStatus",
    "raceStatus",
    "submitStatus",
    "createUser",
    "updateUser"
  ],
  "site/1": [
    "websiteTitle",
    "websiteTitleEn",
    "websiteRegInfo",
    "logo",
    "logoH5",
    "copyright",
    "copyrightEn",
    "copyrightImg",
    "qrCode",
    "carouselList",
    "wonderfulPictures",
    "videoCollections",
    "adListTop",
    "adListBottom",
    "registrationSearch",
    "scoreSearch",
    "pictureSearch",
    "searchConfigList",
    "version",
    "build",
    "internationalization",
    "mobileUrl",
    "remoteAsyncRoutes",
    "id",
    "label",
    "link",
    "surfacePlotUrl",
    "jumpUrl",
    "recommend",
    "src",
    "pic",
    "summary",
    "jumpUrlEn",
    "openStatus",
    "dialogText",
    "jumpType",
    "useMultipleSearch",
    "title",
    "subTitle",
    "moduleType",
    "signUpStartTime",
    "signUpEndTime",
    "signUpTimeTitle",
    "path",
    "name",
    "component",
    "redirect",
    "meta",
    "children",
    "titleEn",
    "parent",
    "dataPath",
    "activeMenu",
    "icon",
    "hidden",
    "alwaysShow"
  ],
  "site/2": [
    "id",
    "title",
    "description",
    "version",
    "build",
    "languages",
    "timeZone",
    "router",
    "mobileUrl",
    "theme",
    "brand",
    "header",
    "footer",
    "race",
    "home",
    "routes",
    "documents",
    "account",
    "forms",
    "zh",
    "en",
    "accent",
    "ink",
    "surface",
    "radius",
    "density",
    "logo",
    "logoMobile",
    "src",
    "alt",
    "banners",
    "image",
    "link",
    "linkEn",
    "copyright",
    "images",
    "links",
    "label",
    "name",
    "startsAt",
    "endsAt",
    "city",
    "venue",
    "registration",
    "resultsLink",
    "lookupLink",
    "items",
    "opensAt",
    "closesAt",
    "drawAt",
    "distanceKm",
    "isDistanceApproximate",
    "places",
    "feeFen",
    "minAge",
    "maxAge",
    "allocation",
    "climbM",
    "note",
    "blocks",
    "type",
    "visible",
    "props",
    "from",
    "until",
    "path",
    "aliases",
    "page",
    "redirect",
    "hidden",
    "alwaysShow",
    "activeMenu",
    "parent",
    "icon",
    "children",
    "time",
    "titleEn",
    "summary",
    "summaryEn",
    "content",
    "contentEn",
    "recommend",
    "userAgreement",
    "privacyPolicy"
  ],
  "site/3": [
    "id",
    "title",
    "description",
    "version",
    "build",
    "languages",
    "timeZone",
    "router",
    "mobileUrl",
    "hosts",
    "theme",
    "brand",
    "header",
    "footer",
    "race",
    "home",
    "routes",
    "documents",
    "account",
    "forms",
    "zh",
    "en",
    "pictures",
    "films",
    "maps",
    "accent",
    "ink",
    "surface",
    "radius",
    "density",
    "logo",
    "logoMobile",
    "src",
    "alt",
    "banners",
    "image",
    "link",
    "linkEn",
    "copyright",
    "images",
    "links",
    "label",
    "name",
    "startsAt",
    "endsAt",
    "city",
    "venue",
    "registration",
    "resultsLink",
    "lookupLink",
    "items",
    "opensAt",
    "closesAt",
    "drawAt",
    "distanceKm",
    "isDistanceApproximate",
    "places",
    "feeFen",
    "minAge",
    "maxAge",
    "allocation",
    "climbM",
    "note",
    "blocks",
    "type",
    "visible",
    "props",
    "from",
    "until",
    "path",
    "aliases",
    "page",
    "redirect",
    "hidden",
    "alwaysShow",
    "activeMenu",
    "parent",
    "icon",
    "children",
    "time",
    "titleEn",
    "summary",
    "summaryEn",
    "content",
    "contentEn",
    "recommend",
    "userAgreement",
    "privacyPolicy"
  ]
};
