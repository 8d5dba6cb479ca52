import { ChakraProvider, chakra, createToaster, Dialog, Portal, Toast, Toaster } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { type DialogContent, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/interaction.ts";
import type { InteractionRequest, Requests } from "../requests.ts";
import type { LayerProps } from "./InteractionSlot.tsx";
import { type PendingQuestion, QuestionDialog } from "./QuestionDialog.tsx";
import { system } from "./system.ts";
import { WhileOpen } from "./WhileOpen.tsx";

const useTexts = texts(messages);
const toaster = createToaster({ placement: "bottom", overlap: true, gap: 12 });
// Shown at the same time, because each needs an answer; further ones wait.
const notices = createToaster({ placement: "bottom-end", overlap: false, gap: 12, max: 4 });

/** The dialogs and toasts of the site. */
export default function Layer({ requests, toastDuration }: LayerProps) {
  const { text } = useSite();
  const [content, setContent] = useState<DialogContent>();
  const [question, setQuestion] = useState<{ asked: PendingQuestion; round: number }>();
  const lastAsked = useRef<PendingQuestion>(undefined);
  const [isOpen, setOpen] = useState(false);
  const draw = useCallback(
    (request: InteractionRequest) => {
      if (request.kind === "toast") {
        // Another server may answer in Chinese only: the site's translation tables have the
        // product's sentences.
        const title = text({ zh: request.message });
        return void toaster.create({ type: request.look, title, duration: toastDuration });
      }
      if (request.kind === "question" && request.content.isNotice) return showNotice(request);
      if (request.kind === "question") {
        // A question that replaces another one answers that one with no.
        lastAsked.current?.answer(false);
        lastAsked.current = request;
        return setQuestion((last) => ({ asked: request, round: (last?.round ?? 0) + 1 }));
      }
      setContent(request.content);
      setOpen(true);
    },
    [toastDuration, text],
  );
  return (
    <ChakraProvider value={system}>
      {content && <SiteDialog content={content} isOpen={isOpen} close={() => setOpen(false)} />}
      {question && <QuestionDialog key={question.round} question={question.asked} />}
      <Portal>
        <Toasts toaster={toaster} />
        <Toasts toaster={notices} />
        <RequestConsumer requests={requests} draw={draw} />
      </Portal>
    </ChakraProvider>
  );
}

function SiteDialog({
  content: { title, body, actions = [] },
  isOpen,
  close,
}: {
  content: DialogContent;
  isOpen: boolean;
  close: () => void;
}) {
  const t = useTexts();
  return (
    <WhileOpen isOpen={isOpen}>
      <Dialog.Root open={isOpen} onOpenChange={({ open }) => open || close()} placement="center">
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{body}</Dialog.Body>
              <Dialog.Footer
                flexDirection={actions.length > 1 ? "column" : { base: "column", sm: "row-reverse" }}
                alignItems="stretch"
                justifyContent="flex-start"
              >
                {actions.map(({ label, to }, index) => (
                  <chakra.span key={to} display="grid" onClick={close}>
                    <Action to={to} look={index === 0 ? "primary" : "quiet"}>
                      {label}
                    </Action>
                  </chakra.span>
                ))}
                <Action look={actions.length > 0 ? "quiet" : "primary"} onPress={close}>
                  {t("close")}
                </Action>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </WhileOpen>
  );
}

// Stays until it is answered; closing it is a no.
function showNotice({ content: { title, body, yes, no }, answer }: PendingQuestion): void {
  let isYes = false;
  notices.create({
    type: "info",
    title,
    description: body,
    duration: Number.POSITIVE_INFINITY,
    meta: { no },
    action: {
      label: yes,
      onClick: () => {
        isYes = true;
        answer(true);
      },
    },
    onStatusChange: ({ status }) => {
      if (status === "dismissing" || status === "unmounted") answer(isYes);
    },
  });
}

// A toast that comes before the toaster listens, which it does a moment after it is rendered, would
// be lost.
function RequestConsumer({ requests, draw }: { requests: Requests; draw: (request: InteractionRequest) => void }) {
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      unsubscribe = requests.take(draw);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [requests, draw]);
  return null;
}

function Toasts({ toaster }: { toaster: typeof notices }) {
  const t = useTexts();
  return (
    <Toaster toaster={toaster} aria-label={t("notifications")}>
      {(toast) => (
        <Toast.Root>
          <div>
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
          </div>
          <Toast.CloseTrigger aria-label={String(toast.meta?.no ?? t("close"))}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
