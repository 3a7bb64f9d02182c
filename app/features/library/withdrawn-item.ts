import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import type { SoundItem } from '#app/features/catalog/list/sound-item.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'

/** Converts a sound to an item that links nowhere, neither in its row nor in the player. */
export function toWithdrawnItem(sound: ProductSummary): SoundItem {
  const item = productToSoundItem(sound)
  return { ...item, productId: null, track: item.track && { ...item.track, productId: null } }
}
