import { Dialog, Portal } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { InteractionRequest } from "../requests.ts";
import { WhileOpen } from "./WhileOpen.tsx";

/** A question that waits for its answer. */
export type PendingQuestion = Extract<InteractionRequest, { kind: "question" }>;

/** A dialog with a yes and a no; Escape is a no. */
export function QuestionDialog({ question: { content, answer } }: { question: PendingQuestion }) {
  const [isOpen, setOpen] = useState(true);
  const no = useRef<HTMLSpanElement>(null);
  const settle = (isYes: boolean) => {
    setOpen(false);
    answer(isYes);
  };
  return (
    <WhileOpen isOpen={isOpen}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => open || settle(false)}
        placement="center"
        role="alertdialog"
        initialFocusEl={() => no.current?.querySelector("button") ?? null}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{content.title}</Dialog.Title>
              </Dialog.Header>
              {content.body && <Dialog.Body whiteSpace="pre-line">{content.body}</Dialog.Body>}
              <Dialog.Footer>
                <span ref={no}>
                  <Action look="quiet" onPress={() => settle(false)}>
                    {content.no}
                  </Action>
                </span>
                <Action onPress={() => settle(true)}>{content.yes}</Action>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </WhileOpen>
  );
}
