import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Cancellation, RaceCancellation } from "#contract/cancellations.ts";
import { getOrganiser } from "#core/authorities.ts";
import { readOutbox } from "../../../base/delivery/outbox.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import type { World } from "../../../testWorld.ts";

type Refused = { error: string };
type Data = Cancellation & Refused;

/**
 * Two organisers of a race of a world, one of another race, and what they do about its
 * cancellation.
 */
export interface Cancelling {
  one: string;
  other: string;
  elsewhere: string;
  request(token: string, overrides?: object): Promise<Data>;
  decide(token: string, cancellationId: string, isApproved?: boolean): Promise<Data>;
  read(token: string, query?: string): Promise<RaceCancellation & Refused>;
  /**
   * Has the first request that everything is paid back by the given rule, and the second approve
   * it.
   */
  cancel(rule?: object): Promise<Data>;
  /** Removes all cancellations, as if no race had been cancelled. */
  forget(): Promise<void>;
}

/** Adds the organisers of a race to a world. */
export async function addCancelling(world: World, raceId: string, domainName: string): Promise<Cancelling> {
  const add = async (email: string, race: string) => {
    const accountId = await addAccount(world, { email, authorities: [getOrganiser(race)] });
    return openSession(world.db, { accountId, loginType: "5", device: "test" });
  };
  const first = await add("one@example.org", raceId);
  const second = await add("another@example.org", raceId);
  const post = async (path: string, token: string, json: object) =>
    (await call<Data>(world, `/sign-up/organise/${path}`, { token, json })).data;
  const request = (token: string, overrides: object = {}) =>
    post("cancellation", token, {
      domainName,
      refunds: "all",
      kept: 0,
      reason: "台风",
      key: randomUUID(),
      ...overrides,
    });
  const decide = (token: string, cancellationId: string, isApproved = true) =>
    post("cancellation/decide", token, { cancellationId, isApproved });
  return {
    one: first,
    other: second,
    elsewhere: await add("elsewhere@example.org", "another-race"),
    request,
    decide,
    read: async (token, query = "") => {
      const url = `/sign-up/organise/cancellation?domainName=${domainName}${query}`;
      return (await call<RaceCancellation & Refused>(world, url, { token })).data;
    },
    cancel: async (rule) => decide(second, (await request(first, rule)).cancellationId),
    forget: async () => {
      for (const table of ["race_items", "races"])
        await world.db.execute(sql`update ${sql.identifier(table)} set cancelled_at = null`);
      await world.db.execute(sql`truncate race_cancellations`);
    },
  };
}

/**
 * Reads the messages about a cancelled race: recipient, language, and what happens to the money.
 */
export async function readCancelMails({ db, secrets }: World) {
  return (await readOutbox(db, secrets)).flatMap(({ target, content }) =>
    content?.template === "race-cancelled"
      ? [[target, content.language, content.values.money, content.values.yuan]]
      : [],
  );
}
