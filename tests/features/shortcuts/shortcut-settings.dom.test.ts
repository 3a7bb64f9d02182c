import { describe, expect, test, vi } from 'vitest'
import { getShortcutAction, getPressedKey } from '#app/features/shortcuts/get-shortcut-action.ts'
import { defaultKeys } from '#app/features/shortcuts/default-keys.ts'
import { readShortcutSettings } from '#app/features/shortcuts/shortcut-settings.ts'
import { writeShortcutSettings } from '#app/features/shortcuts/write-shortcut-settings.ts'

const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...more })

const row = document.createElement('li')

describe('the shortcut of a key press', () => {
  test.each([
    ['QWERTY', 'a', 'KeyA', 'a'],
    ['AZERTY, where A is in the place of Q', 'a', 'KeyQ', 'a'],
    ['QWERTZ, where Z is in the place of Y', 'z', 'KeyY', 'z'],
    ['a Cyrillic layout', 'д', 'KeyL', 'l'],
    ['a Greek layout', 'σ', 'KeyS', 's'],
    ['a letter with an accent', 'é', 'Digit2', 'é'],
    ['a Cyrillic letter on a non-letter key', 'ж', 'Semicolon', 'ж'],
    ['Caps Lock', 'L', 'KeyL', 'l'],
  ])('on %s is its letter or the Latin equivalent [P3.04]', (_, key, code, expected) => {
    expect(getPressedKey(press(key, { code }))).toBe(expected)
  })

  test('allows the Shift key only for non-letters [P3.04]', () => {
    expect(getPressedKey(press('?', { code: 'Minus', shiftKey: true }))).toBe('?')
    expect(getPressedKey(press('L', { code: 'KeyL', shiftKey: true }))).toBe(null)
    expect(getPressedKey(press('ArrowDown', { shiftKey: true }))).toBe(null)
    expect(getPressedKey(press(' ', { shiftKey: true }))).toBe(null)
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s belongs to the browser', (modifier) => {
    expect(getPressedKey(press('l', { code: 'KeyL', [modifier]: true }))).toBe(null)
  })
})

describe('a key press in a list', () => {
  test.each(Object.entries(defaultKeys))('%s has the key %j [P3.04]', (action, key) => {
    expect(getShortcutAction(press(key), row)).toBe(action)
  })

  test('is ignored during IME composition or if already handled', () => {
    expect(getShortcutAction(press('l', { isComposing: true }), row)).toBe(null)
    const handled = press('l', { cancelable: true })
    handled.preventDefault()
    expect(getShortcutAction(handled, row)).toBe(null)
  })

  test('repeats for a held key only to move', () => {
    expect(getShortcutAction(press('ArrowDown', { repeat: true }), row)).toBe('next')
    expect(getShortcutAction(press(' ', { repeat: true }), row)).toBe(null)
    expect(getShortcutAction(press('l', { repeat: true }), row)).toBe(null)
  })

  test('is left to form fields, and Enter and space to the focused control', () => {
    const [input, button, link] = ['input', 'button', 'a'].map((name) =>
      document.createElement(name),
    )
    expect(getShortcutAction(press('l'), input ?? row)).toBe(null)
    expect(getShortcutAction(press('l'), button ?? row)).toBe('repeat')
    expect(getShortcutAction(press('Enter'), button ?? row)).toBe(null)
    expect(getShortcutAction(press(' '), button ?? row)).toBe(null)
    expect(getShortcutAction(press('Enter'), link ?? row)).toBe(null)
    expect(getShortcutAction(press(' '), link ?? row)).toBe('toggle')
  })
})

describe('the stored shortcuts', () => {
  test('can be changed and switched off [P3.04]', () => {
    writeShortcutSettings({ keys: { ...defaultKeys, next: 'j' } })
    expect(getShortcutAction(press('j'), row)).toBe('next')
    expect(getShortcutAction(press('ArrowDown'), row)).toBe(null)
    writeShortcutSettings({ isOff: true })
    expect(getShortcutAction(press('j'), row)).toBe(null)
    writeShortcutSettings({ isOff: false })
    expect(getShortcutAction(press('j'), row)).toBe('next')
  })

  test('an unchanged shortcut follows its default', () => {
    writeShortcutSettings({ keys: { ...defaultKeys, next: 'j' } })
    expect(JSON.parse(localStorage.getItem('list-keys') ?? '')).toMatchObject({
      keys: { next: 'j' },
    })
    expect(localStorage.getItem('list-keys')).not.toContain('previous')
  })

  test('a key that the visitor gave to an action is not the default of another one', () => {
    localStorage.setItem('list-keys', JSON.stringify({ keys: { waveform: 'n' } }))
    expect(getShortcutAction(press('n'), row)).toBe('waveform')
    expect(readShortcutSettings().keys.needleAlone).toBe('')
  })

  test.each(['', 'null', '7', '[]', '{', '{"keys":7,"isOff":1}', '{"keys":{"next":7,"x":"y"}}'])(
    'an invalid entry %j is ignored',
    (entry) => {
      localStorage.setItem('list-keys', entry)
      expect(readShortcutSettings()).toEqual({ isOff: false, isHinted: false, keys: defaultKeys })
    },
  )

  test('last until the page is left if the browser blocks storage', () => {
    const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    writeShortcutSettings({ isOff: true })
    expect(readShortcutSettings().isOff).toBe(true)
    storage.mockRestore()
    expect(readShortcutSettings().isOff).toBe(false)
  })
})
