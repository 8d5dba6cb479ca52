// Made by `npm run gen` from locales/problems/.

/** The params of each code: what its sentences print. */
export interface ProblemParams {
  SL1001: { reason: "empty" | "unreadable" | "other-space" | "look-alike" | "quote-in-text" | "word" | "leading-zero" | "unit-after-number" | "comma-in-number" | "plus-sign" | "stray-bracket" | "unclosed-object" | "extra-comma" | "early-end" | "missing-comma" | "missing-colon" | "missing-name" | "missing-value" | "missing-brace" | "missing-bracket" | "text-after-end" | "open-comment" | "open-text" | "number-format" | "backslash" | "control-character" | "unknown-word"; written?: string | undefined; meant?: string | undefined };
  SL1002: Record<never, never>;
  SL1003: { written: string; expected: string };
  SL1004: { expected: string };
  SL1005: Record<never, never>;
  SL1006: Record<never, never>;
  SL1007: { name: string; firstLine: number };
  SL1008: { isIn: "json" | "key" | "text"; character: string; isFixable?: boolean | undefined };
  SL1009: { expected: string };
  SL2001: { picture: unknown } | { text: unknown } | { expected: readonly string[]; written: string; meant: unknown };
  SL2002: { type: string; near: string | undefined };
  SL2003: { type: string; kind: "home" | "page"; version: number; newest: number };
  SL2004: { place: string; name: string } | { near: string | undefined; name: string } | { name: string };
  SL2005: { first: { file: string }; id: string } | { id: string; first: { pointer: string } };
  SL2006: { type: string; near: string | undefined };
  SL2007: { address: string };
  SL2008: { names: readonly string[] };
  SL2009: { type: string; kind: "home" | "page"; version: number; newest: number; place: string };
  SL2010: { name: string; beside: readonly string[] };
  SL2011: { written: string; choices: readonly unknown[]; near: string | undefined };
  SL2012: { written: string; pattern: string; near: string | undefined };
  SL2013: { keyword: string; limit: number };
  SL2014: Record<never, never>;
  SL2015: Record<never, never>;
  SL2016: { written: string; pattern: string; near: string | undefined };
  SL2017: { name: string; written: string };
  SL2018: { written: string };
  SL2019: { name: string; expected: string };
  SL2020: Record<never, never>;
  SL2021: { wrong: "list" | "many" | "code" | "pointer" | "because" };
  SL2022: { isError: boolean; code: string };
  SL2023: { type: string; most: number };
  SL2024: { columns: number; ratios: number };
  SL2025: { name: string; first: { pointer: string } };
  SL2026: { type: string; first: { pointer: string } };
  SL2027: { first: { pointer: string }; order: number } | { columns: number; order: number };
  SL2028: Record<never, never>;
  SL2029: { tone: string };
  SL2030: { name: "audience" | "from" | "until"; at?: string | undefined };
  SL2031: { audience: "logged-in" | "entered" | "not-entered" };
  SL2032: { name: string };
  SL2033: { at: string } | Record<never, never>;
  SL2034: { at: string; path: string } | { path: string };
  SL2035: { from?: string | undefined; until?: string | undefined; link: string };
  SL2036: { type: string };
  SL2037: Record<never, never>;
  SL2038: Record<never, never>;
  SL3001: { path: string; near: string | undefined };
  SL3002: { path: string; near: string | undefined };
  SL3003: { megabytes: number };
  SL3004: { levels: number };
  SL3005: { path: string };
  SL3006: { kind: "gpx" | "geojson"; path: string };
  SL3007: { wanted: "picture" | "film" | "course" | "download"; path: string };
  SL3008: { path: string; line: number };
  SL4002: { path: string };
  SL4003: { path: string; others: number };
  SL4004: { cause?: { code: string; pointer: string; params: object } | undefined; reason?: "no-race-id" | "unusable-race-id" | undefined };
  SL4005: { path: string; megabytes: number };
  SL4006: Record<never, never>;
  SL4007: { cause: { code: string; pointer: string; params: object } } | Record<never, never>;
  SL4008: { reason: string };
  SL4009: Record<never, never>;
  SL4010: { raceId: string; otherSite: string };
  SL4011: { folder: string };
  SL4012: { path: string };
  SL5001: { link: string; others: number; near: string | undefined };
  SL5002: { link: string; anchor: string; near: string | undefined };
  SL5003: { target: string; others: number; near: string | undefined };
  SL5004: { paths: readonly string[] };
  SL5005: { path: string; first: { pointer: string } };
  SL5006: { key: string; target: string; near: string | undefined };
  SL5007: { path: string };
  SL5008: { key: string; path: string };
  SL5009: { id: string; near: string | undefined };
  SL5010: { links: number; path: string; written: string; wanted: string };
  SL5011: { link: string };
  SL5012: { path: string; part: string };
  SL5013: { path: string };
  SL5014: { isContact: boolean; address: string } | { isLocal: boolean; address: string; page: string | undefined } | { address: string };
  SL5015: { isPlain?: boolean | undefined; kind: "courses" | "pictures" | "films" | "maps"; host: string; count: number };
  SL5016: { hasPlayer: boolean; host: string; address: string } | { host: string; address: string };
  SL5017: { host: string };
  SL5018: { path: string; first: { pointer: string } };
  SL5019: { path: string; near: string };
  SL5020: { meant?: { platform: string; id: string } | undefined; written: string; platform: "bilibili" | "youku" | "youtube" };
  SL5021: { address: string };
  SL5022: { icon: string; near: string | undefined; names: readonly string[] };
  SL5023: { host: string };
  SL5024: { shown: string; hidden: string };
  SL5101: { end: string; start: string };
  SL5102: { wanted: string; written: string; zone: string } | { zone: string; count: number; offset: string };
  SL5103: { fact: "opens" | "closes" | "draw" | "start" | "end" | "results"; written: string; wanted: string };
  SL5104: { later: { fact: "opens" | "closes" | "draw" | "start" | "end" | "results"; at: string }; earlier: { fact: "opens" | "closes" | "draw" | "start" | "end" | "results"; at: string } };
  SL5105: { zone: string; near: string | undefined };
  SL5106: { from: string; until: string; type: string; other: { pointer: string } };
  SL5107: { at: string; before: string };
  SL5108: { written: string; days: number };
  SL5109: { at: string; neighbours: readonly string[] };
  SL5201: { fact: "fee" | "places" | "distance" | "minAge"; item: { zh: string; en?: string }; written: number; wanted: number };
  SL5202: { min: number; max: number };
  SL5203: { fact: "name" | "places" | "items"; written: string; wanted: string };
  SL5204: { written: number; unit: "fen" | "kilometres" | "milliseconds"; wanted: number };
  SL5205: { distance: number; longest: number };
  SL5206: { promised: "places" | "fees" };
  SL5207: { what: "prize" | "cut-off"; name: string; written: string; wanted: string };
  SL5208: { isInTree: boolean; path: string; near: string | undefined } | { path: string; near: string | undefined };
  SL5209: { path: string };
  SL5210: { isInRace: boolean } | { path: string; kind: "text" | "link" | "money" | "count" | "distance" | "climb" | "age" | "ages" | "allocation" | "moment" | "duration" };
  SL5211: { formats: readonly string[]; path: string; as: string } | { path: string; as: string };
  SL5212: { most: number };
  SL5213: { isInTree: boolean; written: string; near: string | undefined } | { written: string; near: string | undefined };
  SL5214: { text: string; fact: string };
  SL5215: { type: string };
  SL5216: { service: "registrations" | "results" | "pastResults" | "photos" | "signUp" | "directEntry" | "uploads" | "confirmation"; isFlat: boolean };
  SL5221: { item: string; near: string | undefined; known: readonly string[] };
  SL5222: { from: number; to: number };
  SL5223: Record<never, never>;
  SL5224: { km: number; from: number; to: number };
  SL5225: { id: string; mentions: number; wanted: string };
  SL5226: { km: number; before: number };
  SL5230: { phone: string };
  SL5231: { email: string };
  SL5232: { link: string; network: string; hosts: readonly string[] };
  SL5233: Record<never, never>;
  SL5234: { network: string };
  SL5240: { host: string; provider: string };
  SL5241: { host: string };
  SL5242: Record<never, never>;
  SL5243: Record<never, never>;
  SL5301: { text: string; key: string };
  SL5302: { text: string };
  SL5303: { text: string };
  SL5304: { text: string };
  SL5305: { cause: { code: string; pointer: string; params: object } } | Record<never, never>;
  SL5401: { src: string };
  SL5402: { path: string; kilobytes: number; limit: number };
  SL5403: { path: string; pixels: number; limit: number };
  SL5404: { path: string };
  SL5405: { path: string };
  SL5406: { written: string; surface: string; ratio: number; used: string };
  SL5407: { surface: string; tone: string; part: string; text: string; ground: string; ratio: number; least: number; used: string };
  SL5410: { path: string };
  SL5411: { megapixels: number; path: string; limit: number } | { path: string; limit: number };
  SL5412: { path: string };
  SL5413: { path: string; seconds: number };
  SL5414: { reason: "no-picture" | "no-focus"; path: string };
  SL5415: { cause: { code: string; pointer: string; params: object } } | Record<never, never>;
  SL5416: { field: string; path: string } | { path: string };
  SL5417: { path: string; near: string | undefined };
  SL5418: { path: string };
  SL5501: { text: string; level: number; wanted: number };
  SL5502: { level: number };
  SL5503: { text?: string | undefined; href?: string | undefined };
  SL5504: { caption: string };
  SL5505: { names: readonly string[] };
  SL5506: { tag: string };
  SL5507: { tag: string };
  SL5508: { id: string };
  SL5509: { text: string };
  SL5510: { cells: number; columns: number };
  SL5511: { pictures: number; picture: string; files: number; file: string; films: number; film: string; bullets: number; names: readonly string[] };
  SL5512: { name: string; first: { file: string } };
  SL5513: { languages: readonly string[] };
  SL6001: { type: string; near: string | undefined };
  SL6002: { type: string; version: number; newest: number };
  SL6003: { name: string };
  SL6004: { name: string; first: { pointer: string } };
  SL6005: { name: string; near: string | undefined };
  SL6006: { name: string; near: string | undefined };
  SL6007: { place: string; near: string | undefined };
  SL6008: { place: string; kind: "date" | "text" | "number or text" | "phone" | "document" | "gender" | "country" };
  SL6009: { rule: string; needs: readonly string[] };
  SL6010: Record<never, never>;
  SL6011: { id: string; items: readonly string[]; near: string | undefined };
  SL6012: { name: string };
  SL6013: { id: string; other: string };
  SL6014: { path: string; near: string | undefined };
  SL6015: { path: string };
  SL6016: { item: string; other: string } | { other: string };
  SL6017: { item: string };
  SL6018: { reference: string };
  SL6019: { reason: string };
  SL6020: { pattern: string };
  SL6021: { pattern: string };
  SL6022: { limit: number };
  SL6023: { keyword: string; missing: string };
  SL6024: { version: number; published: number };
  SL6025: { version: number };
  SL6026: { name: string };
  SL6028: Record<never, never>;
  SL6029: { format: string; known: readonly string[] };
  SL6030: { name: string; near: string | undefined };
  SL6031: { id: string; version: string };
  SL6032: { reason: string };
  SL6033: Record<never, never>;
  SL6034: { reference: string };
  SL6035: { policy: string; known: readonly string[]; near: string | undefined };
  SL6036: { name: string; near: string | undefined };
  SL6037: { value: string; near: string | undefined };
  SL6038: { isOffered: boolean; value: string };
  SL6039: Record<never, never>;
  SL6040: { age: number; id: string } | { id: string };
  SL6041: { age: number };
  SL6042: { value: string; near: string | undefined };
  SL6043: { value: string };
  SL6044: { names: readonly string[] } | Record<never, never>;
  SL6045: { name: string };
  SL6046: { names: readonly string[]; decider: string };
  SL6047: { value: string; near: string | undefined };
  SL6048: { value: string };
  SL6049: { always: boolean };
  SL6050: { place: string };
  SL6051: { type: string; keyword: string };
  SL6052: { name: string; meant: string };
  SL6053: { day: string };
  SL6054: { group: string; near: string | undefined };
  SL6055: { first: { pointer: string }; label: string };
  SL6056: { name: string; required: readonly string[] };
  SL6057: { items: readonly string[]; id: string };
  SL6058: { name: string; near: string };
  SL6059: { first: { pointer: string }; label: string };
  SL6060: { path: string; near: string | undefined };
  SL6061: { path: string };
  SL6062: { id: string };
  SL6063: { closes: string; opens: string };
  SL6064: { onePer: string; near: string | undefined };
  SL6065: { label: string };
  SL6066: { label: string; type: string };
  SL6067: { use: "general" | "sign-up"; names: readonly string[] };
  SL6068: { top: number; choices: number };
  SL6070: { name: string; near: string | undefined };
  SL6071: { missing: readonly string[]; unknown: readonly string[] };
  SL6072: { name: string };
  SL6080: Record<never, never>;
  SL6081: { option: string; near: string | undefined };
  SL6082: Record<never, never>;
  SL6083: Record<never, never>;
  SL6090: { min: number; max: number };
  SL6091: Record<never, never>;
  SL6093: Record<never, never>;
  SL6094: { use: string };
  SL6095: Record<never, never>;
  SL6096: { name: string };
  SL6097: { closes: string; end: string };
  SL6098: { closes: string; opens: string };
  SL6099: { option: string; capacity: number; taken: number };
  SL6100: { name: string; keyword: string };
  SL6101: { name: string; parameter: string };
  SL6102: { parameter: string; first: { pointer: string } };
  SL6103: { parameter: string; names: readonly string[] };
  SL6104: Record<never, never>;
  SL6105: { calculate: string; value: unknown };
  SL6110: { id: string; claimed: number; places: number };
  SL6111: { id: string; before: number; after: number; entries: number };
  SL6112: { id: string; before: string; entries: number };
  SL6113: { pool: string; near: string | undefined };
  SL6114: { pool: string };
  SL6115: { why: "places" | "allocation" };
  SL6116: { min: number; max: number };
  SL6117: { written: string; limit: string };
  SL6118: { name: "opensAt" | "closesAt"; written: string; limit: string };
  SL6119: { min: number; ofForm: number; id: string };
  SL6120: { max: number; ofForm: number; id: string };
  SL6121: { places: number; item: { zh: string; en?: string }; itemPlaces: number; pool: string };
  SL6122: { places: number; sum: number; pool: string };
  SL6123: { people: number; total: number; limit: number; id: string };
  SL6124: Record<never, never>;
  SL6125: { written: string; limit: string };
  SL6130: { item: string; near: string | undefined; known: readonly string[] };
  SL6131: { isBefore: boolean; written: string; bound: string };
  SL6132: { other: { pointer: string } };
  SL6133: { fee: number; item: { zh: string; en?: string }; itemFee: number };
  SL6134: { off: number; item: { zh: string; en?: string }; fee: number };
  SL6135: { isBoth: boolean };
  SL6136: { size: number; other: { pointer: string } };
  SL6137: { other: { pointer: string } };
  SL6138: { code: string; other: { pointer: string } };
  SL6139: { reason: "short" | "word" | "series" };
  SL6140: Record<never, never>;
  SL6141: { id: string; other: { pointer: string } };
  SL6142: { item: { zh: string; en?: string }; percent: number };
  SL6143: { until: string; opensAt: string };
  SL6144: Record<never, never>;
  SL6145: { until: string; closesAt: string };
  SL6146: { size: number; most: number };
  SL6147: { perPerson: number; uses: number };
  SL6148: { until: string; last: string };
  SL6160: { until: string; startsAt: string };
  SL6161: { until: string; opensAt: string };
  SL6162: Record<never, never>;
  SL6163: { item: string };
  SL6164: { until: string; startsAt: string };
  SL6165: { until: string; opensAt: string };
  SL6166: { raceId: string };
  SL6167: { item: string; near: string | undefined; known: readonly string[] };
  SL6168: { item: { zh: string; en?: string } };
  SL6170: { id: string; places: number; changed: number };
  SL6171: { id: string; before: number; places: number; changed: number };
  SL6172: { why: "group" | "team"; id: string };
  SL6180: { path: string };
  SL6181: { use: string };
  SL6182: { againUntil: string; closes: string };
  SL6183: Record<never, never>;
  SL6184: { most: number };
  SL6185: Record<never, never>;
  SL6186: { item: string };
  SL6201: { kind: "point" | "start" | "group"; name: string; near: string | undefined; known: readonly string[] };
  SL6202: { distance: number; before: number };
  SL6203: { distance: number; item: { zh: string; en?: string }; longest: number };
  SL6204: { cutOff: string; before: string };
  SL6205: { cutOff: string; gun: string };
  SL6206: { kind: "open" | "ended" | "backwards"; place?: number | undefined; before?: number | undefined };
  SL6207: { kind: "empty" | "overlap"; from: number; to?: number | undefined; other?: { pointer: string } | undefined };
  SL6208: { id: string; other: { pointer: string } };
  SL6209: { youngest: number; oldest: number; other: { pointer: string } };
  SL6210: { place: number; amount: number; before: number };
  SL6211: { written: number; wanted: number };
  SL6250: { name: string; near: string | undefined; known: readonly string[] };
  SL6251: { left: number; right: number; top: number; bottom: number; width: number; height: number };
  SL6252: { width: number; least: number };
  SL6253: { item: string; set: "finishers" | "participants" | "volunteers"; other: string } | { other: string; set: "finishers" | "participants" | "volunteers" };
  SL6254: { item: string; near: string | undefined };
  SL6255: { missing: readonly string[]; count: number };
  SL6260: { from: string; until: string };
  SL6261: { site: string; date: string; from: string; other: { pointer: string } };
  SL6262: { closesAt: string; last: string };
  SL6263: { date: string; from: string; end: string };
  SL6264: { from: string; until: string; minutes: number; rest: number };
  SL6265: { id: string; known: readonly string[] };
  SL6266: { field: string; near: string | undefined };
  SL6267: { capacity: number; from: string; booked: number };
  SL6268: { slots: number; booked: number; first: string };
  SL6270: { from: number; to: number };
  SL6271: { bib: string; other: { pointer: string } };
  SL6272: { item: string; near: string | undefined; known: readonly string[] };
  SL6273: { item: string; start: string; near: string | undefined };
  SL6274: { field: string; near: string | undefined };
  SL6275: { bib: string };
  SL6276: { closesAt: string; frozenAt: string };
  SL6277: { item: string; places: number; numbers: number };
  SL6281: { opensAt: string; end: string };
  SL6282: { province: string; other: { pointer: string } };
  SL7001: { type: string; near: string | undefined };
  SL7002: { type: string; version: number; newest: number };
  SL7004: { type: string; variant: string; near: string | undefined; names: readonly string[] };
  SL7005: { type: string; slot: string; near: string | undefined; names: readonly string[] };
  SL7006: { type: string; slot: string; block: string; blocks: readonly string[] };
  SL7007: { type: string; slot: string; max: number; count: number };
  SL7008: { inside: string; type: string };
  SL7009: { type: string; levels: number; most: number };
  SL7010: { type: string; most: number };
  SL7011: { most: number };
  SL7012: { expected: string; path: string } | { path: string };
  SL7013: { word: string; expected: readonly string[] };
  SL7014: { names: readonly string[]; pointer: string; near: string | undefined } | { pointer: string };
  SL7015: { word: string; limit: unknown };
  SL7016: { name: string };
  SL7017: Record<never, never>;
  SL7018: { name: string; near: string | undefined };
  SL7019: { name: string; near: string | undefined };
  SL7020: { name: string; problem: "unknown" | "stray" | "two" | "list" | "template" | "format" | "as" | "block" | "blocks" | "old"; near: string | undefined };
  SL7021: { slot: string; problem: "unknown" | "twice" | "repeated" | "unused" };
  SL7022: { name: string; near: string | undefined };
  SL7024: { id: string; first: { pointer: string } };
  SL7025: Record<never, never>;
  SL7026: { id: string };
  SL7029: { type: string; name: "variant" | "slots" };
  SL7040: { type: string; version: number };
  SL7041: { type: string; version: number };
  SL7042: { written: string; near: string | undefined };
  SL7043: { op: string; name: string } | Record<never, never>;
  SL7044: { type: string; version: number; place: string };
  SL7045: { name: string; near: string | undefined };
  SL7046: { other: string; pack: string; type: string } | { pack: string; type: string };
  SL7047: { place: string; op: string; near: string | undefined };
  SL7048: { name: string };
}

