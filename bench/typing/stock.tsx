import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import Form from "@rjsf/chakra-ui";
import validator from "@rjsf/validator-ajv8";
import { createRoot } from "react-dom/client";
import { makeQuestions } from "./questions.ts";

// The stock theme as its documentation shows it, on the same questions.
const { schema, uiSchema } = makeQuestions(Number(new URLSearchParams(location.search).get("count")));
createRoot(document.getElementById("root") as HTMLElement).render(
  <ChakraProvider value={defaultSystem}>
    <Form schema={schema as object} uiSchema={uiSchema} validator={validator} />
  </ChakraProvider>,
);
