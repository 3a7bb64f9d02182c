import { createMp3Encoder } from 'wasm-media-encoders'
import type { Draft } from '../../platform/files/file-store.ts'
import { samplesPerFrame } from '../../platform/sound/mp3-frames.ts'
import { createMp3Stream } from '../../platform/sound/mp3-stream.ts'
import { computePreviewGain } from '../../platform/sound/preview-level.ts'
import { sampleRate } from '../../platform/sound/wav.ts'
import { openSoundFile } from './decode/open-sound-file.ts'
import type { Block, SoundFile } from './decode/sound-file.ts'
import { createResampler } from './measure/resample.ts'
import { readLoopMargins } from './loop-margins.ts'
import type { SoundAnalysis } from './sound-analysis.ts'

/** The attributes that a preview depends on, besides the samples. */
export type PreviewSource = Pick<SoundAnalysis, 'kind' | 'truePeak'> &
  Partial<Pick<SoundAnalysis, 'maxLoudness'>>

export interface Preview {
  /** In frames at 44.1 kHz. */
  readonly frames: number
  readonly bytes: number
}

/**
 * Writes a preview of a sound: an MP3 at 44.1 kHz that decodes to exactly the sound's number of
 * frames at that rate and peaks at −1 dBTP or below. A loop repeats seamlessly. Uses constant
 * memory. Throws an `UnreadableSoundError` if the sound is unreadable.
 */
export async function writePreview(
  path: string,
  source: PreviewSource,
  draft: Draft,
): Promise<Preview> {
  const file = await openSoundFile(path)
  try {
    const frames = Math.max(1, Math.round((file.frames * sampleRate) / file.sampleRate))
    const margin = source.kind === 'loop' ? samplesPerFrame : 0
    const stream = createMp3Stream(await createMp3Encoder(), {
      channels: file.channels === 1 ? 1 : 2,
      isLoop: margin > 0,
    })
    // The tag precedes the audio, but is only known afterward.
    let tagLength = 0
    let position = 0
    const write = async (bytes: Buffer) => {
      if (bytes.length === 0) return
      if (tagLength === 0) tagLength = stream.measureTag()
      await draft.write(bytes, tagLength + position)
      position += bytes.length
    }
    const gain = computePreviewGain(source)
    for await (const block of readAtPreviewRate(file, { frames, margin, gain }))
      await write(stream.encode(block))
    await write(stream.finish())
    const tag = stream.createTag({ frames, margin })
    await draft.write(tag, 0)
    return { frames, bytes: tag.length + position }
  } finally {
    await file.close()
  }
}

interface PreviewRange {
  readonly frames: number
  /** The repeated frames before and after a loop. */
  readonly margin: number
  readonly gain: number
}

/** Yields a sound at 44.1 kHz, a loop with its margins: `frames + 2 × margin` frames in total. */
async function* readAtPreviewRate(
  file: SoundFile,
  { frames, margin, gain }: PreviewRange,
): AsyncGenerator<Block, void> {
  const resamplers = Array.from({ length: file.channels }, () =>
    createResampler(file.sampleRate, sampleRate),
  )
  const margins = margin === 0 ? null : await readLoopMargins(file, sampleRate, margin)
  let skipped = margins === null ? 0 : margins.before - margin
  let missing = frames + 2 * margin
  const trim = (block: Block): Block => {
    const start = Math.min(skipped, block[0]?.length ?? 0)
    skipped -= start
    const part = block.map((channel) =>
      channel.subarray(start, start + missing).map((sample) => sample * gain),
    )
    missing -= part[0]?.length ?? 0
    return part
  }
  const convert = (block: Block): Block =>
    trim(resamplers.map((resampler, i) => resampler.push(block[i] ?? new Float32Array(0))))
  if (margins !== null) yield convert(margins.end)
  for await (const block of file.readBlocks()) yield convert(block)
  if (margins !== null) yield convert(margins.start)
  yield trim(resamplers.map((resampler) => resampler.flush()))
  if (missing > 0) yield Array.from({ length: file.channels }, () => new Float32Array(missing))
}
