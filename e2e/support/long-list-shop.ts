import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTone } from '../../tests/support/label/label-folder.ts'
import { startShop } from './start-shop.ts'
import type { Program } from './program.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

const manifest = `title: Long Row
artist: { name: Ida North }
genre: Downtempo
price: 9.00
prices: { one-shot: 0.79 }
released: 2026-02-03
language: en
licensor: Ida North Sounds
contact: ida@north.test
`

/** Starts a shop that sells the given number of one-shots, each a fraction of a second long. */
export async function startLongListShop(soundsCount: number): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-long-list-'))
  await writeLabel(join(folder, 'label'), soundsCount)
  const dataDir = join(folder, 'data')
  await importLabel(dataDir, join(folder, 'label'))
  const shop = await startShop('long-list', {
    DEMO_CATALOGUE: 'none',
    DATA_DIR: dataDir,
    CATALOGUE_DIR: join(dataDir, 'catalogue'),
  })
  return {
    ...shop,
    stop: async (signal) => {
      await shop.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeLabel(folder: string, soundsCount: number): Promise<void> {
  const sounds = join(folder, 'Long Row', 'One-Shots')
  await mkdir(sounds, { recursive: true })
  await writeFile(join(folder, 'Long Row', 'pack.yaml'), manifest)
  for (let number = 1; number <= soundsCount; number++) {
    const name = `Tone ${String(number).padStart(3, '0')}.wav`
    await writeFile(join(sounds, name), createTone(100 + number * 10, 0.1))
  }
}

async function importLabel(dataDir: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, [bundledPrograms.catalog, 'import', folder], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += String(text)))
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`The import has ended with status ${status}: ${errors}`)
}
