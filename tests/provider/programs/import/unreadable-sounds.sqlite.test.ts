import { readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listZip } from '../../../sound/read-zip.ts'
import { importLabel } from '../../../support/label/import-label.ts'
import { harborManifest, writeFiles } from '../../../support/label/label-folder.ts'
import { openLabelShop } from '../../../support/shops/label-shop.ts'
import { buy, download, findProduct, listProducts } from '../../../support/shops/own-shop.ts'

const bell = 'Harbor Lights/One-Shots/Bell (A4).wav'

async function openShopWithLabel() {
  const { shop, folder } = await openLabelShop()
  const listNames = async () => (await listProducts(shop)).map(({ name }) => name)
  return { shop, folder, listNames }
}

/** Makes the loops unreadable: the shop does not follow symbolic links. */
async function hideLoops(folder: string): Promise<string> {
  const loops = join(folder, 'Harbor Lights/Loops')
  await rename(loops, join(folder, '.loops'))
  await symlink(join(folder, '.loops'), loops)
  return loops
}

const note = (count: string) => expect.stringMatching(`^Note: Harbor Lights: ${count} stays? as`)

/** Creates a WAV of integers; with `validBits`, its header is WAVE_FORMAT_EXTENSIBLE. */
function createIntegerWav(bits: 8 | 32, validBits?: number): Buffer {
  const format = Buffer.alloc(validBits === undefined ? 16 : 40)
  format.writeUInt16LE(validBits === undefined ? 1 : 0xfffe, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(44_100, 4)
  format.writeUInt32LE((44_100 * bits) / 8, 8)
  format.writeUInt16LE(bits / 8, 12)
  format.writeUInt16LE(bits, 14)
  if (validBits !== undefined) {
    format.writeUInt16LE(22, 16)
    format.writeUInt16LE(validBits, 18)
    Buffer.from('0100000000001000800000aa00389b71', 'hex').copy(format, 24)
  }
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(format.length, 0)
  const samples = Buffer.alloc(4410 * (bits / 8), 0x40)
  sizes.writeUInt32LE(samples.length, 8)
  sizes.write('data', 4, 'latin1')
  const riff = Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  riff.writeUInt32LE(4 + 8 + format.length + 8 + samples.length, 4)
  return Buffer.concat([riff, sizes.subarray(0, 4), format, sizes.subarray(4), samples])
}

test.each([
  ['8-bit integers', createIntegerWav(8), '8-bit integer'],
  ['32-bit integers', createIntegerWav(32), '32-bit integer'],
  ['24-bit integers in 32 bits', createIntegerWav(32, 24), '32-bit integer'],
])(
  'a WAV of %s is refused on a line with the file name and the supported formats [P1.06]',
  async (_what, content, kind) => {
    const { shop, folder } = await openShopWithLabel()
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Odd.wav': content })
    const { isGood, lines } = await importLabel(shop.folder, folder)
    const formats = '16-bit and 24-bit integer and 32-bit floating-point samples work.'
    expect([isGood, lines]).toEqual([
      false,
      expect.arrayContaining([
        `Harbor Lights/One-Shots/Odd.wav: the file has ${kind} samples; ${formats}`,
      ]),
    ])
  },
)

describe('a sound whose file exists but cannot be read', () => {
  test.each([
    ['is cut off', (content: Buffer) => content.subarray(0, 60)],
    ['is empty', () => Buffer.alloc(0)],
  ])('because it %s stays on sale until the file is deleted [P1.05 P1.06]', async (_, damage) => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const content = await readFile(join(folder, bell))
    const before = await listNames()
    await writeFiles(folder, {
      [bell]: damage(content),
      'Harbor Lights/pack.yaml': harborManifest.replace('genre: Downtempo', 'genre: Ambient'),
    })
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect([isGood, lines]).toEqual([false, expect.arrayContaining([note('1 sound')])])
    expect(await listNames()).toEqual(before)
    expect(await findProduct(shop, 'Bell')).toMatchObject({ genre: 'Ambient' })
    expect(await findProduct(shop, 'Harbor Lights')).toMatchObject({ sounds_count: 5 })
    expect((await download(shop, await buy(shop, 'Bell'), 'Bell')).equals(content)).toBe(true)
    await writeFiles(folder, { [bell]: null })
    await importLabel(shop.folder, folder)
    expect(await listNames()).not.toContain('Bell')
  })

  test('stays even if the manifest names its file [P1.05 P1.06]', async () => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const before = await listNames()
    await writeFiles(folder, { 'Harbor Lights/One-Shots/Fog Horn.wav': '' })
    expect((await importLabel(shop.folder, folder)).lines).toEqual([
      'Harbor Lights/One-Shots/Fog Horn.wav: it is empty.',
      note('1 sound'),
      'Harbor Lights: imported (4 sounds)',
      '1 pack imported, 0 unchanged; 1 problem, see above.',
    ])
    expect(await listNames()).toEqual(before)
  })

  test('because of its folder stays in the pack [P1.05 P1.06]', async () => {
    const { shop, folder, listNames } = await openShopWithLabel()
    const before = await listNames()
    const loops = await hideLoops(folder)
    const { isGood, lines } = await importLabel(shop.folder, folder)
    expect([isGood, lines]).toEqual([false, expect.arrayContaining([note('2 sounds')])])
    expect(await listNames()).toEqual(before)
    const pack = await findProduct(shop, 'Harbor Lights')
    const { body } = await shop.get(`/api/v1/products?category_id=4&instrument=bass`)
    expect([pack.sounds_count, body.data]).toEqual([5, [expect.objectContaining({ kind: 'loop' })]])
    const zip = await download(shop, await buy(shop, 'Harbor Lights'), 'Harbor Lights')
    expect(listZip(zip).filter(({ name }) => name.endsWith('.wav'))).toHaveLength(5)
    await rm(loops)
    await rename(join(folder, '.loops'), loops)
    expect(await importLabel(shop.folder, folder)).toMatchObject({ isGood: true })
    expect(await listNames()).toEqual(before)
  })
})
