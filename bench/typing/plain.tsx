import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { createRoot } from "react-dom/client";
import { makeQuestions } from "./questions.ts";

// rjsf with its plain theme, which has no styles, on the same questions.
const { schema, uiSchema } = makeQuestions(Number(new URLSearchParams(location.search).get("count")));
createRoot(document.getElementById("root") as HTMLElement).render(
  <Form schema={schema as object} uiSchema={uiSchema} validator={validator} />,
);
