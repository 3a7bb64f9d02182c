import { useState } from 'react'
import { reportNoResponse } from '#app/features/errors/report-failure.ts'

/**
 * What a button sets off: `run` never rejects, and does nothing while it is `busy`, which lasts until its
 * work has ended.
 */
export interface Action<TInput extends unknown[]> {
  readonly busy: boolean
  readonly run: (...input: TInput) => Promise<void>
}

/** Work that answers this stays busy, since the page is being left, until somebody comes back to it. */
export const navigatingAway = Symbol('leaving')

/**
 * An action of the visitor. The work itself tells of its outcome; where there is none, since the
 * shop's own server gave no answer, a toast says so.
 */
export function useAction<TInput extends unknown[]>(
  work: (...input: TInput) => Promise<typeof navigatingAway | void>,
): Action<TInput> {
  const [busy, setBusy] = useState(false)
  // Not an asynchronous transition of React: that would hold back the router's own until it ends.
  async function run(...input: TInput): Promise<void> {
    if (busy) return
    setBusy(true)
    const ending = await work(...input).catch(reportNoResponse)
    if (ending === navigatingAway)
      addEventListener('pageshow', () => setBusy(false), { once: true })
    else setBusy(false)
  }
  return { busy, run }
}
