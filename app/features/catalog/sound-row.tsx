import { Link } from '@tanstack/react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { PlayButton } from '#app/features/player/play-button.tsx'
import type { Track } from '#app/features/player/track.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { languageTags } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import type { TimeScale } from '#app/ui/time-scale.ts'
import { getTintStyle } from '#app/ui/tint.ts'
import { formatCatalogNumber } from '#app/features/product/product-names.ts'
import { getInstrumentName } from '#app/features/product/instrument-name.ts'
import { Price } from '#app/features/product/price.tsx'
import { RowWaveform } from './row-waveform.tsx'
import type { SoundItem } from './sound-item.ts'
import { describeSound } from './sound-item.ts'
import { KeyAndTempo } from './key-and-tempo.tsx'

interface SoundRowProps {
  readonly item: SoundItem
  readonly queue: readonly Track[]
  readonly timeScale: TimeScale
}

/**
 * A row in a sound list: play button, waveform, name, key and tempo, price and purchase button. Its
 * colors swap while the sound plays.
 */
export function SoundRow({ item, queue, timeScale }: SoundRowProps) {
  return (
    <li
      data-row
      aria-label={describeSound(item)}
      style={getTintStyle(item.colors)}
      className="group/row relative col-span-full grid min-h-14 grid-cols-subgrid items-center border-b border-outline has-[[data-playing]]:surface-tint"
    >
      <div className="row-surface track-number relative row-span-2 grid self-stretch tablet:row-span-1">
        {item.track ? (
          <PlayButton
            track={item.track}
            queue={queue}
            square
            className="border-0 hover:bg-(--on-row-surface) hover:text-(--row-surface)"
          />
        ) : null}
      </div>
      <RowWaveform item={item} queue={queue} timeScale={timeScale} />
      <RowName item={item} />
      <KeyAndTempo item={item} className="max-tablet:hidden" />
      <RowPurchase item={item} />
    </li>
  )
}

const nameClass = 'font-display text-md leading-tight font-bold tracking-tight'

function RowName({ item }: { readonly item: SoundItem }) {
  return (
    <div
      lang="en"
      className="col-start-2 row-start-1 min-w-0 px-3 py-1 tablet:col-auto tablet:row-auto tablet:px-4"
    >
      {item.productId === null ? (
        <span className={`${nameClass} block truncate`}>{item.name}</span>
      ) : (
        <Link
          to="/catalog/$id"
          params={{ id: String(item.productId) }}
          className={`${nameClass} block truncate underline-offset-4 hover:underline`}
        >
          {item.name}
        </Link>
      )}
      <RowNote item={item} />
    </div>
  )
}

/** The second line of a row: pack and artist in the catalogue, the instrument in a pack. */
function RowNote({ item }: { readonly item: SoundItem }) {
  const noteClass = 'truncate text-caption leading-tight text-on-surface-muted'
  if (item.note !== null) {
    return (
      <p className={noteClass}>
        {item.productId === null ? null : (
          <span className="tabular-nums hidden desktop:inline">
            {formatCatalogNumber(item.productId)} ·{' '}
          </span>
        )}
        {item.note}
      </p>
    )
  }
  if (item.instrument === null) return null
  return (
    <p lang={languageTags[getCurrentLocale()]} className={noteClass}>
      {getInstrumentName(item.instrument)}
    </p>
  )
}

function RowPurchase({ item }: { readonly item: SoundItem }) {
  const { product } = item
  return (
    <>
      <div
        className={`col-start-3 row-start-1 pr-4 text-right tablet:row-auto ${product ? 'font-semibold tablet:col-auto tablet:pr-0' : 'tablet:col-[5/7] desktop:pr-(--gutter)'}`}
      >
        {product ? <Price product={product} /> : <AvailabilityNote item={item} />}
      </div>
      <div
        className={`col-start-3 row-start-2 flex items-center justify-end gap-2 pr-4 pl-2 tablet:col-auto tablet:row-auto desktop:pr-(--gutter) ${product ? '' : 'tablet:hidden'}`}
      >
        <KeyAndTempo item={item} className="tablet:hidden" />
        {product ? <AddToCart product={product} size="sm" compact /> : null}
      </div>
    </>
  )
}

function AvailabilityNote({ item }: { readonly item: SoundItem }) {
  const textClass = 'text-xs leading-tight'
  if (item.productId === null) return <span className={textClass}>{m.catalog_in_pack_only()}</span>
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(item.productId) }}
      className={`${textClass} underline underline-offset-4`}
    >
      {m.catalog_sold_alone()}
    </Link>
  )
}
