import { Link } from '@tanstack/react-router'
import { CrateButton } from '#app/features/favorites/crate-button.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types/product.ts'
import { ArtistLink } from '#app/features/product/artist-link.tsx'
import type { NamedProduct } from '#app/features/product/product.functions.ts'
import { isSound } from '#app/features/product/product-kinds.ts'
import { describeContents } from '#app/features/product/describe-contents.ts'
import { Price } from '#app/features/product/price.tsx'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import { getSoundFacts } from './sound-facts.tsx'
import type { Fact } from './sound-facts.tsx'

/** A list of facts about a product; unknown facts are omitted. */
export function ProductFacts({ product }: { readonly product: NamedProduct }) {
  const facts = getFacts(product).filter(({ rawValue }) => rawValue !== null)
  return (
    <section aria-label={m.catalog_facts()}>
      <dl className="tabular-nums grid border-t-2 border-on-surface">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-outline py-2.5">
            <dt className="text-sm leading-6 text-on-surface-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <CrateButton product={product} />
    </section>
  )
}

function getFacts(product: NamedProduct): Fact[] {
  const { kind, soundsCount } = product
  return [
    {
      name: m.catalog_fact_artist(),
      value: <ArtistName product={product} />,
      rawValue: product.artist,
    },
    { name: m.catalog_fact_pack(), value: <PackLink product={product} />, rawValue: product.pack },
    { name: m.catalog_genre(), value: <GenreLink product={product} />, rawValue: product.genre },
    {
      name: m.catalog_fact_contents(),
      value: describeContents(product),
      rawValue: isSound(kind) ? null : soundsCount,
    },
    ...getSoundFacts(product),
    {
      name: m.catalog_fact_price(),
      value: <Price product={product} />,
      rawValue: product.price ?? product.priceText,
    },
  ]
}

const linkClass = 'underline underline-offset-4'

function ArtistName({ product }: { readonly product: Product }) {
  const { artist } = product
  if (!artist) return null
  return (
    <ArtistLink
      artist={artist}
      lang={getNameLanguage(product)}
      className={artist.slug === null ? '' : linkClass}
    />
  )
}

function PackLink({ product }: { readonly product: Product }) {
  const { pack } = product
  if (!pack) return null
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(pack.id) }}
      lang={getNameLanguage(product)}
      className={linkClass}
    >
      {pack.name}
    </Link>
  )
}

function GenreLink({ product: { genre } }: { readonly product: Product }) {
  if (!genre) return null
  if (!genre.code) return <span lang="en">{genre.label}</span>
  return (
    <Link to="/catalog" search={{ genre: genre.code }} lang="en" className={linkClass}>
      {genre.label}
    </Link>
  )
}
