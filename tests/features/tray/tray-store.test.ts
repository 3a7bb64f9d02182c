import { describe, expect, test } from 'vitest'
import { createTrack, settle } from '../player/fake-engine.ts'
import { createLoop, createTray } from './example-tray.ts'

const [a, b, c] = [createLoop('a'), createLoop('b'), createLoop('c', 100)]

test('the tray is kept on the device, and found again [P3.11]', () => {
  const { tray, device } = createTray()
  tray.add(a)
  tray.add(b)
  tray.change('b', { isMuted: true, level: 0.5 })
  const again = createTray(device.stored).tray
  expect(again.get().lanes).toEqual(tray.get().lanes)
  expect(again.get().lanes[1]).toMatchObject({ isMuted: true, level: 0.5 })
})

test('all sounds that are ready start at once, after the player has stopped [P3.02 P3.11]', async () => {
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

test('a sound of the player stops the tray [P3.02]', async () => {
  const { tray, engine } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  engine.mixes[0]?.options.onReplaced()
  expect(tray.get().status).toBe('stopped')
  expect(engine.mixes[0]?.options.signal.aborted).toBe(true)
})

test('a loop of another tempo waits until it is rendered, then joins the others [P3.11]', async () => {
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

test('mute, solo and level change what plays, and nothing else [P3.11]', async () => {
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

test('a sound that is removed leaves, and the tray stops without sounds', async () => {
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

test('another tempo starts everything again in its time', async () => {
  const { tray, engine, fits, device } = createTray()
  tray.add(a)
  tray.play()
  await settle()
  device.dial = { ...device.dial, tempo: 100 }
  tray.replan()
  await settle()
  expect(engine.mixes[0]?.options.signal.aborted).toBe(true)
  fits[0]?.resolve({} as AudioBuffer)
  await settle()
  expect(engine.mixes[1]?.options.barFrames).toBe(105_840)
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

  test('end the start if there is no other, and are tried again by the next', async () => {
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

describe('another tray in place of the own [P3.11]', () => {
  const opened = [{ track: b, isMuted: true, isSoloed: false, level: 1 }]

  test('is shown, while the own stays on the device and comes back', () => {
    const { tray, device } = createTray()
    tray.add(a)
    const own = device.stored
    tray.open(opened, 'link')
    tray.change('b', { isMuted: false })
    expect(device.stored).toBe(own)
    tray.restore()
    expect(tray.get()).toMatchObject({ lanes: own, source: null })
  })

  test('replaces the own only on request', () => {
    const { tray, device } = createTray()
    tray.add(a)
    tray.open(opened, 'cart')
    tray.keep()
    expect(tray.get().source).toBe(null)
    expect(device.stored).toEqual(opened)
  })
})
