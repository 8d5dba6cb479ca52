import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { submissions, teamMembers } from "../../base/db/signupSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { nameIn, openAnswers, readForms, type SubmissionRow } from "../own/own.ts";

/** Somebody who is in a team, with the name that they gave in the form. */
export interface Person {
  member: typeof teamMembers.$inferSelect;
  submission: SubmissionRow;
  name: string;
}

/** The people who are in these teams now, in the order in which they joined. */
export async function listPeople(
  { db, secrets }: Pick<SignupTools, "db" | "secrets">,
  teamIds: string[],
): Promise<Person[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select({ member: teamMembers, submission: submissions })
    .from(teamMembers)
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(and(inArray(teamMembers.teamId, teamIds), isNull(teamMembers.leftAt)))
    .orderBy(asc(teamMembers.joinedAt));
  const forms = await readForms(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.map(({ member, submission }) => {
    const [answers = {}] = openAnswers(secrets, submission);
    return { member, submission, name: nameIn(forms.get(submission.formHash)?.form, answers) };
  });
}
