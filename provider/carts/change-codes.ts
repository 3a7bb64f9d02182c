import { randomInt } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import {
  findOwnerCode,
  insertDiscountCode,
  insertGiftCard,
  limitDiscountCode,
  setCodeActive,
} from './owner-codes.store.ts'
import type { OwnerCode } from './owner-codes.store.ts'

/** Excludes letters and digits that look alike. */
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The reason a code cannot be created or changed; `gift_card` because only discount codes have a
 * usage limit.
 */
export type CodeChangeRefusal = 'code_unknown' | 'code_exists' | 'gift_card'

/** Creates a discount code; returns it, or the reason for refusal. */
export async function createDiscountCode(
  db: Database,
  code: Parameters<typeof insertDiscountCode>[1],
): Promise<OwnerCode | CodeChangeRefusal> {
  return await transact(db, async (transaction) => {
    if ((await findOwnerCode(transaction, code.code)) !== null) return 'code_exists'
    await insertDiscountCode(transaction, code)
    return await getCode(transaction, code.code)
  })
}

/**
 * Creates a gift card, with a random code if `code` is null; returns it, or the reason for refusal.
 */
export async function createGiftCard(
  db: Database,
  card: {
    readonly code: string | null
    /** In cents. */
    readonly amount: number
    readonly expiresAt: string | null
  },
): Promise<OwnerCode | CodeChangeRefusal> {
  return await transact(db, async (transaction) => {
    const code = card.code ?? (await createFreeCode(transaction))
    if ((await findOwnerCode(transaction, code)) !== null) return 'code_exists'
    await insertGiftCard(transaction, { ...card, code })
    return await getCode(transaction, code)
  })
}

/**
 * Sets how often a discount code can be used; null for no limit. Returns it, or the reason for
 * refusal.
 */
export async function limitCode(
  db: Database,
  code: string,
  maxUses: number | null,
): Promise<OwnerCode | CodeChangeRefusal> {
  return await transact(db, async (transaction) => {
    const found = await findOwnerCode(transaction, code)
    if (found === null) return 'code_unknown'
    if (found.kind === 'gift-card') return 'gift_card'
    await limitDiscountCode(transaction, code, maxUses)
    return await getCode(transaction, code)
  })
}

/** Activates or deactivates a code. Returns it, or the reason for refusal. */
export async function changeCodeState(
  db: Database,
  code: string,
  isActive: boolean,
): Promise<OwnerCode | CodeChangeRefusal> {
  return await transact(db, async (transaction) => {
    const found = await findOwnerCode(transaction, code)
    if (found === null) return 'code_unknown'
    await setCodeActive(transaction, found, isActive)
    return await getCode(transaction, code)
  })
}

/** Returns a code that is known to exist. */
async function getCode(db: Database, code: string): Promise<OwnerCode> {
  const found = await findOwnerCode(db, code)
  if (found === null) throw new Error('a code that was just stored is missing')
  return found
}

async function createFreeCode(db: Database): Promise<string> {
  const code = createCode()
  return (await findOwnerCode(db, code)) === null ? code : await createFreeCode(db)
}

/** Creates an unguessable code of 80 random bits. */
function createCode(): string {
  const letters = Array.from({ length: 16 }, () => codeLetters[randomInt(codeLetters.length)])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}
