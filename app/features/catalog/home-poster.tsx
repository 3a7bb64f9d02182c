import { useId } from 'react'
import { getProgress } from '#app/features/player/player-state.ts'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { usePlayer } from '#app/features/player/use-player.ts'
import { displaySize } from '#app/ui/display-size.ts'
import type { Tint } from '#app/ui/tint.ts'
import { waveformPath } from '#app/ui/waveform-path.ts'
import { DisplayText } from './display-text.tsx'

/** Few and heavy, so that the wave is a drawing and not a grain. */
const bars = 64

/** The highest the statement may be, in hundredths of the window. */
const tallest = 46

/** Its colours changed over in the dark too, where the back of a sleeve is as black as its front. */
const negative: Tint = { '--inverse': 'var(--color-on-tint)', '--on-inverse': 'var(--color-tint)' }

interface HomePosterProps {
  readonly text: string
  readonly track: Track | null
}

/**
 * A statement over a waveform from edge to edge. Where letters and bars meet, the two colours change
 * over, so that each stands on the other; what was heard of the sound turns into the negative.
 */
export function HomePoster({ text, track }: HomePosterProps) {
  const clip = useId()
  const progress = usePlayer((state) =>
    track !== null && state.track?.id === track.id ? getProgress(state) : 0,
  )
  const path = waveformPath(track?.peaks ?? null, bars)
  return (
    <div className="relative -mb-6 flex flex-1 flex-col tablet:-mb-14">
      <svg aria-hidden="true" className="absolute size-0">
        <clipPath id={clip} clipPathUnits="objectBoundingBox">
          <path d={path} transform={`scale(${1 / (bars * 3 - 1)} 0.01)`} />
        </clipPath>
      </svg>
      <Face text={text} clip={clip} track={track} />
      {progress > 0 ? (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex flex-col surface-inverse"
          style={{ ...negative, clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` }}
        >
          <Face text={text} clip={clip} track={null} echo />
        </div>
      ) : null}
    </div>
  )
}

interface FaceProps {
  readonly text: string
  readonly clip: string
  /** What a press on the wave plays; null for the wave as a picture. */
  readonly track: Track | null
  readonly echo?: boolean
}

/** One printing of the poster. The wave reaches into the statement by a share of its size. */
function Face({ text, clip, track, echo = false }: FaceProps) {
  const size = { fontSize: displaySize(text, tallest) }
  return (
    <div className="page-width flex max-w-none flex-1 flex-col pt-3 tablet:pt-2">
      <div className="@container flex flex-1 flex-col">
        <DisplayText text={text} tallest={tallest} echo={echo} />
        <div
          aria-hidden="true"
          style={size}
          className="relative -mx-(--gutter) mt-[calc(var(--into)*-1)] min-h-[34svh] flex-1 [--into:0em] tablet:[--into:0.4em] forced-colors:[--into:0em]!"
        >
          <div
            style={{ clipPath: `url(#${clip})` }}
            data-poster
            className="absolute inset-0 overflow-hidden bg-on-surface text-surface"
          >
            <div className="absolute inset-x-(--gutter) bottom-[calc(100%-var(--into))]">
              <DisplayText text={text} tallest={tallest} echo />
            </div>
          </div>
          {track ? (
            <TrackWaveform track={track} bars={1} className="absolute inset-0 opacity-0" />
          ) : null}
        </div>
      </div>
    </div>
  )
}
