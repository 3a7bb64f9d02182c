import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToHeard, clearHeard } from '#app/features/player-bar/heard-list.ts'
import { PlayerBar } from '#app/features/player-bar/player-bar.tsx'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { player } from '#app/features/player/use-player.ts'
import { fakeEngine, createTrack, settle } from '../player/fake-engine.ts'
import { renderInShop } from '../render-in-shop.tsx'

const [a, b] = [createTrack('a'), { ...createTrack('b'), productId: 7 }]

beforeEach(async () => {
  for (const track of [a, b]) addToHeard(track)
  player.play(a)
  await settle()
  renderInShop(<PlayerBar track={a} />)
  act(() => togglePanel('heard'))
  await screen.findByRole('region', { name: 'Recently played' })
})

afterEach(() => {
  act(() => {
    player.pause()
    openPanel.set(null)
    clearHeard()
  })
  cleanup()
  vi.restoreAllMocks()
})

const getNames = () =>
  screen.queryAllByRole('listitem').map((row) => row.getAttribute('aria-label'))

test('the recently played list can be played and keeps its order [P3.05]', async () => {
  expect(getNames()).toEqual(['Sound b', 'Sound a'])
  await userEvent.click(screen.getByRole('button', { name: 'Play Sound b' }))
  expect(player.getState().queue.map(({ id }) => id)).toEqual(['b', 'a'])
  act(() => addToHeard(a))
  expect(getNames()).toEqual(['Sound b', 'Sound a'])
  act(() => addToHeard(createTrack('c')))
  expect(getNames()).toEqual(['Sound c', 'Sound b', 'Sound a'])
})

test('each sound links to its page, also by keyboard [P3.04 P3.05]', async () => {
  const [first] = screen.getAllByRole('listitem')
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/catalog/7')
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sound a')
})

test('a sound is prefetched once its row has the focus [P3.01]', async () => {
  const [first] = screen.getAllByRole('listitem')
  const before = fakeEngine.prefetches.length
  act(() => first?.focus())
  await settle()
  expect(fakeEngine.prefetches.slice(before)[0]?.[0]).toBe(b.url)
})

test('the list can be cleared [P3.05]', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear list' }))
  expect(getNames()).toEqual([])
  expect(screen.getByText(/on this device only/)).toBeDefined()
  // The button that had the focus has been removed.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Recently played' }))
})

test.each([
  [404, 'This sound is no longer available.'],
  [503, 'We couldn’t load this sound. Press play to try again.'],
])('a sound whose recording returns a %i says so [P3.05]', async (status, text) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }))
  await act(async () => fakeEngine.latest.fail())
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  expect(screen.queryAllByText('This sound is no longer available.')).toHaveLength(
    status === 404 ? 2 : 0,
  )
})

test('an incomplete entry stored by an earlier version still links to its page [P3.05]', async () => {
  const entry = { id: '/media/rim.mp3', url: '/media/rim.mp3', title: 'Rim', productId: 9 }
  localStorage.setItem('heard', JSON.stringify([entry]))
  act(() => void dispatchEvent(new StorageEvent('storage')))
  const link = await screen.findByRole('link', { name: 'Rim' })
  expect(link.getAttribute('href')).toContain('/catalog/9')
})
