import { Invitation } from "./Invitation.tsx";
import { OwnTeams } from "./OwnTeams.tsx";

/** What only races with teams show. */
const teamParts = { Invitation, OwnTeams };

export type TeamParts = typeof teamParts;

export default teamParts;
