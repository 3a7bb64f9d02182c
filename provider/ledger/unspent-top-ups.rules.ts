/** A paid top-up. Amounts are in cents. */
export interface TopUp {
  id: string
  amount: number
  paidAt: Date
  /** The refunded or disputed part, which cannot be refunded again. */
  returned: number
  /** The part of `returned` that was already spent, and so was not deducted from the balance. */
  lost: number
}

export interface UnspentTopUp extends TopUp {
  /** The part still in the balance, in cents. */
  inBalance: number
  /** The refundable part of `inBalance`. */
  unspent: number
}

/**
 * A balance change by an order, a top-up, a refund or dispute of either, or by giving up the rest.
 */
export interface BalanceChange {
  readonly kind: 'order' | 'top-up' | 'given-up'
  /** The id of the order, the top-up or the customer. */
  readonly id: string
  /** In cents; negative for a deduction. */
  readonly amount: number
}

/**
 * Calculates the unspent part of each top-up from all balance changes, oldest first. The oldest
 * money is spent first. A refund restores the top-ups it was taken from: otherwise, money already
 * returned to a card could reappear as part of a newer top-up and be refunded twice. The parts
 * never exceed the balance.
 */
export function calculateUnspentTopUps(
  topUps: readonly TopUp[],
  changes: readonly BalanceChange[],
): UnspentTopUp[] {
  const { balance } = replayChanges(topUps, changes)
  return topUps.map((topUp) => {
    const inBalance = balance.get(topUp.id)
    const refundable = Math.max(0, topUp.amount - topUp.returned)
    return { ...topUp, inBalance, unspent: Math.min(inBalance, refundable) }
  })
}

/** Returns the ids of orders paid in part by a top-up, oldest first. */
export function listPaidOrders(
  topUps: readonly TopUp[],
  changes: readonly BalanceChange[],
  topUpId: string,
): string[] {
  const { taken } = replayChanges(topUps, changes)
  return [...taken].flatMap(([key, parts]) =>
    key.startsWith('order:') && parts.get(topUpId) > 0 ? [key.slice('order:'.length)] : [],
  )
}

/** Returns the top-ups left in the balance, and those each change deducted from. */
function replayChanges(topUps: readonly TopUp[], changes: readonly BalanceChange[]) {
  const returned = new Set(topUps.filter((topUp) => topUp.returned > 0).map(({ id }) => id))
  const balance = new Parts()
  const taken = new Map<string, Parts>()
  for (const { kind, id, amount } of changes) {
    const key = `${kind}:${id}`
    const parts = taken.get(key) ?? new Parts()
    taken.set(key, parts)
    const isOrder = kind === 'order'
    if (amount < 0) {
      balance.move(
        -amount,
        parts,
        kind !== 'top-up' ? balance.listIds() : [id, ...balance.listIds()],
      )
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
 * Divides the Tunes of an upcoming order refund among the top-ups that paid for the order, limited
 * to what is then refundable of each. Excludes Tunes that cover a payment already returned to the
 * card.
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
 * Sorts the top-ups of an order by who receives its refund first: those already returned to the
 * card, which reduces losses, then the newest, as if the order had been smaller.
 */
function sortByReturn(oldestFirst: readonly string[], returned: ReadonlySet<string>): string[] {
  const rest = oldestFirst.filter((id) => !returned.has(id))
  return [...oldestFirst.filter((id) => returned.has(id)), ...rest.toReversed()]
}

/** Amounts in cents by top-up, in insertion order. */
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

  /**
   * Moves up to an amount from the top-ups, in the order of `ids`; returns the rest that they lack.
   */
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
