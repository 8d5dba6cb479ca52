import { inLanguage, type Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { readShownAlerts } from "./alerts.ts";

/**
 * Returns the HTML of the alerts that a race shows now, for a page without a script; "" if there
 * are none, or no race. Its styles are `alertStyles`.
 */
export async function writeAlerts(
  db: Database,
  raceId: string | null | undefined,
  language: Language,
): Promise<string> {
  const alerts = raceId ? await readShownAlerts(db, raceId) : [];
  return alerts
    .map(({ level, text }) => `<p class="alert ${level}" role="alert">${escapeHtml(inLanguage(text, language))}</p>\n`)
    .join("");
}

/** The styles of the alerts on such a page, light and dark. */
export const alertStyles = `.alert { max-width: none; margin: 0.5rem 0; padding: 0.75rem 1rem; border-radius: 8px; font-weight: 600; background: light-dark(#f1f3f6, #20262d); }
.alert.warning { background: light-dark(#fff3d6, #3b2c07); } .alert.danger { background: light-dark(#fdecea, #3a1714); }
`;
