import type { ProviderOptions } from '../options.ts'
import type { RequestParts } from './provider-request.ts'

/** Logs an event with the request's id, method and path. */
export function logRequest(
  options: ProviderOptions,
  { method, path }: RequestParts,
  level: 'debug' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | null> = {},
): void {
  options.log(level, event, { requestId: options.requestId, method, path, ...fields })
}
