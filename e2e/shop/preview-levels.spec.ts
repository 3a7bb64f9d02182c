import type { Page } from '@playwright/test'
import { analyzeSamples } from '#provider/programs/analysis/analyze-samples.ts'
import { computeTruePeak } from '#provider/programs/analysis/measure/true-peak.ts'
import { encodeMp3 } from '#provider/platform/sound/encode-mp3.ts'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** Creates a one-second signal; `shape` gets the sample index. */
function create(shape: (frame: number) => number): Float32Array {
  return Float32Array.from({ length: 44_100 }, (_, frame) => shape(frame))
}

/** Creates a noise generator from −1 to 1. */
function createNoise(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  }
}

const noise = createNoise()
const square = (hertz: number) => create((frame) => Math.sign(Math.sin((frame * hertz) / 7018)))
const clip = (sample: number) => Math.max(-1, Math.min(1, sample))
const sounds: Readonly<Record<string, readonly Float32Array[]>> = {
  'a square wave': [square(441)],
  'two square waves': [square(55), square(55.3)],
  'clipped noise': [create(() => clip(8 * noise()))],
  'noise at the limit': [create(() => Math.sign(noise())), create(() => Math.sign(noise()))],
  'bursts of noise': [create((frame) => (frame % 44_100 < 11_025 ? Math.sign(noise()) : 0))],
  'a clipped snare': [create((frame) => clip(9 * noise() * Math.exp(-frame / 9000)))],
}

/** Decodes an MP3 as the player does; passing the samples as Base64 is fast. */
async function decode(page: Page, mp3: Buffer): Promise<Float32Array[]> {
  const channels = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const decoded = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.buffer)
    return Array.from({ length: decoded.numberOfChannels }, (_, index) => {
      const samples = new Uint8Array(decoded.getChannelData(index).slice().buffer)
      return btoa(samples.reduce((letters, byte) => letters + String.fromCharCode(byte), ''))
    })
  }, mp3.toString('base64'))
  return channels.map((text) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
    return new Float32Array(bytes.buffer)
  })
}

test('previews peak at −1 dBTP at most for any signal [P1.08]', async ({ page }) => {
  await visit(page, '/en/')
  const peaks: [string, number][] = []
  for (const [name, channels] of Object.entries(sounds)) {
    for (const kind of ['loop', 'one-shot'] as const) {
      const stated = { kind, instrument: 'drums', bpm: null, key: null } as const
      const { truePeak, maxLoudness } = analyzeSamples(channels, 44_100, stated)
      const isLoop = kind === 'loop'
      const decoded = await decode(
        page,
        await encodeMp3(channels, { isLoop, truePeak, maxLoudness }),
      )
      peaks.push([`${name}, ${kind}`, 20 * Math.log10(computeTruePeak(decoded, isLoop))])
    }
  }
  expect(peaks.filter(([, peak]) => peak > -1)).toEqual([])
})
