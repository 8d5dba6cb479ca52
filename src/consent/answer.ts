/** What a visitor answered; undefined before. */
export type Answer = "accepted" | "declined" | undefined;

const key = "consent";
// For browsers that store nothing: it holds until the page is closed.
let remembered: { version: string; answer: Answer } | undefined;

/**
 * Returns the visitor's answer to this version of the question; an answer to another one does not
 * count.
 */
export function readAnswer(version: string): Answer {
  const stored = read() ?? remembered;
  const { answer } = stored?.version === version ? stored : {};
  return answer === "accepted" || answer === "declined" ? answer : undefined;
}

/** Stores the visitor's answer in this browser. */
export function storeAnswer(version: string, answer: Answer): void {
  remembered = { version, answer };
  try {
    localStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // The visitor has switched storage off.
  }
}

/**
 * Returns whether the browser itself refuses for the visitor: by Global Privacy Control or Do Not
 * Track.
 */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";
}

function read(): { version?: string; answer?: Answer } | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
