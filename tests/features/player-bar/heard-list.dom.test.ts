import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectHeardList } from '#app/features/player-bar/connect-heard-list.ts'
import { addToHeard, clearHeard, heardList, maxHeard } from '#app/features/player-bar/heard-list.ts'
import { defaultPreferences } from '#app/features/player/player-preferences.ts'
import { createPlayer } from '../player/create-player.ts'
import { createTrack, settle } from '../player/fake-engine.ts'

beforeEach(() => clearHeard())

afterEach(() => {
  clearHeard()
})

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const getIds = () => heardList.get().map(({ id }) => id)

describe('the recently heard list', () => {
  test('has the latest sound first, and each sound once [P3.05]', () => {
    for (const track of [a, b, c, a]) addToHeard(track)
    expect(getIds()).toEqual(['a', 'c', 'b'])
  })

  test('has no more than 100 sounds [P3.05]', () => {
    for (let index = 0; index <= maxHeard; index++) addToHeard(createTrack(`t${index}`))
    expect(getIds()).toHaveLength(100)
    expect(getIds()[0]).toBe('t100')
    expect(getIds()).not.toContain('t0')
  })

  test('is stored on the device and shared by its tabs [P3.05]', () => {
    addToHeard(a)
    const changed = vi.fn<() => void>()
    const unsubscribe = heardList.subscribe(changed)
    localStorage.setItem('heard', JSON.stringify([b, ...heardList.get()]))
    dispatchEvent(new StorageEvent('storage'))
    expect(changed).toHaveBeenCalled()
    expect(heardList.get()).toEqual([b, a])
    addToHeard(c)
    unsubscribe()
    expect(JSON.parse(localStorage.getItem('heard') ?? '')).toEqual([c, b, a])
  })

  test('includes entries that another tab stored before the first read', () => {
    addToHeard(a)
    localStorage.setItem('heard', JSON.stringify([b, a]))
    heardList.subscribe(() => undefined)()
    expect(getIds()).toEqual(['b', 'a'])
  })

  test('merges with entries that another tab stored in the meantime', () => {
    addToHeard(a)
    localStorage.setItem('heard', JSON.stringify([b, a]))
    addToHeard(c)
    expect(getIds()).toEqual(['c', 'b', 'a'])
  })

  test.each([
    '',
    'null',
    '7',
    '{',
    '{}',
    '[null,7,"a",{}]',
    '[{"id":"a","title":"A","url":"//x"}]',
  ])('an invalid entry %j is ignored', (entry) => {
    const unsubscribe = heardList.subscribe(() => undefined)
    localStorage.setItem('heard', entry)
    dispatchEvent(new StorageEvent('storage'))
    unsubscribe()
    expect(getIds()).toEqual([])
  })

  test('links a sound to its pack once it is heard again [P3.05]', () => {
    const old = { id: a.id, title: a.title, url: a.url, productId: 9 }
    localStorage.setItem('heard', JSON.stringify([old, b]))
    heardList.subscribe(() => undefined)()
    expect(heardList.get()[0]).toMatchObject({ id: 'a', productId: 9 })
    addToHeard({ ...a, productId: 9, linksToPack: true })
    heardList.subscribe(() => undefined)()
    expect(heardList.get()[0]).toMatchObject({ id: 'a', productId: 9, linksToPack: true })
    expect(getIds()).toEqual(['a', 'b'])
  })

  test('lasts until the page is left if the browser blocks storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    addToHeard(a)
    addToHeard(b)
    expect(getIds()).toEqual(['b', 'a'])
  })
})

/** Connects a player whose clock the test controls. */
function connect(preferences = defaultPreferences) {
  const { player, engine, tick } = createPlayer(preferences)
  const clock = { seconds: 0 }
  const disconnect = connectHeardList(player, () => clock.seconds)
  /** Plays the most recently requested sound for some seconds. */
  async function playFor(seconds: number) {
    await settle()
    await engine.latest.startPlaying()
    clock.seconds += seconds
    tick()
  }
  return { player, engine, clock, playFor, disconnect }
}

describe('a sound counts as heard', () => {
  test('once it has played for 0.3 seconds [P3.05]', async () => {
    const { player, playFor, disconnect } = connect()
    player.play(a, [a, b, c])
    await playFor(0.2)
    expect(getIds()).toEqual([])
    player.next()
    await playFor(0.4)
    expect(getIds()).toEqual(['b'])
    player.next()
    await playFor(0.4)
    expect(getIds()).toEqual(['c', 'b'])
    disconnect()
  })

  test('at its end, however short it is [P3.05]', async () => {
    const { player, engine, playFor, disconnect } = connect({
      ...defaultPreferences,
      playsNext: true,
    })
    player.play({ ...a, durationSeconds: 0.1 }, [a, b])
    await playFor(0.1)
    engine.latest.end()
    expect(getIds()).toEqual(['a'])
    disconnect()
  })

  test('also while the page is hidden and renders no frames', async () => {
    const { player, engine, clock, disconnect } = connect()
    player.play(a)
    await settle()
    await engine.latest.startPlaying()
    clock.seconds += 4
    engine.latest.end()
    expect(getIds()).toEqual(['a'])
    disconnect()
  })

  test('if it has ended while the code was loading', async () => {
    const { player, engine } = createPlayer()
    player.play(a)
    await settle()
    await engine.latest.startPlaying()
    engine.latest.end()
    connectHeardList(player)()
    expect(getIds()).toEqual(['a'])
  })

  test('not if it was only selected', () => {
    const { player } = createPlayer()
    player.select(a)
    connectHeardList(player)()
    expect(getIds()).toEqual([])
  })

  test('not while it loads or if it cannot be played', async () => {
    const { player, engine, disconnect } = connect()
    player.play(a)
    await settle()
    await engine.latest.fail()
    expect(getIds()).toEqual([])
    disconnect()
  })
})
