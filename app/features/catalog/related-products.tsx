import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types.ts'
import { PackGrid } from './pack-grid.tsx'
import { isSound } from './product-kinds.ts'
import { productToSoundItem } from './sound-item.ts'
import { SoundList } from './sound-list.tsx'

/**
 * The "You may also like" section: packs as cards, sounds as rows. Renders nothing without
 * products.
 */
export function RelatedProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  const sounds = products.filter(({ kind }) => isSound(kind))
  const packs = products.filter(({ kind }) => !isSound(kind))
  if (products.length === 0) return null
  return (
    <section className="grid gap-6 bg-surface pt-12 tablet:pt-16">
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-sm tablet:text-display-xl">
        {m.catalog_also_like()}
      </h2>
      {packs.length > 0 ? <PackGrid packs={packs.slice(0, 4)} /> : null}
      {sounds.length > 0 ? (
        <SoundList label={m.catalog_also_like()} items={sounds.map(productToSoundItem)} />
      ) : null}
    </section>
  )
}
