import { createRoot } from "react-dom/client";
import "#blocks/kit/tokens.css";
import "#blocks/kit/base.css";
import "./boot.css";
import { start } from "./start.tsx";

const root = document.getElementById("root");
if (root) start(createRoot(root, { onCaughtError: () => undefined }));
