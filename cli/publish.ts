import { basename, resolve } from "node:path";
import type { PrintedProblem } from "#compiler/problems/problems.ts";
import { formsNotDrawn } from "./formsNotDrawn.ts";
import { preparePictures } from "./pictures.ts";
import { readDomain, withPublishing } from "./publishing.ts";
import { placed, siteFolder } from "./targets.ts";
import { paint, type Terminal } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline publish`: makes a site what the visitors of a domain get; a site with errors is refused and nothing changes. */
export const publish: Verb = {
  usage: "publish SITE --domain HOST",
  help: {
    zh: "检查站点并发布到域名，访客立即看到。有错误时不发布，访客看到的不变。服务器正在运行时也可以发布。",
    en: "Checks a site and makes it what the visitors of a domain get, at once. A site with errors is refused, and nothing changes. Works while the server runs.",
  },
  places: [1, 1],
  options: {
    domain: {
      value: "HOST",
      help: { zh: "域名，例如 race.example.org", en: "the domain name, such as race.example.org" },
    },
    id: {
      value: "NAME",
      help: { zh: "站点的固定名称（默认：文件夹名）", en: "the site's stable name (default: the folder's)" },
    },
  },
  async run({ places: [place = ""], options }, terminal) {
    const site = await siteFolder(place);
    const folder = resolve(site);
    const domainName = readDomain(String(options.domain ?? ""));
    const siteId = String(options.id ?? basename(folder));
    // Here, not in the server: it may take minutes, and is shown.
    await preparePictures(site, terminal);
    const published = await withPublishing((server) => server.publish({ folder, siteId, domainName }));
    if (published.hasUndrawnForms) terminal.complain(terminal.say(formsNotDrawn));
    const errors = published.problems.filter(({ severity }) => severity === "error");
    const notes = published.problems.filter(({ severity }) => severity === "note");
    const tellNotes = () => {
      for (const problem of notes) terminal.complain(line(placed(problem, site), terminal));
    };
    switch (published.outcome) {
      case "published":
        terminal.print(terminal.say({ zh: `已发布到 ${domainName}。`, en: `Published at ${domainName}.` }));
        tellNotes();
        return 0;
      case "unchanged":
        terminal.print(
          terminal.say({
            zh: "没有变化：访客看到的已是这一版。",
            en: "Nothing changed: visitors get this edition already.",
          }),
        );
        tellNotes();
        return 0;
      case "domain-taken":
        terminal.complain(
          terminal.say({
            zh: `域名 ${domainName} 已绑定到另一个站点。请换一个域名，或用 --id 写明是同一个站点。`,
            en: `${domainName} shows another site. Choose another name, or say with --id that it is the same site.`,
          }),
        );
        return 1;
      case "refused":
        terminal.complain(
          terminal.say({
            zh: `没有发布：有 ${errors.length} 处错误。访客看到的不变。`,
            en: `Not published: ${errors.length} ${errors.length === 1 ? "error" : "errors"}. Visitors still get what they got.`,
          }),
        );
        for (const problem of errors) terminal.complain(line(placed(problem, site), terminal));
        return 1;
      case "failed":
        terminal.complain(
          terminal.say({ zh: `没有发布。${published.reason.zh}`, en: `Not published. ${published.reason.en}` }),
        );
        return 2;
    }
  },
};

function line({ code, severity, file, line, column, message }: PrintedProblem, terminal: Terminal): string {
  const place = [file ?? "site.json", line, column].filter((part) => part !== undefined).join(":");
  return `  ${place} ${paint(terminal, severity === "note" ? "cyan" : "red", code)} ${terminal.say(message)}`;
}
