import "#blocks/kit/tokens.css";
import "#blocks/kit/base.css";
import "./boot.css";
import { start } from "./start.tsx";

const container = document.getElementById("root");
if (container) start(container);
