import type { Token } from './tokens.ts'

/** A tempo in the text: an inclusive range in BPM, and the number of words in it. */
export interface TempoMatch {
  readonly min: number
  readonly max: number
  readonly count: number
}

/** The numbers read as a tempo without the unit BPM, which excludes "1" and "808". */
const bareRange = { min: 60, max: 200 }
const wholeRange = { min: 20, max: 400 }

/**
 * Recognizes a tempo at the start of the words: `130`, `130bpm`, `bpm 130`, `126-132 bpm`,
 * `120 to 125`. Returns null for anything else.
 */
export function matchTempo(text: string, tokens: readonly Token[]): TempoMatch | null {
  if (tokens[0]?.folded === 'bpm') {
    const match = matchNumbers(text, tokens.slice(1))
    return match === null || !isTempo(match, wholeRange)
      ? null
      : { ...toRange(match.numbers), count: match.count + 1 }
  }
  const match = matchNumbers(text, tokens)
  if (match === null) return null
  const isMarked = match.hasUnit || tokens[match.count]?.folded === 'bpm'
  if (!isTempo(match, isMarked ? wholeRange : bareRange)) return null
  const count = match.count + (isMarked && !match.hasUnit ? 1 : 0)
  return { ...toRange(match.numbers), count }
}

interface NumberMatch {
  readonly numbers: readonly number[]
  readonly count: number
  /** True if the last number ends with "bpm". */
  readonly hasUnit: boolean
}

/** The words that join the ends of a range, without accents. */
const rangeWords = /^(?:to|and|bis|und|tot|en|et|a|e|y)$/

/** Reads one number, or two joined by a dash or a word such as "to". */
function matchNumbers(text: string, tokens: readonly Token[]): NumberMatch | null {
  const first = readNumber(text, tokens)
  if (first === null || first.hasUnit) return first
  const rest = tokens.slice(first.count)
  const between = text.slice(tokens[first.count - 1]?.end ?? 0, rest[0]?.start ?? 0)
  const isDash = /^\s*[-–—]\s*$/.test(between)
  const words = !isDash && rangeWords.test(rest[0]?.folded ?? '') ? 1 : 0
  const second = isDash || words > 0 ? readNumber(text, rest.slice(words)) : null
  // "124 and 808" is a tempo and a machine.
  if (second === null || (words > 0 && !isTempo(second, wholeRange))) return first
  return {
    numbers: [...first.numbers, ...second.numbers],
    count: first.count + words + second.count,
    hasUnit: second.hasUnit,
  }
}

/** Reads a number such as `130`, `130bpm` or, as two words, `87.5` and `87,5`. */
function readNumber(text: string, tokens: readonly Token[]): NumberMatch | null {
  const [first, second] = tokens
  const match = /^([0-9]{1,3})(bpm)?$/.exec(first?.folded ?? '')
  if (first === undefined || match === null) return null
  const hasUnit = match[2] !== undefined
  const between = text.slice(first.end, second?.start ?? 0)
  const decimal = /^([0-9])(bpm)?$/.exec(second?.folded ?? '')
  if (!hasUnit && decimal !== null && /^[.,]$/.test(between)) {
    const number = Number(`${match[1]}.${decimal[1]}`)
    return { numbers: [number], count: 2, hasUnit: decimal[2] !== undefined }
  }
  return { numbers: [Number(match[1])], count: 1, hasUnit }
}

function isTempo({ numbers }: NumberMatch, { min, max }: typeof bareRange): boolean {
  return numbers.every((number) => number >= min && number <= max)
}

function toRange(numbers: readonly number[]): { min: number; max: number } {
  return { min: Math.min(...numbers), max: Math.max(...numbers) }
}
