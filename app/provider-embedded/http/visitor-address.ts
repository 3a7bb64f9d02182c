import type { ProviderOptions } from '../options.ts'

/** Whose attempts are counted together: the nearest forwarded address when it is trusted. */
export function visitorAddress(request: Request, options: ProviderOptions): string {
  if (options.trustForwarded) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return forwarded.slice(0, 64)
  }
  // The server that listens on a port puts the peer's address here.
  return 'ip' in request && typeof request.ip === 'string' ? request.ip : 'unknown'
}
