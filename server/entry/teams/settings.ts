import { eq, inArray } from "drizzle-orm";
import type { TeamSettings } from "#schemas/siteFile.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers } from "../../base/db/signupSchema.ts";
import { listForms } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { readForms } from "../own/own.ts";
import type { TeamRow } from "./members.ts";

/**
 * The settings of each of these teams: of the form as the site has it now, else as it was answered.
 */
export async function getSettings(
  db: Database,
  rows: TeamRow[],
  findSite: (team: TeamRow) => RaceSite | undefined,
): Promise<Map<string, TeamSettings>> {
  const settings = new Map<string, TeamSettings>();
  for (const row of rows) {
    const site = findSite(row);
    const current = site && listForms(site).find(({ head }) => head.id === row.formId)?.head.team;
    if (current) settings.set(row.teamId, current);
  }
  const missing = rows.map(({ teamId }) => teamId).filter((teamId) => !settings.has(teamId));
  if (missing.length === 0) return settings;
  const { teamId } = teamMembers;
  const { formHash } = submissions;
  const submissionRows = await db
    .select({ teamId, formHash })
    .from(teamMembers)
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(inArray(teamId, missing));
  const forms = await readForms(db, submissionRows);
  for (const submission of submissionRows) {
    const team = forms.get(submission.formHash)?.form.team;
    if (team) settings.set(submission.teamId, team);
  }
  return settings;
}
