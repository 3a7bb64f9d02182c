import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { Cover } from './cover.tsx'
import { DisplayText } from './display-text.tsx'
import { productTitle } from './product-title.ts'
import { trackOfProduct } from './sound-item.ts'

/** The name across the page, the cover, and the sound to play, all on the product's own colour. */
export function ProductHero({ product }: { readonly product: Product }) {
  const track = trackOfProduct(product)
  return (
    <header className="border-b border-rule bg-tint text-tint-ink">
      <div className="page-width grid gap-6 py-6 tablet:gap-8 tablet:py-10">
        <DisplayText
          text={productTitle(product.name)}
          lang={product.name ? 'en' : undefined}
          tallest={30}
        />
        <div className="grid items-end gap-6 tablet:grid-cols-[5fr_7fr] tablet:gap-12">
          <Cover
            url={product.cover?.url ?? null}
            peaks={product.peaks}
            eager
            className="w-full max-w-[min(100%,42svh)] border border-tint-ink"
          />
          <div className="grid gap-6">
            <Origin product={product} />
            {track ? (
              <div className="flex items-center gap-4">
                <PlayButton
                  track={track}
                  className="size-16 border-current hover:bg-tint-ink hover:text-tint tablet:size-20"
                  iconClassName="size-7 tablet:size-9"
                />
                <TrackWaveform
                  track={track}
                  bars={120}
                  className="h-20 min-w-0 flex-1 tablet:h-28"
                />
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </header>
  )
}

function Origin({ product }: { readonly product: Product }) {
  const { artist, genre, pack, summary } = product
  return (
    <div className="grid gap-2">
      {summary ? (
        <p
          lang="en"
          className="max-w-[34ch] font-display text-2xl leading-snug font-semibold tablet:text-3xl"
        >
          {summary}
        </p>
      ) : null}
      <p lang="en" className="text-lg">
        {[artist?.name, genre?.label].filter(Boolean).join(' · ')}
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
