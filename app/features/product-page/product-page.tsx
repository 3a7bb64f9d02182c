import { getTintStyle } from '#app/ui/tint.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'
import type { NamedProduct } from '#app/features/product/product.functions.ts'
import { ProductList } from '#app/features/catalog/list/product-list.tsx'
import { PackSounds } from './pack-sounds.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductHero } from './product-hero.tsx'
import { ProductText } from './product-text.tsx'
import { PurchaseBar } from './purchase-bar.tsx'

interface ProductPageProps {
  readonly product: NamedProduct
  /** Related products; empty if they could not be loaded. */
  readonly related: readonly ProductSummary[]
}

/** A product page in the colors of the product. */
export function ProductPage({ product, related }: ProductPageProps) {
  return (
    <div style={getTintStyle(product.colors)} className="flex flex-col">
      <ProductHero product={product} />
      <PurchaseBar product={product} />
      <div className="surface-inverse">
        <div className="page-width grid max-w-none gap-x-[8.333vw] gap-y-10 py-10 tablet:py-16 desktop:grid-cols-[5fr_7fr]">
          <ProductFacts product={product} />
          <ProductText product={product} />
        </div>
        {product.kind === 'pack' ? <PackSounds pack={product} /> : null}
      </div>
      <div className="bg-surface pt-12 empty:hidden tablet:pt-16">
        <ProductList title={m.catalog_also_like()} products={related} />
      </div>
    </div>
  )
}
