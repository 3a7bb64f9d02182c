import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ObjectStoreError } from '../files/s3/object-store-error.ts'
import { QueueFullError } from '../workers/job-queue.ts'
import type { Context, ProviderEnv } from '../../context.ts'
import type { DatabaseLocation } from '../database/engine.ts'
import { selectEngine } from '../database/get-engine.ts'
import { DatabaseServerError, explainStorageFailure } from '../database/storage-failure.ts'
import { HttpError, notFoundBody, bagistoErrorBody } from './http-error.ts'
import { createBusyError } from './limiter.ts'
import { logRefusedRequest } from './security-log.ts'

/** The seconds after which clients should repeat a request that failed because of the storage. */
const retrySeconds = 60
const logIntervalMs = 60_000

/** Responds to unknown routes with an uncacheable 404. */
export const handleNotFound: NotFoundHandler<ProviderEnv> = (c) => {
  c.header('Cache-Control', 'no-store')
  return c.json(notFoundBody, 404)
}

/**
 * Sends an HttpError unchanged and adds refusals to the security log. Responds with a 503 while the
 * data cannot be read or written. Logs any other error and responds with a 500 that does not
 * contain its message.
 */
export function handleErrors(context: Context): ErrorHandler<ProviderEnv> {
  const logStorageFailure = createStorageLog(context)
  return (thrown, c) => {
    const error =
      thrown instanceof QueueFullError ? createBusyError(thrown.retryAfterSeconds) : thrown
    c.header('Cache-Control', 'no-store')
    if (error instanceof HttpError) {
      logRefusedRequest(context, c, error.status)
      const retryAfter = error.body['retry_after']
      if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter))
      return c.json(error.body, error.status)
    }
    const storageFailure = explainStorageFailure(error)
    if (storageFailure !== null) {
      logStorageFailure(error, storageFailure)
      context.storageAlarm(error)
      c.header('Retry-After', String(retrySeconds))
      return c.json({ message: 'The service is unavailable.' }, 503)
    }
    if (error instanceof HTTPException) return c.json({ message: 'Bad request.' }, error.status)
    // The abort is probably the cause, but the error is logged in case it is not.
    const isAborted = c.req.raw.signal.aborted
    context.log({
      level: isAborted ? 'warn' : 'error',
      event: isAborted ? 'request-aborted' : 'unhandled-error',
      method: c.req.method,
      route: c.req.path,
      error: error.stack ?? error.message,
    })
    if (isAborted) return c.json({ message: 'Bad request.' }, 400)
    return c.json(bagistoErrorBody, 500)
  }
}

/**
 * Creates a function that logs why the data folder or the database is unusable, each reason at most
 * once a minute, because every request fails for the same one.
 */
function createStorageLog({ log, options }: Context): (error: Error, reason: string) => void {
  const logged = new Map<string, number>()
  return (error, reason) => {
    // Unlike the system clock, it cannot be set back.
    const now = performance.now()
    if (now - (logged.get(reason) ?? -Infinity) < logIntervalMs) return
    logged.set(reason, now)
    log({
      level: 'error',
      event: 'storage-failed',
      message: `${describeStorage(error, options)} cannot be used: ${reason}.`,
    })
  }
}

function describeStorage(error: Error, options: DatabaseLocation): string {
  if (error instanceof ObjectStoreError) return `The bucket ${error.place}`
  return error instanceof DatabaseServerError
    ? `The database ${selectEngine(options).describe(options)}`
    : `The data folder ${options.dataDir}`
}
