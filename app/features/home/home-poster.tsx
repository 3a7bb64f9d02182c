import { useId } from 'react'
import { LazyPlayhead } from '#app/features/player/lazy-playhead.tsx'
import { isCurrentTrack } from '#app/features/player/player-state.ts'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { usePlayer } from '#app/features/player/use-player.ts'
import { fitDisplaySize } from '#app/ui/display-size.ts'
import type { Tint } from '#app/ui/tint.ts'
import { buildWaveformOutline } from '#app/ui/waveform-path.ts'
import { DisplayText } from '#app/ui/display-text.tsx'

/** Few, wide bars give the waveform a poster-like look. */
const bars = 64

/** The maximum text height, in svh. */
const maxHeightSvh = 46

/** Inverts the colors in dark mode too, where `surface-inverse` equals `surface-tint`. */
const invertedTint: Tint = {
  '--inverse': 'var(--color-on-tint)',
  '--on-inverse': 'var(--color-tint)',
}

interface HomePosterProps {
  readonly text: string
  readonly track: Track | null
  /** The waveform shown if there is no track. */
  readonly peaks?: string
}

/**
 * Text over a full-width waveform. The two colors swap where letters and bars overlap, and the
 * played part is inverted.
 */
export function HomePoster({ text, track, peaks }: HomePosterProps) {
  const clipId = useId()
  const isCurrent = usePlayer((state) => track !== null && isCurrentTrack(state, track.id))
  const path = buildWaveformOutline(track?.peaks ?? peaks ?? null, bars)
  return (
    <div className="relative -mb-6 flex flex-1 flex-col tablet:-mb-14">
      <svg aria-hidden="true" className="absolute size-0">
        <clipPath id={clipId} clipPathUnits="objectBoundingBox">
          <path d={path} transform={`scale(${1 / (bars * 3 - 1)} 0.01)`} />
        </clipPath>
      </svg>
      <PosterLayer text={text} clip={clipId} track={track} />
      {isCurrent ? (
        <LazyPlayhead>
          <div style={invertedTint} className="flex size-full flex-col surface-inverse">
            <PosterLayer text={text} clip={clipId} track={null} echo />
          </div>
        </LazyPlayhead>
      ) : null}
    </div>
  )
}

interface PosterLayerProps {
  readonly text: string
  readonly clip: string
  /** The track played by pressing the waveform; null makes the waveform decorative. */
  readonly track: Track | null
  readonly echo?: boolean
}

/** A layer of the poster. The waveform overlaps the text by a fraction of the font size. */
function PosterLayer({ text, clip, track, echo = false }: PosterLayerProps) {
  const size = { fontSize: fitDisplaySize(text, maxHeightSvh) }
  return (
    <div className="page-width flex max-w-none flex-1 flex-col pt-3 tablet:pt-2">
      <div className="@container flex flex-1 flex-col">
        <DisplayText text={text} maxHeight={maxHeightSvh} echo={echo} />
        <div
          style={size}
          className="relative -mx-(--gutter) mt-[calc(var(--into)*-1)] min-h-[34svh] flex-1 [--into:0em] tablet:[--into:0.4em] forced-colors:[--into:0em]"
        >
          <div
            style={{ clipPath: `url(#${clip})` }}
            data-poster
            aria-hidden="true"
            className="absolute inset-0 overflow-hidden bg-on-surface text-surface"
          >
            <div className="absolute inset-x-(--gutter) bottom-[calc(100%-var(--into))]">
              <DisplayText text={text} maxHeight={maxHeightSvh} echo />
            </div>
          </div>
          {track ? (
            <TrackWaveform track={track} bars={1} className="absolute inset-0 [&_svg]:opacity-0" />
          ) : null}
        </div>
      </div>
    </div>
  )
}
