import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startCatalog } from '../support/programs/catalog-program.ts'
import { countSounds } from '../support/shops/count-sounds.ts'
import { createLabelFolder } from '../support/label/import-label.ts'
import { createBeat, createTone } from '../support/label/label-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

/**
 * `CATALOG_KILLS=200 CATALOG_SEED=7` kills more imports at different times; a failure names the
 * seed.
 */
const kills = Number(process.env['CATALOG_KILLS'] ?? 3)
const seed = Number(process.env['CATALOG_SEED'] ?? 1)
/** The longest delay before a kill, about as long as an import takes on a fast machine. */
const longestDelayMs = 2500
const timeoutMs = 240_000 + kills * 10_000

const names = ['Alder', 'Birch', 'Cedar', 'Damson']
const complete = { alder: 3, birch: 3, cedar: 3, damson: 3 }

/** Creates a folder of four packs with three sounds each, different in each round. */
async function createPacks(round: number): Promise<string> {
  const packs = names.map((name, index) => [
    [`${name}/pack.yaml`, `price: ${5 + index}\nprices: { one-shot: 0.5 }`],
    [`${name}/Loops/${name}_Beat_Loop.wav`, createBeat(100 + 10 * index, 110 + round)],
    [`${name}/One-Shots/${name}_Kick.wav`, createTone(50 + index + round / 100)],
    [`${name}/One-Shots/${name}_Bell.wav`, createTone(500 + index + round / 100)],
  ])
  return await createLabelFolder(Object.fromEntries(packs.flat()))
}

/** Creates a seeded generator of numbers from 0 to 1 (mulberry32). */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test(
  'an import killed at any time leaves complete packs or none, and the next one continues [P1.06 P1.05]',
  async () => {
    const random = createRandom(seed)
    const dataDir = await createTemporaryFolder()
    let folder = await createPacks(0)
    for (let round = 1; round <= kills; round += 1) {
      const program = startCatalog(dataDir, ['import', folder, '--threads', '1'])
      const delay = Math.round(random() * longestDelayMs)
      await wait(delay)
      program.kill('SIGKILL')
      const { status } = await program.ended
      const sounds = await countSounds(dataDir)
      const partial = Object.entries(sounds).filter(([, count]) => count !== 3)
      expect(partial, `seed ${seed}, round ${round}, ${delay} ms`).toEqual([])
      // Once all are imported, different files replace them.
      if (status === 0) folder = await createPacks(round)
    }
    const { status, stderr } = await startCatalog(dataDir, ['import', folder]).ended
    expect([status, stderr]).toEqual([0, ''])
    expect(await countSounds(dataDir)).toEqual(complete)
    const drafts = (await readdir(join(dataDir, 'catalogue/files'))).filter((name) =>
      name.endsWith('.tmp'),
    )
    expect(drafts.length).toBeLessThanOrEqual(kills)
    const { stdout } = await startCatalog(dataDir, ['import', folder, '--json']).ended
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
      event: 'end',
      imported: 0,
      unchanged: 4,
      errors: 0,
    })
  },
  timeoutMs,
)
