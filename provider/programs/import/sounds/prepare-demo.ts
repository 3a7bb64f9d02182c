import { drawCover } from '../../demo/covers/draw-cover.ts'
import { storeContent } from '../../../platform/files/file-store.ts'
import { mixDemo } from './pack-demo.ts'
import type { PackDemo } from './pack-demo.ts'
import { isPreparedDemo } from './prepared-sound.ts'
import type { DemoJob, PreparedDemo, SoundWorkerData } from './import-jobs.ts'
import { locateResult, readResult, storeResult } from './stored-results.ts'

/** Changes when the same sounds would give another result; a later import then mixes it again. */
const resultVersion = 1

/**
 * Mixes and stores the demo of a pack, and draws its cover unless the label gave one. A result that an
 * earlier import has stored is used again.
 */
export async function prepareDemo(job: DemoJob, data: SoundWorkerData): Promise<PreparedDemo> {
  const { soundsDir, resultsDir } = data
  const path = getDemoResultPath(job, resultsDir)
  const stored = await readResult(path, isPreparedDemo, data)
  if (stored !== null) return stored
  const demo = await mixDemo(job.materials, soundsDir)
  const result: PreparedDemo = {
    preview: await storeContent(soundsDir, demo.preview, 'mp3'),
    frames: demo.channels[0]?.length ?? 0,
    peaks: demo.peaks,
    cover: await storeDrawing(demo, job, soundsDir),
  }
  await storeResult(path, result)
  return result
}

async function storeDrawing(
  { channels, tempo }: PackDemo,
  { look, root }: DemoJob,
  soundsDir: string,
): Promise<PreparedDemo['cover']> {
  if (look === null) return null
  const { colors, style: drawingStyle } = look
  const drawing = drawCover({ drawingStyle, channels, colors, tempo, root, isPack: true })
  return await storeContent(soundsDir, drawing, 'svg')
}

/** Returns the path of the result of a job. */
export function getDemoResultPath({ materials, look, root }: DemoJob, resultsDir: string): string {
  const sounds = materials.map(({ instrument, sound: { analysis, files } }) => [
    instrument,
    analysis.kind,
    analysis.bpm?.value ?? null,
    files?.wav.sha256,
  ])
  return locateResult(resultsDir, ['demo', resultVersion, sounds, look, root])
}
