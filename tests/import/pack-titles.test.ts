import { describe, expect, test } from 'vitest'
import { planPack } from '#provider/programs/import/plan-pack.ts'
import { readFolder } from '#provider/programs/import/read-folder.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { writeFiles } from '../support/label/label-folder.ts'

async function readPlan(name: string) {
  const folder = await createTemporaryFolder()
  await writeFiles(folder, { [`${name}/a.wav`]: 'sound', 'Other/b.wav': 'sound' })
  const { packs } = await readFolder(folder)
  const pack = packs.find(({ label }) => label === name)
  if (pack === undefined) return null
  const result = await planPack(pack, { price: 9, artist: null, genre: null }, 'en')
  return result.kind === 'refused' ? null : result.plan
}

describe('the title of a folder without a manifest', () => {
  test.each([
    ['Mira Vale - Dusk Textures', 'Dusk Textures'],
    ['Küstennebel – Vol. 1', 'Küstennebel – Vol. 1'],
    ['Dusk Textures - Part II', 'Dusk Textures - Part II'],
    ['CC0', 'CC0'],
    ['CC0 Textures', 'CC0 Textures'],
    ['BD_808', 'BD 808'],
    ['TR-909 Kit', 'TR-909 Kit'],
    ['80s pop', '80s Pop'],
    ['3d printer', '3D Printer'],
    ['dusk_textures', 'Dusk Textures'],
    ['DuskTextures02', 'Dusk Textures 02'],
    ['Été à Paris', 'Été à Paris'],
  ])('of %s is %s [P1.03]', async (name, title) => {
    expect((await readPlan(name))?.title).toBe(title)
  })

  test.each(['Mira Vale - Dusk Textures', 'Dusk Textures'])(
    'of %s gives the artist only as a guess [P1.03]',
    async (name) => {
      expect((await readPlan(name))?.guesses).toContain('artist')
    },
  )
})
