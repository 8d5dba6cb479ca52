import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fastify from "fastify";
import { shapeChecker } from "../compiler/forms/validators.ts";
import type { CompiledForm } from "../forms/form.ts";
import { newCode } from "../server/base/code.ts";
import { addCall } from "../server/base/http/call.ts";
import { answer, refuse } from "../server/base/http/envelope.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { receiptFacts, signFacts } from "../server/money/receipts/receipt.ts";
import { documentMac } from "../server/race/documents.ts";

// What a server has to do for each sign-up, however it does the rest for many at once, and nothing
// else: the body is validated by the contract and the answers by the form, the body and the
// document are hashed with keys, the answers are sealed, and the receipt is signed. It stores
// nothing. Run by `signUps.ts` with the file of the form; it prints its address.
const [formFile = ""] = process.argv.slice(2);
const form: CompiledForm & { hash: string } = JSON.parse(readFileSync(formFile, "utf8"));
const checkShape = shapeChecker(form.schema);
const secrets = getSecrets("the secret key of a floor, which is long enough");
const tools = { secrets, env: { receiptKey: 1 } };

const app = fastify();
const ajv = new Ajv({ strict: true, allowUnionTypes: true });
app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
let sealed = 0;
// Nobody is logged in here.
const pass = async () => undefined;
app.decorate("guards", { user: pass, organiser: pass });
addCall(app, "POST /sign-up/submissions", async ({ body }) => {
  const { entrants: answers, domainName, item } = body;
  if (answers.some((answer) => checkShape(answer).length > 0)) return refuse("sign-up/wrong-answers");
  secrets.mac("submission", JSON.stringify(body));
  for (const { document } of answers) documentMac(secrets, document as { type: string; number: string });
  sealed += secrets.seal(JSON.stringify(answers)).length;
  const [submissionId, receipt, createdAt] = [randomUUID(), newCode(), Date.now()];
  const place = { domainName, raceId: domainName, item, use: "sign-up" as const, formHash: form.hash, answers };
  const signed = signFacts(tools, receiptFacts({ ...place, submissionId, receipt, createdAt }));
  return answer({ submissionId, receipt, createdAt, orderId: submissionId, signed });
});
app.addHook("onClose", async () => console.log(`sealed ${sealed} characters`));
console.log(`ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
