/** Does `work` every so many seconds, one round after the other. The answer stops it and waits for the round that runs. */
export function repeat(
  seconds: number,
  work: () => Promise<void>,
  onError: (error: Error) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, seconds * 1000);
  return () => {
    clearInterval(timer);
    return running;
  };
}
