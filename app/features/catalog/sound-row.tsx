import { Link } from '@tanstack/react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { PlayButton } from '#app/features/player/play-button.tsx'
import type { Track } from '#app/features/player/track.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { formatDuration, formatKey, formatNumber } from '#app/i18n/format.ts'
import { languageTags } from '#app/i18n/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { tintStyle } from '#app/ui/tint.ts'
import { instrumentName } from './instrument-name.ts'
import { Price } from './price.tsx'
import { RowWaveform } from './row-waveform.tsx'
import type { SoundItem } from './sound-item.ts'
import { soundLabel } from './sound-label.ts'

interface SoundRowProps {
  readonly item: SoundItem
  readonly queue: readonly Track[]
}

/** One sound: play, waveform, name, where it comes from, key, tempo, length, price and purchase. */
export function SoundRow({ item, queue }: SoundRowProps) {
  return (
    <li
      data-row
      aria-label={soundLabel(item)}
      style={tintStyle(item.colors)}
      className="relative col-span-full grid grid-cols-subgrid items-center gap-y-1 border-b border-rule py-3 has-[[data-sounding]]:bg-tint has-[[data-sounding]]:text-tint-ink has-[[data-sounding]]:[--color-rule:var(--color-tint-ink)] tablet:py-2"
    >
      <div className="row-span-2 self-start pr-3 pl-2 tablet:row-span-1 tablet:self-auto tablet:pr-0">
        {item.track ? (
          <PlayButton
            track={item.track}
            queue={queue}
            className="size-11 border-current hover:bg-tint hover:text-tint-ink"
          />
        ) : (
          <span className="block size-11" />
        )}
      </div>
      <RowName item={item} />
      <RowWaveform item={item} queue={queue} />
      <RowFacts item={item} />
      <RowPurchase item={item} />
    </li>
  )
}

function RowName({ item }: { readonly item: SoundItem }) {
  return (
    <div lang="en" className="min-w-0 leading-tight">
      {item.productId === null ? (
        <span className="font-semibold">{item.name}</span>
      ) : (
        <Link
          to="/catalog/$id"
          params={{ id: String(item.productId) }}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {item.name}
        </Link>
      )}
      <RowNote item={item} />
    </div>
  )
}

/** In a catalogue the pack and the artist; in a pack, where both are known, the instrument. */
function RowNote({ item }: { readonly item: SoundItem }) {
  if (item.note !== null) return <p className="text-sm opacity-80">{item.note}</p>
  if (item.instrument === null) return null
  return (
    <p lang={languageTags[currentLocale()]} className="text-sm opacity-80">
      {instrumentName(item.instrument)}
    </p>
  )
}

/** Columns on a wide screen, one line under the name on a small one. */
function RowFacts({ item }: { readonly item: SoundItem }) {
  const { key, bpm, durationSeconds } = item
  return (
    <p className="figures col-start-2 row-start-3 flex gap-3 text-sm whitespace-nowrap tablet:contents">
      <span className={key === null ? 'hidden tablet:inline' : ''}>
        {key === null ? '' : formatKey(key)}
      </span>
      <span className={bpm === null ? 'hidden tablet:inline' : ''}>
        {bpm === null ? '' : m.catalog_row_bpm({ bpm: formatNumber(bpm) })}
      </span>
      <span className="tablet:text-right">
        {durationSeconds === null ? '' : formatDuration(durationSeconds)}
      </span>
    </p>
  )
}

function RowPurchase({ item }: { readonly item: SoundItem }) {
  const { product } = item
  return (
    <>
      <div className="col-start-3 row-start-1 self-start pr-2 text-right font-semibold tablet:self-auto tablet:col-auto tablet:row-auto">
        {product ? <Price product={product} /> : null}
      </div>
      <div className="col-start-3 row-start-3 justify-self-end pr-2 tablet:col-auto tablet:row-auto">
        {product ? <AddToCart product={product} size="sm" /> : <RowNoPurchase item={item} />}
      </div>
    </>
  )
}

function RowNoPurchase({ item }: { readonly item: SoundItem }) {
  if (item.productId === null) return <span className="text-sm">{m.catalog_in_pack_only()}</span>
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(item.productId) }}
      className="text-sm underline underline-offset-4"
    >
      {m.catalog_sold_alone()}
    </Link>
  )
}
