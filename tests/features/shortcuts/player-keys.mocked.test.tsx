import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readShortcutSettings } from '#app/features/shortcuts/shortcut-settings.ts'
import { LazyPlayerBar } from '#app/features/player-bar/lazy-player-bar.tsx'
import { PlayerBar } from '#app/features/player-bar/player-bar.tsx'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { player } from '#app/features/player/use-player.ts'
import { createTrack } from '../player/fake-engine.ts'
import { renderInShop } from '../render-in-shop.tsx'

const [a, b, c] = [createTrack('a'), createTrack('b'), { ...createTrack('c'), productId: 7 }]

beforeEach(() => player.play(b, [a, b, c]))

afterEach(() => {
  act(() => {
    player.pause()
    openPanel.set(null)
  })
  cleanup()
  localStorage.clear()
})

function renderBar() {
  const { router } = renderInShop(<PlayerBar track={b} />)
  return { user: userEvent.setup(), getHref: () => router.history.location.href }
}

const getTitle = () => player.getState().track?.title

test('in the player bar, shortcuts act on the current track [P3.04]', async () => {
  const { user, getHref } = renderBar()
  screen.getByRole('button', { name: /^Previous/ }).focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(getTitle()).toBe('Sound c'))
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(getTitle()).toBe('Sound b'))
  act(() => player.play(c))
  screen.getByRole('link').focus()
  await user.keyboard(' ')
  await waitFor(() => expect(player.getState().status).toBe('paused'))
  await user.keyboard('l')
  await waitFor(() => expect(player.getState().repeatsLoops).toBe(false))
  await user.keyboard('l')
  screen.getByRole('slider', { name: /^Playback/ }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getHref()).toBe('/catalog/7'))
})

test('? opens and closes the list of shortcuts [P3.04]', async () => {
  const { user } = renderBar()
  screen.getByRole('button', { name: /^Next/ }).focus()
  await user.keyboard('?')
  const panel = await screen.findByRole('region', { name: 'Keyboard shortcuts' })
  expect(within(panel).getByLabelText('Repeat loops')).toHaveProperty('value', 'L')
  expect(within(panel).getByLabelText('Play or pause')).toHaveProperty('value', 'Space')
  await user.keyboard('?')
  await waitFor(() => expect(openPanel.get()).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Next/ }))
})

test('a panel can be open without a track', async () => {
  vi.spyOn(player, 'getState').mockReturnValue({ ...player.getState(), track: null })
  act(() => togglePanel('shortcuts'))
  renderInShop(<LazyPlayerBar />)
  await screen.findByRole('region', { name: 'Keyboard shortcuts' })
  expect(screen.queryByRole('button', { name: /^Next/ })).toBe(null)
  vi.restoreAllMocks()
})

/** Opens the list of shortcuts. */
async function openShortcuts() {
  const { user } = renderBar()
  act(() => togglePanel('shortcuts'))
  await screen.findByRole('region', { name: 'Keyboard shortcuts' })
  return { user, getField: (label: string) => screen.getByLabelText(label) }
}

test('a shortcut is changed by pressing another key in its field, and can be reset [P3.04]', async () => {
  const { user, getField } = await openShortcuts()
  getField('Repeat loops').focus()
  await user.keyboard('r')
  expect(getField('Repeat loops')).toHaveProperty('value', 'R')
  expect(readShortcutSettings().keys.repeat).toBe('r')
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  expect(getField('Repeat loops')).toHaveProperty('value', 'L')
  expect(readShortcutSettings().keys.repeat).toBe('l')
})

test('a key already in use is refused with a message at its field [P3.04]', async () => {
  const { user, getField } = await openShortcuts()
  getField('Repeat loops').focus()
  await user.keyboard('a')
  expect(readShortcutSettings().keys.repeat).toBe('l')
  const id = getField('Repeat loops').getAttribute('aria-describedby') ?? ''
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('Already used for “Add to cart”')
  expect(getField('Repeat loops').getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('r')
  expect(getField('Repeat loops').getAttribute('aria-invalid')).toBe(null)
})

test('keys with their own meaning in the browser are not intercepted', async () => {
  const { user, getField } = await openShortcuts()
  getField('Repeat loops').focus()
  await user.keyboard('{F5}{Control>}r{/Control}{Home}')
  expect(readShortcutSettings().keys.repeat).toBe('l')
  await user.tab()
  expect(document.activeElement).toBe(getField('Add to cart'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(openPanel.get()).toBe(null))
})

test('all shortcuts are switched off at once, also in other tabs [P3.04]', async () => {
  const { user } = await openShortcuts()
  const onOff = screen.getByRole('button', { name: 'Use keyboard shortcuts' })
  await user.click(onOff)
  expect(readShortcutSettings().isOff).toBe(true)
  expect(onOff.getAttribute('aria-pressed')).toBe('false')
  screen.getByRole('button', { name: /^Next/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(getTitle()).toBe('Sound b')
  act(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage'))
  })
  expect(onOff.getAttribute('aria-pressed')).toBe('true')
})

test('in a panel, shortcuts do not act on the current track', async () => {
  const { user } = await openShortcuts()
  await user.keyboard('{ArrowDown}')
  expect(getTitle()).toBe('Sound b')
})
