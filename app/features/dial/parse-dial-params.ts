import { parseKeyCode, parseTempo } from './dial.ts'
import type { Dial, DialParams } from './dial.ts'

/** Parses a dial from search params; missing and malformed values are unset. */
export function parseDialParams(params: Partial<Record<keyof DialParams, string>>): Dial {
  return {
    tempo: parseTempo(params.dial_tempo ?? ''),
    key: parseKeyCode(params.dial_key ?? ''),
    isExactKey: params.dial_exact === '1',
  }
}
