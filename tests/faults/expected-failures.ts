import { expectAll, faultModes, retryAfter } from './fault-modes.ts'
import type { Expected } from './fault-modes.ts'

/** Creates the results for a form; `done` is the response to a successful submission. */
export const formFailures = (done: string, others: Partial<Expected> = {}): Expected =>
  expectAll('503 generic', {
    delay: done,
    hang: '504 generic',
    drip: '504 generic',
    // If a response only confirms the request, its values do not matter.
    'wrong-types': done,
    422: '422 as the host says',
    429: `429 wait after ${retryAfter} s`,
    ...others,
  })

/** Creates the results for a server function called by a customer. */
export const callFailures = (others: Partial<Expected> = {}): Expected =>
  expectAll('generic', {
    delay: 'done',
    401: 'login',
    419: 'login',
    422: 'as the host says',
    429: 'wait',
    ...others,
  })

/** The results if the shop finds out that a request with a lost response has succeeded. */
export const successAfterLoss: Partial<Expected> = Object.fromEntries(
  faultModes
    .filter((mode) => typeof mode === 'string' || mode >= 500)
    .map((mode) => [mode, 'done'] as const),
)
