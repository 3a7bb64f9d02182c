import type { ReactNode } from 'react'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { isSound } from '#app/features/product/product-kinds.ts'
import { PackGrid } from './pack-grid.tsx'
import { productToSoundItem } from './sound-item.ts'
import { SoundList } from './sound-list.tsx'

interface ProductListProps {
  readonly title: string
  readonly products: readonly ProductSummary[]
  /** Content after the products, such as a link to more. */
  readonly children?: ReactNode
}

/**
 * A titled section of products, with packs as cards and sounds as rows, and of additional content;
 * the title is omitted if there are no products.
 */
export function ProductList({ title, products, children }: ProductListProps) {
  const sounds = products.filter(({ kind }) => isSound(kind))
  const packs = products.filter(({ kind }) => !isSound(kind))
  if (products.length === 0) return children
  return (
    <section className="grid gap-6">
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-sm tablet:text-display-xl">
        {title}
      </h2>
      {packs.length > 0 ? <PackGrid packs={packs.slice(0, 4)} /> : null}
      {sounds.length > 0 ? (
        <SoundList label={title} items={sounds.map(productToSoundItem)} />
      ) : null}
      {children}
    </section>
  )
}
