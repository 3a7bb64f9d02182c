import { describe, expect, test } from 'vitest'
import type { Fault } from '../support/bagisto-host/faults.ts'
import { openBuiltShop } from '../support/shops/built-shop.ts'
import { createFault, faultModes, pickLocale, runForEachFault, toPattern } from './fault-modes.ts'
import type { Expected, TestedFaultMode } from './fault-modes.ts'
import { openHost } from './open-host.ts'
import { passTime, useShopClock } from './shop-clock.ts'
import { writes } from './writes.ts'
import type { Write } from './writes.ts'

interface Result {
  readonly outcome: string
  /** The number of times the call reached the host. */
  readonly requests: number
  /** The number of times the host carried it out. */
  readonly effects: number | undefined
}

useShopClock()

/** Sends a write while its call fails. */
async function send(
  write: Write,
  index: number,
  mode: TestedFaultMode,
  when: Fault['when'],
): Promise<Result> {
  const host = await openHost(true)
  try {
    write.prepare?.(host.state)
    host.fail(write.call, createFault(mode, when))
    const shop = await openBuiltShop(host.url, { PROVIDER_EXTENSIONS: 'all' })
    const outcome = await passTime(host, write.call, write.send(shop, pickLocale(index, mode)))
    const requests = host.requests.filter((request) => toPattern(write.call).test(request)).length
    return { outcome, requests, effects: write.countEffects?.(host.state) }
  } finally {
    await host.close()
  }
}

/** Creates the results for all faults: one request and, if the host carries it out, one effect. */
function createResults(write: Write, when: Fault['when'], outcome: Expected) {
  return Object.fromEntries(
    faultModes.map((mode): [TestedFaultMode, Result] => {
      const effects = when === 'after' || mode === 'delay' ? 1 : 0
      const counted = write.countEffects ? effects : undefined
      return [mode, { outcome: outcome[mode], requests: 1, effects: counted }]
    }),
  )
}

describe.each(writes.map((write, index) => ({ write, index })))(
  '$write.name',
  ({ write, index }) => {
    test('is sent once and reported as failed if the host does not carry it out', async () => {
      const results = await runForEachFault((mode) => send(write, index, mode, 'before'))
      expect(results).toEqual(createResults(write, 'before', write.before))
    })

    test('is sent once and carried out once if only its response is lost', async () => {
      const results = await runForEachFault((mode) => send(write, index, mode, 'after'))
      expect(results).toEqual(createResults(write, 'after', { ...write.before, ...write.after }))
    })
  },
)
