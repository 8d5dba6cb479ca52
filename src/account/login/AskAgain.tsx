import { Dialog, Portal } from "@chakra-ui/react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { WhileOpen } from "#src/site/interaction/WhileOpen.tsx";

const useTexts = texts(messages);

/** Shows that the login has expired and asks whether to log in again. */
export function AskAgain({ isOpen, confirm, refuse }: { isOpen: boolean; confirm(): void; refuse(): void }) {
  const t = useTexts();
  return (
    <WhileOpen isOpen={isOpen}>
      <Dialog.Root
        role="alertdialog"
        open={isOpen}
        onOpenChange={({ open }) => open || refuse()}
        closeOnInteractOutside={false}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title>{t("expiredTitle")}</Dialog.Title>
              <Dialog.Description>{t("expiredBody")}</Dialog.Description>
              <Dialog.Footer>
                <Action look="quiet" onPress={refuse}>
                  {t("notNow")}
                </Action>
                <Action onPress={confirm}>{t("logInAgain")}</Action>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </WhileOpen>
  );
}
