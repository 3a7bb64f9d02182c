/** The tempo and key that all loops of a session are played at. */
export interface Dial {
  /** In BPM; null to keep each loop's tempo. */
  readonly tempo: number | null
  /** A code such as `f-sharp-minor` or a name such as `F# minor`; null to keep each loop's key. */
  readonly key: string | null
  /** True to shift loops to this key, however far; false to allow related keys. */
  readonly isExactKey: boolean
}

/** A dial that leaves loops unchanged. */
export const unsetDial: Dial = { tempo: null, key: null, isExactKey: false }

export const minTempo = 40
export const maxTempo = 300

/** Parses a tempo within the limits, with at most two decimals; returns null for other text. */
export function parseTempo(text: string): number | null {
  const value = /^\d{2,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN
  return value >= minTempo && value <= maxTempo ? Math.round(value * 100) / 100 : null
}

/** Returns whether a tempo or a key is set. */
export function isSet({ tempo, key }: Dial): boolean {
  return tempo !== null || key !== null
}

/** The format of key codes. */
export const keyPattern = /^[a-g](?:-sharp)?-(?:major|minor)$/

/** Returns the text if it is a key code, otherwise null. */
export function parseKeyCode(text: string): string | null {
  return keyPattern.test(text) ? text : null
}

/** Converts a code such as `f-sharp-minor` to the catalogue's notation, `F# minor`. */
export function toKeyName(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replace('-sharp', '#').replace('-', ' ')
}

/** The search params for a dial in a link. */
export interface DialParams {
  readonly dial_tempo?: string | undefined
  readonly dial_key?: string | undefined
  /** Set to exclude related keys. */
  readonly dial_exact?: '1' | undefined
}

/** Converts a dial to search params; unset values are undefined. */
export function toDialParams({ tempo, key, isExactKey }: Dial): DialParams {
  return {
    dial_tempo: tempo?.toString(),
    dial_key: key ?? undefined,
    dial_exact: key && isExactKey ? '1' : undefined,
  }
}
