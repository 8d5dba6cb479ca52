import type { PasswordPolicy } from "#core/passwordPolicy.ts";
import { readChoice, readWhole, type Variables } from "../envValues.ts";
import { startError } from "../startError.ts";

/** Days that a session lasts, however much it is used. */
export const sessionDays = 30;

/** What passwords are taken and how they are kept, and where codes may be sent by SMS. */
export interface AccountSettings {
  passwordPolicy: PasswordPolicy;
  /** Cost of argon2id: memory in KiB and passes over it. */
  passwordCost: PasswordCost;
  /**
   * Calling codes such as +852 that codes are sent to in addition to the mainland: cheats earn
   * money with SMS to far countries.
   */
  smsPrefixes: string[];
  /**
   * Calls of each kind that one network address may make in a minute: the coarse last line, far
   * above what runners behind one carrier's address do.
   */
  callsPerNetwork: number;
  /** Days after which an unused session ends. */
  sessionIdleDays: number;
  /** Whether organisers must have a second factor. */
  organiserSecondFactor: "optional" | "required";
}

export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

/** What OWASP asks for at least: 19 MiB and two passes in one lane. */
export const leastCost: PasswordCost = { memoryKiB: 19_456, passes: 2 };

/** Reads the settings of accounts; throws StartError at the first bad value. */
export function readAccountSettings(variables: Variables): AccountSettings {
  return {
    passwordPolicy: readChoice("PASSWORD_POLICY", variables.PASSWORD_POLICY || "basic", ["basic", "strong"]),
    passwordCost: {
      memoryKiB: readWhole("PASSWORD_MEMORY", variables.PASSWORD_MEMORY, leastCost.memoryKiB, {
        from: leastCost.memoryKiB,
        to: 1_048_576,
      }),
      passes: readWhole("PASSWORD_PASSES", variables.PASSWORD_PASSES, leastCost.passes, {
        from: leastCost.passes,
        to: 10,
      }),
    },
    smsPrefixes: readPrefixes(variables.SMS_PREFIXES),
    callsPerNetwork: readWhole("CALLS_PER_NETWORK", variables.CALLS_PER_NETWORK, 3000, { from: 60, to: 1_000_000 }),
    sessionIdleDays: readWhole("SESSION_IDLE_DAYS", variables.SESSION_IDLE_DAYS, sessionDays, {
      from: 1,
      to: sessionDays,
    }),
    organiserSecondFactor: readChoice("ORGANISER_SECOND_FACTOR", variables.ORGANISER_SECOND_FACTOR || "optional", [
      "optional",
      "required",
    ]),
  };
}

function readPrefixes(value = ""): string[] {
  const prefixes = value.split(/[\s,]+/).filter(Boolean);
  const odd = prefixes.find((prefix) => !/^\+[1-9]\d{0,3}$/.test(prefix));
  if (odd === undefined) return prefixes;
  throw startError("smsPrefix", { value: odd });
}
