import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types/product.ts'
import { Cover } from '#app/features/product/cover.tsx'
import { ArtistLink } from '#app/features/product/artist-link.tsx'
import { DisplayText } from '#app/ui/display-text.tsx'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { getNameLanguage, getTextLanguage } from '#app/features/product/text-language.ts'

/**
 * The top of a product page: name and waveform next to the cover, which is cropped by the window's
 * edge. Fits on the screen above the purchase bar.
 */
export function ProductHero({ product }: { readonly product: Product }) {
  const track = productToTrack(product)
  return (
    <header className="hero-areas surface-tint grid overflow-hidden">
      <div className="min-w-0 px-(--gutter) [grid-area:name]">
        <DisplayText
          text={getProductTitle(product.name)}
          lang={product.name ? getNameLanguage(product) : undefined}
          maxHeight={30}
        />
      </div>
      <Cover
        url={product.cover?.url ?? null}
        peaks={product.peaks}
        eager
        transitionName={`cover-${product.id}`}
        className="w-full [grid-area:cover]"
      />
      <HeroDetails product={product} />
      {track ? (
        <>
          <TrackWaveform
            track={track}
            bars={56}
            className="h-24 min-w-0 [grid-area:wave] [--wave-rest:1] tablet:h-auto tablet:min-h-20 tablet:[contain:size] [header:has([data-playing])>&]:[--wave-rest:0.4]"
          />
          <PlayButton
            track={track}
            className="m-auto size-20 border-transparent bg-on-surface text-surface [grid-area:play] hover:bg-surface hover:text-on-surface tablet:ml-6 tablet:mr-(--gutter) tablet:size-24 desktop-medium:size-32"
            iconClassName="size-9 tablet:size-11 desktop-medium:size-14"
          />
        </>
      ) : null}
    </header>
  )
}

function HeroDetails({ product }: { readonly product: Product }) {
  const { artist, genre, pack, summary } = product
  return (
    <div className="grid max-w-[33.25rem] content-start gap-1.5 px-(--gutter) py-4 [grid-area:facts]">
      {summary ? (
        <p
          lang={getTextLanguage(product)}
          className="font-display text-xl leading-tight font-bold tracking-tight desktop-medium:text-2xl"
        >
          {summary}
        </p>
      ) : null}
      <p lang={getNameLanguage(product)}>
        {artist ? (
          <ArtistLink artist={artist} className="underline-offset-4 hover:underline" />
        ) : null}
        {artist && genre ? ' · ' : null}
        {genre?.label}
      </p>
      {pack ? (
        <p>
          <Link
            to="/catalog/$id"
            params={{ id: String(pack.id) }}
            className="underline underline-offset-4"
          >
            {m.catalog_from_pack({ pack: pack.name })}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
