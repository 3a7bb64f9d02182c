import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { openPanel } from '#app/features/player/panel-store.ts'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { PlayOnKeysButton } from '#app/features/player/play-on-keys-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { TrayButton } from '#app/features/tray/tray-button.tsx'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { createTimeScale, getTimeScaleStyle } from '#app/ui/time-scale.ts'
import { TimeScaleTicks } from '#app/ui/time-scale-ticks.tsx'
import type { NamedProduct } from '#app/features/product/product.functions.ts'
import { DisplayText } from '#app/ui/display-text.tsx'
import { kindTexts } from '#app/features/product/product-kinds.ts'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { getNameLanguage, getTextLanguage } from '#app/features/product/text-language.ts'
import { useDetailedPeaks } from './use-detailed-peaks.ts'

/** The number of waveform bars until the detailed waveform is loaded. */
const bars = 120

/**
 * The top of a sound's page: its name and a page-wide waveform with its own time scale; pressing it
 * starts playback there.
 */
export function SoundHero({ product }: { readonly product: NamedProduct }) {
  const track = productToTrack(product)
  const { durationSeconds, summary } = product
  const timeScale = createTimeScale([durationSeconds], 1, 0.02)
  const waveform = useRef<HTMLDivElement>(null)
  const detailed = useDetailedPeaks(product.id, waveform)
  return (
    <header className="surface-tint grid gap-y-6 pb-6">
      <div className="grid gap-3 px-(--gutter)">
        <DisplayText
          text={getProductTitle(product.name)}
          lang={product.name ? getNameLanguage(product) : undefined}
          maxHeight={22}
        />
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
          <SoundTerms product={product} />
        </p>
      </div>
      <div style={getTimeScaleStyle(timeScale)} className="border-y border-outline">
        <div className="time-grid">
          <div
            ref={waveform}
            style={{
              width: `${((durationSeconds ?? timeScale.seconds) / timeScale.seconds) * 100}%`,
            }}
          >
            {track ? (
              <TrackWaveform
                track={track}
                bars={detailed?.bars ?? bars}
                peaks={detailed?.peaks}
                className="h-40 [--wave-rest:1] tablet:h-[30svh] tablet:min-h-44 [header:has([data-playing])_&]:[--wave-rest:0.4]"
              />
            ) : null}
          </div>
        </div>
        <TimeScaleTicks
          scale={timeScale}
          format={formatTick}
          className="h-6 border-t border-outline"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-(--gutter)">
        {track ? (
          <>
            <PlayButton
              track={track}
              className="size-20 border-transparent bg-on-surface text-surface hover:bg-surface hover:text-on-surface"
              iconClassName="size-9"
            />
            <button
              type="button"
              onClick={() => showWaveform(track)}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {m.player_waveform()}
            </button>
          </>
        ) : null}
        {track?.kind === 'one-shot' ? <PlayOnKeysButton track={track} /> : null}
        {track ? <TrayButton track={track} /> : null}
        {summary ? (
          <p
            lang={getTextLanguage(product)}
            className="max-w-2xl flex-1 basis-72 font-display text-xl leading-tight font-bold tracking-tight desktop-medium:text-2xl"
          >
            {summary}
          </p>
        ) : null}
      </div>
    </header>
  )
}

/** Opens the large waveform of a sound, which also shows the player. */
function showWaveform(track: Track): void {
  player.select(track)
  openPanel.set('waveform')
}

const tickDigits = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

function formatTick(seconds: number): string {
  return formatDecimal(seconds, tickDigits, getCurrentLocale())
}

const termClass = 'underline underline-offset-4'

/** The kind, instrument and tags, each with a link to other sounds with the same property. */
function SoundTerms({ product }: { readonly product: NamedProduct }) {
  const { kind, instrument, tags, names } = product
  const { type, label } = kindTexts[kind ?? 'one-shot']
  return (
    <>
      <Link to="/catalog" search={{ type }} className={termClass}>
        {label()}
      </Link>
      {instrument === null ? null : (
        <Link to="/catalog" search={{ type, instrument }} className={termClass}>
          {names[instrument] ?? instrument}
        </Link>
      )}
      {tags.map((tag) => (
        <Link key={tag} to="/catalog" search={{ tag }} className={termClass}>
          {names[tag] ?? tag}
        </Link>
      ))}
    </>
  )
}
