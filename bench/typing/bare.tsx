import { useState } from "react";
import { createRoot } from "react-dom/client";

// The least that a page in React does for the same questions: one state for all answers, plain
// controls, two steps.
const params = new URLSearchParams(location.search);
const [count, size] = [Number(params.get("count")), Number(params.get("size") ?? params.get("count"))];
const names = Array.from({ length: count }, (_, index) => `q${index}`);

function Page() {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [step, setStep] = useState(0);
  const isFirst = step === 0;
  return (
    <form>
      {names.slice(step * size, (step + 1) * size).map((name) => (
        <p key={name} data-field={name}>
          <label>
            {name}
            <input
              value={answers[name] ?? ""}
              onChange={({ target }) => setAnswers((all) => ({ ...all, [name]: target.value }))}
            />
          </label>
        </p>
      ))}
      <button type="button" onClick={() => setStep(isFirst ? 1 : 0)}>
        {isFirst ? "Continue" : "Back"}
      </button>
    </form>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
