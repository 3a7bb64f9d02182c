import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'

type Pack = Pick<ProductSummary, 'soundsCount' | 'isOwned' | 'ownedPart'>

/** Describes the contents of a pack: how many of its sounds are owned, or how many there are. */
export function describeContents({ soundsCount, isOwned, ownedPart }: Pack): string | null {
  if (!soundsCount) return null
  if (isOwned || !ownedPart) return m.catalog_sounds_count({ count: soundsCount })
  return m.catalog_owned_of({ owned: ownedPart.sounds, count: soundsCount })
}

/** Describes by how much a pack costs less because of owned sounds; null if it does not. */
export function describeOwnedPart({ soundsCount, isOwned, ownedPart }: Pack): string | null {
  if (isOwned || !soundsCount || !ownedPart) return null
  const counts = { owned: ownedPart.sounds, count: soundsCount }
  if (ownedPart.credit.minor === 0) return m.catalog_owned_of(counts)
  return m.catalog_owned_less({ ...counts, amount: formatMoney(ownedPart.credit) })
}
