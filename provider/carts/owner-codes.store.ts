import type { CatalogueOrigin } from '../catalog/catalogue.ts'
import type { Database } from '../platform/database/database.ts'

/** A discount code or a gift card in the owner's view. Amounts are in cents. */
export interface OwnerCode {
  readonly code: string
  readonly kind: 'discount' | 'gift-card'
  /** The percentage of a discount code; null for a gift card. */
  readonly percent: number | null
  /** The amount of a gift card; null for a discount code. */
  readonly amount: number | null
  /** The spent amount of a gift card; null for a discount code. */
  readonly spent: number | null
  readonly uses: number
  /** The maximum number of uses of a discount code; null for no limit. */
  readonly maxUses: number | null
  /** The last moment of validity; null if it never expires. */
  readonly expiresAt: string | null
  readonly isActive: boolean
  readonly origin: CatalogueOrigin
}

/** Lists all codes: discount codes, then gift cards, each in alphabetical order. */
export async function listCodes(db: Database): Promise<OwnerCode[]> {
  return [...(await listDiscountCodes(db)), ...(await listGiftCards(db))]
}

/** Returns a normalized code, or null. */
export async function findOwnerCode(db: Database, code: string): Promise<OwnerCode | null> {
  const [discount] = await listDiscountCodes(db, code)
  const [giftCard] = await listGiftCards(db, code)
  return discount ?? giftCard ?? null
}

/** Inserts a discount code. */
export async function insertDiscountCode(
  db: Database,
  code: {
    readonly code: string
    readonly percent: number
    readonly maxUses: number | null
    readonly expiresAt: string | null
  },
): Promise<void> {
  const { percent, maxUses, expiresAt } = code
  await db
    .insertInto('coupons')
    .values({ code: code.code, percent, max_uses: maxUses, expires_at: expiresAt })
    .execute()
}

/** Inserts a gift card of an amount in cents. */
export async function insertGiftCard(
  db: Database,
  card: { readonly code: string; readonly amount: number; readonly expiresAt: string | null },
): Promise<void> {
  const { code, amount, expiresAt } = card
  await db.insertInto('gift_cards').values({ code, amount, expires_at: expiresAt }).execute()
}

/** Sets how often a discount code can be used; null for no limit. */
export async function limitDiscountCode(
  db: Database,
  code: string,
  maxUses: number | null,
): Promise<void> {
  await db.updateTable('coupons').set({ max_uses: maxUses }).where('code', '=', code).execute()
}

/** Activates or deactivates a code. */
export async function setCodeActive(
  db: Database,
  { code, kind }: OwnerCode,
  isActive: boolean,
): Promise<void> {
  const table = kind === 'discount' ? 'coupons' : 'gift_cards'
  const active = isActive ? 1 : 0
  await db.updateTable(table).set({ active }).where('code', '=', code).execute()
}

async function listDiscountCodes(db: Database, code?: string): Promise<OwnerCode[]> {
  let query = db
    .selectFrom('coupons')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('coupon_uses')
        .whereRef('coupon_uses.coupon_code', '=', 'coupons.code')
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .as('uses'),
    )
    .orderBy('code')
  if (code !== undefined) query = query.where('code', '=', code)
  const rows = await query.execute()
  return rows.map((row) => ({
    ...toCode(row),
    kind: 'discount',
    percent: row.percent,
    amount: null,
    spent: null,
    uses: row.uses ?? 0,
    maxUses: row.max_uses,
  }))
}

async function listGiftCards(db: Database, code?: string): Promise<OwnerCode[]> {
  let query = db
    .selectFrom('gift_cards')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('gift_card_redemptions')
        .whereRef('gift_card_redemptions.gift_card_code', '=', 'gift_cards.code')
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .as('uses'),
    )
    .orderBy('code')
  if (code !== undefined) query = query.where('code', '=', code)
  const rows = await query.execute()
  return rows.map((row) => ({
    ...toCode(row),
    kind: 'gift-card',
    percent: null,
    amount: row.amount,
    spent: row.redeemed,
    uses: row.uses ?? 0,
    maxUses: null,
  }))
}

function toCode(row: {
  code: string
  expires_at: string | null
  active: 0 | 1
  origin: CatalogueOrigin
}) {
  const { code, origin } = row
  return { code, expiresAt: row.expires_at, isActive: row.active === 1, origin }
}
