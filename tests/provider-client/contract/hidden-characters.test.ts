import { expect, test } from 'vitest'
import {
  hasHiddenCharacters,
  removeHiddenCharacters,
} from '#provider/contract/hidden-characters.ts'

const joined = [
  '👩\u200d🎤',
  '❤️\u200d🔥',
  'می\u200cخواهم',
  'क्\u200dष',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e007f}',
]

test.each(['Ann-Marie O’Neil', 'Łukasz', '李小龙', 'Kick & snare (2) ❤️', '1️⃣', ...joined])(
  'a name with visible characters only is accepted: %s',
  (name) => {
    expect(hasHiddenCharacters(name)).toBe(false)
    expect(removeHiddenCharacters(name)).toBe(name)
  },
)

const hidden = [
  '\u0000',
  '\n',
  '\u001b',
  '\u009b',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202e',
]

test.each([...hidden, '\u2028', '\u2066', '\u2800', '\u3164', '\ufeff', '\ud800', '\u{e0061}'])(
  'a name with an invisible character is refused: %j',
  (character) => {
    for (const name of [`Ann${character}Bee`, `${character}Ann`, `Ann${character}`, character]) {
      expect(hasHiddenCharacters(name)).toBe(true)
      expect(removeHiddenCharacters(name)).toBe(name.replace(character, ''))
    }
  },
)
