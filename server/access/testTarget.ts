import { eq } from "drizzle-orm";
import { sessions } from "../base/db/accountSchema.ts";
import { submissionFiles } from "../base/db/signupSchema.ts";
import { hashToken } from "../base/secrets/secrets.ts";
import { keepOrder } from "../entry/orders/testOrders.ts";
import { keepTeam } from "../entry/teams/testTeams.ts";
import { keepSubmission } from "../entry/testSignups.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { makeForm, makePdf } from "../people/uploads/testFiles.ts";
import { tinyRace, type World } from "../testWorld.ts";
import type { Target } from "./callers.ts";

/**
 * Things of an account, which the requests of the table of expectations are about. Its sign-ups
 * contain `name`, if one is given.
 */
export async function getTarget(
  world: Pick<World, "app" | "db" | "secrets">,
  { accountId, email, name }: { accountId: string; email: string; name?: string },
): Promise<Target> {
  const token = await openSession(world.db, { accountId, loginType: "5", device: "Firefox · Linux" });
  const [row] = await world.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  const sendFile = async () => {
    const { payload, headers } = makeForm("mine.pdf", makePdf("mine"));
    const upload = {
      method: "POST",
      url: "/user-center/base/uploadFile",
      payload,
      headers: { ...headers, token },
    } as const;
    const { data } = (await world.app.inject(upload)).json() as { data: { id: string } };
    return { id: data.id, url: `/uploads/${data.id}/mine.pdf` };
  };
  const submit = () => keepSubmission(world, { accountId, raceId: tinyRace.raceId, answers: [name ? { name } : {}] });
  const order = () => keepOrder(world, { accountId, raceId: tinyRace.raceId });
  const submitFile = async () => {
    const file = await sendFile();
    await world.db.insert(submissionFiles).values({ submissionId: await submit(), uploadId: file.id });
    return file;
  };
  const makeTeam = async () => keepTeam(world, { submissionId: await submit(), captainId: accountId, raceId: "trail" });
  return { accountId, email, sessionId: row?.sessionId ?? "", sendFile, submitFile, submit, order, makeTeam };
}
