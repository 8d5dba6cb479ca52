import type { IconButtonProps, TemplatesType } from "@rjsf/utils";
import { useLaterTexts } from "../../laterTexts.ts";
import styles from "../Form.module.css";

function button(key: "addEntry" | "remove" | "up" | "down" | "copy" | "clear") {
  return function Button({ onClick, disabled, id }: IconButtonProps) {
    const t = useLaterTexts();
    return (
      <button type="button" id={id} className={styles.small} onClick={onClick} disabled={disabled}>
        {t(key)}
      </button>
    );
  };
}

/** The buttons that rjsf places itself. */
export const buttons: TemplatesType["ButtonTemplates"] = {
  AddButton: button("addEntry"),
  RemoveButton: button("remove"),
  MoveUpButton: button("up"),
  MoveDownButton: button("down"),
  CopyButton: button("copy"),
  ClearButton: button("clear"),
  SubmitButton: () => null,
};
