// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyPlayerBar } from '#app/features/player/lazy-player-bar.tsx'
import { PlayerBar } from '#app/features/player/player-bar.tsx'
import { player } from '#app/features/player/use-player.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { FakeAudio, createTrack } from './fake-audio.ts'

const audio = new FakeAudio()
vi.stubGlobal('Audio', function Audio() {
  return audio
})

const [a, b, c] = [createTrack('a'), createTrack('b'), createTrack('c')]
const getCurrentTrackId = () => player.getState().track?.id

beforeEach(() => {
  player.play(b, [a, b, c])
  audio.startPlaying()
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
  act(() => audio.fail('NotSupportedError'))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
})

test('the player bar appears once a track has been played', async () => {
  renderInShop(<LazyPlayerBar />)
  expect(await screen.findByRole('region', { name: 'Player' })).toBeDefined()
})
