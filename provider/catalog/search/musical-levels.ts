import { listCompatibleKeys } from '../listing/compatible-keys.rules.ts'
import { toLevel } from './related-levels.ts'
import { listTempoFacts, noValue, toFact } from './text-search.rules.ts'
import type { SearchLevel } from './text-search.rules.ts'
import type { QueryPart } from './read-part.ts'

/** A key or a tempo can be part of a name. */
const nameDegree = 0.7

/**
 * The degree of products without any key or tempo: they go with every one if a concept is
 * wished for, too, but are not what a key or tempo alone asks for.
 */
const neutral = { withOthers: 0.6, alone: 0.3 } as const

function listNeutral(facet: 'key' | 'bpm', isWithOthers: boolean): SearchLevel {
  return toLevel(isWithOthers ? neutral.withOthers : neutral.alone, [toFact(facet, noValue)])
}

/**
 * A sound in a related key fits, and so does one with only a root note. `isWithOthers` says whether
 * anything else is wished for.
 */
export function listKeyLevels({ filter, words }: QueryPart, isWithOthers: boolean): SearchLevel[] {
  const codes = filter?.value.split(',') ?? []
  const toFacts = (keys: readonly string[]) => keys.map((key) => toFact('key', key))
  const compatible = codes.map(listCompatibleKeys)
  const relatives = compatible.flatMap((keys) => keys.slice(1, 2))
  const roots = codes.map((code) => code.replace(/-(?:minor|major)$/, ''))
  return [
    toLevel(1, toFacts(codes)),
    toLevel(0.85, toFacts([...relatives, ...roots])),
    toLevel(0.4, toFacts(compatible.flat())),
    listNeutral('key', isWithOthers),
    { degree: nameDegree, texts: [words], field: 'name', isPrefix: false },
  ]
}

/** The relative differences of tempo that the dial bridges, from unheard to just acceptable. */
const tempoLevels = [
  [0.005, 1],
  [0.03, 0.85],
  [0.06, 0.7],
  [0.1, 0.5],
  [0.16, 0.3],
] as const

/** Sounds without a tempo go with every one only if an instrument is wished for. */
export function listTempoLevels({ filter, words }: QueryPart, isForSound: boolean): SearchLevel[] {
  const [min = 0, max = min] = filter?.value.split(',').map(Number) ?? []
  const near = tempoLevels.map(([tolerance, degree]) =>
    toLevel(degree, listTempoFacts(min * (1 - tolerance), max * (1 + tolerance))),
  )
  const related = [...listTempoFacts(min / 2, max / 2), ...listTempoFacts(min * 2, max * 2)]
  return [
    ...near,
    toLevel(0.5, related),
    listNeutral('bpm', isForSound),
    { degree: nameDegree, texts: [words], field: 'name', isPrefix: false },
  ]
}
