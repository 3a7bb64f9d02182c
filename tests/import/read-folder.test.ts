import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createError, formatProblem } from '#provider/programs/import/problem.ts'
import { readFolder } from '#provider/programs/import/read-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

async function createLabel(files: readonly string[]): Promise<string> {
  const folder = join(await createTemporaryFolder(), 'Label')
  await mkdir(folder)
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), 'sound')
  }
  return folder
}

async function listPacks(folder: string) {
  const { packs } = await readFolder(folder)
  return Object.fromEntries(
    packs.map(({ label, sounds }) => [label, sounds.map(({ relativePath }) => relativePath)]),
  )
}

async function listProblems(folder: string): Promise<string[]> {
  return (await readFolder(folder)).problems.map(formatProblem)
}

describe('the packs in a folder', () => {
  test('each folder with sounds is a pack, including its subfolders [P1.03]', async () => {
    const folder = await createLabel([
      'Dusk/Loops/Bass/a.wav',
      'Dusk/One-Shots/b.AIF',
      'Night/c.flac',
      'Artwork/cover.png',
      'readme.txt',
    ])
    expect(await listPacks(folder)).toEqual({
      Dusk: ['Loops/Bass/a.wav', 'One-Shots/b.AIF'],
      Night: ['c.flac'],
    })
    expect(await listProblems(folder)).toEqual([])
  })

  test('a folder with sounds, a manifest or only kinds in it is one pack [P1.03]', async () => {
    const withSounds = await createLabel(['a.wav', 'More/b.wav'])
    expect(await listPacks(withSounds)).toEqual({ Label: ['a.wav', 'More/b.wav'] })
    const withManifest = await createLabel(['pack.yaml', 'First/a.wav'])
    expect(await listPacks(withManifest)).toEqual({ Label: ['First/a.wav'] })
    const withKinds = await createLabel(['Drum Loops/a.wav', 'One-Shots/b.wav'])
    expect(await listPacks(withKinds)).toEqual({ Label: ['Drum Loops/a.wav', 'One-Shots/b.wav'] })
  })

  test('manifests in subfolders determine which folders are packs [P1.03]', async () => {
    const folder = await createLabel(['Ann/One/pack.yml', 'Ann/One/a.wav', 'Ann/Two/b.wav'])
    expect(Object.keys(await listPacks(folder))).toEqual(['Ann/One', 'Ann/Two'])
  })

  test('a folder with manifests below it is not a pack, whatever its name [P1.03 P1.10]', async () => {
    const folder = await createLabel([
      'Drum Loops/pack.yaml',
      'Drum Loops/a.wav',
      'One-Shots/pack.yaml',
      'One-Shots/Kicks/b.wav',
      'Hits/c.wav',
      'stray.wav',
    ])
    expect(await listPacks(folder)).toEqual({
      'Drum Loops': ['a.wav'],
      Hits: ['c.wav'],
      'One-Shots': ['Kicks/b.wav'],
    })
    expect(await listProblems(folder)).toEqual([
      'stray.wav: it lies beside packs; move it into the folder of one.',
    ])
  })

  test("a pack in another pack's folder is reported and left out [P1.06]", async () => {
    const folder = await createLabel([
      'Dusk/pack.yaml',
      'Dusk/a.wav',
      'Dusk/More/Night/pack.yaml',
      'Dusk/More/Night/b.wav',
      'Dusk/More/c.wav',
    ])
    expect(await listPacks(folder)).toEqual({ Dusk: ['a.wav', 'More/c.wav'] })
    expect(await listProblems(folder)).toEqual([
      'Dusk/More/Night: it has a manifest, but lies in the pack Dusk; move it out of there.',
    ])
  })

  test('a manifest without sounds is reported [P1.06]', async () => {
    const folder = await createLabel(['Dusk/pack.yaml', 'Dusk/cover.png', 'Night/a.wav'])
    expect(await listPacks(folder)).toEqual({ Night: ['a.wav'] })
    expect(await listProblems(folder)).toEqual([
      'Dusk: it has a pack.yaml, but no sounds; if it was imported before, “npm run catalog -- remove PACK” takes it off sale.',
    ])
  })

  test('hidden and archive files are skipped [P1.03]', async () => {
    const folder = await createLabel([
      'Pack/._a.wav',
      'Pack/.b.wav',
      '__MACOSX/c.wav',
      'Pack/d.wav',
    ])
    expect(await listPacks(folder)).toEqual({ Pack: ['d.wav'] })
    expect(await listProblems(folder)).toEqual([])
  })

  test('names are the same for composed and decomposed accents [P1.03]', async () => {
    const folder = await createLabel([`Pack/Cafe\u0301.wav`])
    expect(await listPacks(folder)).toEqual({ Pack: ['Café.wav'] })
  })
})

