import { parentPort } from 'node:worker_threads'

/** Exits without an error at the job "exit", and after responding at "exit later". */
parentPort?.on('message', (job: string) => {
  if (job === 'exit') process.exit(0)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ kind: 'done', result: job })
  if (job === 'exit later') parentPort?.close()
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ kind: 'ready' })
