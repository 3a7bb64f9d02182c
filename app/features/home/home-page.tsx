import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArtistGrid } from '#app/features/artists/artist-grid.tsx'
import { collectArtists } from '#app/features/artists/artist-cards.ts'
import { formatCount } from '#app/features/catalog/format-count.ts'
import { PackGrid } from '#app/features/catalog/list/pack-grid.tsx'
import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import type { HomeProducts } from './home.functions.ts'
import { HomeHero } from './home-hero.tsx'

const maxPacks = 6

interface HomePageProps {
  /** The newest packs, from which the list of artists is derived. */
  readonly packs: HomeProducts
  readonly sounds: HomeProducts
}

/**
 * The home page: a hero with the tagline and a playable demo, followed by one-shots, packs and
 * artists.
 */
export function HomePage({ packs, sounds }: HomePageProps) {
  const artists = collectArtists(packs.items)
  return (
    <>
      <HomeHero packs={packs.items} />
      {sounds.items.length > 0 ? (
        <HomeSection
          title={m.catalog_home_samples()}
          more={<AllOneShotsLink count={formatTotal(sounds)} />}
          fullWidth
        >
          <SoundList label={m.catalog_one_shots()} items={sounds.items.map(productToSoundItem)} />
        </HomeSection>
      ) : null}
      {packs.items.length > 0 ? (
        <HomeSection
          title={m.catalog_home_packs()}
          more={<AllPacksLink count={formatTotal(packs)} />}
          fullWidth
        >
          <PackGrid packs={packs.items.slice(0, maxPacks)} featured />
        </HomeSection>
      ) : null}
      {artists.length > 0 ? (
        <HomeSection title={m.catalog_home_artists()}>
          <ArtistGrid artists={artists} />
        </HomeSection>
      ) : null}
    </>
  )
}

interface HomeSectionProps {
  readonly title: string
  readonly more?: ReactNode
  /** True to span the full width of the viewport. */
  readonly fullWidth?: boolean
  readonly children: ReactNode
}

function HomeSection({ title, more, fullWidth = false, children }: HomeSectionProps) {
  return (
    <section className="grid gap-5 pt-14 last:pb-16 tablet:gap-6 tablet:pt-20 tablet:last:pb-24">
      <div className="page-width flex max-w-none flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="display-type -ml-[0.04em] text-fluid-md">{title}</h2>
        {more}
      </div>
      {fullWidth ? children : <div className="page-width max-w-none">{children}</div>}
    </section>
  )
}

function formatTotal({ total, isTotalCapped }: HomeProducts): string {
  return formatCount(total, isTotalCapped)
}

function AllOneShotsLink({ count }: { readonly count: string }) {
  return (
    <ButtonLink to="/catalog" search={{ type: 'one-shots' }}>
      {m.catalog_show_all_one_shots({ count })}
    </ButtonLink>
  )
}

function AllPacksLink({ count }: { readonly count: string }) {
  return (
    <ButtonLink to="/catalog" search={{ type: 'sample-packs' }}>
      {m.catalog_show_all_packs({ count })}
    </ButtonLink>
  )
}
