import { type ReactNode, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { SecondFactor } from "#contract/secondFactor.ts";
import { messages } from "#locales/generated/second-factor.ts";
import type { Client } from "#src/client/client.ts";
import type { OrganiserProps, SecondFactorPart } from "../secondFactorPart.ts";
import { useCall } from "../useCall.ts";
import { Enrolment } from "./Enrolment.tsx";
import { GuardedCalls } from "./GuardedCalls.tsx";
import { PassForm } from "./PassForm.tsx";
import styles from "./SecondFactor.module.css";

const useTexts = texts(messages);

function SecondFactorGate({ children, ...props }: OrganiserProps & { children(client: Client): ReactNode }) {
  return (
    <LoadedFactor client={props.client}>
      {(factor, setFactor) => {
        const { isRequired, isEnrolled, isPassed } = factor;
        if (isEnrolled ? isPassed : !isRequired)
          return (
            <Passed factor={factor}>
              <GuardedCalls client={props.client}>{children}</GuardedCalls>
            </Passed>
          );
        if (isEnrolled) return <PassForm client={props.client} onPassed={setFactor} />;
        return (
          <Enrolment {...props} isRequired onDone={() => setFactor({ ...factor, isEnrolled: true, isPassed: true })} />
        );
      }}
    </LoadedFactor>
  );
}

function SecondFactorSetup({ onDone, ...props }: OrganiserProps & { onDone(): void }) {
  return (
    <LoadedFactor client={props.client}>
      {({ isEnrolled, isPassed }, setFactor) =>
        isEnrolled && !isPassed ? (
          <PassForm client={props.client} onPassed={setFactor} />
        ) : (
          <Enrolment {...props} onDone={onDone} />
        )
      }
    </LoadedFactor>
  );
}

interface LoadedFactorProps {
  client: Client;
  children(factor: SecondFactor, setFactor: (factor: SecondFactor) => void): ReactNode;
}

function LoadedFactor({ client, children }: LoadedFactorProps) {
  const [changed, setChanged] = useState<SecondFactor>();
  const { loaded } = useCall(client, "GET /user-center/second-factor", {});
  return (
    <Show loaded={loaded} lines={4} height="16rem">
      {(factor) => children(changed ?? factor, setChanged)}
    </Show>
  );
}

const secondFactor: SecondFactorPart = { SecondFactorGate, SecondFactorSetup };
export default secondFactor;

// An organiser with fewer recovery codes is warned.
const fewestRecoveryCodes = 3;

function Passed({ factor, children }: { factor: SecondFactor; children: ReactNode }) {
  const t = useTexts();
  const isWarned = factor.isEnrolled && factor.recoveryCodes < fewestRecoveryCodes;
  return (
    <>
      {isWarned && <p className={styles.warning}>{t("fewLeft", { count: factor.recoveryCodes })}</p>}
      {children}
    </>
  );
}
