import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createEntry, createStoredEntry, createZeros, readWholeZip } from './zip-entries.ts'

/** The programs that customers unpack ZIPs with, and their arguments for the file `zip`. */
const programs: Readonly<Record<string, (zip: string) => string[]>> = {
  unzip: (zip) => ['-t', zip],
  '7z': (zip) => ['t', zip],
  bsdtar: (zip) => ['-xOf', zip],
}

const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined

const { crc32: zerosChecksum } = createEntry('', '\0'.repeat(100_000))

const entries = [
  createEntry('Pâck 夜/Licence.txt', 'Made with care – enjoy.'),
  createEntry('Pâck 夜/empty.txt', ''),
  createStoredEntry('Pâck 夜/Loops/Bass/pad.wav', 'pad'.repeat(30_000)),
  { ...createZeros('Pâck 夜/One-shots/Kicks/kick.wav', 100_000), crc32: zerosChecksum },
]

test.for(Object.entries(programs))(
  'the installed program %s finds no fault in a ZIP [P9.04]',
  async ([program, getArguments], { annotate }) => {
    if (!isInstalled(program)) {
      await annotate(`${program} is not installed: this machine has not tried it.`, 'warning')
      return
    }
    const folder = await mkdtemp(join(tmpdir(), 'zip-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'pack.zip')
    await writeFile(path, await readWholeZip(entries))
    // An error or a warning is a status other than 0, at which this throws.
    execFileSync(program, getArguments(path), { stdio: 'pipe' })
    const damaged = await readFile(path)
    damaged.write('bad', damaged.indexOf('padpad') + 300)
    await writeFile(path, damaged)
    expect(() => execFileSync(program, getArguments(path), { stdio: 'pipe' })).toThrow(program)
  },
)
