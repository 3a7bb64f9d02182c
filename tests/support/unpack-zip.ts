import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ZipEntry } from '#provider/platform/files/zip/zip-layout.ts'
import { createEntry, createStoredEntry, createZeros, readWholeZip } from './zip-entries.ts'

const { crc32: zerosChecksum } = createEntry('', '\0'.repeat(100_000))

const entries = [
  createEntry('Pâck 夜/Licence.txt', 'Made with care – enjoy.'),
  createEntry('Pâck 夜/empty.txt', ''),
  createStoredEntry('Pâck 夜/Loops/Bass/pad.wav', 'pad'.repeat(30_000)),
  { ...createZeros('Pâck 夜/One-shots/Kicks/kick.wav', 100_000), crc32: zerosChecksum },
]

/** Writes a ZIP of the shop to a file, which the end of the test deletes, and returns its path. */
export async function writeZip(zipEntries: readonly ZipEntry[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'pack.zip')
  await writeFile(path, await readWholeZip(zipEntries))
  return path
}

/** Returns whether a program is installed on this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--help']).error === undefined
}

/**
 * Tries a program that customers unpack ZIPs with on a ZIP of the shop and on a damaged copy; returns
 * whether it found no fault. `getArguments` returns the program's arguments for the file `zip`.
 */
export async function tryToUnpack(
  program: string,
  getArguments: (zip: string) => string[],
): Promise<{ whole: boolean; damaged: boolean }> {
  const path = await writeZip(entries)
  // A warning is a status other than 0, too.
  const isFaultless = () => spawnSync(program, getArguments(path)).status === 0
  const whole = isFaultless()
  const bytes = await readFile(path)
  bytes.write('bad', bytes.indexOf('padpad') + 300)
  await writeFile(path, bytes)
  return { whole, damaged: isFaultless() }
}
