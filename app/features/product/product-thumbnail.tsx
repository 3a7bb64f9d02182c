import type { CSSProperties } from 'react'
import type { Product } from '#app/provider/types/product.ts'

type ThumbnailProduct = Pick<Product, 'cover' | 'colors'>

/** A small decorative cover; falls back to the product's two colors. */
export function ProductThumbnail({ product }: { readonly product: ThumbnailProduct | null }) {
  const [first, second] = product?.colors ?? [undefined, undefined]
  const style: CSSProperties = {
    background: first ? `linear-gradient(135deg, ${first} 50%, ${second} 50%)` : undefined,
  }
  return (
    <span className="block size-16 shrink-0 overflow-hidden bg-surface-raised" style={style}>
      {product?.cover ? (
        <img
          src={product.cover.url}
          alt=""
          width={64}
          height={64}
          className="size-full object-cover"
        />
      ) : null}
    </span>
  )
}
