import { createHash } from 'node:crypto'
import { actions } from './concepts/actions.ts'
import { bassAndSynths } from './concepts/bass-and-synths.ts'
import { characters } from './concepts/characters.ts'
import { culturesAndDecades } from './concepts/cultures-and-decades.ts'
import { drums } from './concepts/drums.ts'
import { electronicGenres } from './concepts/electronic-genres.ts'
import { hipHopAndSoul } from './concepts/hip-hop-and-soul.ts'
import { keysAndGuitars } from './concepts/keys-and-guitars.ts'
import { kinds } from './concepts/kinds.ts'
import { machines } from './concepts/machines.ts'
import { moods } from './concepts/moods.ts'
import { otherGenres } from './concepts/other-genres.ts'
import { percussion } from './concepts/percussion.ts'
import { placesAndWeather } from './concepts/places-and-weather.ts'
import { purposes } from './concepts/purposes.ts'
import { roles } from './concepts/roles.ts'
import { scenes } from './concepts/scenes.ts'
import { tagConcepts } from './concepts/tag-concepts.ts'
import { techniques } from './concepts/techniques.ts'
import { textures } from './concepts/textures.ts'
import { voicesAndEffects } from './concepts/voices-and-effects.ts'
import { windsAndBells } from './concepts/winds-and-bells.ts'
import { worldGenres } from './concepts/world-genres.ts'
import { parseConcepts } from './parse-concepts.ts'
import type { ConceptEntry } from './parse-concepts.ts'

let entries: readonly ConceptEntry[] | undefined

/** Returns all concepts as written in the data; parses them on the first call. */
export function getConceptEntries(): readonly ConceptEntry[] {
  entries ??= [
    ...[
      drums,
      percussion,
      bassAndSynths,
      keysAndGuitars,
      windsAndBells,
      voicesAndEffects,
      textures,
    ].flatMap((text) => parseConcepts(text, 'instrument')),
    ...parseConcepts(machines, 'machine'),
    ...[electronicGenres, hipHopAndSoul, worldGenres, otherGenres].flatMap((text) =>
      parseConcepts(text, 'genre'),
    ),
    ...[tagConcepts, characters, moods].flatMap((text) => parseConcepts(text, 'character')),
    ...parseConcepts(techniques, 'technique'),
    ...[roles, purposes, scenes, placesAndWeather, culturesAndDecades, actions].flatMap((text) =>
      parseConcepts(text, 'role'),
    ),
    ...parseConcepts(kinds, 'kind'),
  ]
  return entries
}

let hash: string | undefined

/** Returns a hash of the concepts, by which documents that were indexed with others are known. */
export function hashConcepts(): string {
  hash ??= createHash('sha256').update(JSON.stringify(getConceptEntries())).digest('hex')
  return hash
}
