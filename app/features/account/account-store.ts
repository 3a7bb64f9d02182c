import { cartWithoutLine } from '#app/features/cart/cart-without-line.ts'
import { mapOutcome, success } from '#app/provider/failure.ts'
import type { Cart } from '#app/provider/types.ts'
import { createStore } from '#app/ui/store.ts'
import { anonymousAccount } from './account.ts'
import type { Account } from './account.ts'

/** How long an account counts as new, in milliseconds. */
export const freshFor = 60_000

/** The account as it travels from the server's page to the browser. */
export interface KeptAccount {
  readonly account: Account
  /** Milliseconds since 1970; null: it is yet to be read. */
  readonly readAt: number | null
}

/** The one place of a router that holds the visitor's session and cart; see `createAccountStore`. */
export type AccountStore = ReturnType<typeof createAccountStore>

/** An account that is read by `read`, and by nobody else. One a request, one a document. */
export function createAccountStore(read: () => Promise<Account>) {
  const shown = createStore(anonymousAccount)
  let kept: KeptAccount = { account: anonymousAccount, readAt: null }
  let leaving: readonly number[] = []
  let reading: Promise<Account> | null = null
  let cartWrites = 0

  function keep(next: KeptAccount, leavingNext = leaving): void {
    kept = next
    leaving = leavingNext
    shown.set(withoutLines(kept.account, leaving))
  }

  /** Reads anew. Where a newer reading has begun meanwhile, its answer counts. */
  function renew(): Promise<Account> {
    const writesBefore = cartWrites
    const mine: Promise<Account> = read().then(
      (account) => {
        if (reading !== mine) return reading ?? kept.account
        const isOvertaken = cartWrites !== writesBefore
        keep(withNews(kept, isOvertaken ? { ...account, cart: kept.account.cart } : account))
        return kept.account
      },
      (error) => {
        if (kept.readAt === null) throw error
        return kept.account
      },
    )
    reading = mine
    const end = () => {
      if (reading === mine) reading = null
    }
    mine.then(end, end)
    return mine
  }

  return {
    /** The account as it is shown: without the lines that are on their way out of the cart. */
    get: shown.get,
    watch: shown.subscribe,
    renew,
    /** The account as it is known, at once; one that is old is read anew meanwhile. */
    load: async (): Promise<Account> => {
      if (kept.readAt === null) return reading ?? renew()
      if (!isWhole(kept.account) || Date.now() - kept.readAt >= freshFor) void (reading ?? renew())
      return kept.account
    },
    /** The same for pages that cannot do without it: what could not be read is waited for. */
    loadWhole: async (): Promise<Account> => {
      if (kept.readAt !== null && isWhole(kept.account)) return kept.account
      return reading ?? renew()
    },
    /** What is known shows on, but whoever needs it next waits until it is read. */
    forget: () => {
      reading = null
      kept = { ...kept, readAt: null }
    },
    /** The cart as a write has answered it. */
    keepCart: (cart: Cart | null) => {
      cartWrites += 1
      keep({ ...kept, account: { ...kept.account, cart: success(cart) } })
    },
    /** Shows the cart without a line while it is taken out. */
    hideLine: (line: number) => keep(kept, [...leaving, line]),
    /** Ends that: the line is out, or it stays. */
    unhideLine: (line: number) =>
      keep(
        kept,
        leaving.filter((one) => one !== line),
      ),
    dehydrate: () => kept,
    hydrate: (from: KeptAccount) => keep(from),
  }
}

/** Whether nothing of the account failed to be read. */
function isWhole({ session, cart }: Account): boolean {
  return session.state !== 'unavailable' && cart?.ok !== false
}

/** What was just read, beside which a silent provider takes nothing away that is known. */
function withNews(kept: KeptAccount, account: Account): KeptAccount {
  const { session, cart } = kept.account
  if (session.customer && account.session.state === 'unavailable') return kept
  const isSame = session.customer?.id === account.session.customer?.id
  const isLost = isSame && cart?.ok && account.cart?.ok === false
  return { account: isLost ? { ...account, cart } : account, readAt: Date.now() }
}

function withoutLines(account: Account, lines: readonly number[]): Account {
  if (!account.cart || lines.length === 0) return account
  return { ...account, cart: mapOutcome(account.cart, (cart) => lines.reduce(withoutLine, cart)) }
}

function withoutLine(cart: Cart | null, id: number): Cart | null {
  return cart?.lines.some((line) => line.id === id) ? cartWithoutLine(cart, id) : cart
}
