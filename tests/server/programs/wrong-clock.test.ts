import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { succeed } from '#app/provider/failure.ts'
import { createProductCache } from '#app/provider/http/product-cache.ts'
import { createTokenRenewals } from '#app/server/cluster/token-renewals.ts'
import { exampleCustomer } from '../../features/example-session.ts'

const minute = 60_000
const year = 365 * 24 * 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

const setClockBack = () => void vi.setSystemTime(Date.now() - year)
const setClockForward = () => void vi.setSystemTime(Date.now() + year)

test('products are cached for a minute even if the clock is set back [P8.09]', async () => {
  const cache = createProductCache()
  let loads = 0
  const get = () => cache.get('product 7', async () => succeed((loads += 1)))
  await get()
  setClockBack()
  vi.advanceTimersByTime(minute + 1)
  expect(await get()).toEqual(succeed(2))
})

test('a token is renewed after five minutes even if the clock is set back [P8.09]', () => {
  const renewals = createTokenRenewals()
  renewals.recordIssued('1|token')
  setClockBack()
  expect(renewals.isFresh('1|token')).toBe(true)
  vi.advanceTimersByTime(5 * minute)
  expect(renewals.isFresh('1|token')).toBe(false)
})

test('a browser that kept a replaced token stays logged in even if the clock is set forward [P8.09]', async () => {
  const renewals = createTokenRenewals()
  const session = { token: '2|new', customer: exampleCustomer }
  await renewals.renew('1|old', async () => succeed(session))
  setClockForward()
  expect(renewals.getCurrent('1|old')).toBe('2|new')
})
