import { DisplayText } from '#app/ui/display-text.tsx'
import { formatCount } from '#app/features/catalog/format-count.ts'
import { PackGrid } from '#app/features/catalog/list/pack-grid.tsx'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { getTintStyle } from '#app/ui/tint.ts'
import { ArtistPortrait } from './artist-portrait.tsx'
import type { ArtistList, ArtistPageData } from './artist-page-data.ts'

interface ArtistPageProps {
  readonly slug: string
  readonly artist: ArtistPageData
}

/** An artist page in the colors of the newest product: portrait, description, packs and sounds. */
export function ArtistPage({ slug, artist }: ArtistPageProps) {
  return (
    <div style={getTintStyle(artist.colors)} data-artist={slug}>
      <ArtistHeader artist={artist} />
      <div className="grid bg-surface pb-16">
        {productKinds.map((kind) => (
          <ArtistSection key={kind} slug={slug} kind={kind} list={artist.lists[kind]} />
        ))}
      </div>
    </div>
  )
}

function ArtistHeader({ artist }: { readonly artist: ArtistPageData }) {
  const { name, nameLanguage, textLanguage, description } = artist
  return (
    <header className="surface-tint page-width grid max-w-none items-end gap-x-[4.166vw] gap-y-6 pt-4 pb-8 tablet:grid-cols-[3fr_9fr] tablet:pb-12">
      <ArtistPortrait
        artist={artist}
        lang={nameLanguage}
        className="max-w-60 bg-on-tint text-tint tablet:max-w-none"
      />
      <div className="grid min-w-0 gap-4 tablet:gap-6">
        <DisplayText text={name} lang={nameLanguage} maxHeight={36} />
        <div
          lang={textLanguage}
          data-description
          className="grid max-w-[46rem] gap-4 font-display text-xl leading-snug font-semibold tracking-tight tablet:text-2xl"
        >
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </header>
  )
}

interface ArtistSectionProps {
  readonly slug: string
  readonly kind: ProductKind
  readonly list: ArtistList
}

/** The newest products of a kind, with a link to all of them. */
function ArtistSection({ slug, kind, list }: ArtistSectionProps) {
  const { items, total, isTotalCapped } = list
  const { type, label, showAll } = kindTexts[kind]
  if (items.length === 0) return null
  return (
    <section data-section={kind} className="grid gap-5 pt-10 tablet:gap-6 tablet:pt-14">
      <h2 className="page-width display-type -ml-[0.04em] max-w-none text-display-xs tablet:text-display-md">
        {label()}
      </h2>
      {kind === 'pack' ? (
        <PackGrid packs={items} />
      ) : (
        <SoundList label={label()} items={items.map(productToSoundItem)} />
      )}
      {total > items.length ? (
        <div className="px-(--gutter)">
          <ButtonLink to="/catalog" search={{ type, artist: slug }}>
            {showAll({ count: formatCount(total, isTotalCapped) })}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}