describe('a hostile folder', () => {
  test('symbolic links are never followed [P1.06]', async () => {
    const folder = await createLabel(['Pack/a.wav'])
    await symlink('/etc/hostname', join(folder, 'Pack/passwd.wav'))
    await symlink('/', join(folder, 'Root'))
    await symlink('.', join(folder, 'Pack/again'))
    expect(await listPacks(folder)).toEqual({ Pack: ['a.wav'] })
    expect((await listProblems(folder)).toSorted()).toEqual([
      'Pack/again: it is a symbolic link; copy the file here instead.',
      'Pack/passwd.wav: it is a symbolic link; copy the file here instead.',
      'Root: it is a symbolic link; copy the file here instead.',
    ])
  })

  test('a bad name is reported on one line with its special characters made visible [P1.06]', async () => {
    const names = [
      'line\nbreak.wav',
      'ab\u202evaw.exe.wav',
      'back\\slash.wav',
      `${'x'.repeat(250)}.wav`,
    ]
    const folder = await createLabel(['Pack/a.wav', ...names.map((name) => `Pack/${name}`)])
    expect(await listPacks(folder)).toEqual({ Pack: ['a.wav'] })
    expect(await listProblems(folder)).toEqual([
      String.raw`Pack/ab\u{202e}vaw.exe.wav: its name contains an invisible mark that reverses text; rename it.`,
      String.raw`Pack/back\slash.wav: its name contains a backslash; rename it.`,
      String.raw`Pack/line\u{a}break.wav: its name contains a control character; rename it.`,
      `Pack/${'x'.repeat(250)}.wav: its name has 254 bytes; shorten it to at most 200.`,
    ])
  })

  test('empty files, other formats and folders nested too deeply are reported on one line each [P1.06]', async () => {
    const deep = Array.from({ length: 12 }, (_, depth) => `d${depth}`).join('/')
    const folder = await createLabel(['Pack/a.wav', 'Pack/b.mp3', `Pack/${deep}/c.wav`])
    await writeFile(join(folder, 'Pack/empty.wav'), '')
    expect(await listPacks(folder)).toEqual({ Pack: ['a.wav'] })
    expect((await listProblems(folder)).toSorted()).toEqual([
      'Pack/b.mp3: only WAV, AIFF and FLAC can be sold.',
      expect.stringMatching(/^Pack\/d0\/.*d7: it is more than 8 folders deep\.$/),
      'Pack/empty.wav: it is empty.',
    ])
  })

  test('two manifests in one folder are refused [P1.06]', async () => {
    const folder = await createLabel(['Pack/a.wav', 'Pack/pack.json', 'Pack/pack.yaml'])
    expect(await listProblems(folder)).toEqual([
      'Pack/pack.yaml: there is already a pack.json; delete one.',
    ])
  })
})

describe('the report of a problem', () => {
  test('ends with one punctuation mark: a period, or the question mark of its suggestion [P1.06]', () => {
    const problems = ['it is empty', 'prise is unknown; did you mean price?']
    expect(problems.map((reason) => formatProblem(createError('a.wav', reason)))).toEqual([
      'a.wav: it is empty.',
      'a.wav: prise is unknown; did you mean price?',
    ])
  })
})
