import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePreviewGain } from '#provider/platform/sound/preview-level.ts'
import { readMp3Frames } from '#provider/platform/sound/mp3-frames.ts'
import { encodeMp3 } from '#provider/platform/sound/encode-mp3.ts'
import { countDecodedFrames } from '../support/read-sounds.ts'

function createTone(frames: number): Float32Array {
  return Float32Array.from({ length: frames }, (_, index) => Math.sin(index / 20) / 2)
}

test('a preview decodes to exactly as many frames as its sound, looped or not', async () => {
  const lengths = fc.integer({ min: 1, max: 30_000 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.boolean(), async (frames, isLoop) => {
      expect(countDecodedFrames(await encodeMp3([createTone(frames)], { isLoop }))).toBe(frames)
    }),
    { numRuns: 25 },
  )
})

test('the tag contains the actual number of frames and bytes', async () => {
  const bytes = await encodeMp3([createTone(44_100), createTone(44_100)], { isLoop: false })
  const { frameCount, tag } = readMp3Frames(bytes)
  expect(tag).toMatchObject({ statedFrames: frameCount - 1, statedBytes: bytes.length })
})

test('previews of loops have 96 kbit/s in mono and 128 in stereo, those of one-shots 128 and 192', async () => {
  const table = [
    { isLoop: true, channelCount: 1, kilobitsPerSecond: 96 },
    { isLoop: true, channelCount: 2, kilobitsPerSecond: 128 },
    { isLoop: false, channelCount: 1, kilobitsPerSecond: 128 },
    { isLoop: false, channelCount: 2, kilobitsPerSecond: 192 },
  ]
  for (const { isLoop, ...expected } of table) {
    const channels = Array.from({ length: expected.channelCount }, () => createTone(5000))
    expect(readMp3Frames(await encodeMp3(channels, { isLoop }))).toMatchObject(expected)
  }
})

test('the tag specifies the delay and padding that decoders need', async () => {
  const bytes = await encodeMp3([createTone(44_100)], { isLoop: true })
  const { tag } = readMp3Frames(bytes)
  expect(tag?.delay).toBe(576 + 1152)
  expect(tag?.padding).toBeGreaterThanOrEqual(529)
})

test('encoding is deterministic, even after encoding another sound', async () => {
  const first = await encodeMp3([createTone(20_000)], { isLoop: false })
  await encodeMp3([createTone(3000), createTone(3000)], { isLoop: true })
  expect((await encodeMp3([createTone(20_000)], { isLoop: false })).equals(first)).toBe(true)
})

test('bytes that are not an MP3 are rejected', () => {
  expect(() => countDecodedFrames(Buffer.from('RIFF'))).toThrow('No MP3 frame begins at byte 0')
})

test('a preview without channels or with three channels is rejected', async () => {
  await expect(encodeMp3([], { isLoop: false })).rejects.toThrow('one or two channels')
  const three = [createTone(9), createTone(9), createTone(9)]
  await expect(encodeMp3(three, { isLoop: false })).rejects.toThrow('one or two channels')
})

test('the preview of a very dense sound is attenuated further, others only by their true peak', () => {
  expect(computePreviewGain({ truePeak: 0, maxLoudness: -6 })).toBe(
    computePreviewGain({ truePeak: 0 }),
  )
  const dense = computePreviewGain({ truePeak: 5.4, maxLoudness: 6.1 })
  expect(20 * Math.log10(dense)).toBeCloseTo(-14.1, 6)
})
