import { expectAll, faultModes, retryAfter } from './fault-modes.ts'
import type { Expected } from './fault-modes.ts'

/** What a visitor sees if a form fails; `done` is the response to a successful submission. */
export const formFailures = (done: string, others: Partial<Expected> = {}): Expected =>
  expectAll('503 generic', {
    delay: done,
    hang: '504 generic',
    drip: '504 generic',
    // The values of a response that only confirms the request do not matter.
    'wrong-types': done,
    422: '422 as the host says',
    429: `429 wait after ${retryAfter} s`,
    ...others,
  })

/** What a customer sees if a server function fails. */
export const callFailures = (others: Partial<Expected> = {}): Expected =>
  expectAll('generic', {
    delay: 'done',
    401: 'login',
    419: 'login',
    422: 'as the host says',
    429: 'wait',
    ...others,
  })

/** What a visitor sees if the shop finds out that a lost request has succeeded. */
export const doneAfterLoss: Partial<Expected> = Object.fromEntries(
  faultModes
    .filter((mode) => typeof mode === 'string' || mode >= 500)
    .map((mode) => [mode, 'done'] as const),
)
