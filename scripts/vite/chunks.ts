import { posix } from "node:path";
import { kitFiles, kitName, readKit } from "./kitFiles.ts";

/**
 * A chunk of the build: packages, and modules by their paths from the root; a path that ends in /
 * is a folder.
 */
interface Group {
  name: string;
  packages?: string[];
  modules?: string[];
}

// What pages load together: a request for each module would cost more than its bytes. A chunk also
// contains what its modules import and no earlier chunk has, so a group comes after those that it
// imports.
const groups: Group[] = [
  { name: "vendor-react", packages: ["react", "react-dom", "scheduler"], modules: ["rolldown/runtime"] },
  {
    name: "vendor-interaction",
    packages: "@chakra-ui @ark-ui @zag-js @emotion @floating-ui @pandacss @internationalized stylis".split(" "),
    modules: ["src/site/interaction/system"],
  },
  // What each page has, and what the site's script shares with parts that are loaded later.
  {
    name: "kit",
    packages: "react-router react-router-dom @lingui @messageformat use-sync-external-store dayjs ky".split(" "),
    modules: [
      ...kit(
        "layout/Page layout/Section layout/State link/Action link/Link link/anchors media/Glyph media/LineDrawing media/Picture",
      ),
      ...kit("service/nextAction service/linkStatus site/ time/dates"),
      ..."locales/generated/kit locales/generated/site src/client/client src/client/clock src/client/errors src/site/storage src/site/units src/site/links".split(
        " ",
      ),
      ..."core/invisible core/itemState core/reservedPaths core/teamLink".split(" "),
      ..."src/client/session schemas/readProp".split(" "),
      ..."absence documentProp holdsBlocks lookUp service"
        .split(" ")
        .map((trait) => `schemas/generated/traits/${trait}`),
    ],
  },
  // What blocks of home pages share.
  {
    name: "kit-parts",
    modules: [
      ...kit("collection/Marks service/ItemFee service/places text/headline text/numbers text/paragraphs text/trusted"),
      ...kit("time/daysUntil time/zones"),
      "core/itemState",
      "forms/prices/earlyBirds",
    ],
  },
  // What inner pages share, and what each page has for a visitor with a session.
  {
    name: "kit-pages",
    modules: [
      ...kit("control/ query/ document/documents document/pages layout/PageOrSection link/"),
      ...kit("service/Service service/ServiceParts service/SignUpEntry service/SignUps service/StatusMark"),
      ...kit("results/LateOwnResults site/useLoaded text/Unbroken time/"),
      ...own("account/session/"),
      ..."confirm/Confirm direct/Direct post/Post".split(" ").map((name) => `blocks/page/${name}`),
      ..."src/account/organiser src/account/captcha/kind core/authorities core/fileEndings".split(" "),
      "core/liveEntries",
      "core/myPage",
      "core/documentState",
      "vite/preload-helper",
    ],
  },
  { name: "kit-text", packages: ["dompurify"], modules: kit("article/ text/") },
  { name: "kit-list", modules: [...kit("document/"), "core/listAddress"] },
  { name: "kit-films", modules: kit("collection/FilmList media/Films") },
  { name: "kit-pictures", modules: kit("media/Lightbox collection/PictureGrid") },
  {
    name: "kit-upload",
    modules: [
      ...kit("upload/UploadGlyph upload/UploadTiles upload/Uploader upload/measurePicture upload/uploadChecks"),
      ...kit("upload/useSending"),
      "src/client/export",
      "src/client/upload",
    ],
  },
  // What lists of results, own results and look-ups share, and what a whole result has beside it.
  {
    name: "kit-results",
    modules: [
      ...kit("results/SetHead results/runnerWords results/resultsAddress results/useAnswer"),
      ...kit("results/writeTimes results/Results.module"),
      "core/raceTimes core/resultsAddress core/publicResults locales/generated/kit/results",
    ].flatMap((names) => names.split(" ")),
  },
  {
    name: "kit-result",
    modules: kit("results/ResultView results/PacePlot results/PassageTable results/Spread results/paceSteps"),
  },
  // What forms and the account page check with, and what forms share with the list of what was
  // submitted.
  {
    name: "rules",
    modules: [
      "locales/getText",
      ...own(
        "signup/open/SignUp.module signup/open/services signup/signUpContext signup/siteForms signup/texts signup/flow/Flow.module signup/flow/useWithdrawn signup/orders/findOrders signup/teams/useTeamParts signup/transfers/transferContext client/signup",
      ),
      "locales/generated/forms/people",
      "forms/prices/choosePrice",
      "core/draftVersion",
      ..."countries documents identity impliedCountry lineKind names personNames phoneText phones pinyin placeNames soldOut"
        .split(" ")
        .map((name) => `forms/values/${name}`),
    ],
  },
  // What only fields of addresses and results, and checks of them, need.
  {
    name: "rules-late",
    modules: "addressFormats areas rankingPlaces scores".split(" ").map((name) => `forms/values/${name}`),
  },
];

