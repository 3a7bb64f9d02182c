/** The loudness at which every sound plays, in LUFS: that of most sounds, which then stay as they are. */
export const targetLoudness = -16

/** The usual loudness of a mix, for previews whose loudness is not known. */
const assumedLoudness = -14

/** Quieter sounds are meant to be quiet, such as a vinyl crackle; in decibels. */
const maxBoost = 12

/**
 * Returns the linear factor that brings a preview to the common loudness; `loudness` is in LUFS. The
 * engine's limiter takes the peaks that then exceed full scale.
 */
export function getPlaybackGain(loudness: number | null): number {
  const decibels = Math.min(maxBoost, targetLoudness - (loudness ?? assumedLoudness))
  return 10 ** (decibels / 20)
}
