import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import "../boot.css";
import { start } from "./start.tsx";

const container = document.getElementById("root");
if (container) start(container);
