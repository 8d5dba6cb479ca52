import type { Sentence } from "#core/text.ts";
import type { Authorised } from "#server/people/accounts/authorities.ts";
import { withPublishing } from "./publishing.ts";
import type { Verb } from "./verb.ts";

/** `startline authorise`: lets an account review documents, or no longer. */
export const authorise: Verb = {
  usage: "authorise EMAIL|PHONE [--take]",
  help: {
    zh: "让一个账户成为赛事审核人员（可以审核实名信息）；--take 收回。账户先要注册。",
    en: "Makes an account one of the organisers, who review runners' documents; --take takes that back. The account must be registered first.",
  },
  places: [1, 1],
  options: { take: { help: { zh: "收回权限", en: "take it back" } } },
  async run({ places: [who = ""], options }, terminal) {
    const done = await withPublishing((server) =>
      server.authorise({ who, authority: "ORGANISER", isTaken: options.take === true }),
    );
    const sentence = terminal.say(results[done]);
    if (done === "no-account") terminal.complain(sentence);
    else terminal.print(sentence);
    return done === "no-account" ? 1 : 0;
  },
};

const results: Record<Authorised, Sentence> = {
  given: { zh: "该账户现在可以审核实名信息。", en: "This account can review documents now." },
  taken: { zh: "该账户不再能审核实名信息。", en: "This account can no longer review documents." },
  unchanged: { zh: "没有变化，权限本来如此。", en: "Nothing changed: it was so already." },
  "no-account": {
    zh: "没有这个邮箱或手机号的账户，请先注册。",
    en: "No account has this email address or phone number. Register it first.",
  },
};
