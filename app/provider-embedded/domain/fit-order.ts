import { getKeyShift, parseMusicalKey } from '#app/provider/contract/fit.ts'
import type { FitTarget } from '#app/provider/contract/fit.ts'

/** The limits of a tempo that a list is sorted by, in BPM. */
const minTempo = 20
const maxTempo = 400

/** Parses the tempo and the key that a list is sorted by; returns null if there is neither. */
export function parseFitTarget(
  tempoText: string | undefined,
  keyText: string | undefined,
): FitTarget | null {
  const value = /^\d{2,3}(?:\.\d{1,2})?$/.test(tempoText ?? '') ? Number(tempoText) : 0
  const tempo = value >= minTempo && value <= maxTempo ? value : null
  const key = parseMusicalKey(keyText ?? '')
  return tempo === null && key === null ? null : { tempo, key }
}

const tonics = ['c', 'd', 'e', 'f', 'g', 'a', 'b'].flatMap((note) => [note, `${note}-sharp`])
const codes = tonics.flatMap((tonic) => [tonic, `${tonic}-major`, `${tonic}-minor`])

/** Returns the codes of the keys that are moved by this number of semitones to fit. */
export function listKeysAtDistance({ key: target }: FitTarget, distance: number): string[] {
  if (target === null) return []
  return codes.filter((code) => {
    const key = parseMusicalKey(code)
    return key !== null && Math.abs(getKeyShift(key, target)) === distance
  })
}
