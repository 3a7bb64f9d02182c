// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyPlayerBar } from '#app/features/player/lazy-player-bar.tsx'
import { PlayerBar } from '#app/features/player/player-bar.tsx'
import { player } from '#app/features/player/use-player.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { FakeEngine, createTrack, settle } from './fake-engine.ts'

const engine = vi.hoisted(() => ({ current: null as FakeEngine | null }))
vi.mock('#app/features/player/engine/audio-engine.ts', () => ({
  createAudioEngine: () => (engine.current = new FakeEngine()),
}))

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const getCurrentTrackId = () => player.getState().track?.id

beforeEach(async () => {
  player.play(b, [a, b, c])
  await settle()
  await engine.current?.latest.startPlaying()
})

afterEach(() => {
  act(() => player.pause())
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
    await engine.current?.latest.fail()
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
})

test('the player bar appears once a track has been played', async () => {
  renderInShop(<LazyPlayerBar />)
  expect(await screen.findByRole('region', { name: 'Player' })).toBeDefined()
})
