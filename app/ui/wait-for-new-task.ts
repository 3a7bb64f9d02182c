/** Lets the browser handle input and paint before the work that follows. */
export function waitForNewTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
