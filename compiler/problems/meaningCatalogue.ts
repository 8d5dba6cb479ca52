import { outsideTrouble } from "#core/links.ts";
import type { Sentence } from "#core/text.ts";
import { placeName } from "./catalogue.ts";
import { isSlip } from "./closest.ts";
import { languageCalled } from "./languageNames.ts";
import type { Finding } from "./problems.ts";

/** Makes a finding whose sentences start with the place; `say` says what is wrong there and what to do now. */
export function finding(
  code: string,
  severity: Finding["severity"],
  pointer: string,
  say: Sentence,
  more: Partial<Finding> = {},
): Finding {
  const place = placeName(pointer);
  return { code, severity, pointer, message: { zh: `${place.zh}：${say.zh}`, en: `${place.en}: ${say.en}` }, ...more };
}

/** "Did you mean" in both languages; nothing where nothing is near. */
export function didYouMean(near: string | undefined): Sentence {
  return near === undefined ? { zh: "", en: "" } : { zh: `是否想写“${near}”？`, en: ` Did you mean "${near}"?` };
}

/**
 * The suggestion and, where it can be written without asking, the fix: for a slip of one or two letters in what was
 * `written`. A number in a name is never a slip.
 */
export function suggest(pointer: string, near: string | undefined, written: string | undefined): Partial<Finding> {
  if (near === undefined) return {};
  const isMeant = written !== undefined && isSlip(written, near);
  return { suggestion: near, ...(isMeant ? { fix: { pointer, value: near } } : {}) };
}

function alsoAt(others: number): Sentence {
  if (others === 0) return { zh: "", en: "" };
  return {
    zh: `（另有 ${others} 处指向它）`,
    en: ` (${others} more ${others === 1 ? "place leads" : "places lead"} there)`,
  };
}

/** SL2017: a needed field is missing, and one with nearly its name stands in its place. */
export function misspeltField(pointer: string, written: string, name: string): Finding {
  return finding(
    "SL2017",
    "error",
    pointer,
    {
      zh: `缺少字段“${name}”，而此处写的是“${written}”。请改写为“${name}”。`,
      en: `the field "${name}" is missing, and "${written}" is written instead. Write "${name}".`,
    },
    {
      suggestion: name,
      ...((isSlip(written, name) || languageCalled(written) === name) && { fix: { pointer, name } }),
    },
  );
}

/** SL5001: a link leads to a page that the site does not have. */
export function deadLink(
  pointer: string,
  link: string,
  near: string | undefined,
  others: number,
  canFix: boolean,
): Finding {
  const [hint, more] = [didYouMean(near), alsoAt(others)];
  return finding(
    "SL5001",
    "error",
    pointer,
    {
      zh: `本站没有页面“${link}”${more.zh}，访客会看到“页面不存在”。${hint.zh}请改正链接，或在 routes 中添加该页面。`,
      en: `this site has no page ${link}${more.en}, so visitors are told that nothing was found.${hint.en} Correct the link, or add the page to the routes.`,
    },
    suggest(pointer, near, canFix ? link : undefined),
  );
}

/** SL5002: an anchor that is on no page where it is looked for. */
export function deadAnchor(pointer: string, link: string, anchor: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL5002",
    "error",
    pointer,
    {
      zh: `锚点“${link}”所指之处不存在：没有编号为“${anchor}”的标题或元素。${hint.zh}请改正锚点，或给目标加上该编号。`,
      en: `the anchor ${link} leads nowhere, for nothing there has the id "${anchor}".${hint.en} Correct the anchor, or give its target that id.`,
    },
    suggest(pointer, near, undefined),
  );
}

/** SL5003: a redirect to a page that the site does not have. */
export function deadRedirect(pointer: string, target: string, near: string | undefined, others: number): Finding {
  const [hint, more] = [didYouMean(near), alsoAt(others)];
  return finding(
    "SL5003",
    "error",
    pointer,
    {
      zh: `跳转目标“${target}”不存在${more.zh}。${hint.zh}请改为本站已有的页面。`,
      en: `the redirect leads to ${target}, which this site does not have${more.en}.${hint.en} Name a page that is there.`,
    },
    suggest(pointer, near, target),
  );
}

/** SL5004: redirects that lead back to where they began. */
export function circle(pointer: string, paths: string[]): Finding {
  const shown = [...paths, paths[0] ?? ""].slice(0, 6).join(" → ");
  return finding("SL5004", "error", pointer, {
    zh: `跳转成了循环：${shown}，访客永远到不了页面。请让其中一个跳转指向真正的页面。`,
    en: `the redirects run in a circle: ${shown}, so visitors never arrive. Let one of them lead to a page.`,
  });
}

/** SL5005: two routes have the same address. */
export function duplicatePath(pointer: string, path: string, first: string): Finding {
  return finding("SL5005", "error", pointer, {
    zh: `地址“${path}”已被“${first}”使用，访客到不了这里。请换一个地址。`,
    en: `the address ${path} already belongs to ${first}, so visitors never come here. Choose another one.`,
  });
}

