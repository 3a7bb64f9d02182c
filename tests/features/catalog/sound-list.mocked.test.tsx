import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { soundToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import { player } from '#app/features/player/use-player.ts'
import { fakeEngine, settle } from '../player/fake-engine.ts'
import { createTestQueryClient, embeddedInfo, vanillaInfo } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { createPack, createSound } from '../example-products.ts'

/** Lets the most recently requested sound start. */
async function startPlaying() {
  await act(async () => {
    await player.getEngine()
    await settle()
    await fakeEngine.latest.startPlaying(0.4)
  })
}

const pack = createPack({ id: 1, name: 'Kettle Hours' })
const items = ['Kick', 'Rim', 'Loop'].map((name, index) =>
  soundToSoundItem(
    createSound({
      id: index + 1,
      name,
      productId: index < 2 ? 10 + index : null,
      isPackOnly: index === 2,
    }),
    pack,
    null,
  ),
)

function renderList(info = embeddedInfo, onPastEnd?: () => void) {
  renderInShop(
    <>
      <SoundList items={items} label="Sounds" onPastEnd={onPastEnd} />
      <input aria-label="Search" />
    </>,
    createTestQueryClient(undefined, undefined, info),
  )
  return userEvent.setup()
}

const down = { key: 'ArrowDown' }

const getCurrentTitle = () => player.getState().track?.title ?? null
const getPlayButton = (name: string) => screen.getByRole('button', { name: `Play ${name}` })

afterEach(() => {
  act(() => player.pause())
  cleanup()
})

describe('SoundList', () => {
  test('the accessible name of a row contains name, instrument, length and key [R3.07]', () => {
    renderList()
    expect(screen.getByRole('listitem', { name: 'Kick, kick, 0.4 seconds, F♯m' })).toBeDefined()
  })

  test('a switch in each row keeps its sound in the deck and takes it out', async () => {
    const user = renderList()
    const keep = screen.getByRole('button', { name: 'Add to deck, Kick' })
    for (const isKept of ['true', 'false']) {
      await user.click(keep)
      await waitFor(() => expect(keep.getAttribute('aria-pressed')).toBe(isKept))
    }
  })

  test('the targets of a row are play, name, favorite and keep, in this order', () => {
    renderList()
    const row = within(screen.getByRole('listitem', { name: /^Kick/ }))
    const targets = [...row.getAllByRole('button'), ...row.getAllByRole('link')]
    const inOrder = targets.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(
      inOrder.map((target) => target.getAttribute('aria-label') ?? target.textContent),
    ).toEqual(['Play Kick', 'Kick', 'Favorite: Kick', 'Add to deck, Kick', 'Also sold separately'])
  })

  test('the first arrow key already plays the row that it focuses [P3.04]', async () => {
    const user = renderList()
    getPlayButton('Kick').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ Rim$/)
    expect(getCurrentTitle()).toBe('Rim')
    expect(player.getState().status).toBe('loading')
  })

  test('the play button becomes a pause button while its sound plays', async () => {
    const user = renderList()
    await user.click(getPlayButton('Kick'))
    await startPlaying()
    expect(getCurrentTitle()).toBe('Kick')
    expect(screen.getByRole('button', { name: 'Pause Kick' })).toBeDefined()
  })

  test('while a sound plays, the arrow keys play the row that they focus', async () => {
    const user = renderList()
    await user.click(getPlayButton('Kick'))
    await startPlaying()
    await user.keyboard('{ArrowDown}')
    expect(getCurrentTitle()).toBe('Rim')
  })

  test('after a sound is paused, the arrow keys still play the newly focused row', async () => {
    const user = renderList()
    await user.click(getPlayButton('Kick'))
    await startPlaying()
    act(() => player.pause())
    getPlayButton('Kick').focus()
    await user.keyboard('{ArrowDown}')
    expect(getCurrentTitle()).toBe('Rim')
  })

  test('the space bar on a link in a row plays and pauses instead of scrolling', async () => {
    const user = renderList()
    screen.getByRole('link', { name: 'Rim' }).focus()
    await user.keyboard(' ')
    expect(getCurrentTitle()).toBe('Rim')
    await startPlaying()
    await user.keyboard(' ')
    expect(player.getState().status).toBe('paused')
  })

  test('the waveform of a row is a slider that plays from a position with keys [P3.06]', async () => {
    const user = renderList()
    const slider = screen.getByRole('slider', { name: 'Playback position: Loop' })
    expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of 0:01')
    expect(slider.tabIndex).toBe(-1)
    slider.focus()
    await user.keyboard('{End}')
    await startPlaying()
    expect(getCurrentTitle()).toBe('Loop')
    expect(fakeEngine.latest.options.from).toBeCloseTo(0.4)
    expect(slider.tabIndex).toBe(0)
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ Rim$/)
  })

  test('the sound of a row is prefetched once the row or a link in it has the focus [P3.01]', async () => {
    const user = renderList()
    await user.click(getPlayButton('Kick'))
    await startPlaying()
    const getFetched = () => fakeEngine.prefetches.at(-1)?.[0]
    act(() => screen.getByRole('listitem', { name: /^Loop/ }).focus())
    await settle()
    expect(getFetched()).toBe(items[2]?.track?.url)
    act(() => screen.getByRole('link', { name: 'Rim' }).focus())
    await settle()
    expect(getFetched()).toBe(items[1]?.track?.url)
  })

  test('the space bar on the play button toggles playback once, not twice', async () => {
    const user = renderList()
    const before = getCurrentTitle()
    const other = before === 'Kick' ? 'Rim' : 'Kick'
    getPlayButton(other).focus()
    await user.keyboard(' ')
    expect(getCurrentTitle()).toBe(other)
    expect(player.getState().status).toBe('loading')
  })

  test('keys with modifiers and keys typed in form fields are ignored', async () => {
    const user = renderList()
    getPlayButton('Kick').focus()
    await user.keyboard('{Control>}{ArrowDown}{/Control}')
    expect(document.activeElement).toBe(getPlayButton('Kick'))
    const before = getCurrentTitle()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'a b')
    expect(getCurrentTitle()).toBe(before)
  })

  test('the instrument and key headings are shown only if the provider returns them [P7.02]', () => {
    const names = ['Name', 'Instrument', 'Key · BPM', 'Price']
    const findHeadings = () => names.filter((name) => screen.queryByText(name) !== null)
    renderList()
    expect(findHeadings()).toEqual(names)
    cleanup()
    renderList(vanillaInfo)
    expect(findHeadings()).toEqual(['Name', 'Price'])
  })

  test('on the last row, the down arrow scrolls unless there is a next page [P2.08]', async () => {
    const isPrevented = () => !fireEvent.keyDown(document.activeElement ?? document, down)
    renderList()
    getPlayButton('Loop').focus()
    expect(isPrevented()).toBe(false)
    cleanup()
    const loaded = vi.fn<() => void>()
    renderList(embeddedInfo, loaded)
    getPlayButton('Loop').focus()
    expect(isPrevented()).toBe(true)
    expect(loaded).toHaveBeenCalledOnce()
  })

  test('on the first row, the up arrow scrolls and loads no page [P2.08]', () => {
    const loaded = vi.fn<() => void>()
    renderList(embeddedInfo, loaded)
    getPlayButton('Kick').focus()
    expect(fireEvent.keyDown(getPlayButton('Kick'), { key: 'ArrowUp' })).toBe(true)
    expect(document.activeElement).toBe(getPlayButton('Kick'))
    expect(loaded).not.toHaveBeenCalled()
  })

  test('a loop sold only in its pack has a note instead of a link', () => {
    renderList()
    expect(screen.queryByRole('link', { name: 'Loop' })).toBeNull()
    expect(screen.getByText('Pack only')).toBeDefined()
  })
})
