import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeDial } from '#app/features/dial/change-dial.ts'
import { unsetDial } from '#app/features/dial/dial.ts'
import { fitStore } from '#app/features/player/fit-store.ts'
import { LazyPlayerBar } from '#app/features/player-bar/lazy-player-bar.tsx'
import { PlayerBar } from '#app/features/player-bar/player-bar.tsx'
import { player } from '#app/features/player/use-player.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { fakeEngine, createTrack, settle } from '../player/fake-engine.ts'

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const getCurrentTrackId = () => player.getState().track?.id

beforeEach(async () => {
  player.play(b, [a, b, c])
  await player.getEngine()
  await settle()
  await fakeEngine.latest.startPlaying()
})

afterEach(() => {
  act(() => {
    player.pause()
    changeDial(unsetDial)
    fitStore.set(null)
  })
  cleanup()
})

test('the previous and next buttons play the previous and next track', async () => {
  renderInShop(<PlayerBar track={b} />)
  await userEvent.click(screen.getByRole('button', { name: /^Previous/ }))
  expect(getCurrentTrackId()).toBe('a')
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }))
  expect(getCurrentTrackId()).toBe('c')
})

test('the next button is disabled at the end of the queue', () => {
  renderInShop(<PlayerBar track={b} />)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: /^Next/ })
  expect(next.disabled).toBe(false)
  act(() => player.play(c))
  expect(next.disabled).toBe(true)
})

test('a track that fails to load is announced', async () => {
  renderInShop(<PlayerBar track={b} />)
  expect(screen.getByRole('status').textContent).toBe('')
  player.play(c)
  await act(async () => {
    await settle()
    await fakeEngine.latest.fail()
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
})

test('a loop that cannot be fitted is announced while fitting is on [P3.09]', () => {
  const loop = { ...createTrack('loop'), kind: 'loop' as const, bpm: 100 }
  renderInShop(<PlayerBar track={loop} />)
  const getText = () => screen.getByRole('status').textContent
  act(() => {
    changeDial({ tempo: 120 })
    fitStore.set({ url: b.url, status: 'failed' })
  })
  expect(getText()).toBe('')
  act(() => fitStore.set({ url: loop.url, status: 'failed' }))
  expect(getText()).not.toBe('')
  act(() => changeDial({ isOn: false }))
  expect(getText()).toBe('')
})

test('the player bar appears once a track has been played', async () => {
  renderInShop(<LazyPlayerBar />)
  expect(await screen.findByRole('region', { name: 'Player' })).toBeDefined()
})

test('the player bar shows the tray stored on the device [P3.11]', async () => {
  localStorage.setItem('tray', JSON.stringify([{ track: { ...a, kind: 'loop' } }]))
  renderInShop(<PlayerBar track={null} />)
  act(() => tray.restore())
  expect(await screen.findByRole('button', { name: 'Play deck' })).toBeDefined()
  act(() => tray.setLanes([]))
  expect(screen.queryByRole('button', { name: 'Play deck' })).toBe(null)
})
