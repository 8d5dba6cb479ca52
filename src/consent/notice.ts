import type { ConsentTexts } from "#core/consentFacts.ts";
import type { Answer } from "./answer.ts";
import styles from "./Notice.module.css";

interface NoticeOptions {
  texts: ConsentTexts;
  policy: string;
  /** The choice as it is. */
  answer: Answer;
  /** Whether the browser refuses, so that there is nothing to choose. */
  isRefused: boolean;
  /** Undefined if the visitor closes the notice without a choice. */
  choose(answer: Answer): void;
}

/**
 * Makes the notice that asks whether visits may be counted. It is no dialog: the page can be used
 * without an answer.
 */
export function createNotice({ texts, policy, answer, isRefused, choose }: NoticeOptions): HTMLElement {
  const title = element("h2", styles.title, texts.title);
  title.id = "consent-title";
  const link = element("a", styles.policy, texts.policy);
  link.href = policy;
  const text = element("p", "", `${isRefused ? texts.signal : texts.text} `);
  text.append(link);
  const button = (label: string, choice: Answer) => {
    const buttonElement = element("button", styles.button, label);
    buttonElement.type = "button";
    buttonElement.onclick = () => choose(choice);
    return buttonElement;
  };
  const actions = element("div", styles.actions);
  // Both look the same: declining is as easy as accepting.
  if (isRefused) actions.append(button(texts.close, undefined));
  else actions.append(button(texts.decline, "declined"), button(texts.accept, "accepted"));
  const notice = element("section", styles.notice);
  notice.tabIndex = -1;
  notice.dataset.consent = "notice";
  notice.setAttribute("aria-labelledby", title.id);
  notice.append(title, text);
  if (answer && !isRefused) notice.append(element("p", styles.state, texts[answer]));
  notice.append(actions);
  return notice;
}

/** Makes the link at the bottom of each page that opens the notice again. */
export function createSettings({ title, settings }: ConsentTexts, open: () => void): HTMLElement {
  const place = element("section", styles.settings);
  place.dataset.consent = "settings";
  place.setAttribute("aria-label", title);
  const button = element("button", "", settings);
  button.type = "button";
  button.onclick = open;
  place.append(button);
  return place;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = "", text?: string) {
  return Object.assign(document.createElement(name), { className, ...(text !== undefined && { textContent: text }) });
}
