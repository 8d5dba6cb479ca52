import { useEffect, useState } from "react";
import { useSignUpServices } from "../signUpContext.ts";
import type { TeamParts } from "./teamParts.ts";

/** Loads the parts that show teams, if a form of the site has any; undefined before. */
export function useTeamParts(): TeamParts | undefined {
  const { forms, loadPart } = useSignUpServices();
  const [parts, setParts] = useState<TeamParts>();
  const hasTeams = forms.some(({ team }) => team !== undefined);
  useEffect(() => {
    if (hasTeams) loadPart<TeamParts>("sign-up-teams").then(setParts, () => {});
  }, [hasTeams, loadPart]);
  return parts;
}
