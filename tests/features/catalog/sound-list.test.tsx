// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { soundToSoundItem } from '#app/features/catalog/sound-item.ts'
import { SoundList } from '#app/features/catalog/sound-list.tsx'
import { player } from '#app/features/player/use-player.ts'
import { FakeAudio } from '../player/fake-audio.ts'
import { renderInShop } from '../render-in-shop.tsx'
import { packOf, soundOf } from './catalogue-things.ts'

const audio = new FakeAudio()
vi.stubGlobal('Audio', function Audio() {
  return audio
})

const pack = packOf({ id: 1, name: 'Kettle Hours' })
const items = ['Kick', 'Rim', 'Loop'].map((name, index) =>
  soundToSoundItem(
    soundOf({ id: index + 1, name, productId: index < 2 ? 10 + index : null }),
    pack,
    null,
  ),
)

function show() {
  renderInShop(
    <>
      <SoundList items={items} label="Sounds" />
      <input aria-label="Search" />
    </>,
  )
  return userEvent.setup()
}

const playing = () => player.getState().track?.title ?? null
const playButton = (name: string) => screen.getByRole('button', { name: `Play ${name}` })

afterEach(() => {
  act(() => player.pause())
  cleanup()
})

describe('R3.07 a list of sounds', () => {
  test('names each row by what matters: name, length, key', () => {
    show()
    expect(screen.getByRole('listitem', { name: 'Kick, 0.4 seconds, F♯m' })).toBeDefined()
  })

  test('arrow keys move between rows in silence until one of them was heard', async () => {
    const user = show()
    const before = playing()
    playButton('Kick').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(playButton('Rim'))
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(playButton('Kick'))
    expect(playing()).toBe(before)
    expect(player.getState().status).not.toBe('loading')
  })

  test('plays a sound by its button, whose name then says that it rests again', async () => {
    const user = show()
    await user.click(playButton('Kick'))
    act(() => audio.startPlaying(0.4))
    expect(playing()).toBe('Kick')
    expect(screen.getByRole('button', { name: 'Pause Kick' })).toBeDefined()
  })

  test('while a sound plays, the arrow keys play the next one', async () => {
    const user = show()
    await user.click(playButton('Kick'))
    act(() => audio.startPlaying(0.4))
    await user.keyboard('{ArrowDown}')
    expect(playing()).toBe('Rim')
  })

  test('a sound that has ended is still followed by the next one', async () => {
    const user = show()
    await user.click(playButton('Kick'))
    act(() => audio.startPlaying(0.4))
    act(() => player.pause())
    playButton('Kick').focus()
    await user.keyboard('{ArrowDown}')
    expect(playing()).toBe('Rim')
  })

  test('the space bar on a row’s link plays and rests without leaving the page', async () => {
    const user = show()
    screen.getByRole('link', { name: 'Rim' }).focus()
    await user.keyboard(' ')
    expect(playing()).toBe('Rim')
    act(() => audio.startPlaying(0.4))
    await user.keyboard(' ')
    expect(player.getState().status).toBe('paused')
  })

  test('the space bar on the play button itself plays once, not twice', async () => {
    const user = show()
    const before = playing()
    const other = before === 'Kick' ? 'Rim' : 'Kick'
    playButton(other).focus()
    await user.keyboard(' ')
    expect(playing()).toBe(other)
    expect(player.getState().status).toBe('loading')
  })

  test('keys with a modifier and keys in fields are left alone', async () => {
    const user = show()
    playButton('Kick').focus()
    await user.keyboard('{Control>}{ArrowDown}{/Control}')
    expect(document.activeElement).toBe(playButton('Kick'))
    const before = playing()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'a b')
    expect(playing()).toBe(before)
  })

  test('a loop, which is not sold alone, has no link and says so', () => {
    show()
    expect(screen.queryByRole('link', { name: 'Loop' })).toBeNull()
    expect(screen.getByText('In the pack only')).toBeDefined()
  })
})
