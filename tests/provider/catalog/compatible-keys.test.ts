import { expect, test } from 'vitest'
import { listCompatibleKeys } from '#provider/catalog/listing/compatible-keys.rules.ts'

test.for([
  ['a-minor', ['a-minor', 'c-major', 'e-minor', 'd-minor', 'a']],
  ['c-major', ['c-major', 'a-minor', 'g-major', 'f-major', 'c']],
  ['f-sharp-minor', ['f-sharp-minor', 'a-major', 'c-sharp-minor', 'b-minor', 'f-sharp']],
  ['b-major', ['b-major', 'g-sharp-minor', 'f-sharp-major', 'e-major', 'b']],
  ['d-sharp-major', ['d-sharp-major', 'c-minor', 'a-sharp-major', 'g-sharp-major', 'd-sharp']],
  ['g', ['g', 'g-major', 'g-minor']],
  ['unknown', ['unknown']],
  ['e-sharp-minor', ['e-sharp-minor']],
  ['h-minor', ['h-minor']],
] as const)('%s is compatible with %s [P2.05]', ([key, compatible]) => {
  expect(listCompatibleKeys(key)).toEqual(compatible)
})

const notes = [
  'c',
  'c-sharp',
  'd',
  'd-sharp',
  'e',
  'f',
  'f-sharp',
  'g',
  'g-sharp',
  'a',
  'a-sharp',
  'b',
]
const keys = [
  ...notes,
  ...notes.map((note) => `${note}-major`),
  ...notes.map((note) => `${note}-minor`),
]

test.for(keys)('compatibility with %s is symmetric [P2.05]', (key) => {
  for (const other of listCompatibleKeys(key)) expect(listCompatibleKeys(other)).toContain(key)
})
