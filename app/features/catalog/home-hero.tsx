import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import { brand } from '#app/features/pages/brand.ts'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { DisplayText } from './display-text.tsx'
import { trackOfProduct } from './sound-item.ts'

/** A statement that fills the first screen, over the newest pack's demo mix to play at once. */
export function HomeHero({ packs }: { readonly packs: readonly Product[] }) {
  const newest = packs.find((pack) => pack.preview !== null)
  return (
    <section className="page-width flex min-h-[calc(100svh-4rem)] flex-col justify-between gap-8 py-6 tablet:py-8">
      <DisplayText text={brand.tagline()} tallest={52} />
      <p className="max-w-[44ch] text-lg tablet:text-xl desktop:ml-auto">{m.catalog_home_lead()}</p>
      {newest ? <HeroSound pack={newest} packs={packs} /> : null}
    </section>
  )
}

interface HeroSoundProps {
  readonly pack: Product
  readonly packs: readonly Product[]
}

function HeroSound({ pack, packs }: HeroSoundProps) {
  const track = trackOfProduct(pack)
  if (!track) return null
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border-t border-rule pt-5 tablet:gap-x-8">
      <PlayButton
        track={track}
        queue={packs.flatMap((other) => trackOfProduct(other) ?? [])}
        className="size-20 border-transparent bg-hot text-on-hot hover:brightness-105 tablet:size-28"
        iconClassName="size-9 tablet:size-12"
      />
      <TrackWaveform track={track} bars={160} className="h-20 min-w-0 tablet:h-32" />
      <p className="col-span-full leading-tight tablet:col-start-2">
        <span className="text-ink-soft">{m.catalog_home_newest()} </span>
        <Link
          to="/catalog/$id"
          params={{ id: String(pack.id) }}
          lang="en"
          className="font-semibold underline underline-offset-4"
        >
          {pack.name}
        </Link>
        {pack.artist ? <span lang="en">, {pack.artist.name}</span> : null}
      </p>
    </div>
  )
}
