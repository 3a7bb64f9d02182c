/**
 * Resolves in a new task of the event loop, so that the browser can handle input and paint first.
 */
export function waitForNewTask(): Promise<unknown> {
  return new Promise((resolve) => {
    // A message instead of a timer, because timers are throttled in hidden tabs.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(null)
  })
}
