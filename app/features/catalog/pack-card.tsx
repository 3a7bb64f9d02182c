import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Product } from '#app/provider/types.ts'
import { tintStyle } from '#app/ui/tint.ts'
import { Cover } from './cover.tsx'
import { Price } from './price.tsx'
import { trackOfProduct } from './sound-item.ts'

/** A pack as its cover, in its own two colours; the demo mix plays from the cover. */
export function PackCard({ pack }: { readonly pack: Product }) {
  const track = trackOfProduct(pack)
  return (
    <article
      style={tintStyle(pack.colors)}
      className="group relative flex min-w-0 flex-col border border-rule bg-paper transition-colors duration-200 hover:bg-tint hover:text-tint-ink has-[[data-sounding]]:bg-tint has-[[data-sounding]]:text-tint-ink"
    >
      <div className="relative">
        <Cover url={pack.cover?.url ?? null} peaks={pack.peaks} className="w-full" />
        {track ? (
          <PlayButton
            track={track}
            className="absolute right-3 bottom-3 z-10 size-12 border-tint-ink bg-tint text-tint-ink hover:bg-tint-ink hover:text-tint"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-1 border-t border-rule p-3">
        <h3 lang="en" className="text-xl leading-tight">
          <Link
            to="/catalog/$id"
            params={{ id: String(pack.id) }}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {pack.name}
          </Link>
        </h3>
        <p lang="en" className="text-sm leading-snug">
          {[pack.artist?.name, pack.genre?.label].filter(Boolean).join(' · ')}
        </p>
        <p className="figures mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-2 text-sm">
          <span>
            {pack.isOwned
              ? m.catalog_owned()
              : pack.soundsCount === null
                ? null
                : m.catalog_sounds_count({ count: pack.soundsCount })}
          </span>
          <Price product={pack} className="text-base font-semibold" />
        </p>
      </div>
    </article>
  )
}
