import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { getTintStyle } from '#app/ui/tint.ts'
import { formatCatalogNumber } from '#app/features/product/product-names.ts'
import { Cover } from '#app/features/product/cover.tsx'
import { Price } from '#app/features/product/price.tsx'
import { productToTrack } from './sound-item.ts'

/** A card for a pack in its two colors, which swap on hover and while its demo plays. */
export function PackCard({ pack }: { readonly pack: Product }) {
  const track = productToTrack(pack)
  return (
    <article
      style={getTintStyle(pack.colors)}
      className="group surface-tint relative flex min-w-0 flex-col transition-colors duration-200 hover:surface-inverse has-[[data-playing]]:surface-inverse"
    >
      <div className="relative">
        <Cover
          url={pack.cover?.url ?? null}
          peaks={pack.peaks}
          transitionName={`cover-${pack.id}`}
          className="w-full"
        />
        {track ? (
          <PlayButton
            track={track}
            className="absolute right-[4cqi] bottom-[4cqi] z-10 size-[clamp(3rem,15cqi,7rem)] border-4 border-surface bg-on-surface text-surface"
            iconClassName="size-2/5"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-x-4 gap-y-1 p-[clamp(0.75rem,4cqi,1.75rem)]">
        <h3 lang="en" className="display-type text-card @2xl:text-card-wide hyphens-manual">
          <Link
            viewTransition
            to="/catalog/$id"
            params={{ id: String(pack.id) }}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {pack.name}
          </Link>
        </h3>
        <div className="mt-auto grid gap-x-4 gap-y-1 pt-3 text-sm leading-tight @md:flex @md:items-end @md:justify-between @lg:text-base">
          <p lang="en">{[pack.artist?.name, pack.genre?.label].filter(Boolean).join(' · ')}</p>
          <p className="tabular-nums flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {formatCatalogNumber(pack.id)}
              {' · '}
              {pack.isOwned
                ? m.catalog_owned()
                : pack.soundsCount === null
                  ? null
                  : m.catalog_sounds_count({ count: pack.soundsCount })}
            </span>
            <Price product={pack} className="font-bold" />
          </p>
        </div>
      </div>
    </article>
  )
}
