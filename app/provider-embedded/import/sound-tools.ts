import { readFile } from 'node:fs/promises'
import { encodeMp3 } from '../audio/mp3.ts'
import { computePeaks } from '../audio/peaks.ts'
import { readWav } from '../audio/read-wav.ts'
import type { SoundAnalysis, StatedAttributes } from '../analysis/sound-analysis.ts'
// TEMPORARY until analysis is on main
export async function analyseFile(path: string, stated: StatedAttributes): Promise<SoundAnalysis> {
  const wav = readWav(await readFile(path))
  const channels = wav.channels()
  const kind = stated.kind ?? (wav.frames > 88200 ? 'loop' : 'one-shot')
  return {
    format: 'wav',
    sampleRate: wav.sampleRate,
    bitDepth: 24,
    channels: wav.channelCount,
    frames: wav.frames,
    kind,
    bpm:
      kind === 'loop'
        ? (stated.bpm ?? { value: 120, evidence: 'measurement', confidence: 0.8 })
        : null,
    bars: kind === 'loop' ? 1 : null,
    key: stated.key,
    loudness: -14,
    truePeak: -1,
    peaks: computePeaks(channels),
    waveform: Buffer.alloc(2000).toString('base64'),
    onsets: [],
    features: [1, 0],
  }
}
export async function encodePreview(path: string, analysis: SoundAnalysis) {
  const channels = readWav(await readFile(path)).channels()
  return {
    bytes: await encodeMp3(channels, { isLoop: analysis.kind === 'loop' }),
    frames: channels[0]?.length ?? 0,
  }
}
export async function readExcerpt(path: string) {
  return readWav(await readFile(path)).channels()
}
export async function convertToWav(path: string, _: { normalize: boolean }): Promise<Uint8Array> {
  return await readFile(path)
}
