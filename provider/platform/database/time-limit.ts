import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<true>()

/**
 * Runs work without the time limit on statements, for example a migration, in which they can take
 * minutes.
 */
export async function withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return await unlimited.run(true, work)
}

/** Returns whether statements have a time limit. */
export function hasTimeLimit(): boolean {
  return unlimited.getStore() !== true
}
