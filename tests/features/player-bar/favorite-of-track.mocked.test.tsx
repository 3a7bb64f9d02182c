import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { soundToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { favoriteIds, heartPresses } from '#app/features/favorites/favorite-ids.ts'
import { PlayerBar } from '#app/features/player-bar/player-bar.tsx'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { player } from '#app/features/player/use-player.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createTestQueryClient, embeddedInfo, vanillaInfo } from '../example-session.ts'
import { createPack, createSound } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

const pack = createPack({ id: 9, name: 'Kettle Hours' })

function play(productId: number | null, info = embeddedInfo) {
  const preview = { url: `/media/${productId}.mp3`, durationSeconds: 1 }
  const { track } = soundToSoundItem(createSound({ name: 'Rim', productId, preview }), pack, null)
  if (!track) throw new Error('no preview')
  act(() => player.play(track))
  renderInShop(<PlayerBar track={track} />, createTestQueryClient(undefined, undefined, info))
  return userEvent.setup()
}

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

const getToasts = () => getOpenToasts().map(({ text }) => text)

test('F in the player makes the sound a favorite [P3.04 P3.13]', async () => {
  const user = play(31)
  screen.getByRole('button', { name: /^Previous/ }).focus()
  await user.keyboard('f')
  await waitFor(() => expect([...favoriteIds.get()]).toEqual([31]))
  expect(getToasts()).toEqual(['Rim was added to your favorites'])
})

test('F in the player never adds the pack in place of a sound without a page [P3.04 P3.13]', async () => {
  const user = play(null)
  screen.getByRole('button', { name: /^Previous/ }).focus()
  await user.keyboard('f')
  await waitFor(() => expect(getToasts()).toEqual(['This sound is only sold in its pack']))
  expect([...favoriteIds.get()]).toEqual([])
})

test.each([
  ['offers', embeddedInfo, 1],
  ['does not offer', vanillaInfo, 0],
] as const)(
  "the player's menu %s similar sounds if the provider finds them [P2.09 P7.02]",
  async (_, info, count) => {
    play(31, info)
    act(() => togglePanel('menu'))
    await screen.findByRole('button', { name: 'Add to crate…' })
    expect(screen.queryAllByRole('button', { name: 'Similar sounds' })).toHaveLength(count)
  },
)

test("the player's menu offers the pack of a sound without a page by its name [P3.13]", async () => {
  const user = play(null)
  act(() => togglePanel('menu'))
  await user.click(await screen.findByRole('button', { name: 'Favorite: Kettle Hours' }))
  expect([...favoriteIds.get()]).toEqual([9])
  await user.click(screen.getByRole('button', { name: 'Add to crate…' }))
  const panel = await screen.findByRole('region', { name: 'Crates' })
  expect(panel.textContent).toContain('Kettle Hours')
  expect(panel.textContent).not.toContain('Rim')
})
