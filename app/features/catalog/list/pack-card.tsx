import { Link } from '@tanstack/react-router'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { PlayButton } from '#app/features/player/play-button.tsx'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { LateContent, useLateHydration } from '#app/ui/late-hydration.tsx'
import { getTintStyle } from '#app/ui/tint.ts'
import { formatCatalogNumber } from '#app/features/product/product-names.ts'
import { describeContents } from '#app/features/product/describe-contents.ts'
import { Cover } from '#app/features/product/cover.tsx'
import { Price } from '#app/features/product/price.tsx'
import { ArtistLink } from '#app/features/product/artist-link.tsx'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import type { RenderControl } from './file-controls.ts'
import { productToTrack } from './sound-item.ts'

interface PackCardProps {
  readonly pack: ProductSummary
  /** Places the cover next to the text if the card is wide enough. */
  readonly isWide?: boolean
  readonly renderControl?: RenderControl | undefined
}

/**
 * A pack card in the pack's two colors, which swap on hover and during its demo. Its content
 * hydrates late.
 */
export function PackCard(props: PackCardProps) {
  const { pack, isWide } = props
  const { ref, sleeper } = useLateHydration()
  return (
    <article
      ref={ref}
      style={getTintStyle(pack.colors)}
      className={`pack-card ${isWide ? 'pack-card-wide' : ''} surface-tint hover:surface-inverse has-[[data-playing]]:surface-inverse`}
    >
      <LateContent sleeper={sleeper}>
        <CardContent {...props} />
      </LateContent>
    </article>
  )
}

function CardContent({ pack, isWide = false, renderControl }: PackCardProps) {
  const track = productToTrack(pack)
  return (
    <>
      <div className="relative">
        <Cover
          url={pack.cover?.url ?? null}
          peaks={pack.peaks}
          transitionName={`cover-${pack.id}`}
          className="w-full"
        />
        {track ? (
          <PlayButton track={track} className="pack-card-play" iconClassName="size-2/5" />
        ) : null}
        {renderControl ? (
          renderControl(pack)
        ) : (
          <FavoriteButton product={pack} className="pack-card-corner" />
        )}
      </div>
      <div className="pack-card-text">
        <h3
          lang={getNameLanguage(pack)}
          className={`display-type text-card hyphens-manual ${isWide ? '@md:text-[clamp(2rem,7cqi,8rem)]' : '@2xl:text-card-wide'}`}
        >
          <Link
            viewTransition
            to="/catalog/$id"
            params={{ id: String(pack.id) }}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {pack.name}
          </Link>
        </h3>
        <div className="pack-card-facts">
          <p lang={getNameLanguage(pack)}>
            {pack.artist ? (
              // Positioned above the link that covers the card.
              <ArtistLink
                artist={pack.artist}
                className="relative underline-offset-4 hover:underline"
              />
            ) : null}
            {pack.artist && pack.genre ? ' · ' : null}
            {pack.genre?.label}
          </p>
          <div className="pack-card-offer">
            <span>
              {[formatCatalogNumber(pack.id), describeContents(pack)].filter(Boolean).join(' · ')}
            </span>
            {renderControl?.(pack, true) ?? <Price product={pack} className="font-bold" />}
          </div>
        </div>
      </div>
    </>
  )
}
