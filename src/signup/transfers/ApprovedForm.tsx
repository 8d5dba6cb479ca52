import { Invited } from "./Invited.tsx";

/** Shows the form by which the person of an approved application registers. */
export default function ApprovedForm({ token, onTaken }: { token: string; onTaken(): void }) {
  return <Invited token={token} onTaken={onTaken} isOwnApplication />;
}
