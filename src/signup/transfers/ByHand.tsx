import { LinkForm } from "./LinkForm.tsx";

interface ByHandProps {
  item: string;
  token: string;
  onEntered(): void;
}

/** The item's own form, with which an organiser enters somebody in the name of the race. */
export default function ByHand({ item, token, onEntered }: ByHandProps) {
  const link = { kind: "invitation", token, isFree: true, isByHand: true, onTaken: onEntered } as const;
  return <LinkForm item={item} link={link} />;
}
