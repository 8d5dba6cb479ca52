import { Section } from "#blocks/kit/layout/Section.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { Moments } from "#blocks/kit/time/Moments.tsx";
import { type ServiceState, serviceStatus } from "#core/serviceState.ts";
import { messages } from "#locales/generated/home/form.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import type { FormHead } from "#schemas/siteFile.ts";
import styles from "./FormBlock.module.css";

const useTexts = texts(messages);

/**
 * A general form as a part of a page: its place and its state are drawn with the page, what fills
 * it in is loaded once it is open.
 */
export default function FormBlock(props: HomeProps["form"]) {
  const { file, text, pageTitle } = useSite();
  const head = file(props.form)?.form;
  const name = text(props.title) || text(head?.title);
  // A page that is called like its form has this heading already.
  const title = name === text(pageTitle) ? "" : name;
  const { opens, closes } = head?.general ?? {};
  const { state } = serviceStatus([{ opensAt: opens, closesAt: closes }], useNow(5000));
  const mark = head && <StateMark state={state} />;
  return (
    <Section title={title} width="text" aside={mark}>
      <div className={styles.block}>
        {!title && mark && <div>{mark}</div>}
        {props.intro && <p className={styles.intro}>{text(props.intro)}</p>}
        <Body {...props} head={head} state={state} />
      </div>
    </Section>
  );
}

// An open form needs no mark: it can be seen.
function StateMark({ state }: { state: ServiceState }) {
  const t = useTexts();
  if (state === "notYet") return <StatusMark tone="waiting">{t("notYet")}</StatusMark>;
  return state === "over" ? <StatusMark>{t("over")}</StatusMark> : null;
}

type BodyProps = HomeProps["form"] & { head: FormHead | undefined; state: ServiceState };

function Body({ head, state, ...props }: BodyProps) {
  const t = useTexts();
  const { ownText, hasAccounts } = useSite();
  const { opens, closes, account } = head?.general ?? {};
  if (head?.use !== "general" || (account === "required" && !hasAccounts))
    return <p className={styles.sentence}>{t("notHere")}</p>;
  if (state === "notYet")
    return (
      <>
        <p className={styles.sentence}>{ownText(props.beforeText) || t("beforeText")}</p>
        {opens && <Moments instant={opens} label={t("opens")} />}
      </>
    );
  if (state === "over")
    return (
      <>
        <p className={styles.sentence}>{ownText(props.closedText) || t("closedText")}</p>
        {closes && <Moments instant={closes} label={t("ended")} />}
      </>
    );
  return account === "required" ? <WithLogin {...props} head={head} /> : <OpenForm {...props} head={head} />;
}

type OpenProps = HomeProps["form"] & { head: FormHead };

function WithLogin(props: OpenProps) {
  const t = useTexts();
  const { user, logIn } = useSite();
  if (user) return <OpenForm {...props} />;
  return (
    <>
      <p className={styles.sentence}>{t("logInFirst")}</p>
      <div>
        <Action onPress={() => logIn()}>{t("logIn")}</Action>
      </div>
    </>
  );
}

// The place has the height of the form while that loads, so that little below it moves.
function OpenForm({ form, fullText, head }: OpenProps) {
  const { generalForm } = useSite();
  const height = `${head.general?.height ?? 24}rem`;
  return (
    <Show loaded={useLoaded("general-form", generalForm)} lines={6} height={height}>
      {(GeneralForm) => <GeneralForm form={form} fullText={fullText} height={height} />}
    </Show>
  );
}
