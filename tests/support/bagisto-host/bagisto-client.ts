import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProviderOptions } from '#app/provider/options.ts'
import { createClientOptions } from '../network/vanilla-client.ts'
import type { LogLine } from '../network/vanilla-client.ts'
import { openBagistoHost } from './host.ts'
import type { BagistoHost } from './host.ts'

/** Longer than any time limit of a call, in milliseconds. */
const silenceMs = 60_000

/** Opens a host before each test and creates clients for it. */
export function useBagistoHost(options: { isExtended?: boolean } = {}) {
  const lines: LogLine[] = []
  let opened: BagistoHost | null = null
  beforeEach(async () => {
    lines.length = 0
    opened = await openBagistoHost(options)
  })
  afterEach(() => opened?.close())
  const host = (): BagistoHost => opened ?? expect.fail('no host is open')
  const createClient = (changes: Partial<ProviderOptions> = {}): ProviderClient =>
    createProviderClient({ ...createClientOptions(host().url, lines), token: null, ...changes })
  return {
    host,
    lines,
    createClient,
    /**
     * Uses a fake clock that advances only while the host withholds a response, so that no other call
     * exceeds its time limit on a busy machine.
     */
    expireTimeLimitsWhenSilent(): void {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      host().onSilence = () => void vi.advanceTimersByTime(silenceMs)
    },
    /** Logs in as the host's customer. */
    async logIn(changes: Partial<ProviderOptions> = {}): Promise<ProviderClient> {
      const form = { email: 'ann@example.com', password: 'correct horse', remember: false }
      const { token } = unwrap(await createClient().customer.login(form))
      return createClient({ ...changes, token })
    },
  }
}

/** Returns the value of an outcome; throws if it is a failure. */
export function unwrap<TValue>(outcome: Outcome<TValue>): TValue {
  if (!outcome.ok) throw new Error(`the call failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}
