import { mergeDefaultsWithFormData } from "@rjsf/utils";
import { orLight } from "./wholeRjsf.ts";

/** In the place of rjsf's filling in of defaults, of which light forms have none: the answers, copied as there. */
export default orLight("getDefaultFormState", (_validator: unknown, _schema: unknown, answers: object | undefined) =>
  mergeDefaultsWithFormData({}, answers ?? {}, true, false, true),
);
