import { describe, expect, test } from 'vitest'
import { createTrack, settle } from '../player/fake-engine.ts'
import { createLoop, createTray } from './example-tray.ts'

const [a, b, c] = [createLoop('a'), createLoop('b'), createLoop('c', 100)]

test('the tray is stored on the device and restored [P3.11]', () => {
  const { tray, device } = createTray()
  tray.add(a)
  tray.add(b)
  tray.change('b', { isMuted: true, level: 0.5 })
  const again = createTray(device.stored).tray
  expect(again.get().lanes).toEqual(tray.get().lanes)
  expect(again.get().lanes[1]).toMatchObject({ isMuted: true, level: 0.5 })
})

test('all loaded sounds start at once, after a demo has stopped [P3.02 P3.11]', async () => {
  const { tray, engine, device, getPlaying } = createTray()
  tray.add(a)
  tray.add(b)
  tray.play()
  expect(device.pauses).toBe(1)
  expect(tray.get().status).toBe('starting')
  await settle()
  expect(tray.get().status).toBe('playing')
  expect(engine.mixes).toHaveLength(1)
  expect(getPlaying()).toEqual(['a', 'b'])
})

test('what cannot be heard over the tray stops it [P3.02]', async () => {
  const { tray, engine } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  engine.mixes[0]?.options.onReplaced()
  expect(tray.get().status).toBe('stopped')
  expect(engine.mixes[0]?.options.signal.aborted).toBe(true)
})

test('a loop at another tempo starts once it is rendered [P3.11]', async () => {
  const { tray, engine, fits, getPlaying } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  tray.add(c)
  await settle()
  expect(tray.get().sounds).toEqual({ a: 'ready', c: 'fitting' })
  expect(getPlaying()).toEqual(['a'])
  fits[0]?.resolve({} as AudioBuffer)
  await settle()
  expect(tray.get().sounds['c']).toBe('ready')
  expect(getPlaying()).toEqual(['a', 'c'])
  expect(engine.mixes).toHaveLength(1)
})

test("mute, solo and level change only their lane's gain [P3.11]", async () => {
  const { tray, engine } = createTray()
  tray.add(a)
  tray.add(b)
  tray.play()
  await settle()
  const before = engine.mixes[0]?.parts
  tray.change('a', { isSoloed: true, level: 0.5 })
  const after = engine.mixes[0]?.parts
  expect(after?.map(({ gain }) => gain)).toEqual([0.25, 0])
  expect(after?.map(({ buffer }) => buffer)).toEqual(before?.map(({ buffer }) => buffer))
})

test('a removed sound stops, and the tray stops without sounds', async () => {
  const { tray, getPlaying } = createTray()
  tray.add(a)
  tray.add(b)
  tray.play()
  await settle()
  tray.remove('a')
  expect(getPlaying()).toEqual(['b'])
  tray.remove('b')
  expect(tray.get().status).toBe('stopped')
})

test('changing the tempo restarts all sounds at the new tempo', async () => {
  const { tray, engine, fits, device } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  device.dial = { ...device.dial, tempo: 100 }
  tray.replan()
  await settle()
  expect(engine.mixes[0]?.options.signal.aborted).toBe(true)
  // In the new time, the sound is not heard as it was.
  expect(engine.mixes).toHaveLength(1)
  fits[0]?.resolve({} as AudioBuffer)
  await settle()
  expect(engine.mixes[1]?.options.barFrames).toBe(105_840)
})

test('what is no longer to be heard is no longer rendered [P3.11]', async () => {
  const { tray, fits, device } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  for (const tempo of [100, 110]) {
    device.dial = { ...device.dial, tempo }
    tray.replan()
    await settle()
  }
  tray.add(c)
  await settle()
  expect(fits.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
  tray.remove('c')
  expect(fits.map(({ signal }) => signal.aborted)).toEqual([true, false, true])
})

test('a sound that is ready only when the others start joins them [P3.11]', async () => {
  const { tray, engine, fits, getPlaying } = createTray()
  const started = Promise.withResolvers<void>()
  const { startMix } = engine
  Object.assign(engine, {
    startMix: async (...options: Parameters<typeof startMix>) => {
      const mix = await startMix(...options)
      await started.promise
      return mix
    },
  })
  tray.add(a)
  tray.add(c)
  tray.play()
  await settle()
  fits[0]?.resolve({} as AudioBuffer)
  await settle()
  started.resolve()
  await settle()
  expect(getPlaying()).toEqual(['a', 'c'])
})

describe('sounds that cannot be loaded', () => {
  test('are left out', async () => {
    const { tray, getPlaying } = createTray()
    tray.add(createTrack('missing'))
    tray.add(a)
    tray.play()
    await settle()
    expect(tray.get().sounds['missing']).toBe('failed')
    expect(getPlaying()).toEqual(['a'])
  })

  test('stop the tray if there are no others, and are retried by the next start', async () => {
    const { tray, engine } = createTray()
    tray.add(createTrack('missing'))
    tray.play()
    await settle()
    expect(tray.get().status).toBe('failed')
    tray.play()
    expect(tray.get().status).toBe('starting')
    expect(engine.mixes).toEqual([])
  })
})

describe('a tray opened from a link [P3.11]', () => {
  const opened = [{ track: b, isMuted: true, isSoloed: false, level: 1 }]

  test("is shown, while the visitor's own tray stays on the device and can be restored", () => {
    const { tray, device } = createTray()
    tray.add(a)
    const own = device.stored
    tray.open(opened, 'link')
    tray.change('b', { isMuted: false })
    expect(device.stored).toBe(own)
    tray.restore()
    expect(tray.get()).toMatchObject({ lanes: own, source: null })
  })

  test("replaces the visitor's own tray only on request", () => {
    const { tray, device } = createTray()
    tray.add(a)
    tray.open(opened, 'cart')
    tray.keep()
    expect(tray.get().source).toBe(null)
    expect(device.stored).toEqual(opened)
  })
})

test('what is auditioned is heard alone on request; the lanes then go on where they are', async () => {
  const { tray, engine } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  const getGains = () => engine.mixes[0]?.parts.map(({ gain }) => gain)
  const gains = getGains()
  tray.setNeedleAlone(true)
  expect(getGains()).toEqual([0])
  expect(engine.mixes).toHaveLength(1)
  tray.setNeedleAlone(false)
  expect(getGains()).toEqual(gains)
  tray.setNeedleAlone(true)
  tray.stop()
  expect(tray.get().isNeedleAlone).toBe(false)
})
