import { expect, test } from 'vitest'
import {
  encodeCsvRow,
  encodeHeader,
  encodeJson,
  encodeLine,
  encodeLines,
  encodeQuote,
} from '#provider/platform/terminal/encode-text.ts'

const hidden = ['\u0000', '\u001b', '\u007f', '\u009b', '\u200b', '\u202e', '\u2066', '\u2028']

test('no output contains a character that a terminal interprets', () => {
  for (const character of [...hidden, '\r', '\u{e0041}', '\ud800']) {
    const text = `a${character}b`
    const json = encodeJson(JSON.stringify({ text }))
    for (const encoded of [encodeLine(text), encodeLines(text), encodeQuote(text), json]) {
      expect(encoded).toMatch(/^[\x20-\x7e│]+$/)
    }
    expect(JSON.parse(json)).toEqual({ text })
  }
  expect(encodeLine('a\n\tb')).toBe(String.raw`a\u{a}\u{9}b`)
  expect(encodeLines('Zoë\n\tb')).toBe('Zoë\n\tb')
})

test('a line of quoted text cannot be mistaken for one of the program’s own', () => {
  const forged = '{"event":"login"}'
  for (const line of encodeQuote(`a\n${forged}\r${forged}\u2028${forged}\n`).split('\n')) {
    expect(line).toMatch(/^│ /)
  }
})

test('a mail header is a single line without bidirectional controls', () => {
  expect(encodeHeader('Ann\r\nBcc: all@example.com \u202eeB\u001b[2J')).toBe(
    'Ann Bcc: all@example.com eB [2J',
  )
})

test.each([
  ['A;=1+1;B', `"A;'=1+1;B"`],
  ['=1+1', `"'=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['a|@SUM(A1)', `"a|'@SUM(A1)"`],
  ['a\t -1', `"a\t' -1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ['\t=1', `"'\t'=1"`],
  ['Ann-Marie Bee', '"Ann-Marie Bee"'],
  ['-19.00', '-19.00'],
  ['', ''],
])('no spreadsheet evaluates the CSV cell %j as a formula', (text, cell) => {
  expect(encodeCsvRow(['number', text, 3])).toBe(`"number",${cell},3`)
})
