import { getKeyShift, parseMusicalKey } from '../../contract/fit.ts'
import type { FitTarget } from '../../contract/fit.ts'

/** The tempo limits for the `fit` order, in BPM. */
const minTempo = 20
const maxTempo = 400

/**
 * Parses the tempo and the key of the `fit` order, and `1` for an exact key match; returns null if
 * there is neither a tempo nor a key.
 */
export function parseFitTarget(
  tempoText: string | undefined,
  keyText: string | undefined,
  exactText: string | undefined,
): FitTarget | null {
  const value = /^\d{2,3}(?:\.\d{1,2})?$/.test(tempoText ?? '') ? Number(tempoText) : 0
  const tempo = value >= minTempo && value <= maxTempo ? value : null
  const key = parseMusicalKey(keyText ?? '')
  if (tempo === null && key === null) return null
  return { tempo, key, isExactKey: key !== null && exactText === '1' }
}

const tonics = ['c', 'd', 'e', 'f', 'g', 'a', 'b'].flatMap((note) => [note, `${note}-sharp`])
const codes = tonics.flatMap((tonic) => [tonic, `${tonic}-major`, `${tonic}-minor`])

/** Groups the codes of keys that must be transposed by the number of semitones. */
export function groupMovedKeys({ key: target, isExactKey }: FitTarget): Map<number, string[]> {
  const groups = Map.groupBy(codes, (code) => {
    const key = parseMusicalKey(code)
    return key && target ? Math.abs(getKeyShift(key, target, isExactKey)) : 0
  })
  groups.delete(0)
  return groups
}
