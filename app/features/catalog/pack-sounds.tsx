import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { soundToSoundItem } from './sound-item.ts'
import { SoundList } from './sound-list.tsx'

interface PackSoundsProps {
  readonly pack: Product
  /** One-shots among which those of the pack that are sold alone stand, with their prices. */
  readonly singles: readonly Product[]
}

/** Everything in a pack as rows to play: loops first, then the one-shots with their own prices. */
export function PackSounds({ pack, singles }: PackSoundsProps) {
  const single = new Map(singles.map((product) => [product.id, product]))
  const items = (kind: 'loop' | 'one-shot') =>
    pack.sounds
      .filter((sound) => (sound.kind ?? 'one-shot') === kind)
      .map((sound) => soundToSoundItem(sound, pack, single.get(sound.productId ?? -1) ?? null))
  if (pack.sounds.length === 0) return null
  return (
    <section className="grid gap-6" data-tracklist>
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-sm tablet:text-display-xl">
        {m.catalog_pack_sounds()}
      </h2>
      <Part title={m.catalog_loops()} items={items('loop')} />
      <Part title={m.catalog_one_shots()} items={items('one-shot')} />
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly items: Parameters<typeof SoundList>[0]['items']
}

function Part({ title, items }: PartProps) {
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
