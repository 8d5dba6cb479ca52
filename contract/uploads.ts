import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { boolean, integer, json, nothing, nullable, object, shortText, text, time } from "./schema.ts";

/** An uploaded file. */
export const Upload = object({
  id: text(),
  url: text("An address that shows it for some minutes without a token."),
  name: text(),
  type: text("Its media type."),
  size: integer("Bytes."),
  width: nullable(integer("Pixels, of a picture.")),
  height: nullable(integer()),
  isPicture: boolean(),
  createdAt: time(),
});
export type Upload = Static<typeof Upload>;

const byId = object({ id: shortText(64) });
const file = json<FormData>("A form with one file in the part `file`.");
const errors = [
  "upload/no-file",
  "upload/incomplete",
  "upload/empty",
  "upload/wrong-type",
  "upload/not-a-picture",
  "upload/other-content",
  "upload/locked",
  "upload/macros",
  "upload/broken-archive",
  "upload/archive-too-large",
  "upload/broken-picture",
  "upload/picture-too-large",
  "upload/too-large",
  "upload/over-quota",
  "upload/too-many",
] as const;

export const uploadCalls = {
  "POST /user-center/base/uploadImage": {
    summary: "Uploads a picture (call 4).",
    caller: "user",
    personal: "full",
    cost: "uploads",
    encoding: "multipart",
    body: file,
    data: Upload,
    errors: [...errors],
  },
  "POST /user-center/base/uploadFile": {
    summary: "Uploads a file (call 5).",
    caller: "user",
    personal: "full",
    cost: "uploads",
    encoding: "multipart",
    body: file,
    data: Upload,
    errors: [...errors],
  },
  "GET /user-center/base/uploads": {
    summary: "Lists the own files, newest first.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: object({ files: Type.Array(Upload), limitBytes: integer("How large a file may be.") }),
  },
  "POST /user-center/base/uploads/address": {
    summary: "Returns an address that shows a file for some minutes without a token.",
    caller: "user",
    rights: ["PERSONAL_DATA", "REVIEWER"],
    personal: "full",
    owner: { id: "upload" },
    cost: "writes",
    body: byId,
    data: object({ url: text(), expiresIn: integer("Seconds.") }),
    errors: ["upload/not-found"],
  },
  "POST /user-center/base/uploads/remove": {
    summary: "Removes a file permanently.",
    caller: "user",
    personal: "none",
    owner: { id: "upload" },
    cost: "writes",
    body: byId,
    data: nothing,
    errors: ["upload/not-found", "upload/submitted"],
  },
  "GET /uploads/:id/:name": {
    summary:
      "Returns a file to its owner, to organisers of a race that it was submitted to, and to anyone with an address that was signed.",
    caller: "anyone",
    rights: ["PERSONAL_DATA", "REVIEWER"],
    personal: "full",
    owner: { id: "upload" },
    cost: "reads",
    params: object({ id: text(), name: text() }),
    file: "the file",
  },
} satisfies Record<string, Call>;
