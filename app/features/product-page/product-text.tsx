import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types/product.ts'
import { getTextLanguage } from '#app/features/product/text-language.ts'

/** The description, without the summary already shown in the hero, and a note on the license. */
export function ProductText({ product }: { readonly product: Product }) {
  const description = product.description.filter((paragraph) => paragraph !== product.summary)
  return (
    <div className="grid content-start gap-6">
      {description.length > 0 ? (
        <div
          lang={getTextLanguage(product)}
          className="grid gap-5 font-display text-xl leading-snug font-semibold tracking-tight tablet:text-2xl desktop-wide:text-3xl desktop-wide:leading-snug"
          data-description
        >
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      <p className="border-outline not-first:border-t-2 not-first:pt-4 desktop:border-t-2 desktop:pt-4">
        {m.catalog_licence_note()}{' '}
        <Link
          to="/info"
          search={{ tab: 'licence' }}
          className="inline-block font-semibold underline underline-offset-4"
        >
          {m.catalog_learn_more()}
        </Link>
      </p>
    </div>
  )
}
