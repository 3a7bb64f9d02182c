import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planPack } from '#provider/programs/import/plan-pack.ts'
import { formatProblem } from '#provider/programs/import/problem.ts'
import { readFolder } from '#provider/programs/import/read-folder.ts'
import { writeFiles } from '../support/label/label-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

/** Returns the names of the planned sounds by path, or the error lines. */
async function plan(manifest: string, files: readonly string[]) {
  const folder = join(await createTemporaryFolder(), 'Pack')
  await writeFiles(folder, Object.fromEntries(files.map((file) => [file, 'sound'])))
  await writeFiles(folder, { 'pack.yaml': `price: 9\nsounds:\n${manifest}` })
  const { packs } = await readFolder(folder)
  const [pack] = packs
  if (pack === undefined) throw new Error('There is no pack.')
  const result = await planPack(pack, { price: null, artist: null, genre: null }, 'en')
  if (result.kind === 'refused') return result.problems.map(formatProblem)
  return Object.fromEntries(
    result.plan.sounds.map(({ found, name }) => [found.relativePath, name] as const),
  )
}

const both = ['Kick.wav', 'Loops/Kick.wav']

describe('a manifest entry for a file', () => {
  test('applies to the file with exactly this path, or else to the one with this name [P1.03 P1.10]', async () => {
    expect(await plan('  Kick.wav: { name: Root }', both)).toMatchObject({ 'Kick.wav': 'Root' })
    const named = '  Loops/Kick.wav: { name: Loop }\n  Kick.wav: { name: Root }'
    expect(await plan(named, both)).toEqual({ 'Kick.wav': 'Root', 'Loops/Kick.wav': 'Loop' })
    const deeper = await plan('  Kick.wav: { name: Loop }', ['Loops/Kick.wav', 'Snare.wav'])
    expect(deeper).toMatchObject({ 'Loops/Kick.wav': 'Loop' })
  })

  test('is refused if it matches several files or none, or a file twice [P1.06]', async () => {
    const matchingFiles = ['Hits/Kick.wav', 'Loops/Kick.wav']
    expect(await plan('  Kick.wav: { bpm: 90 }', matchingFiles)).toEqual([
      'Pack/pack.yaml: sounds → Kick.wav is in several folders; add the folder.',
    ])
    expect(await plan('  Kik.wav: { bpm: 90 }', both)).toEqual([
      'Pack/pack.yaml: sounds → Kik.wav does not exist; did you mean Kick.wav?',
    ])
    const twice = '  Kick.wav: { bpm: 90 }\n  Loops/Kick.wav: { bpm: 91 }'
    expect(await plan(twice, ['Loops/Kick.wav'])).toEqual([
      'Pack/pack.yaml: sounds → Loops/Kick.wav is the same file as Kick.wav; keep one of the two.',
    ])
  })

  test('is refused if two sounds have the same slug [P1.06]', async () => {
    const slugs = '  Kick.wav: { slug: kick }\n  Loops/Kick.wav: { slug: kick }'
    expect(await plan(slugs, both)).toEqual([
      'Pack/pack.yaml: sounds → Loops/Kick.wav has the same slug “kick” as Kick.wav.',
    ])
  })
})
