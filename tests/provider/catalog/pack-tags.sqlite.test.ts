import { expect, test } from 'vitest'
import { createAiff } from '../../analysis/sound-files.ts'
import { createLabelFolder, importLabel } from '../../support/label/import-label.ts'
import { createTone } from '../../support/label/label-folder.ts'
import { buy, download, listProducts, openOwnShop } from '../../support/shops/own-shop.ts'

const tagsOfSounds = {
  One: 'warm, punchy, wide, dry, deep',
  Two: 'warm, punchy, wide, dry',
  Three: 'warm, punchy, cold',
}

const manifest = [
  'title: Quay',
  'price: 9',
  'tags: [Late Night]',
  'sounds:',
  ...Object.entries(tagsOfSounds).map(([name, tags]) => `  ${name}.wav: { tags: [${tags}] }`),
]

test('a pack has its stated tags and the most frequent tags of its sounds [P2.05]', async () => {
  const shop = await openOwnShop()
  const sounds = Object.keys(tagsOfSounds).map((name, index) => [
    `Quay/${name}.wav`,
    createTone(200 + 50 * index),
  ])
  const files = Object.fromEntries([...sounds, ['Quay/pack.yaml', manifest.join('\n')]])
  await importLabel(shop.folder, await createLabelFolder(files))
  const hasPack = async (tag: string) =>
    (await listProducts(shop, `&tag=${tag}`)).some(({ name }) => name === 'Quay')
  for (const tag of ['late-night', 'warm', 'punchy', 'wide', 'dry'])
    expect([tag, await hasPack(tag)]).toEqual([tag, true])
  for (const tag of ['deep', 'cold']) expect([tag, await hasPack(tag)]).toEqual([tag, false])
})

test('a sound converted to WAV contains its tags as keywords [P1.03]', async () => {
  const shop = await openOwnShop()
  const samples = Array.from({ length: 4410 }, (_, frame) => [
    Math.round(9000 * Math.sin(frame / 9)),
  ])
  const folder = await createLabelFolder({
    'Quay/Fog.aif': createAiff(samples, { sampleRate: 44_100, bitDepth: 16 }),
    'Quay/pack.yaml': 'price: 9\nprices: { one-shot: 1, loop: 1 }\ntags: [late night, warm]',
  })
  await importLabel(shop.folder, folder)
  const wav = await download(shop, await buy(shop, 'Fog'), 'Fog')
  const keywords = wav.subarray(wav.indexOf('IKEY') + 8).toString('latin1')
  expect(keywords).toMatch(/^one-shot; (.*; )?late-night; warm\0/)
})
