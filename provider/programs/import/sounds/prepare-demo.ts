import { drawCover } from '../../demo/covers/draw-cover.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { storeContent } from '../../../platform/files/hashed-files.ts'
import type { ImportFiles } from '../import-files.ts'
import { mixDemo } from './pack-demo.ts'
import type { PackDemo } from './pack-demo.ts'
import { isPreparedDemo } from './prepared-sound.ts'
import type { DemoJob, PreparedDemo } from './import-jobs.ts'
import { readResult, toResultKey } from './stored-results.ts'

/**
 * Increment when the same sounds would yield a different result; later imports then mix it again.
 */
const resultVersion = 1

/**
 * Mixes and stores the demo of a pack, and draws its cover unless the label supplied one. Reuses a
 * stored result of an earlier import.
 */
export async function prepareDemo(job: DemoJob, files: ImportFiles): Promise<PreparedDemo> {
  const { catalogue, results } = files
  const key = getDemoResultKey(job)
  const stored = await readResult(key, isPreparedDemo, files)
  if (stored !== null) return stored
  const demo = await mixDemo(job.materials, catalogue)
  const result: PreparedDemo = {
    preview: await storeContent(catalogue, demo.preview, 'mp3'),
    frames: demo.channels[0]?.length ?? 0,
    peaks: demo.peaks,
    cover: await storeDrawing(demo, job, catalogue),
  }
  await results.put(key, JSON.stringify(result))
  return result
}

async function storeDrawing(
  { channels, tempo }: PackDemo,
  { look, root }: DemoJob,
  catalogue: FileStore,
): Promise<PreparedDemo['cover']> {
  if (look === null) return null
  const { colors, style: drawingStyle } = look
  const drawing = drawCover({ drawingStyle, channels, colors, tempo, root, isPack: true })
  return await storeContent(catalogue, drawing, 'svg')
}

/** Returns the key of the result of a job. */
export function getDemoResultKey({ materials, look, root }: DemoJob): string {
  const sounds = materials.map(({ instrument, sound: { analysis, files } }) => [
    instrument,
    analysis.kind,
    analysis.bpm?.value ?? null,
    files?.wav.sha256,
  ])
  return toResultKey(['demo', resultVersion, sounds, look, root])
}
