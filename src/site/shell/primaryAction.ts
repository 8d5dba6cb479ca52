import type { RacePhase } from "#blocks/kit/time/phase.ts";
import type { Race } from "#schemas/generated/types.ts";

/** The one thing to do now, or when it will be possible. */
export type PrimaryAction = { key: "signUp" | "lookUp" | "results"; to: string } | { key: "signUpOpens"; at: string };

/** Returns what a runner most likely comes for in this phase; undefined if the race has no page for it. */
export function primaryAction(
  { registration, lookupLink, resultsLink }: Race,
  phase: RacePhase,
): PrimaryAction | undefined {
  const lookUp = lookupLink ? ({ key: "lookUp", to: lookupLink } as const) : undefined;
  const results = resultsLink ? ({ key: "results", to: resultsLink } as const) : undefined;
  switch (phase) {
    case "before-registration":
      return registration && { key: "signUpOpens", at: registration.opensAt };
    case "registration":
      return registration?.link ? { key: "signUp", to: registration.link } : undefined;
    case "awaiting-draw":
    case "before-race":
      return lookUp;
    case "race":
      return results ?? lookUp;
    case "after":
      return results;
  }
}
