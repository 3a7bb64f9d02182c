import { m } from '#app/paraglide/messages.js'
import type { Offer, Product, Sound } from '#app/provider/types/product.ts'
import { soundToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import type { SoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'

interface PackSoundsProps {
  readonly pack: Product
}

/** The sounds of a pack, loops before one-shots, with prices for those sold separately. */
export function PackSounds({ pack }: PackSoundsProps) {
  const items = (kind: 'loop' | 'one-shot') =>
    pack.sounds
      .filter((sound) => (sound.kind ?? 'one-shot') === kind)
      .map((sound) => soundToSoundItem(sound, pack, toOffer(sound, pack)))
  if (pack.sounds.length === 0) return null
  return (
    <section className="grid gap-6" data-tracklist>
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-sm tablet:text-display-xl">
        {m.catalog_pack_sounds()}
      </h2>
      <SoundGroup title={m.catalog_loops()} items={items('loop')} />
      <SoundGroup title={m.catalog_one_shots()} items={items('one-shot')} />
    </section>
  )
}

/** Returns the offer to buy a sound, or to download it from an owned pack; null without a product. */
function toOffer({ productId: id, name, offer }: Sound, { isOwned }: Product): Offer | null {
  if (id === null) return null
  const sound = { id, name, priceText: null, regularPrice: null }
  if (isOwned) return { ...sound, price: null, links: [], isOwned }
  return offer && { ...sound, ...offer }
}

interface SoundGroupProps {
  readonly title: string
  readonly items: readonly SoundItem[]
}

function SoundGroup({ title, items }: SoundGroupProps) {
  if (items.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="page-width tabular-nums text-xl font-bold">
        {title}{' '}
        <span className="font-text text-base font-normal tracking-normal">({items.length})</span>
      </h3>
      <SoundList items={items} label={title} />
    </div>
  )
}
