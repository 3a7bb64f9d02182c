/** Lets the browser handle input and paint before the work that follows. */
export function waitForNewTask(): Promise<void> {
  return new Promise((resolve) => {
    // A message, since timers wait four milliseconds when nested, and longer in hidden tabs.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
