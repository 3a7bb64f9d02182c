import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramName } from './ports.ts'
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

/** Starts a shop that sells the given one-shots, WAV files by name, with further settings. */
export async function startLabelShop(
  name: ProgramName,
  sounds: Readonly<Record<string, Buffer>>,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), `overtone-${name}-`))
  await writeLabel(join(folder, 'label'), sounds)
  const dataDir = join(folder, 'data')
  const settings = {
    DEMO_CATALOGUE: 'none',
    DATA_DIR: dataDir,
    CATALOGUE_DIR: join(dataDir, 'catalogue'),
    ...env,
  }
  await importLabel(join(folder, 'label'), settings)
  const shop = await startShop(name, settings)
  return {
    ...shop,
    stop: async (signal) => {
      await shop.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeLabel(folder: string, sounds: Readonly<Record<string, Buffer>>): Promise<void> {
  const oneShots = join(folder, 'Long Row', 'One-Shots')
  await mkdir(oneShots, { recursive: true })
  await writeFile(join(folder, 'Long Row', 'pack.yaml'), manifest)
  for (const [name, content] of Object.entries(sounds)) {
    await writeFile(join(oneShots, name), content)
  }
}

async function importLabel(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [bundledPrograms.catalog, 'import', folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += String(text)))
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`The import has ended with status ${status}: ${errors}`)
}
