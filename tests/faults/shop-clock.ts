import { setImmediate as waitForNextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, vi } from 'vitest'
import type { BagistoHost } from '../support/bagisto-host/host.ts'
import { toPattern } from './fault-modes.ts'

/** How far the clock advances at once, in milliseconds. */
const stepMs = 50

/**
 * Turns of the event loop after which nothing but the failing call can still be on its way: host and
 * shop share the loop, and a message between them takes a few turns.
 */
const quietTurns = 50

/** Fakes the time limits of the shop in the tests of a file, so that a slow machine exceeds none. */
export function useShopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterAll(() => void vi.useRealTimers())
}

/**
 * Waits for what the shop does while a call of the host fails. The clock advances only while the shop
 * waits for nothing but that call.
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