/** SL5006: activeMenu or parent names an entry that is not there. */
export function missingGroup(
  pointer: string,
  key: "activeMenu" | "parent",
  link: string,
  near: string | undefined,
): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL5006",
    "error",
    pointer,
    {
      zh: `${key} 写的菜单项“${link}”不存在，因此不起作用。${hint.zh}请写一个已有的菜单项。`,
      en: `${key} names the menu entry ${link}, which is not there, so it does nothing.${hint.en} Name an entry of the routes.`,
    },
    suggest(pointer, near, link),
  );
}

/** SL5007: a route without page, redirect, link or children. */
export function leadsNowhere(pointer: string, path: string): Finding {
  return finding("SL5007", "error", pointer, {
    zh: `“${path}”没有页面、跳转、链接，也没有下级，访客打开后会看到“页面不存在”。请补上其中一项，或删除该条目。`,
    en: `${path} has no page, redirect, link or children, so visitors are told that nothing was found. Give it one of these, or take the entry out.`,
  });
}

/** SL5008: an entry of the menu leads to, or highlights, a page that the menu hides. */
export function hiddenTarget(pointer: string, path: string, key: "redirect" | "activeMenu"): Finding {
  return finding("SL5008", "warning", pointer, {
    zh: `${key} 指向菜单中已隐藏的“${path}”。请指向可见的页面，或取消其 hidden。`,
    en: `${key} names ${path}, which the menu hides. Name a page that is shown, or take its "hidden" out.`,
  });
}

/** SL5009: a picture opens one that its list does not have. */
export function missingPicture(pointer: string, id: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL5009",
    "error",
    pointer,
    {
      zh: `没有编号为“${id}”的图片，点击后打不开它。${hint.zh}请写本列表中已有的图片编号。`,
      en: `no picture of this list has the id "${id}", so a click cannot open it.${hint.en} Write the id of a picture that is there.`,
    },
    suggest(pointer, near, id),
  );
}

/** SL5010: links agree on an address that a route misses by a letter or two. */
export function misnamedRoute(pointer: string, written: string, wanted: string, path: string, links: number): Finding {
  return finding(
    "SL5010",
    "error",
    pointer,
    {
      zh: `有 ${links} 处链接指向“${path}”，却没有链接指向这里的“${written}”。是否想写“${wanted}”？请改正地址，或改正那些链接。`,
      en: `${links === 1 ? "one link leads" : `${links} links lead`} to ${path}, and none to "${written}" as it is written here. Did you mean "${wanted}"? Correct the address, or ${links === 1 ? "that link" : "those links"}.`,
    },
    suggest(pointer, wanted, written),
  );
}

/** SL5011: a page's link leads to the page itself. */
export function leadsToItself(pointer: string, link: string): Finding {
  return finding("SL5011", "warning", pointer, {
    zh: `链接“${link}”就是本页，访客点击后停在原处。请写真正的去处，或删除该链接。`,
    en: `the link ${link} is this very page, so a click leads nowhere. Write where it should lead, or take it out.`,
  });
}

/** SL5012: with real addresses, a route stands where the server answers itself. */
export function reservedAddress(pointer: string, path: string, part: string): Finding {
  return finding("SL5012", "error", pointer, {
    zh: `地址“${path}”永远不会打开这个页面：${part} 开头的地址由服务器自己使用（router 为 "history"）。请换一个地址。`,
    en: `the address ${path} never opens this page: with router "history" the server itself answers everything that starts with ${part}. Choose another address.`,
  });
}

/** SL5013: a site with accounts has a page of its own where the page of one's account is. */
export function standsAtAccount(pointer: string, path: string): Finding {
  return finding("SL5013", "warning", pointer, {
    zh: `地址“${path}”永远不会打开这个页面：站点开启了账户（account），这里显示访客自己的账户页。请换一个地址，例如“/my-account”。`,
    en: `the address ${path} never opens this page: the site offers accounts, and shows visitors their own account there. Choose another address, such as /my-account.`,
  });
}

/** SL5014: an address of another site that visitors cannot open: one of the organiser's own computer, or none at all. */
export function deadAddress(pointer: string, address: string): Finding {
  const { isLocal = false, page } = outsideTrouble(address) ?? {};
  const hint = didYouMean(page);
  return finding(
    "SL5014",
    "warning",
    pointer,
    isLocal
      ? {
          zh: `“${address}”只在您自己的电脑或内网中有效，访客打不开。${hint.zh}本站页面请只写路径（如 /news），其他网站请写公开的地址。`,
          en: `${address} works on your own computer or network alone, so visitors cannot open it.${hint.en} Write a page of this site as its path (/news), another site with its public address.`,
        }
      : {
          zh: `“${address}”不是完整的网址，访客打不开。请检查域名，例如 https://www.example.org/。`,
          en: `${address} is not a whole address, so visitors cannot open it. Check its domain, such as https://www.example.org/.`,
        },
    page === undefined ? {} : { suggestion: page },
  );
}
