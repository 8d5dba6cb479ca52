import { OwnSignUps } from "./OwnSignUps.tsx";

/** What a runner with a sign-up for this race sees of it on the sign-up pages. */
const ownParts = { OwnSignUps };

export type OwnParts = typeof ownParts;

export default ownParts;
