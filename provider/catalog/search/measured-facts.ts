import { isCharacter } from '../characters/characters.rules.ts'
import { listTempoFacts, toCharacterFact } from './text-search.rules.ts'

/** The tempos in BPM that are slow or fast, from clearly to somewhat. */
const tempos: Readonly<Record<string, readonly (readonly [min: number, max: number])[]>> = {
  slow: [
    [40, 90],
    [91, 100],
    [101, 110],
  ],
  fast: [
    [150, 200],
    [138, 149],
    [130, 137],
  ],
}

/**
 * Lists the facts of sounds that are measured to have a character, or the tempo of a word such as
 * "slow"; the level 3 is the clearest. None for other concepts.
 */
export function listMeasuredFacts(id: string, level: 1 | 2 | 3): string[] {
  const [min, max] = tempos[id]?.[3 - level] ?? []
  if (min !== undefined && max !== undefined) return listTempoFacts(min, max)
  return isCharacter(id) ? [toCharacterFact(id, level)] : []
}
