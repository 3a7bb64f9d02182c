import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types.ts'
import { PackGrid } from './pack-grid.tsx'
import { productToSoundItem } from './sound-item.ts'
import { SoundList } from './sound-list.tsx'

/**
 * The "You may also like" section: packs as cards, one-shots as rows. Renders nothing without
 * products.
 */
export function RelatedProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  const oneShots = products.filter((product) => product.kind === 'one-shot')
  const packs = products.filter((product) => product.kind !== 'one-shot')
  if (products.length === 0) return null
  return (
    <section className="grid gap-6 bg-surface pt-12 tablet:pt-16">
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-sm tablet:text-display-xl">
        {m.catalog_also_like()}
      </h2>
      {packs.length > 0 ? <PackGrid packs={packs.slice(0, 4)} /> : null}
      {oneShots.length > 0 ? (
        <SoundList label={m.catalog_also_like()} items={oneShots.map(productToSoundItem)} />
      ) : null}
    </section>
  )
}
