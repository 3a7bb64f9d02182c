import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { PlayButton } from '#app/features/player/play-button.tsx'
import type { Track } from '#app/features/player/track.ts'
import { isCurrentTrack } from '#app/features/player/player-state.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { RowKeepButton } from '#app/features/tray/row-keep-button.tsx'
import { m } from '#app/paraglide/messages.js'
import { LateContent, useLateHydration } from '#app/ui/late-hydration.tsx'
import type { TimeScale } from '#app/ui/time-scale.ts'
import { getTintStyle } from '#app/ui/tint.ts'
import { Price } from '#app/features/product/price.tsx'
import { ArtistLink } from '#app/features/product/artist-link.tsx'
import { purchaseBarId } from '#app/features/product/purchase-bar-id.ts'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import type { RenderControl } from './file-controls.ts'
import { FitBadge } from './fit-badge.tsx'
import { RowWaveform } from './row-waveform.tsx'
import type { SoundItem } from './sound-item.ts'
import { describeSound, formatInstrument } from './sound-item.ts'
import { KeyAndTempo } from './key-and-tempo.tsx'

interface SoundRowProps {
  readonly item: SoundItem
  readonly queue: readonly Track[]
  readonly timeScale: TimeScale
  readonly renderControl?: RenderControl | undefined
  /** True if the row itself can be reached by Tab, like the controls in it. */
  readonly isTabStop: boolean
}

/**
 * A sound list row: play button and waveform in the pack's colors, name, instrument and tags, key
 * and tempo, price and purchase button. The colors swap while the sound plays. Its content hydrates
 * late.
 */
export const SoundRow = memo(function SoundRow({ isTabStop, ...content }: SoundRowProps) {
  const { item } = content
  const { ref, sleeper } = useLateHydration()
  // Wakes the row of a track that keys play.
  usePlayer((state) => item.track !== null && isCurrentTrack(state, item.track.id))
  return (
    <li
      ref={ref}
      data-row
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on the focused row
      tabIndex={isTabStop ? 0 : -1}
      aria-label={describeSound(item)}
      style={getTintStyle(item.colors)}
      onFocus={() => item.track && player.prefetch(item.track)}
      className="sound-row"
    >
      <LateContent sleeper={sleeper}>
        <RowContent {...content} />
      </LateContent>
    </li>
  )
})

function RowContent({ item, queue, timeScale, renderControl }: Omit<SoundRowProps, 'isTabStop'>) {
  const { productId: id, name, offer, file, packId } = item
  // Withdrawn sounds have no page.
  const controlledId = id ?? offer?.id
  return (
    <>
      <div className="sound-row-start row-surface track-number">
        {item.track ? (
          <PlayButton track={item.track} queue={queue} square className="sound-row-play" />
        ) : null}
      </div>
      <RowWaveform item={item} queue={queue} timeScale={timeScale} />
      <RowName item={item} />
      <RowCharacter item={item} />
      {id === null ? null : (
        <FavoriteButton product={{ id, name }} className="sound-row-favorite" />
      )}
      {renderControl && controlledId !== undefined ? (
        renderControl({ id: controlledId, name, file, packId })
      ) : item.track ? (
        <RowKeepButton track={item.track} />
      ) : null}
      <KeyAndTempo item={item} />
      {item.track ? <FitBadge track={item.track} /> : null}
      <RowPurchase item={item} renderControl={renderControl} />
    </>
  )
}

/** The instrument, number of bars and tags; lines break only between them. */
function RowCharacter({ item }: { readonly item: SoundItem }) {
  return (
    <p className="sound-row-character">
      <b>{formatInstrument(item)}</b>
      {item.tags.join('\n· ').replaceAll(' ', '\u00a0')}
    </p>
  )
}

function RowName({ item }: { readonly item: SoundItem }) {
  const { productId, name, pack, artist } = item
  return (
    <div lang={getNameLanguage(item)} className="sound-row-name">
      {productId === null ? (
        <span className="sound-row-title">{name}</span>
      ) : (
        <Link to="/catalog/$id" params={{ id: String(productId) }} className="sound-row-title">
          {name}
        </Link>
      )}
      {pack === null && artist === null ? null : (
        <p className="sound-row-note">
          {artist === null ? null : <ArtistLink artist={artist} />}
          {pack !== null && artist !== null ? ' · ' : null}
          {pack}
        </p>
      )}
    </div>
  )
}

function RowPurchase({ item, renderControl }: Pick<SoundRowProps, 'item' | 'renderControl'>) {
  const { offer, file } = item
  if (!offer) {
    return (
      <div className="sound-row-availability">
        <AvailabilityNote item={item} />
      </div>
    )
  }
  return (
    <>
      <div className="sound-row-price">
        {renderControl?.({ ...offer, file }, true) ?? <Price product={offer} />}
      </div>
      <div className="sound-row-actions">
        <AddToCart product={offer} size="sm" compact />
      </div>
    </>
  )
}

/**
 * A link to the pack of a sound not sold individually, or to the product page if the price is not
 * loaded.
 */
function AvailabilityNote({ item }: { readonly item: SoundItem }) {
  const { packOnlyId, productId, isInPack } = item
  if (isInPack && packOnlyId !== null) {
    return <a href={`#${purchaseBarId}`}>{m.catalog_in_pack_only()}</a>
  }
  const id = packOnlyId ?? productId
  if (id === null) return null
  return (
    <Link to="/catalog/$id" params={{ id: String(id) }}>
      {packOnlyId === null ? m.catalog_sold_alone() : m.catalog_in_pack_only()}
    </Link>
  )
}
