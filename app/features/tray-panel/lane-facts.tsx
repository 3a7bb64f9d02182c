import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatFit } from '#app/features/dial/format-fit.ts'
import { planFit } from '#app/features/dial/plan-fit.ts'
import type { LaneStatus } from '#app/features/tray/lane-buffers.ts'
import type { Track } from '#app/features/player/track.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import { useTray } from '#app/features/tray/use-tray.ts'
import { formatKey, formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { LaneOffer } from './lane-offer.ts'

/** The name of a sound, linked to its page. */
export function LaneTitle({ track }: { readonly track: Track }) {
  const { productId, title, nameLocale = 'en' } = track
  return (
    <p lang={nameLocale} className="truncate font-semibold">
      <ProductName id={productId} name={title} />
    </p>
  )
}

interface LaneFactsProps {
  readonly track: Track
  /** Null while it is unknown. */
  readonly offer: LaneOffer | null
}

/**
 * The state of a sound that is being loaded or fitted, or else its key and tempo, and how to buy
 * it.
 */
export function LaneFacts({ track, offer }: LaneFactsProps) {
  const status = useTray(({ sounds }) => sounds[track.id])
  const tempo = useTray(({ plan }) => plan.tempo)
  return (
    <p className="flex gap-x-3 overflow-hidden text-caption whitespace-nowrap text-on-surface-muted tabular-nums">
      {getStatusText(status, tempo) ?? <KeyAndTempo track={track} />}
      {offer ? <OfferNote offer={offer} /> : null}
    </p>
  )
}

function getStatusText(status: LaneStatus | undefined, tempo: number): string | null {
  if (status === 'loading') return m.tray_loading()
  if (status === 'fitting') return m.tray_fitting({ bpm: formatNumber(tempo) })
  return status === 'failed' ? m.tray_failed() : null
}

/** The key and tempo of a sound, and how it is fitted: `Gm · 133 → 128, +2 st`. */
function KeyAndTempo({ track }: { readonly track: Track }) {
  const { id, key, bpm } = track
  const lane = useTray(({ plan }) => plan.lanes.get(id))
  const fit = lane?.kind === 'loop' ? planFit(track, lane.dial) : null
  const isOtherTempo = fit !== null && fit.bpm !== fit.from
  const texts = [
    key === null ? null : formatKey(key),
    bpm === null || isOtherTempo ? null : m.catalog_row_bpm({ bpm: formatNumber(bpm) }),
    fit && formatFit(fit),
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : <span>{texts.join(' · ')}</span>
}

const offerTexts = {
  owned: m.catalog_owned,
  'in-cart': m.cart_in_cart,
  gone: m.tray_not_sold,
} as const

function OfferNote({ offer }: { readonly offer: LaneOffer }): ReactNode {
  if (offer.kind === 'for-sale') {
    const { price, priceText } = offer.product
    return <span>{price ? formatMoney(price) : priceText}</span>
  }
  if (offer.kind !== 'pack-only') return <span>{offerTexts[offer.kind]()}</span>
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(offer.pack.id) }}
      className="underline underline-offset-4"
    >
      {m.catalog_in_pack_only()}
    </Link>
  )
}
