import { useEffect, useRef, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { OpenedPhotos } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/own-results.ts";

const useTexts = texts(messages);

/**
 * The photos of the runner who looks at the own result, once they ask for them: what opens them is
 * in no address.
 */
export function RunnerPhotos({ photos }: { photos: OpenedPhotos }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Opened photos={photos} />;
  return (
    <p>
      <Action look="quiet" onPress={() => setOpen(true)}>
        {t("photos")}
      </Action>
    </p>
  );
}

function Opened({ photos }: { photos: OpenedPhotos }) {
  const { photos: load } = useSite();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Show loaded={useLoaded("photos", load)} lines={6} height="26rem">
        {(Photos) => <Photos opened={photos} />}
      </Show>
    </div>
  );
}
