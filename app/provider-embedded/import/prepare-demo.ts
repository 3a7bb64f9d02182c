import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawCover } from '../demo/covers/draw-cover.ts'
import { writeAtomically } from '../files/write-atomically.ts'
import { isStored, storeContent } from './file-store.ts'
import { mixDemo } from './pack-demo.ts'
import type { PackDemo } from './pack-demo.ts'
import { isPreparedDemo, listResultFiles } from './prepared-sound.ts'
import type { DemoJob, PreparedDemo, SoundWorkerData } from './sound-job.ts'

/** Changes when the same sounds would give another result; a later import then mixes it again. */
const resultVersion = 1

/**
 * Mixes and stores the demo of a pack, and draws its cover unless the label gave one. A result that an
 * earlier import has stored is used again.
 */
export async function prepareDemo(job: DemoJob, data: SoundWorkerData): Promise<PreparedDemo> {
  const { soundsDir, resultsDir } = data
  const path = getDemoResultPath(job, resultsDir)
  const stored = await readResult(path, soundsDir)
  if (stored !== null) return stored
  const demo = await mixDemo(job.materials, soundsDir)
  const result: PreparedDemo = {
    preview: await storeContent(soundsDir, demo.preview, 'mp3'),
    frames: demo.channels[0]?.length ?? 0,
    peaks: demo.peaks,
    cover: await storeDrawing(demo, job, soundsDir),
  }
  await writeAtomically(path, (draft) => writeFile(draft, JSON.stringify(result), { flush: true }))
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

/** Returns the path of the result of a job, named by everything that it depends on. */
export function getDemoResultPath({ materials, look, root }: DemoJob, resultsDir: string): string {
  const sounds = materials.map(({ instrument, sound: { analysis, files } }) => [
    instrument,
    analysis.kind,
    analysis.bpm?.value ?? null,
    files?.wav.sha256,
  ])
  const parts = ['demo', resultVersion, sounds, look, root]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return join(resultsDir, `${hash}.json`)
}

async function readResult(path: string, soundsDir: string): Promise<PreparedDemo | null> {
  try {
    const result: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (!isPreparedDemo(result)) return null
    const files = listResultFiles(result) ?? []
    const states = await Promise.all(files.map((file) => isStored(soundsDir, file)))
    return states.every(Boolean) ? result : null
  } catch {
    return null
  }
}
