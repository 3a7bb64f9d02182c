import { setImmediate as waitForNextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, vi } from 'vitest'
import type { BagistoHost } from '../support/bagisto-host/host.ts'
import { toPattern } from './fault-modes.ts'

/** The clock advances by this number of milliseconds at a time. */
const stepMs = 50

/**
 * The number of event loop turns after which only the failing call can still be pending. Host and
 * shop share the loop, and a message between them takes a few turns.
 */
const quietTurns = 50

/** Fakes the shop's timeouts for the tests of a file, so that slow machines do not exceed them. */
export function useShopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterAll(() => void vi.useRealTimers())
}

/**
 * Awaits the shop's work while a call of the host fails. Advances the clock only while the shop
 * waits for nothing else.
 */
export async function passTime<TResult>(
  host: BagistoHost,
  call: string,
  work: Promise<TResult>,
): Promise<TResult> {
  const pattern = toPattern(call)
  const state = { isDone: false }
  const markDone = () => {
    state.isDone = true
  }
  work.then(markDone, markDone)
  for (let turns = 0; !state.isDone; turns += 1) {
    await waitForNextTurn()
    const open = [...host.openRequests]
    if (open.length === 0 || !open.every((request) => pattern.test(request))) turns = 0
    if (turns < quietTurns) continue
    vi.advanceTimersByTime(stepMs)
    turns = 0
  }
  return work
}
