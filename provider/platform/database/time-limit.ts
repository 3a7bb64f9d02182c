import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<true>()

/** Does work whose single statements can take minutes, such as a migration. */
export async function withoutTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  return await unlimited.run(true, work)
}

/** Returns whether statements have a time limit. */
export function hasTimeLimit(): boolean {
  return unlimited.getStore() !== true
}
