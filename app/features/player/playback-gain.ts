import { limiterGain } from '#app/audio/limiter-curve.ts'

/** The loudness before the limiter, in LUFS: that of most sounds, which are not changed. */
const commonLoudness = -16

/** The playback loudness of every sound at full volume, in LUFS. */
export const targetLoudness = commonLoudness + limiterGain

/** The typical loudness of a mix, for previews of unknown loudness, in LUFS. */
const assumedLoudness = -14

/** The maximum boost, in decibels; quieter sounds, such as vinyl crackle, are quiet on purpose. */
const maxBoost = 12

/**
 * Returns the linear gain that brings a preview to the common loudness; `loudness` is in LUFS. The
 * engine's limiter handles peaks that then exceed full scale.
 */
export function getPlaybackGain(loudness: number | null): number {
  const decibels = Math.min(maxBoost, commonLoudness - (loudness ?? assumedLoudness))
  return 10 ** (decibels / 20)
}
