/** The tempo and the key of a session, at which all loops play. */
export interface Dial {
  /** In BPM; null for the tempo of each loop. */
  readonly tempo: number | null
  /** A code such as `f-sharp-minor`; null for the key of each loop. */
  readonly key: string | null
  /** Whether loops are moved to the notes of the key itself, however far, instead of a related key. */
  readonly isExactKey: boolean
}

/** A dial that changes nothing. */
export const unsetDial: Dial = { tempo: null, key: null, isExactKey: false }

export const minTempo = 40
export const maxTempo = 300

/** Returns a tempo within the limits with at most two decimals; null for anything else. */
export function parseTempo(text: string): number | null {
  const value = /^\d{2,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN
  return value >= minTempo && value <= maxTempo ? Math.round(value * 100) / 100 : null
}

/** Returns whether a dial changes anything. */
export function isSet({ tempo, key }: Dial): boolean {
  return tempo !== null || key !== null
}

/** The codes of the keys. */
export const keyPattern = /^[a-g](?:-sharp)?-(?:major|minor)$/

/** Returns the code of a key if it is one; null for anything else. */
export function parseKeyCode(text: string): string | null {
  return keyPattern.test(text) ? text : null
}

/** Converts a code such as `f-sharp-minor` to the notation of the catalogue, `F# minor`. */
export function toKeyName(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replace('-sharp', '#').replace('-', ' ')
}

/** The search params of the catalogue by which a dial travels in a link. */
export interface DialParams {
  readonly dial_tempo?: string | undefined
  readonly dial_key?: string | undefined
  /** Whether only the notes of the key itself fit. */
  readonly dial_exact?: '1' | undefined
}

/** Returns the search params of a dial; what is not set is undefined. */
export function toDialParams({ tempo, key, isExactKey }: Dial): DialParams {
  return {
    dial_tempo: tempo?.toString(),
    dial_key: key ?? undefined,
    dial_exact: key && isExactKey ? '1' : undefined,
  }
}
