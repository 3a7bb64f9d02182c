import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAccountStore, freshFor } from '#app/features/account/account-store.ts'
import type { Account } from '#app/features/account/account.ts'
import { failed } from '#app/provider/failure.ts'
import { customersAccount, exampleCustomer } from '../example-account.ts'
import { exampleCart } from '../example-cart.ts'

const empty = customersAccount(null)
const two = exampleCart({ prices: [1200, 100], percent: 0, giftCard: null })
const three = exampleCart({ prices: [1200, 100, 300], percent: 0, giftCard: null })
const silent: Account = {
  session: { state: 'unavailable', customer: null, kind: 'unreachable' },
  cart: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose answers come when the test gives them, in the order they were asked for. */
function slowServer() {
  const asked: PromiseWithResolvers<Account>[] = []
  const store = createAccountStore(() => {
    const answer = Promise.withResolvers<Account>()
    asked.push(answer)
    return answer.promise
  })
  return { store, asked }
}

/** A store that knows an account, read just now. */
function knowing(account: Account) {
  const { store, asked } = slowServer()
  store.hydrate({ account, readAt: Date.now() })
  return { store, asked }
}

const linesOf = ({ cart }: Account) =>
  (cart?.ok ? (cart.value?.lines ?? []) : []).map(({ id }) => id)

describe('the account', () => {
  test('R2.23 pages that load at once read it once', async () => {
    const { store, asked } = slowServer()
    const loads = [store.load(), store.loadWhole(), store.load()]
    asked[0]?.resolve(customersAccount(two))
    expect((await Promise.all(loads)).map(linesOf)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(asked).toHaveLength(1)
  })

  test('R2.23 an old one is shown on while it is read anew', async () => {
    const { store, asked } = knowing(empty)
    await store.load()
    expect(asked).toHaveLength(0)
    vi.advanceTimersByTime(freshFor)
    expect(linesOf(await store.load())).toEqual([])
    asked[0]?.resolve(customersAccount(two))
    await vi.advanceTimersByTimeAsync(0)
    expect(linesOf(store.get())).toEqual([1, 2])
  })

  test('R4.01 a provider that falls silent takes neither the customer nor the cart away', async () => {
    const { store, asked } = knowing(customersAccount(two))
    const renewing = store.renew()
    asked[0]?.resolve(silent)
    await renewing
    expect(store.get()).toEqual(customersAccount(two))
    const again = store.renew()
    asked[1]?.resolve({ ...empty, cart: failed({ kind: 'timeout' }) })
    await again
    expect(linesOf(store.get())).toEqual([1, 2])
    const offline = store.renew()
    asked[2]?.reject(new Error('no connection'))
    expect(linesOf(await offline)).toEqual([1, 2])
  })

  test('R4.01 a session that the provider has ended is over, and so is its cart', async () => {
    const { store, asked } = knowing(customersAccount(two))
    const renewing = store.renew()
    asked[0]?.resolve({ session: { state: 'expired', customer: null }, cart: null })
    await renewing
    expect(store.get()).toEqual({ session: { state: 'expired', customer: null }, cart: null })
  })

  test('R7.22 pages that need what could not be read wait for a second try, others do not', async () => {
    const { store, asked } = knowing(silent)
    expect(await store.load()).toEqual(silent)
    const needed = store.loadWhole()
    expect(asked).toHaveLength(1)
    asked[0]?.resolve(customersAccount(two))
    expect(linesOf(await needed)).toEqual([1, 2])
  })

  test('R4.01 after a login nobody is taken for the visitor of before', async () => {
    const { store, asked } = knowing({ session: { state: 'visitor', customer: null }, cart: null })
    store.forget()
    const loading = store.load()
    asked[0]?.resolve(customersAccount(two))
    expect((await loading).session.state).toBe('customer')
  })

  test('R6.02 who logs in after somebody else does not get the cart of that one', async () => {
    const { store, asked } = knowing(customersAccount(two))
    store.forget()
    const loading = store.load()
    const bob = { ...customersAccount(null, { ...exampleCustomer, id: 6 }) }
    asked[0]?.resolve({ ...bob, cart: failed({ kind: 'timeout' }) })
    expect((await loading).session.customer?.id).toBe(6)
    expect(store.get().cart).toEqual(failed({ kind: 'timeout' }))
  })
})

describe('the cart', () => {
  test('R6.02 what was put in shows at once, also where an older answer comes later', async () => {
    const { store, asked } = knowing(empty)
    const renewing = store.renew()
    store.keepCart(two)
    expect(linesOf(store.get())).toEqual([1, 2])
    asked[0]?.resolve(empty)
    await renewing
    expect(linesOf(store.get())).toEqual([1, 2])
  })

  test('of two readings the one that was begun last counts', async () => {
    const { store, asked } = knowing(empty)
    const first = store.renew()
    const second = store.renew()
    asked[1]?.resolve(customersAccount(three))
    await second
    asked[0]?.resolve(customersAccount(two))
    await first
    expect(linesOf(store.get())).toEqual([1, 2, 3])
  })

  test('several lines leave at once, and the answers between bring none of them back', () => {
    const { store } = knowing(customersAccount(three))
    store.hideLine(1)
    store.hideLine(2)
    expect(linesOf(store.get())).toEqual([3])
    store.keepCart({ ...three, lines: three.lines.slice(1) })
    store.unhideLine(1)
    expect(linesOf(store.get())).toEqual([3])
    store.keepCart({ ...three, lines: three.lines.slice(2) })
    store.unhideLine(2)
    expect(linesOf(store.get())).toEqual([3])
  })

  test('a line that the provider does not give up is back, and the others stay away', () => {
    const { store } = knowing(customersAccount(three))
    store.hideLine(1)
    store.hideLine(2)
    store.unhideLine(1)
    expect(linesOf(store.get())).toEqual([1, 3])
  })

  test('whoever shows it hears of each change', () => {
    const { store } = knowing(customersAccount(three))
    let heard = 0
    const stop = store.watch(() => (heard += 1))
    store.hideLine(1)
    store.keepCart(two)
    stop()
    store.keepCart(null)
    expect(heard).toBe(2)
  })
})
