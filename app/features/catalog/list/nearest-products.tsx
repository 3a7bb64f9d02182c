import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { isSound } from '#app/features/product/product-kinds.ts'
import type { RenderControl } from './file-controls.ts'
import { PackGrid } from './pack-grid.tsx'
import { productToSoundItem } from './sound-item.ts'
import { SoundList } from './sound-list.tsx'

interface NearestProductsProps {
  readonly products: readonly ProductSummary[]
  readonly renderControl?: RenderControl | undefined
}

/**
 * The products that come near a search, nearest first, below a line that separates them from its
 * results. Packs are above the sounds if the nearest product is one, otherwise below.
 */
export function NearestProducts({ products, renderControl }: NearestProductsProps) {
  const [first] = products
  if (!first) return null
  const sounds = products.filter(({ kind }) => isSound(kind)).map(productToSoundItem)
  const packs = products.filter(({ kind }) => !isSound(kind))
  const packGrid =
    packs.length > 0 ? <PackGrid packs={packs} compact renderControl={renderControl} /> : null
  const label = m.catalog_nearest()
  return (
    <section className="mt-4 grid gap-3 border-t-2 border-outline pt-3" data-nearest>
      <h2 className="display-type px-(--gutter) pt-2 text-display-xs tablet:text-display-md">
        {label}
      </h2>
      {isSound(first.kind) ? null : packGrid}
      {sounds.length > 0 ? (
        <SoundList label={label} items={sounds} renderControl={renderControl} />
      ) : null}
      {isSound(first.kind) ? packGrid : null}
    </section>
  )
}
