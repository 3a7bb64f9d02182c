import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine, plainParagraphs } from '#app/provider/normalise/plain-text.ts'

test('R3.07 paragraphs, breaks and list items become paragraphs of plain words', () => {
  const html = '<p>One <em>two</em>.</p>\n<ul><li>Three</li><li>Four</li></ul>Five<br/>Six'
  expect(plainParagraphs(html)).toEqual(['One two.', 'Three', 'Four', 'Five', 'Six'])
})

test('R3.07 scripts, styles, comments and attributes leave nothing behind', () => {
  const html =
    '<p onclick="x(\'>\')">A</p><script>if (1 < 2) alert("<p>no</p>")</script ><style>p{}</style><!-- c -->B'
  const words = plainLine(html)
  expect(words).not.toMatch(/alert|no|p\{|onclick|-- c/)
  expect(words).toMatch(/A.*B$/)
})

test('R3.07 entities become characters once, never twice', () => {
  expect(plainLine('Caf&#233; &amp;lt;b&gt; &#x1F3B5; &unknown; &hellip;')).toBe(
    'Café &lt;b> 🎵 &unknown; …',
  )
})

test('R3.07 a sign that opens no tag stays', () => {
  expect(plainLine('120 < 140 bpm, 5 <3')).toBe('120 < 140 bpm, 5 <3')
})

test('R3.07 nothing is nothing', () => {
  expect(plainParagraphs(null)).toEqual([])
  expect(plainParagraphs('<p> &nbsp; </p>')).toEqual([])
})

test('R3.07 whatever the text, no tag is left that was one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<', '>', 'b', '/', '!', '"', ' ', 'script')), (parts) => {
      const html = parts.join('')
      // The first of two is a word, and may come to stand before words that look like a tag with it.
      fc.pre(!html.includes('<<'))
      expect(plainLine(html)).not.toMatch(/<[a-z/!][^>]*>/i)
    }),
  )
})
