import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs the work of a request with its id, which its log entries contain. */
export function runWithRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return id === undefined ? work() : ids.run(id, work)
}

/** Returns the id of the current request; undefined outside one that has an id. */
export function getRequestId(): string | undefined {
  return ids.getStore()
}
