import { getKeyShift, getNearestTempo, parseMusicalKey } from '#provider/contract/fit.ts'
import type { FitPlan, FittableSound } from '#app/audio/fit/fit-plan.ts'
import { loadContent, loadOnsets } from '#app/features/product/load-analysis.ts'
import type { Dial } from './dial.ts'

/** Smaller differences in tempo come from its notation: 6 ms in ten minutes. */
const tempoTolerance = 1e-5

/**
 * Returns how a sound is fitted to the dial; null if it stays unchanged, because it already fits,
 * is not a loop, or has neither tempo nor key.
 */
export function planFit(
  { productId, kind, bpm, bars, key }: FittableSound,
  { tempo, key: target, isExactKey }: Dial,
): FitPlan | null {
  if (kind !== 'loop') return null
  const ownKey = key === null ? null : parseMusicalKey(key)
  const targetKey = target === null ? null : parseMusicalKey(target)
  const semitones = ownKey && targetKey ? getKeyShift(ownKey, targetKey, isExactKey) : 0
  const nearest = bpm === null || tempo === null ? bpm : getNearestTempo(bpm, tempo)
  const isInTime = bpm === null || nearest === null || Math.abs(nearest / bpm - 1) < tempoTolerance
  if (isInTime && semitones === 0) return null
  return {
    from: bpm,
    bpm: isInTime ? bpm : nearest,
    semitones,
    method: key === null ? 'slice' : 'stretch',
    bars,
    loadOnsets: () => loadOnsets(productId),
    loadContent: () => loadContent(productId),
  }
}
