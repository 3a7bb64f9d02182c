import type { SoundRow } from '../platform/database/database.ts'

/**
 * How far the loudest 100 ms of a one-shot may exceed the common loudness, in LU. The median of the
 * hits in loops exceeds that of their loop by more, but short bright sounds would then need a
 * limiter.
 */
const burstExcess = 3

/** How far the peak of a one-shot may exceed its loudness, in decibels, before it is played softer. */
const maxPeakExcess = 16

/**
 * Returns the loudness by which a sound is levelled, in LUFS: that of a whole loop, but of the
 * loudest 100 ms of a one-shot, so that short sounds are as loud as long ones. Sounds that an earlier
 * version has measured have only the former.
 */
export function computeHeardLoudness({
  kind,
  loudness,
  burst_loudness: burst,
  true_peak: peak,
}: Pick<SoundRow, 'kind' | 'loudness' | 'burst_loudness' | 'true_peak'>): number | null {
  if (kind === 'loop' || burst === null || peak === null) return loudness
  return Math.max(burst - burstExcess, peak - maxPeakExcess)
}
