import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'

/** The description, and what the licence allows. */
export function ProductText({ product }: { readonly product: Product }) {
  return (
    <div className="grid max-w-[62ch] content-start gap-4 text-lg">
      <div lang="en" className="grid gap-4" data-description>
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="border-t border-rule pt-4 text-base">
        {m.catalog_licence_note()}{' '}
        <Link
          to="/info"
          search={{ tab: 'licence' }}
          className="font-semibold underline underline-offset-4"
        >
          {m.catalog_learn_more()}
        </Link>
      </p>
    </div>
  )
}
