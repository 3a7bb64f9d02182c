import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseKey } from '../../../platform/sound/key.ts'
import type { WavTags } from '../../../platform/sound/wav.ts'
import { drawCover } from '../../demo/covers/draw-cover.ts'
import type { FileRef } from '../../../catalog/catalogue.ts'
import {
  ChangedFileError,
  hashFile,
  requireFreeSpace,
  storeContent,
  storeCopy,
  storeWritten,
} from '../../../platform/files/file-store.ts'
import { isPreparedSound } from './prepared-sound.ts'
import type { PreparedSound, SoundFiles, SoundJob, SoundWorkerData } from './import-jobs.ts'
import { analyseFile } from '../../analysis/analyse-file.ts'
import { convertToWav, normalizeToWav } from '../../analysis/convert-to-wav.ts'
import { writePreview } from '../../analysis/write-preview.ts'
import { readExcerpt } from './read-excerpt.ts'
import { locateResult, readResult, storeResult } from './stored-results.ts'
import type { SoundAnalysis } from '../../analysis/sound-analysis.ts'

/** Changes when the same file would give another result; a later import then measures it again. */
const resultVersion = 3

/** The MIDI note from which the root of a key counts. */
const middleC = 60

/** The tempo by which covers of sounds without one are drawn, in beats per minute. */
const neutralTempo = 120

/** An MP3 has at most 320 kbit/s. */
const maxPreviewBytesPerSecond = 40_000

/**
 * Measures a sound and stores its WAV, preview and cover. A result that an earlier import has stored
 * is used again. Throws an error whose message says what is wrong with the file.
 */
export async function prepareSound(job: SoundJob, data: SoundWorkerData): Promise<PreparedSound> {
  const path = getSoundResultPath(job, data.resultsDir)
  const stored = await readResult(path, isPreparedSound, data)
  if (stored !== null) return stored
  const result = await readUnchanged(job, async () => {
    const analysis = await analyseFile(job.path, job.stated)
    return { analysis, files: job.writesFiles ? await storeFiles(job, analysis, data) : null }
  })
  if (result.files === null) return result
  await storeResult(path, result)
  return result
}

/**
 * Throws a `ChangedFileError` if the file is not the one that was hashed or was changed by another
 * program during the work, which may then have failed for that reason.
 */
async function readUnchanged<Result>(job: SoundJob, work: () => Promise<Result>): Promise<Result> {
  const before = await stat(job.path)
  const isUnchanged = async () => {
    const after = await stat(job.path)
    const isUntouched = before.mtimeMs === after.mtimeMs && before.size === after.size
    return isUntouched && (await hashFile(job.path)) === job.sha256
  }
  try {
    const result = await work()
    if (await isUnchanged()) return result
  } catch (error) {
    if (await isUnchanged()) throw error
  }
  throw new ChangedFileError()
}

/** Returns the path of the result of a job; it depends on tags only if the WAV does not keep its own. */
export function getSoundResultPath(job: SoundJob, resultsDir: string): string {
  const { path, sha256, stated, look, normalize, tags } = job
  const isSoldAsGiven = !normalize && extname(path).toLowerCase() === '.wav'
  const parts = [resultVersion, sha256, stated, look, normalize, isSoldAsGiven ? null : tags]
  return locateResult(resultsDir, parts)
}

/** Returns how many bytes the files of a sound take at most. */
function estimateFiles({ frames, channels, bitDepth, sampleRate }: SoundAnalysis): number {
  return (frames * channels * bitDepth) / 8 + (frames / sampleRate) * maxPreviewBytesPerSecond
}

async function storeFiles(
  job: SoundJob,
  analysis: SoundAnalysis,
  { soundsDir }: SoundWorkerData,
): Promise<SoundFiles> {
  await requireFreeSpace(soundsDir, estimateFiles(analysis))
  let previewFrames = 0
  const preview = await storeWritten(soundsDir, 'mp3', async (draft) => {
    previewFrames = (await writePreview(job.path, analysis, draft)).frames
  })
  const cover = drawCover({
    drawingStyle: job.look.style,
    channels: await readExcerpt(job.path),
    colors: job.look.colors,
    tempo: analysis.bpm?.value ?? neutralTempo,
    root: parseKey(analysis.key?.value ?? null)?.root ?? 0,
    isPack: false,
  })
  return {
    wav: await storeWav(job, analysis, soundsDir),
    preview,
    previewFrames,
    cover: await storeContent(soundsDir, cover, 'svg'),
  }
}

/** A label's WAV is sold byte for byte unless it is normalized; AIFF and FLAC become WAV. */
async function storeWav(
  job: SoundJob,
  analysis: SoundAnalysis,
  soundsDir: string,
): Promise<FileRef<'wav'>> {
  const isNormalized = job.normalize && analysis.kind === 'one-shot'
  if (isNormalized || analysis.format !== 'wav') {
    const write = isNormalized ? normalizeToWav : convertToWav
    const tags = toWavTags(job, analysis)
    return await storeWritten(soundsDir, 'wav', (draft) => write(job.path, draft, tags))
  }
  const { sha256 } = job
  const bytes = await storeCopy(soundsDir, job.path, { sha256, extension: 'wav' })
  return { sha256, extension: 'wav', bytes }
}

function toWavTags({ tags }: SoundJob, { kind, bpm, bars, key }: SoundAnalysis): WavTags {
  const isLoop = kind === 'loop' && bpm !== null && bars !== null
  const root = parseKey(key?.value ?? null)?.root
  return {
    ...tags,
    comment: '',
    created: '',
    keywords: [
      kind,
      ...(key === null ? [] : [key.value]),
      ...(bpm === null ? [] : [`${bpm.value} BPM`]),
      ...tags.keywords,
    ],
    loop: isLoop ? { bpm: bpm.value, beats: bars * 4 } : null,
    note: root === undefined ? null : middleC + root,
  }
}