// The same for the parts of the program for accounts and sign-ups, and for fields of sign-up forms.
const partGroups: Group[] = [
  // What the login drawer and the account page share.
  {
    name: "account-forms",
    packages: ["@noble"],
    modules: [...own("account/form/ account/useExplanation account/encodePassword account/login/rules client/account")],
  },
  { name: "own-sign-ups", modules: own("signup/flow/OwnOverview signup/flow/OwnSignUps") },
  // The account page, and what the organisers' review shares with it.
  { name: "account", modules: own("account/profile/ account/saveFile account/QuietButton") },
  // All views of the organisers' page: each would need a dozen small files of its own.
  { name: "organise", modules: own("account/organise/ account/review/") },
  // What every form needs, with its parts of rjsf; and the sign-up, which is the most frequent one.
  {
    name: "form",
    modules: [
      ...own(
        "signup/open/openSignUp signup/open/SignUp signup/flow/ItemChoice signup/flow/ItemSignUp signup/flow/Flow signup/flow/EntrantStep signup/flow/openItem signup/flow/useEntrantNames signup/form/useContextChanges signup/model/checkAll",
      ),
      ...fieldKit("frame/ typing/"),
    ],
  },
  // What a form needs once it is filled in.
  { name: "form-policies", modules: own("signup/flow/PolicyText signup/lazyTexts") },
  { name: "form-checks", modules: ["forms/answers/checkAnswers", "forms/sentences"] },
];

// What pages are laid out with: small blocks, of which a page has several. None needs more than the
// kit.
const blockGroups: Group[] = [
  {
    name: "blocks",
    modules: [
      "blocks/page/blocks/PageOfBlocks",
      ..."columns/Columns form/FormBlock frame/Frame group/Group heading/Heading numbers/Numbers partners/Partners quote/Quote section/SectionOfBlocks"
        .split(" ")
        .map((name) => `blocks/home/${name}`),
    ],
  },
];

// Fields that are often in one form. A field that is here has no file of its own (facades.ts); each
// other one has.
const fieldGroups: Group[] = [
  {
    name: "fields",
    modules: [
      ...fieldKit("choice/ search/SearchBox search/SearchList search/searchEntries search/useSearch"),
      ...fields("date-picker/DatePicker email/Email input/Input radio/Radio"),
    ],
  },
  { name: "kit-dialog", modules: fieldKit("dialog/") },
  { name: "kit-attachments", modules: fieldKit("upload/") },
  { name: "kit-score", modules: fieldKit("score/") },
  { name: "kit-signing", modules: fieldKit("signing/SignaturePad signing/Signing signing/strokes") },
  { name: "kit-area", modules: fieldKit("area/") },
];

