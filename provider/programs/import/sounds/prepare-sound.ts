import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseKey } from '../../../platform/sound/key.ts'
import type { WavTags } from '../../../platform/sound/wav.ts'
import { drawCover } from '../../demo/covers/draw-cover.ts'
import type { FileRef } from '../../../catalog/catalogue.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { isStored, storeContent, toKey } from '../../../platform/files/hashed-files.ts'
import type { ImportFiles } from '../import-files.ts'
import { ChangedFileError, hashFile, readUnchangedFile } from '../input-files.ts'
import { isPreparedSound } from './prepared-sound.ts'
import type { PreparedSound, SoundFiles, SoundJob } from './import-jobs.ts'
import { analyzeFile } from '../../analysis/analyze-file.ts'
import { convertToWav, normalizeToWav } from '../../analysis/convert-to-wav.ts'
import { writePreview } from '../../analysis/write-preview.ts'
import { readExcerpt } from './read-excerpt.ts'
import { readResult, toResultKey } from './stored-results.ts'
import type { SoundAnalysis } from '../../analysis/sound-analysis.ts'

/**
 * Increment when the same file would yield a different result; later imports then measure it again.
 */
const resultVersion = 6

/** The MIDI note of a root in C. */
const middleC = 60

/** The tempo for drawing covers of sounds without one, in BPM. */
const neutralTempo = 120

/** The maximum bit rate of an MP3 is 320 kbit/s. */
const maxPreviewBytesPerSecond = 40_000

/**
 * Measures a sound and stores its WAV, preview and cover. Reuses a stored result of an earlier
 * import. Throws an error whose message describes the problem with the file.
 */
export async function prepareSound(job: SoundJob, files: ImportFiles): Promise<PreparedSound> {
  const key = getSoundResultKey(job)
  const stored = await readResult(key, isPreparedSound, files)
  if (stored !== null) return stored
  const result = await readUnchanged(job, async () => {
    const analysis = await analyzeFile(job.path, job.stated)
    const stores = job.writesFiles
    return { analysis, files: stores ? await storeFiles(job, analysis, files.catalogue) : null }
  })
  if (result.files === null) return result
  await files.results.put(key, JSON.stringify(result))
  return result
}

/**
 * Runs work on the hashed file; throws a `ChangedFileError` if another program changed the file
 * before or during the work, which may have failed for that reason.
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

/**
 * Returns the key of a job's result, which only depends on tags if the WAV does not keep its own.
 */
export function getSoundResultKey(job: SoundJob): string {
  const { path, sha256, stated, look, normalize, tags } = job
  const isSoldAsGiven = !normalize && extname(path).toLowerCase() === '.wav'
  const parts = [resultVersion, sha256, stated, look, normalize, isSoldAsGiven ? null : tags]
  return toResultKey(parts)
}

/** Returns the maximum size of a sound's files in bytes. */
function estimateFiles({ frames, channels, bitDepth, sampleRate }: SoundAnalysis): number {
  return (frames * channels * bitDepth) / 8 + (frames / sampleRate) * maxPreviewBytesPerSecond
}

async function storeFiles(
  job: SoundJob,
  analysis: SoundAnalysis,
  catalogue: FileStore,
): Promise<SoundFiles> {
  await catalogue.requireSpace(estimateFiles(analysis))
  let previewFrames = 0
  const preview = await catalogue.putHashed('mp3', async (draft) => {
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
    wav: await storeWav(job, analysis, catalogue),
    preview,
    previewFrames,
    cover: await storeContent(catalogue, cover, 'svg'),
  }
}

/** Stores the WAV: a label's WAV byte for byte unless it is normalized, AIFF and FLAC converted. */
async function storeWav(
  job: SoundJob,
  analysis: SoundAnalysis,
  catalogue: FileStore,
): Promise<FileRef<'wav'>> {
  const isNormalized = job.normalize && analysis.kind === 'one-shot'
  if (isNormalized || analysis.format !== 'wav') {
    const write = isNormalized ? normalizeToWav : convertToWav
    const tags = toWavTags(job, analysis)
    return await catalogue.putHashed('wav', (draft) => write(job.path, draft, tags))
  }
  const { path, sha256 } = job
  const file = { sha256, extension: 'wav', bytes: (await stat(path)).size } as const
  if (!(await isStored(catalogue, file))) {
    await catalogue.put(toKey(file), () => readUnchangedFile(path, sha256))
  }
  return file
}

function toWavTags({ tags }: SoundJob, { kind, bpm, bars, key, rootNote }: SoundAnalysis): WavTags {
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
    note: rootNote ?? (root === undefined ? null : middleC + root),
  }
}
