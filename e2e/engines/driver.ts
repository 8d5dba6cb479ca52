/**
 * What the tests do with any browser. Keys, presses and typing are real input, not events that a
 * script dispatches.
 */
export interface Driver {
  /** Opens an address, and resolves once its document is loaded. */
  open(url: string): Promise<void>;
  /** Loads the current page again, and resolves once its document is loaded. */
  reload(): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses the main button of the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into the control that has the focus. */
  type(text: string): Promise<void>;
  pressKey(name: "Escape" | "Tab" | "Enter"): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  /**
   * Returns a line for each exception, console error and violation of the security policy since the
   * start.
   */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Runs in the page. Collects exceptions, console errors and policy violations; called before the
 * page's own scripts if the driver can do that.
 */
export function collectComplaints(): void {
  const page = window as unknown as { complaints?: string[] };
  if (page.complaints) return;
  const complaints: string[] = [];
  page.complaints = complaints;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(" ")}`);
    error.apply(console, words);
  };
  window.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) complaints.push(`exception: ${event.message} (${event.filename}:${event.lineno})`);
  });
  window.addEventListener("unhandledrejection", (event) => complaints.push(`rejection: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    complaints.push(`policy: ${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
  );
}

/** Runs in the page. Returns what `collectComplaints` has collected, and clears it. */
export function takeComplaints(): string[] {
  return (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? [];
}
