// Why a route answers people who are not logged in. One that does, and has no reason here, breaks
// E7.
const reasons: [routes: RegExp, why: string][] = [
  [
    /^GET \/($|\*|units\.json|favicon\.ico|assets\/|race\.ics|robots\.txt|sitemap\.xml|files\/|schemas\/|config\/|paper)/,
    "a site and its files",
  ],
  [/^(GET|POST) \/website-center\//, "a site and its files"],
  [/^GET \/user-center\/(countries|areas|account-settings)$/, "lists and settings of forms"],
  [/^GET \/(healthz|readyz)$/, "monitors"],
  [/^POST \/policy-reports$/, "reports of browsers"],
  [/ \/dev\//, "developers, from this machine alone and never in production"],
  [/ \/captcha\//, "before the login"],
  [
    / \/user-center\/(login|sms-code|email-code|email-registered|register-by-email|reset-password-by-\w+)$/,
    "before the login",
  ],
  [/^POST \/sign-up\/payments\//, "providers, by their signature"],
  [/^GET \/sign-up\/(options|places|waiting|visitor|form-state)$/, "what a form shows to everybody"],
  [/^POST \/sign-up\/answers$/, "forms that are filled in without an account"],
  [/^POST \/sign-up\/(transfers|teams)\/invitation$/, "anyone who has the link"],
  [/ \/status\//, "what anyone may verify"],
];

/** Returns for whom a route that needs no login is there; undefined if nobody stated it. */
export function whyPublic(route: string): string | undefined {
  return reasons.find(([routes]) => routes.test(route))?.[1];
}

/** Counts routes by their reasons, such as "before the login 12, monitors 2". */
export function countReasons(routes: Iterable<string>): string {
  const counts: Record<string, number> = {};
  for (const route of routes) {
    const why = whyPublic(route) ?? "no reason";
    counts[why] = (counts[why] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([why, count]) => `${why} ${count}`)
    .join(", ");
}
