import { getTintStyle } from '#app/ui/tint.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { NamedProduct } from '#app/features/product/product.functions.ts'
import { getSimilarSearch } from '#app/features/product/product-kinds.ts'
import { ProductList } from '#app/features/catalog/list/product-list.tsx'
import { PackOfSound } from './pack-of-sound.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductText } from './product-text.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import { SoundHero } from './sound-hero.tsx'

interface SoundPageProps {
  readonly product: NamedProduct
  /** The pack of the sound; null if it has none or could not be loaded. */
  readonly pack: ProductSummary | null
  /** Related products: the most similar sounds, or empty if they could not be loaded. */
  readonly related: readonly ProductSummary[]
}

/** The page of a loop or one-shot in the colors of its pack. */
export function SoundPage({ product, pack, related }: SoundPageProps) {
  const { capabilities } = useProviderInfo()
  return (
    <div style={getTintStyle(product.colors)} className="flex flex-col">
      <SoundHero product={product} />
      <PurchaseBar product={product} />
      <div className="surface-inverse">
        <div className="page-width grid max-w-none gap-x-[8.333vw] gap-y-10 py-10 tablet:py-16 desktop:grid-cols-[5fr_7fr]">
          <ProductFacts product={product} />
          <div className="grid content-start gap-10">
            <ProductText product={product} />
            {product.pack ? <PackOfSound pack={product.pack} details={pack} /> : null}
          </div>
        </div>
      </div>
      <div className="bg-surface pt-12 empty:hidden tablet:pt-16">
        <ProductList title={m.catalog_also_like()} products={related}>
          {capabilities.filters ? (
            <div className="page-width max-w-none pb-6">
              <ButtonLink to="/catalog" search={getSimilarSearch(product.id, product.kind)}>
                {m.catalog_similar_to({ name: product.name })}
              </ButtonLink>
            </div>
          ) : null}
        </ProductList>
      </div>
    </div>
  )
}
