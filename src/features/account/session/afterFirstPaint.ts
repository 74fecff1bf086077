/** Runs something that the first view does not need: two frames after the first commit, when the browser is idle. */
export function afterFirstPaint(run: () => void): () => void {
  let isStopped = false;
  const start = () => {
    if (!isStopped) run();
  };
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start);
    }),
  );
  return () => {
    isStopped = true;
  };
}
