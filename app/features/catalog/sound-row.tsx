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
      className="sound-row"
    >
      <div className="sound-row-start row-surface track-number">
        {item.track ? (
          <PlayButton track={item.track} queue={queue} square className="sound-row-play" />
        ) : null}
      </div>
      <RowWaveform item={item} queue={queue} timeScale={timeScale} />
      <RowName item={item} />
      <KeyAndTempo item={item} className="max-tablet:hidden" />
      <RowPurchase item={item} />
    </li>
  )
}

function RowName({ item }: { readonly item: SoundItem }) {
  return (
    <div lang="en" className="sound-row-name">
      {item.productId === null ? (
        <span className="sound-row-title">{item.name}</span>
      ) : (
        <Link to="/catalog/$id" params={{ id: String(item.productId) }} className="sound-row-title">
          {item.name}
        </Link>
      )}
      <RowNote item={item} />
    </div>
  )
}

/** The second line of a row: pack and artist in the catalogue, the instrument in a pack. */
function RowNote({ item }: { readonly item: SoundItem }) {
  if (item.note !== null) {
    return (
      <p className="sound-row-note">
        {item.productId === null ? null : (
          <span className="hidden tabular-nums desktop:inline">{`${formatCatalogNumber(item.productId)} · `}</span>
        )}
        {item.note}
      </p>
    )
  }
  if (item.instrument === null) return null
  return (
    <p lang={languageTags[getCurrentLocale()]} className="sound-row-note">
      {getInstrumentName(item.instrument)}
    </p>
  )
}

function RowPurchase({ item }: { readonly item: SoundItem }) {
  const { offer } = item
  return (
    <>
      <div className={offer ? 'sound-row-price' : 'sound-row-availability'}>
        {offer ? <Price product={offer} /> : <AvailabilityNote item={item} />}
      </div>
      <div className={offer ? 'sound-row-actions' : 'sound-row-actions tablet:hidden'}>
        <KeyAndTempo item={item} className="tablet:hidden" />
        {offer ? <AddToCart product={offer} size="sm" compact /> : null}
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
