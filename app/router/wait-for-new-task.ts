/** Resolves in a new task of the event loop; the browser can handle input and paint before it. */
export function waitForNewTask(): Promise<unknown> {
  return new Promise((resolve) => {
    // A message instead of a timer, because timers wait longer in hidden tabs.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(null)
  })
}
