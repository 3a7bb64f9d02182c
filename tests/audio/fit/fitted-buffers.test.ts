import { expect, test } from 'vitest'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import { BufferCache } from '#app/audio/buffer-cache.ts'
import { FittedBuffers } from '#app/audio/fit/fitted-buffers.ts'
import { settle } from '../../features/player/fake-engine.ts'

function createBuffer(): AudioBuffer {
  return { length: 100, numberOfChannels: 1 } as AudioBuffer
}

const plan: FitPlan = {
  from: 124,
  bpm: 128,
  semitones: 0,
  method: 'slice',
  bars: 2,
  loadOnsets: async () => [],
}

function createRecording(url: string) {
  return { url, duration: 4, gain: 1 }
}

/** Creates a cache whose renders the test completes one by one. */
function createFits() {
  const renders: { readonly url: string; readonly finish: () => void }[] = []
  const cache = new BufferCache({ load: async () => createBuffer() })
  const fits = new FittedBuffers(cache, (_buffer, _plan, { url }) => {
    const { promise, resolve } = Promise.withResolvers<AudioBuffer>()
    renders.push({ url, finish: () => resolve(createBuffer()) })
    return promise
  })
  return { fits, renders, cache }
}

test('a fitted recording is rendered once and cached [P3.09]', async () => {
  const { fits, renders, cache } = createFits()
  const recording = createRecording('a')
  const both = Promise.all([fits.load(recording, plan), fits.load(recording, plan)])
  await settle()
  renders[0]?.finish()
  const [first, second] = await both
  expect(first).toBe(second)
  expect(renders).toHaveLength(1)
  expect(fits.get(recording, plan)).toBe(first)
  expect(fits.get(recording, { ...plan, semitones: 1 })).toBe(null)
  expect(cache.bytes).toBe(800)
})

test('of several waiting recordings, only the last one is rendered [P3.09]', async () => {
  const { fits, renders } = createFits()
  const [first, second, third] = ['a', 'b', 'c'].map((url) => fits.load(createRecording(url), plan))
  second?.catch(() => undefined)
  await settle()
  renders[0]?.finish()
  await first
  await settle()
  renders[1]?.finish()
  await third
  await expect(second).rejects.toThrow('Another loop')
  expect(renders.map(({ url }) => url)).toEqual(['a', 'c'])
})

test('recordings are prerendered one after another until others become more likely [P3.09]', async () => {
  const { fits, renders } = createFits()
  fits.prefetch(['a', 'b', 'c'].map(createRecording), () => plan)
  await settle()
  expect(renders.map(({ url }) => url)).toEqual(['a'])
  renders[0]?.finish()
  await settle()
  expect(renders.map(({ url }) => url)).toEqual(['a', 'b'])
  fits.prefetch([createRecording('d')], () => plan)
  renders[1]?.finish()
  await settle()
  renders[2]?.finish()
  await settle()
  expect(renders.map(({ url }) => url)).toEqual(['a', 'b', 'd'])
})

test('a queued prerender is dropped if others become more likely while a played recording renders [P3.09]', async () => {
  const { fits, renders } = createFits()
  const playing = fits.load(createRecording('heard'), plan)
  await settle()
  fits.prefetch([createRecording('a')], () => plan)
  await settle()
  fits.prefetch([createRecording('b')], () => plan)
  renders[0]?.finish()
  await playing
  await settle()
  expect(renders.map(({ url }) => url)).toEqual(['heard', 'b'])
})

test('likelier recordings are loaded while one that is heard is rendered [P3.09]', async () => {
  const first = Promise.withResolvers<AudioBuffer>()
  const loaded: string[] = []
  const cache = new BufferCache({
    load: async (url) => {
      loaded.push(url)
      return url === 'a' ? first.promise : createBuffer()
    },
  })
  const fits = new FittedBuffers(cache, () => new Promise(() => {}))
  void fits.load(createRecording('heard'), plan)
  fits.prefetch([createRecording('a')], () => plan)
  await settle()
  fits.prefetch([createRecording('b')], () => plan)
  first.resolve(createBuffer())
  await settle()
  expect(loaded).toEqual(['heard', 'a', 'b'])
})

test('an unchanged recording is not prerendered [P3.09]', async () => {
  const { fits, renders } = createFits()
  fits.prefetch([createRecording('a')], () => null)
  await settle()
  expect(renders).toEqual([])
})

test('recordings are loaded two at a time, most recent first, however often the candidates change [P3.09]', async () => {
  const loads: { readonly url: string; readonly finish: () => void }[] = []
  const cache = new BufferCache({
    load: (url) => {
      const { promise, resolve } = Promise.withResolvers<AudioBuffer>()
      loads.push({ url, finish: () => resolve(createBuffer()) })
      return promise
    },
  })
  const fitted: string[] = []
  const fits = new FittedBuffers(cache, async (_buffer, _plan, { url }) => {
    fitted.push(url)
    return createBuffer()
  })
  for (let hover = 0; hover < 20; hover += 1) {
    cache.prefetch([`${hover}`])
    fits.prefetch([createRecording(`${hover}`)], () => plan)
    // oxlint-disable-next-line no-await-in-loop -- The pointer moves to the next sound.
    await settle()
  }
  expect(loads.map(({ url }) => url)).toEqual(['0', '1'])
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { finish } of loads) finish()
    // oxlint-disable-next-line no-await-in-loop -- Each completed load frees a slot.
    await settle()
  }
  expect(loads.map(({ url }) => url)).toEqual(['0', '1', '19'])
  expect(fitted).toEqual(['19'])
})
