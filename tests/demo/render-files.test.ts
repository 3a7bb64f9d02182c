import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWav } from '#provider/platform/sound/read-wav.ts'
import { renderCatalogue } from '#provider/programs/demo/render/render-catalogue.ts'
import type { CataloguePack, FileRef } from '#provider/catalog/catalogue.ts'
import { countDecodedFrames, readPeaks } from '../support/read-sounds.ts'

let root = ''
let pack: CataloguePack

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const packs = new URL('./tiny-packs.ts', import.meta.url).href
  const [first] = (await renderCatalogue({ dir: root, scale: 'small', packs })).packs
  if (first === undefined) throw new Error('The catalogue contains no packs.')
  pack = first
})
afterAll(() => rm(root, { recursive: true, force: true }))

function readStoredFile(file: FileRef): Promise<Buffer> {
  return readFile(join(root, 'files', `${file.sha256}.${file.extension}`))
}

async function readSoundWav(slug: string) {
  const sound = pack.sounds.find((sound) => sound.slug === slug)
  if (sound === undefined) throw new Error(`The pack has no sound ${slug}.`)
  return { sound, content: readWav(await readStoredFile(sound.wav)) }
}

test('a loop’s WAV contains its tempo, beats and key, and loops over its full length', async () => {
  const { content, sound } = await readSoundWav('line')
  expect(content.acid).toEqual({ bpm: 240, beats: 4, note: 65 })
  expect(content.sampler?.loop).toEqual([0, sound.frames - 1])
  expect(content.info['IKEY']).toBe('loop; bass; F minor; 240 BPM')
  expect(sound.fileName).toBe('PackOne_240_Bass_Fm_LoopLine.wav')
})

test('a pitched one-shot’s WAV contains its note but no loop', async () => {
  const { content, sound } = await readSoundWav('note')
  expect(content.acid).toBeNull()
  expect(content.sampler).toEqual({ note: 45, loop: null })
  expect(sound.fileName).toBe('PackOne_Bass_A_ShotNote.wav')
})

test('previews of sounds and packs are exactly as long as the original', async () => {
  for (const sound of pack.sounds) {
    expect(readWav(await readStoredFile(sound.wav)).frames).toBe(sound.frames)
    expect(countDecodedFrames(await readStoredFile(sound.preview))).toBe(sound.frames)
  }
  expect(countDecodedFrames(await readStoredFile(pack.demo.preview))).toBe(pack.demo.frames)
})

test('the pack and each of its sounds have different waveforms', () => {
  const waveforms = [pack.demo.peaks, ...pack.sounds.map((sound) => sound.peaks)]
  for (const peaks of waveforms) expect(Math.max(...readPeaks(peaks))).toBe(1)
  expect(new Set(waveforms).size).toBe(5)
})

test('the pack and each of its sounds have different covers', () => {
  const covers = [pack.cover, ...pack.sounds.map((sound) => sound.cover)]
  expect(new Set(covers.map((cover) => cover.sha256)).size).toBe(5)
})

test('a pack’s demo lasts between 12 and 19 seconds', () => {
  expect(pack.demo.frames / 44_100).toBeGreaterThan(12)
  expect(pack.demo.frames / 44_100).toBeLessThan(19)
})
