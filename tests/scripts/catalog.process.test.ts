import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forgetMeasures } from '../provider/catalog/characters/measured-sounds.ts'
import { startCatalog } from '../support/programs/catalog-program.ts'
import { countSounds } from '../support/shops/count-sounds.ts'
import { createLabelFolder, useShopDatabase } from '../support/label/import-label.ts'
import { createLabel } from '../support/label/label-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

describe('the command', () => {
  test('shows the correct usage for a wrong argument [P1.10]', async () => {
    const dataDir = join(await createTemporaryFolder(), 'shop')
    const explain = async (...args: string[]) => {
      const { status, stderr } = await startCatalog(dataDir, args).ended
      return [status, stderr.trim()]
    }
    expect(await explain('imprt', 'x')).toEqual([
      2,
      'There is no command imprt; did you mean import?',
    ])
    expect(await explain('import', join(dataDir, 'nothing'))).toEqual([
      1,
      expect.stringMatching(/nothing does not exist\.$/),
    ])
    const { status, stdout } = await startCatalog(dataDir, []).ended
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: node shop.js catalog')])
  })

  test('finishes an import whose output pipe is closed [P1.10]', async () => {
    const folder = await createLabelFolder(createLabel())
    const dataDir = await createTemporaryFolder()
    const program = startCatalog(dataDir, ['import', folder])
    program.closeOutput()
    expect(await program.ended).toMatchObject({ status: 0, stderr: '' })
    expect(await countSounds(dataDir)).toMatchObject({ 'harbor-lights': 5 })
  })

  test('imports, lists, prices, unpublishes and, after confirmation, removes packs [P1.10] [P6.16]', async () => {
    const folder = await createLabelFolder(createLabel())
    const dataDir = await createTemporaryFolder()
    const run = async (...args: string[]) => await startCatalog(dataDir, args).ended
    expect(await run('list')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('No packs'),
    })
    expect(await run('import', folder)).toMatchObject({ status: 0, stderr: '' })
    expect(await run('price', 'harbor-lights/bell', '2')).toMatchObject({
      stdout: 'harbor-lights/bell costs €2.00.\n',
    })
    expect(await run('price', 'harbor-lights/fog-horn', '2')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is in the pack only'),
    })
    expect(await run('unpublish', 'harbour-lights')).toMatchObject({
      status: 2,
      stderr: 'There is no imported pack harbour-lights; did you mean harbor-lights?\n',
    })
    await run('unpublish', 'harbor-lights')
    const { stdout } = await run('list')
    expect(stdout).toMatch(
      /harbor-lights +Harbor Lights +Ida North +Downtempo +5 +4 +€9\.00 +unpublished/,
    )
    expect(await run('remove', 'harbor-lights')).toMatchObject({
      status: 2,
      shopLine: `Shop: Overtone, trial, ${dataDir}/overtone.db\n`,
      stderr: expect.stringContaining('add --yes to agree to “Take harbor-lights off sale'),
    })
    expect((await run('list')).stdout).toContain('harbor-lights')
    await run('remove', 'harbor-lights', '--yes')
    expect((await run('list')).stdout).toContain('No packs')
  })

  test('measures sounds again that an earlier version has imported [P1.10]', async () => {
    const folder = await createLabelFolder(createLabel())
    const dataDir = await createTemporaryFolder()
    expect(await startCatalog(dataDir, ['import', folder]).ended).toMatchObject({ status: 0 })
    await useShopDatabase(dataDir, forgetMeasures)
    const analyse = async () => await startCatalog(dataDir, ['analyse', '--threads', '1']).ended
    expect(await analyse()).toMatchObject({ status: 0, stdout: '5 sounds measured.\n' })
    expect(await analyse()).toMatchObject({ status: 0, stdout: 'Nothing to measure.\n' })
  })

  test("a check does not change a shop's database [P1.04]", async () => {
    const folder = await createLabelFolder(createLabel())
    const dataDir = await createTemporaryFolder()
    await startCatalog(dataDir, ['import', folder]).ended
    const before = await readFile(join(dataDir, 'overtone.db'))
    const { status, stdout } = await startCatalog(dataDir, ['import', folder, '--check']).ended
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 unchanged')])
    expect((await readFile(join(dataDir, 'overtone.db'))).equals(before)).toBe(true)
  })

  test('a check of a shop that does not exist does not create it [P1.04]', async () => {
    const folder = await createLabelFolder(createLabel())
    const dataDir = join(await createTemporaryFolder(), 'shop')
    const { status, stdout } = await startCatalog(dataDir, ['import', folder, '--check']).ended
    expect([status, stdout]).toEqual([0, expect.stringContaining('nothing was written')])
    expect(await stat(dataDir).catch(() => null)).toBe(null)
  })
})

test('an unwritable folder is reported on one line, and nothing is imported [P1.06]', async () => {
  const folder = await createLabelFolder(createLabel())
  // Not even root can write below a device.
  const { status, stderr } = await startCatalog('/dev/null/data', ['import', folder]).ended
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('not writable')],
  ])
})
