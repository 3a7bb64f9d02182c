/** A paid top-up. Amounts are in cents. */
export interface TopUp {
  id: string
  amount: number
  paidAt: Date
  /** The part that was refunded or is disputed: it cannot be refunded again. */
  returned: number
  /** The part of what was returned that had been spent, and so was not taken from the balance. */
  lost: number
}

export interface UnspentTopUp extends TopUp {
  /** The part of the amount that is in the balance, in cents. */
  inBalance: number
  /** The part of it that can be refunded. */
  unspent: number
}

/** A change of a customer's balance by an order or its refund, or by a top-up, its refund or dispute. */
export interface BalanceChange {
  readonly kind: 'order' | 'top-up'
  /** The id of the order or top-up. */
  readonly id: string
  /** In cents; negative for what is taken from the balance. */
  readonly amount: number
}

/**
 * Calculates the unspent part of each top-up from all changes of the balance, oldest first. The oldest
 * money is spent first. What comes back belongs to the top-ups that it was taken from: otherwise, what
 * went back to the card could come back as the Tunes of a newer top-up, and be refunded once more. The
 * parts never add up to more than the balance.
 */
export function calculateUnspentTopUps(
  topUps: readonly TopUp[],
  changes: readonly BalanceChange[],
): UnspentTopUp[] {
  const { balance } = followTopUps(topUps, changes)
  return topUps.map((topUp) => {
    const inBalance = balance.get(topUp.id)
    const refundable = Math.max(0, topUp.amount - topUp.returned)
    return { ...topUp, inBalance, unspent: Math.min(inBalance, refundable) }
  })
}

/** Returns the ids of the orders that a top-up has paid a part of, oldest first. */
export function listPaidOrders(
  topUps: readonly TopUp[],
  changes: readonly BalanceChange[],
  topUpId: string,
): string[] {
  const { taken } = followTopUps(topUps, changes)
  return [...taken].flatMap(([key, parts]) =>
    key.startsWith('order:') && parts.get(topUpId) > 0 ? [key.slice('order:'.length)] : [],
  )
}

/** Returns which top-ups are in the balance, and which ones each change has taken from it. */
function followTopUps(topUps: readonly TopUp[], changes: readonly BalanceChange[]) {
  const returned = new Set(topUps.filter((topUp) => topUp.returned > 0).map(({ id }) => id))
  const balance = new Parts()
  const taken = new Map<string, Parts>()
  for (const { kind, id, amount } of changes) {
    const key = `${kind}:${id}`
    const parts = taken.get(key) ?? new Parts()
    taken.set(key, parts)
    const isOrder = kind === 'order'
    if (amount < 0) {
      balance.move(-amount, parts, isOrder ? balance.listIds() : [id, ...balance.listIds()])
      continue
    }
    const ids = isOrder ? sortByReturn(parts.listIds(), returned) : [id, ...parts.listIds()]
    const rest = parts.move(amount, balance, ids)
    if (!isOrder) balance.add(id, rest)
  }
  return { balance, taken }
}

/** A part of a top-up, in cents. */
export interface TopUpPart {
  readonly id: string
  readonly amount: number
}

/**
 * Divides the Tunes that a refund of an order is about to return among the top-ups that paid it: what
 * can be refunded of each afterwards. Tunes that are taken again, because their payment went back to
 * the card before, can not.
 */
export function divideOrderRefund(
  topUps: readonly TopUp[],
  changes: readonly BalanceChange[],
  { id, tunes }: { readonly id: string; readonly tunes: number },
): TopUpPart[] {
  if (tunes === 0) return []
  const before = calculateUnspentTopUps(topUps, changes)
  const after = calculateUnspentTopUps(topUps, [...changes, { kind: 'order', id, amount: tunes }])
  return after.flatMap((topUp, index) => {
    const left = topUp.inBalance - Math.min(topUp.inBalance, topUp.lost)
    const refundable = Math.min(left, Math.max(0, topUp.amount - topUp.returned))
    const amount = refundable - (before[index]?.unspent ?? 0)
    return amount > 0 ? [{ id: topUp.id, amount }] : []
  })
}

/**
 * Sorts the top-ups that paid an order, the oldest first, by which of them gets the refund of it: first
 * those that have gone back to the card, so that losses get smaller; then the newest, as if the order
 * had been smaller.
 */
function sortByReturn(oldestFirst: readonly string[], returned: ReadonlySet<string>): string[] {
  const rest = oldestFirst.filter((id) => !returned.has(id))
  return [...oldestFirst.filter((id) => returned.has(id)), ...rest.toReversed()]
}

/** Amounts in cents by the top-ups that they are parts of, which keep the order of their first one. */
class Parts {
  readonly #amounts = new Map<string, number>()

  get(id: string): number {
    return this.#amounts.get(id) ?? 0
  }

  listIds(): string[] {
    return [...this.#amounts.keys()]
  }

  add(id: string, amount: number): void {
    this.#amounts.set(id, this.get(id) + amount)
  }

  /** Moves an amount, from the top-ups in this order; returns what they do not have. */
  move(amount: number, to: Parts, ids: readonly string[]): number {
    let left = amount
    for (const id of ids) {
      const part = Math.min(left, this.get(id))
      if (part === 0) continue
      this.add(id, -part)
      to.add(id, part)
      left -= part
    }
    return left
  }
}