const fieldSets: Group[] = [
  {
    name: "fields-person",
    modules: [
      ...fields("country/Country gender/Gender"),
      ...fields("identity-document/IdentityDocument phone/Phone pinyin-name/PinyinName"),
    ],
  },
  // What a later step asks for.
  {
    name: "fields-later",
    modules: fields(
      "checkbox/Checkbox clothing-size/ClothingSize emergency-contact/EmergencyContact guardian/Guardian textarea/Textarea",
    ),
  },
  {
    name: "fields-survey",
    modules: fields("matrix/Matrix number/Number picker/Picker ranking/Ranking rating/Rating url/Url"),
  },
];

function fields(names: string): string[] {
  return names.split(" ").map((name) => `blocks/field/${name}`);
}

function own(names: string): string[] {
  return names.split(" ").map((name) => `/src/${name}`);
}

function kit(names: string): string[] {
  return names.split(" ").map((name) => `blocks/kit/${name}`);
}

function fieldKit(names: string): string[] {
  return names.split(" ").map((name) => `blocks/field/kit/${name}`);
}

/**
 * The chunks of the site's build. What pages load together is in fixed chunks, and each other
 * package and module of the kit in one of its own, so that a new unit type moves no module from one
 * file to another.
 */
export const stableChunks = [
  ...inOrder(groups, 100),
  { name: nameOfRules, debugName: "rules", test: /forms[\\/]values[\\/]/, priority: 80 },
  ...inOrder(partGroups, 76),
  ...inOrder(fieldGroups, 70),
  ...inOrder(fieldSets, 60),
  ...inOrder(blockGroups, 56),
  // The parts of rjsf for properties that are no field units, which few forms have.
  { name: "vendor-rjsf-plain", test: /[\\/]node_modules[\\/](@rjsf|@x0k|react-is)[\\/]/, priority: 55 },
  { name: nameOfPackage, debugName: "vendor", test: /[\\/]node_modules[\\/]/, priority: 50 },
  ...otherKitChunks(),
];

function inOrder(list: Group[], highest: number) {
  return list.map((group, index) => ({ name: group.name, test: getTest(group), priority: highest - index }));
}

/** Returns the test of a module's path; a style sheet belongs to the module of its name. */
function getTest({ packages = [], modules = [] }: Group): RegExp {
  const inPackage = packages.map((name) => `/node_modules/${name}/`);
  const files = modules.map((path) => (path.endsWith("/") ? path : `${path}(\\.module)?\\.\\w+$`));
  return new RegExp([...inPackage, ...files].join("|").replaceAll("/", "[\\\\/]"));
}

// A chunk also contains what its files import and no earlier chunk has, so a file comes after those
// that it imports.
function otherKitChunks() {
  const files = kitFiles().sort((one, other) => (kitName(one) < kitName(other) ? -1 : 1));
  const imports = new Map(files.map((file) => [file, listImports(file)]));
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered].map((file, index) => {
    const path = file.replace(/\.\w+$/, "").replaceAll("/", "[\\\\/]");
    return {
      name: `kit-${kitName(file)}`,
      test: new RegExp(`${path}\\.(tsx?|module\\.css)`),
      priority: 30 - index / 100,
    };
  });
}

/** Returns the modules of the kit that a module of it imports, as paths from the root. */
function listImports(file: string): string[] {
  const specifiers = [...readKit(file).matchAll(/from "(\.|#blocks\/(?:field\/)?kit)\/([\w/]+\.tsx?)"/g)];
  return specifiers.map(([, from = "", path = ""]) =>
    from === "." ? posix.join(posix.dirname(file), path) : `${from.slice(1)}/${path}`,
  );
}

function nameOfRules(id: string): string {
  return `rules-${/forms[\\/]values[\\/](\w+)/.exec(id)?.[1]}`;
}

function nameOfPackage(id: string): string {
  const [, name = "other"] = /.*[\\/]node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)/.exec(id) ?? [];
  return `vendor-${name.replace(/^@/, "").replace(/[\\/.]/g, "-")}`;
}
