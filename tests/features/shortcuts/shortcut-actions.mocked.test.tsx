import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestSession } from '#app/features/account/session.ts'
import type { Session } from '#app/features/account/session.ts'
import { addToCart } from '#app/features/cart/cart.functions.ts'
import { getProductSummary } from '#app/features/product/product.functions.ts'
import { defaultKeys } from '#app/features/shortcuts/default-keys.ts'
import { writeShortcutSettings } from '#app/features/shortcuts/write-shortcut-settings.ts'
import { productToSoundItem, soundToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import type { SoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import { favoriteIds, heartPresses } from '#app/features/favorites/favorite-ids.ts'
import { openPanel } from '#app/features/player/panel-store.ts'
import { player } from '#app/features/player/use-player.ts'
import { succeed } from '#app/provider/failure.ts'
import { closeAllModals, getModalsOnScreen } from '#app/ui/modal-store.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createCart } from '../example-cart.ts'
import {
  createTestQueryClient,
  customerSession,
  embeddedInfo,
  vanillaInfo,
} from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createLoop, createOneShot, createPack, createSound } from '../example-products.ts'

const preview = { url: '/media/kick.mp3', durationSeconds: 0.4 }
const pack = createPack({ id: 9, name: 'Kettle Hours' })
const items: readonly SoundItem[] = [
  productToSoundItem(createOneShot({ id: 21, name: 'Kick', preview })),
  productToSoundItem(
    createLoop({ id: 22, name: 'Shuffle', preview: { ...preview, url: '/media/2' } }),
  ),
  soundToSoundItem(
    createSound({ id: 3, name: 'Rim', productId: null, isPackOnly: true }),
    pack,
    null,
  ),
]

function renderList(info = embeddedInfo, session: Session = guestSession) {
  const { router } = renderInShop(
    <SoundList items={items} label="Sounds" />,
    createTestQueryClient(session, null, info),
  )
  const getHref = () => router.history.location.href
  return { user: userEvent.setup(), getHref }
}

const getRow = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name}`) })
const getToasts = () => getOpenToasts().map(({ text }) => text)

beforeEach(() => {
  writeShortcutSettings({ isHinted: true })
  const cart = createCart({ prices: [100], percent: 0, giftCard: null })
  vi.mocked(addToCart).mockResolvedValue(succeed({ cart, alreadyInCart: false }))
})

afterEach(() => {
  act(() => {
    player.pause()
    openPanel.set(null)
    favoriteIds.set(new Set())
    heartPresses.set(null)
    for (const { id } of getOpenToasts()) closeToast(id)
  })
  cleanup()
  localStorage.clear()
})

test('Tab reaches the first row, and the arrow keys the others', async () => {
  const { user } = renderList()
  await user.tab()
  expect(document.activeElement).toBe(getRow('Kick'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(getRow('Shuffle'))
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause Shuffle')
})

test('Enter on a row opens the page of its sound [P3.04]', async () => {
  const { user, getHref } = renderList()
  getRow('Shuffle').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getHref()).toBe('/catalog/22'))
})

test('Enter on a play button plays', async () => {
  const { user, getHref } = renderList()
  screen.getByRole('button', { name: 'Play Kick' }).focus()
  await user.keyboard('{Enter}')
  expect(player.getState().track?.title).toBe('Kick')
  expect(getHref()).toBe('/')
})

test('space on a row toggles playback [P3.04]', async () => {
  const { user } = renderList()
  getRow('Kick').focus()
  await user.keyboard(' ')
  expect(player.getState()).toMatchObject({ status: 'loading', track: { title: 'Kick' } })
  await user.keyboard(' ')
  expect(player.getState().status).toBe('paused')
})

test.each([
  ['mouse', 'leaves the focus to its row', 'Shuffle'],
  ['touch', 'keeps the focus', 'Pause Shuffle'],
])('pressed by %s, a play button %s', (pointerType, _, focused) => {
  renderList()
  const button = screen.getByRole('button', { name: 'Play Shuffle' })
  button.focus()
  fireEvent(button, new PointerEvent('click', { pointerType, bubbles: true }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`^${focused}`))
})

test('L toggles the repeat of loops [P3.04]', async () => {
  const { user } = renderList()
  const before = player.getState().repeatsLoops
  getRow('Kick').focus()
  await user.keyboard('l')
  await waitFor(() => expect(player.getState().repeatsLoops).toBe(!before))
  await user.keyboard('l')
  await waitFor(() => expect(player.getState().repeatsLoops).toBe(before))
})

test('A adds the sound of the row to the cart [P3.04]', async () => {
  const { user } = renderList(embeddedInfo, customerSession)
  getRow('Shuffle').focus()
  await user.keyboard('a')
  await waitFor(() => expect(getToasts()).toEqual(['Shuffle is in your cart']))
  expect(vi.mocked(addToCart).mock.calls[0]?.[0].data.productId).toBe(22)
})

test('neither a sound sold only in its pack nor the pack is added', async () => {
  const { user } = renderList()
  getRow('Rim').focus()
  await user.keyboard('a')
  await waitFor(() => expect(getToasts()).toEqual(['This sound is only sold in its pack']))
  expect(addToCart).not.toHaveBeenCalled()
})

test("F announces whether the row's sound is now a favorite [P3.04 P3.13]", async () => {
  const { user } = renderList()
  getRow('Shuffle').focus()
  await user.keyboard('f')
  expect([...favoriteIds.get()]).toEqual([22])
  expect(getToasts()).toEqual(['Shuffle was added to your favorites'])
  await user.keyboard('f')
  expect([...favoriteIds.get()]).toEqual([])
  expect(getToasts()[0]).toBe('Shuffle was removed from your favorites')
})

test('neither a sound sold only in its pack nor the pack becomes a favorite', async () => {
  const { user } = renderList()
  getRow('Rim').focus()
  await user.keyboard('f')
  await waitFor(() => expect(getToasts()).toEqual(['This sound is only sold in its pack']))
  expect([...favoriteIds.get()]).toEqual([])
})

test("C opens the crates for the row's sound, but not for its pack [P3.13]", async () => {
  const { user } = renderList()
  getRow('Rim').focus()
  await user.keyboard('c')
  await waitFor(() => expect(getToasts()).toEqual(['This sound is only sold in its pack']))
  getRow('Shuffle').focus()
  await user.keyboard('c')
  await waitFor(() => expect(getModalsOnScreen().map(({ title }) => title)).toEqual(['Crates']))
  act(() => closeAllModals())
})

test('S shows similar sounds if the provider supports them [P3.04]', async () => {
  const { user, getHref } = renderList()
  getRow('Shuffle').focus()
  await user.keyboard('s')
  await waitFor(() => expect(getHref()).toBe('/catalog?type=loops&similar=22'))
  cleanup()
  const vanilla = renderList(vanillaInfo)
  getRow('Shuffle').focus()
  await vanilla.user.keyboard('s')
  expect(vanilla.getHref()).toBe('/')
})

test('? lists the shortcuts [P3.04]', async () => {
  const { user } = renderList()
  getRow('Kick').focus()
  await user.keyboard('?')
  await waitFor(() => expect(openPanel.get()).toBe('shortcuts'))
})

test('shortcuts act only while a list has the focus, and not if they are switched off [P3.04]', async () => {
  const { user } = renderList()
  await user.keyboard(' ?')
  expect(player.getState().status).not.toBe('loading')
  writeShortcutSettings({ isOff: true })
  getRow('Kick').focus()
  await user.keyboard('{ArrowDown} ?')
  expect(document.activeElement).toBe(getRow('Kick'))
  expect(player.getState().status).not.toBe('loading')
  expect(openPanel.get()).toBe(null)
})

test('a changed key replaces its default [P3.04]', async () => {
  writeShortcutSettings({ keys: { ...defaultKeys, next: 'j' } })
  const { user } = renderList()
  getRow('Kick').focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(getRow('Kick'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(getRow('Shuffle'))
})

test('the shortcuts are shown next to the list until they are closed, and then no more [P3.04]', async () => {
  localStorage.clear()
  const { user } = renderList()
  getRow('Kick').focus()
  await user.keyboard('{ArrowDown}')
  expect((await screen.findByRole('status')).textContent).toContain('Open the sound’s page')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBe(null)
  getRow('Kick').focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('status')).toBe(null)
})

test('a sound whose offer is still loading is added once it has loaded', async () => {
  const product = createOneShot({ id: 31, name: 'Tick', kind: 'one-shot' })
  vi.mocked(getProductSummary).mockResolvedValue(succeed(product))
  const item: SoundItem = { ...productToSoundItem(product), offer: null }
  const client = createTestQueryClient(customerSession, null)
  renderInShop(<SoundList items={[item]} label="Sounds" />, client)
  getRow('Tick').focus()
  await userEvent.keyboard('a')
  await waitFor(() => expect(getToasts()).toEqual(['Tick is in your cart']))
})
