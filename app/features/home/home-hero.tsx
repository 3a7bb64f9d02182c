import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { getIdentity } from '#app/features/identity/identity.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { ArtistLink } from '#app/features/product/artist-link.tsx'
import { describeKinds } from '#app/features/product/product-kinds.ts'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import { HomePoster } from './home-poster.tsx'

/**
 * The hero of the home page: the tagline over the waveform of the newest pack, with a play button.
 */
export function HomeHero({ packs }: { readonly packs: readonly ProductSummary[] }) {
  const { name, tagline } = getIdentity()
  const { hasLoops } = useProviderInfo()
  const newestPack = packs.find((pack) => pack.preview !== null)
  return (
    <section className="surface-tint relative flex min-h-[calc(100svh-var(--header-height)-var(--search-height)-var(--player-height))] flex-col overflow-hidden">
      <HomePoster text={tagline ?? name} track={newestPack ? productToTrack(newestPack) : null} />
      <div className="page-width relative grid grid-cols-[auto_1fr] items-end gap-x-4 gap-y-3 pb-5 tablet:gap-x-8 tablet:pb-6 desktop:grid-cols-[auto_1fr_minmax(0,26rem)]">
        {newestPack ? <HeroSound pack={newestPack} packs={packs} /> : null}
        <p className="col-span-full max-w-[33.25rem] text-base leading-snug tablet:text-lg desktop:col-span-1 desktop:col-start-3">
          {m.catalog_home_lead({ kinds: describeKinds(hasLoops) })}
        </p>
      </div>
    </section>
  )
}

interface HeroSoundProps {
  readonly pack: ProductSummary
  readonly packs: readonly ProductSummary[]
}

function HeroSound({ pack, packs }: HeroSoundProps) {
  const track = productToTrack(pack)
  if (!track) return null
  return (
    <>
      <PlayButton
        track={track}
        queue={packs.flatMap((other) => productToTrack(other) ?? [])}
        className="size-28 border-transparent bg-primary text-on-primary hover:[filter:brightness(1.05)] tablet:size-40"
        iconClassName="size-12 tablet:size-18"
      />
      <p className="min-w-0 pt-8 text-sm leading-tight tablet:pt-0 tablet:text-base">
        {m.catalog_home_newest()}{' '}
        <Link
          to="/catalog/$id"
          params={{ id: String(pack.id) }}
          lang={getNameLanguage(pack)}
          className="block font-display text-2xl font-extrabold tracking-tight underline decoration-2 underline-offset-4 tablet:text-4xl"
        >
          {pack.name}
        </Link>
        {pack.artist ? (
          <ArtistLink
            artist={pack.artist}
            lang={getNameLanguage(pack)}
            className="inline-block min-h-6 underline-offset-4 hover:underline"
          />
        ) : null}
      </p>
    </>
  )
}
