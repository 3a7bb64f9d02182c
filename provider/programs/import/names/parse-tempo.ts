import type { Word } from './split-words.ts'

const minTempo = 60
const maxTempo = 220

/** A tempo in a file name. */
export interface FoundTempo {
  readonly bpm: number
  readonly index: number
  readonly length: number
  /** True if the name says "bpm"; a number alone may be a counter or the name of a machine. */
  readonly isMarked: boolean
}

/** Machines whose number looks like a tempo: SH-101, Juno-106, DR-110, CR-78 and others. */
const machineWords = new Set(
  'sh,juno,jun,dr,cr,tr,tb,jp,jx,ju,jv,mc,mpc,sp,dx,op,rx,rz,mt,ms,cz,kr,k,d,s,u,vp,se,xv,r,tx,cs,emu,akai,roland,korg,yamaha,moog,prophet,oberheim,linn,vol,volume,part,no,nr,take,version,v,hz,mix'.split(
    ',',
  ),
)

/**
 * Finds the tempo stated by words: a number marked with "bpm", or else the first number from 60 to
 * 220 that is neither a counter (`isCounter`, a leading zero) nor part of a machine's name.
 */
export function findTempo(
  words: readonly Word[],
  isCounter: (index: number) => boolean = () => false,
): FoundTempo | null {
  for (const [index] of words.entries()) {
    const marked = findMarkedTempo(words, index)
    if (marked !== null) return marked
  }
  const index = words.findIndex(
    ({ folded }, at) => isPlainTempo(folded) && !isCounter(at) && !isMachineNumber(words, at),
  )
  const word = words[index]
  return word === undefined ? null : { bpm: Number(word.folded), index, length: 1, isMarked: false }
}

/** Parses "126bpm", "126 bpm", "bpm126" or "bpm 126". */
function findMarkedTempo(words: readonly Word[], index: number): FoundTempo | null {
  const word = words[index]?.folded ?? ''
  const next = words[index + 1]?.folded ?? ''
  const one = /^(?:bpm)?(\d{2,3}(?:\.\d+)?)(?:bpm)?$/.exec(word)
  if (one !== null && word.includes('bpm')) return toTempo(one[1], index, 1)
  if (/^\d{2,3}(\.\d+)?$/.test(word) && next === 'bpm') return toTempo(word, index, 2)
  if (word === 'bpm' && /^\d{2,3}(\.\d+)?$/.test(next)) return toTempo(next, index, 2)
  return null
}

function toTempo(text: string | undefined, index: number, length: number): FoundTempo | null {
  const bpm = Number(text)
  const isPossible = bpm >= 20 && bpm <= 400
  return isPossible ? { bpm, index, length, isMarked: true } : null
}

/**
 * Returns whether a text is an integer in the range, optionally with one decimal place, such as
 * 92.5.
 */
function isPlainTempo(text: string): boolean {
  if (!/^[1-9]\d{1,2}(\.[05]0?)?$/.test(text)) return false
  return Number(text) >= minTempo && Number(text) <= maxTempo
}

function isMachineNumber(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.folded ?? ''
  const after = words[index + 1]?.folded ?? ''
  return machineWords.has(before) || /^(hz|khz|ms|bit|db|st|semitones)$/.test(after)
}
