/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/. */
export interface Session {
  get<Value>(command: string): Promise<Value>;
  post<Value = void>(command: string, body: object): Promise<Value>;
  end(): Promise<void>;
}

/**
 * Opens a session with the default browser of the driver at that address, once the driver is ready.
 * Throws after ten seconds.
 */
export async function openSession(driver: string): Promise<Session> {
  await waitFor(driver);
  const { sessionId } = await call<{ sessionId: string }>("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: {} },
  });
  const base = `${driver}/session/${sessionId}`;
  return {
    get: (command) => call("GET", `${base}/${command}`),
    post: (command, body) => call("POST", `${base}/${command}`, body),
    end: () => call("DELETE", base),
  };
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message} (${url})`);
  return value;
}

async function waitFor(driver: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isReady = await fetch(`${driver}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The WebDriver at ${driver} does not answer.`);
}
