import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readManifest } from '#provider/programs/demo/render/manifest.ts'
import { renderCatalogue, type Progress } from '#provider/programs/demo/render/render-catalogue.ts'

let root = ''
/** A folder with the rendered small catalogue, which tests copy instead of rendering it again. */
let template = ''
const packsUrl = new URL('./tiny-packs.ts', import.meta.url).href
const moduleUrl = new URL(
  '../../provider/programs/demo/render/render-catalogue.ts',
  import.meta.url,
).href

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'catalogue-'))
  await render(template, undefined, 2)
})
afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/**
 * Renders the small catalogue of the tiny packs and counts the jobs that ran. One worker suffices
 * for most tests, because starting another takes longer than the rendering.
 */
async function render(dir: string, onProgress?: (progress: Progress) => void, workers = 1) {
  const steps: Progress[] = []
  const manifest = await renderCatalogue({
    dir,
    scale: 'small',
    packs: packsUrl,
    workers,
    onProgress: (progress) => {
      steps.push(progress)
      onProgress?.(progress)
    },
  })
  return { manifest, rendered: Math.max(0, steps.length - 1) }
}

function renderInChildProcess(dir: string) {
  const script = `import { renderCatalogue } from ${JSON.stringify(moduleUrl)}
    await renderCatalogue({ dir: ${JSON.stringify(dir)}, scale: 'small', packs: ${JSON.stringify(packsUrl)},
      workers: 1, onProgress: ({ done }) => console.log(done) })`
  const env = { ...process.env, NODE_OPTIONS: '' }
  return spawn(process.execPath, ['--input-type=module', '-e', script], { env })
}

test('rendering twice from scratch gives the same bytes', async () => {
  const { manifest } = await render(root)
  expect(manifest).toEqual(await readManifest(template))
  const files = await readdir(join(root, 'files'))
  expect((await readdir(join(template, 'files'))).toSorted()).toEqual(files.toSorted())
  for (const name of files) {
    const bytes = await readFile(join(root, 'files', name))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(name.split('.')[0])
  }
})

test('the small catalogue contains the first three packs, and the full one contains all of them', async () => {
  await cp(template, root, { recursive: true })
  const manifest = await readManifest(root)
  expect(manifest?.packs.map((pack) => pack.slug)).toEqual(['one', 'two', 'three'])
  const full = await renderCatalogue({ dir: root, scale: 'full', packs: packsUrl, workers: 1 })
  expect(full.packs.map((pack) => pack.slug)).toEqual(['one', 'two', 'three', 'four'])
  expect(full.version).not.toBe(manifest?.version)
})

test('an existing catalogue is not rendered again', async () => {
  await cp(template, root, { recursive: true })
  const written = await stat(join(root, 'manifest.json'))
  const again = await render(root)
  expect((await stat(join(root, 'manifest.json'))).ino).toBe(written.ino)
  expect(again).toEqual({ manifest: await readManifest(template), rendered: 0 })
})

test('progress counts every sound and demo once', async () => {
  const progressCounts: number[] = []
  await render(root, ({ done }) => progressCounts.push(done))
  expect(progressCounts).toEqual(Array.from({ length: 16 }, (_, index) => index))
})

test('rendering resumes after its process was killed', async () => {
  const child = renderInChildProcess(root)
  for await (const output of child.stdout) if (/[5-9]/.test(String(output))) break
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  const { manifest, rendered } = await render(root)
  expect(rendered).toBeLessThanOrEqual(10)
  expect(rendered).toBeGreaterThan(0)
  expect(manifest).toEqual(await readManifest(template))
})

test('an aborted run rejects with the reason and leaves no manifest', async () => {
  const control = new AbortController()
  const run = renderCatalogue({
    dir: root,
    scale: 'small',
    packs: packsUrl,
    signal: control.signal,
    onProgress: ({ done }) => done > 1 && control.abort(new Error('The request was aborted.')),
  })
  await expect(run).rejects.toThrow('The request was aborted.')
  expect(await readManifest(root)).toBeNull()
})

test('two processes that share a folder render one catalogue', async () => {
  const child = renderInChildProcess(root)
  const [{ manifest }, [code]] = await Promise.all([render(root), once(child, 'exit')])
  expect(code).toBe(0)
  expect(await readManifest(root)).toEqual(manifest)
  const files = await readdir(root, { recursive: true })
  expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([])
  expect((await render(root)).rendered).toBe(0)
})

test('only missing and truncated files are rendered again', async () => {
  await cp(template, root, { recursive: true })
  const manifest = await readManifest(root)
  const sound = manifest?.packs[0]?.sounds[0]
  await rm(join(root, 'files', `${sound?.wav.sha256}.wav`))
  expect((await render(root)).rendered).toBe(1)
  await writeFile(join(root, 'files', `${sound?.preview.sha256}.mp3`), 'short')
  expect((await render(root)).rendered).toBe(1)
  expect((await render(root)).manifest).toEqual(manifest)
})

test('an unreadable manifest is rebuilt from the rendered files', async () => {
  await cp(template, root, { recursive: true })
  const manifest = await readManifest(root)
  await writeFile(join(root, 'manifest.json'), '{"version":"')
  expect(await readManifest(root)).toBeNull()
  expect(await render(root)).toEqual({ manifest, rendered: 0 })
})

test('a catalogue with outdated translations is rebuilt without rendering a sound', async () => {
  await cp(template, root, { recursive: true })
  const manifest = await readManifest(root)
  const outdated = JSON.stringify({ ...manifest, version: 'outdated' })
  await writeFile(join(root, 'manifest.json'), outdated)
  expect(await render(root)).toEqual({ manifest, rendered: 0 })
})

test('a sound that cannot be rendered stops the run; the error contains its slug', async () => {
  const broken = new URL('./broken-packs.ts', import.meta.url).href
  const run = renderCatalogue({ dir: root, scale: 'small', packs: broken, workers: 1 })
  await expect(run).rejects.toThrow('two: hit could not be rendered: Synthesis failed.')
})

test('a sound with a NaN sample is refused', async () => {
  const notFinite = new URL('./not-finite-packs.ts', import.meta.url).href
  const run = renderCatalogue({ dir: root, scale: 'small', packs: notFinite, workers: 1 })
  await expect(run).rejects.toThrow(
    'two: hit could not be rendered: Not all samples are finite numbers.',
  )
})

test('the error for an unwritable folder contains its path', async () => {
  await writeFile(join(root, 'file'), '')
  const dir = join(root, 'file', 'catalogue')
  const run = renderCatalogue({ dir, scale: 'small', packs: packsUrl })
  await expect(run).rejects.toThrow(`The demo catalog cannot be written to ${dir}.`)
})
