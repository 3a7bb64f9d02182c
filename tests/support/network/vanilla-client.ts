import { afterAll, beforeEach, expect } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderOptions } from '#app/provider/options.ts'
import { vanillaToken } from './vanilla-routes.ts'
import { openVanillaHost } from './vanilla-host.ts'
import type { ReceivedRequest, VanillaHost } from './vanilla-host.ts'

export interface LogLine {
  level: string
  event: string
  fields: Record<string, unknown>
}

/** Opens a vanilla host before each test; `sent()` returns the last request it received. */
export function useVanillaHost() {
  const opened: VanillaHost[] = []
  const lines: LogLine[] = []
  beforeEach(async () => {
    lines.length = 0
    opened.push(await openVanillaHost())
  })
  afterAll(async () => {
    await Promise.all(opened.map((host) => host.close()))
  })
  const host = (): VanillaHost => opened.at(-1) ?? expect.fail('no host is open')
  return {
    host,
    lines,
    client: (changes: Partial<ProviderOptions> = {}) =>
      createProviderClient({ ...createClientOptions(host().url, lines), ...changes }),
    sent: (): ReceivedRequest => host().requests.at(-1) ?? expect.fail('no request was sent'),
  }
}

/** Creates the client options of a customer with the German locale. */
export function createClientOptions(baseUrl: string, lines: LogLine[] = []): ProviderOptions {
  return {
    baseUrl,
    fetch: (request) => fetch(request),
    locale: 'de',
    token: vanillaToken,
    visitorAddress: '203.0.113.9',
    requestId: 'request-1',
    log: (level, event, fields = {}) => lines.push({ level, event, fields }),
  }
}
