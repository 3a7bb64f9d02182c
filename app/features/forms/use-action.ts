import { useState } from 'react'
import { reportNoResponse } from '#app/features/errors/report-failure.ts'

/**
 * What a button triggers: `run` never rejects, and does nothing while `busy`, that is until its work has
 * finished.
 */
export interface Action<TInput extends unknown[]> {
  readonly busy: boolean
  readonly run: (...input: TInput) => Promise<void>
}

/** Work that returns this stays busy, since the page is unloading, until the visitor comes back to it. */
export const navigatingAway = Symbol('navigating away')

/**
 * Runs an action with a busy state. The work reports its own outcome; if it rejects, because the shop's
 * server did not respond, a toast says so.
 */
export function useAction<TInput extends unknown[]>(
  work: (...input: TInput) => Promise<typeof navigatingAway | void>,
): Action<TInput> {
  const [busy, setBusy] = useState(false)
  // Not an async React transition, which would delay the router's own transitions until it ends.
  async function run(...input: TInput): Promise<void> {
    if (busy) return
    setBusy(true)
    const result = await work(...input).catch(reportNoResponse)
    if (result === navigatingAway)
      addEventListener('pageshow', () => setBusy(false), { once: true })
    else setBusy(false)
  }
  return { busy, run }
}