/** How severe the problem of each code is. */
export const severities: Record<keyof ProblemParams, "error" | "warning" | "note"> = {
  SL1001: "error",
  SL1002: "error",
  SL1003: "error",
  SL1004: "error",
  SL1005: "error",
  SL1006: "warning",
  SL1007: "error",
  SL1008: "error",
  SL1009: "error",
  SL2001: "error",
  SL2002: "error",
  SL2003: "error",
  SL2004: "warning",
  SL2005: "error",
  SL2006: "error",
  SL2007: "error",
  SL2008: "warning",
  SL2009: "error",
  SL2010: "error",
  SL2011: "error",
  SL2012: "error",
  SL2013: "error",
  SL2014: "error",
  SL2015: "error",
  SL2016: "error",
  SL2017: "error",
  SL2018: "warning",
  SL2019: "warning",
  SL2020: "error",
  SL2021: "warning",
  SL2022: "warning",
  SL2023: "error",
  SL2024: "error",
  SL2025: "error",
  SL2026: "error",
  SL2027: "warning",
  SL2028: "warning",
  SL2029: "warning",
  SL2030: "error",
  SL2031: "error",
  SL2032: "warning",
  SL2033: "warning",
  SL2034: "warning",
  SL2035: "warning",
  SL2036: "error",
  SL2037: "error",
  SL2038: "error",
  SL3001: "error",
  SL3002: "error",
  SL3003: "error",
  SL3004: "error",
  SL3005: "error",
  SL3006: "error",
  SL3007: "error",
  SL3008: "error",
  SL4002: "warning",
  SL4003: "warning",
  SL4004: "error",
  SL4005: "error",
  SL4006: "error",
  SL4007: "error",
  SL4008: "warning",
  SL4009: "error",
  SL4010: "error",
  SL4011: "error",
  SL4012: "warning",
  SL5001: "error",
  SL5002: "error",
  SL5003: "error",
  SL5004: "error",
  SL5005: "error",
  SL5006: "error",
  SL5007: "error",
  SL5008: "warning",
  SL5009: "error",
  SL5010: "error",
  SL5011: "warning",
  SL5012: "error",
  SL5013: "warning",
  SL5014: "warning",
  SL5015: "warning",
  SL5016: "warning",
  SL5017: "error",
  SL5018: "warning",
  SL5019: "warning",
  SL5020: "error",
  SL5021: "warning",
  SL5022: "note",
  SL5023: "warning",
  SL5024: "warning",
  SL5101: "error",
  SL5102: "warning",
  SL5103: "warning",
  SL5104: "error",
  SL5105: "error",
  SL5106: "warning",
  SL5107: "warning",
  SL5108: "error",
  SL5109: "warning",
  SL5201: "warning",
  SL5202: "error",
  SL5203: "warning",
  SL5204: "warning",
  SL5205: "warning",
  SL5206: "note",
  SL5207: "warning",
  SL5208: "error",
  SL5209: "error",
  SL5210: "error",
  SL5211: "error",
  SL5212: "error",
  SL5213: "warning",
  SL5214: "note",
  SL5215: "note",
  SL5216: "warning",
  SL5221: "error",
  SL5222: "error",
  SL5223: "error",
  SL5224: "warning",
  SL5225: "error",
  SL5226: "warning",
  SL5230: "warning",
  SL5231: "warning",
  SL5232: "warning",
  SL5233: "warning",
  SL5234: "warning",
  SL5240: "error",
  SL5241: "warning",
  SL5242: "error",
  SL5243: "warning",
  SL5301: "warning",
  SL5302: "warning",
  SL5303: "warning",
  SL5304: "warning",
  SL5305: "warning",
  SL5401: "warning",
  SL5402: "warning",
  SL5403: "warning",
  SL5404: "warning",
  SL5405: "warning",
  SL5406: "warning",
  SL5407: "error",
  SL5410: "warning",
  SL5411: "warning",
  SL5412: "warning",
  SL5413: "warning",
  SL5414: "warning",
  SL5415: "warning",
  SL5416: "warning",
  SL5417: "warning",
  SL5418: "warning",
  SL5501: "warning",
  SL5502: "warning",
  SL5503: "warning",
  SL5504: "warning",
  SL5505: "warning",
  SL5506: "warning",
  SL5507: "warning",
  SL5508: "warning",
  SL5509: "warning",
  SL5510: "warning",
  SL5511: "warning",
  SL5512: "warning",
  SL5513: "warning",
  SL6001: "error",
  SL6002: "error",
  SL6003: "error",
  SL6004: "error",
  SL6005: "error",
  SL6006: "warning",
  SL6007: "error",
  SL6008: "error",
  SL6009: "error",
  SL6010: "error",
  SL6011: "error",
  SL6012: "warning",
  SL6013: "error",
  SL6014: "error",
  SL6015: "warning",
  SL6016: "error",
  SL6017: "warning",
  SL6018: "error",
  SL6019: "error",
  SL6020: "error",
  SL6021: "error",
  SL6022: "warning",
  SL6023: "warning",
  SL6024: "error",
  SL6025: "error",
  SL6026: "error",
  SL6028: "error",
  SL6029: "warning",
  SL6030: "error",
  SL6031: "error",
  SL6032: "error",
  SL6033: "error",
  SL6034: "error",
  SL6035: "error",
  SL6036: "error",
  SL6037: "warning",
  SL6038: "error",
  SL6039: "error",
  SL6040: "error",
  SL6041: "warning",
  SL6042: "error",
  SL6043: "warning",
  SL6044: "warning",
  SL6045: "error",
  SL6046: "warning",
  SL6047: "error",
  SL6048: "warning",
  SL6049: "warning",
  SL6050: "error",
  SL6051: "warning",
  SL6052: "error",
  SL6053: "error",
  SL6054: "error",
  SL6055: "warning",
  SL6056: "warning",
  SL6057: "warning",
  SL6058: "warning",
  SL6059: "warning",
  SL6060: "error",
  SL6061: "error",
  SL6062: "warning",
  SL6063: "error",
  SL6064: "error",
  SL6065: "warning",
  SL6066: "error",
  SL6067: "warning",
  SL6068: "warning",
  SL6070: "error",
  SL6071: "error",
  SL6072: "error",
  SL6080: "error",
  SL6081: "error",
  SL6082: "warning",
  SL6083: "error",
  SL6090: "error",
  SL6091: "error",
  SL6093: "error",
  SL6094: "error",
  SL6095: "error",
  SL6096: "warning",
  SL6097: "warning",
  SL6098: "error",
  SL6099: "warning",
  SL6100: "error",
  SL6101: "error",
  SL6102: "error",
  SL6103: "error",
  SL6104: "warning",
  SL6105: "warning",
  SL6110: "error",
  SL6111: "error",
  SL6112: "error",
  SL6113: "error",
  SL6114: "warning",
  SL6115: "warning",
  SL6116: "error",
  SL6117: "warning",
  SL6118: "error",
  SL6119: "error",
  SL6120: "warning",
  SL6121: "warning",
  SL6122: "warning",
  SL6123: "error",
  SL6124: "warning",
  SL6125: "warning",
  SL6130: "error",
  SL6131: "warning",
  SL6132: "warning",
  SL6133: "error",
  SL6134: "error",
  SL6135: "error",
  SL6136: "warning",
  SL6137: "error",
  SL6138: "warning",
  SL6139: "warning",
  SL6140: "warning",
  SL6141: "error",
  SL6142: "warning",
  SL6143: "warning",
  SL6144: "warning",
  SL6145: "warning",
  SL6146: "warning",
  SL6147: "warning",
  SL6148: "warning",
  SL6160: "error",
  SL6161: "warning",
  SL6162: "warning",
  SL6163: "warning",
  SL6164: "error",
  SL6165: "warning",
  SL6166: "error",
  SL6167: "error",
  SL6168: "note",
  SL6170: "note",
  SL6171: "error",
  SL6172: "error",
  SL6180: "warning",
  SL6181: "error",
  SL6182: "error",
  SL6183: "warning",
  SL6184: "error",
  SL6185: "warning",
  SL6186: "error",
  SL6201: "error",
  SL6202: "error",
  SL6203: "error",
  SL6204: "error",
  SL6205: "error",
  SL6206: "error",
  SL6207: "error",
  SL6208: "error",
  SL6209: "warning",
  SL6210: "warning",
  SL6211: "warning",
  SL6250: "error",
  SL6251: "error",
  SL6252: "error",
  SL6253: "error",
  SL6254: "error",
  SL6255: "warning",
  SL6260: "error",
  SL6261: "error",
  SL6262: "error",
  SL6263: "error",
  SL6264: "warning",
  SL6265: "error",
  SL6266: "error",
  SL6267: "warning",
  SL6268: "warning",
  SL6270: "error",
  SL6271: "error",
  SL6272: "error",
  SL6273: "error",
  SL6274: "error",
  SL6275: "error",
  SL6276: "error",
  SL6277: "warning",
  SL6281: "error",
  SL6282: "error",
  SL7001: "error",
  SL7002: "error",
  SL7004: "error",
  SL7005: "error",
  SL7006: "error",
  SL7007: "error",
  SL7008: "error",
  SL7009: "error",
  SL7010: "error",
  SL7011: "error",
  SL7012: "error",
  SL7013: "error",
  SL7014: "error",
  SL7015: "error",
  SL7016: "error",
  SL7017: "error",
  SL7018: "error",
  SL7019: "error",
  SL7020: "error",
  SL7021: "error",
  SL7022: "error",
  SL7024: "error",
  SL7025: "error",
  SL7026: "error",
  SL7029: "warning",
  SL7040: "error",
  SL7041: "error",
  SL7042: "error",
  SL7043: "error",
  SL7044: "error",
  SL7045: "error",
  SL7046: "error",
  SL7047: "error",
  SL7048: "warning",
};
