import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainLine, toPlainParagraphs } from '#app/provider/normalise/plain-text.ts'

test('paragraphs, breaks and list items become plain paragraphs [R3.07]', () => {
  const html = '<p>One <em>two</em>.</p>\n<ul><li>Three</li><li>Four</li></ul>Five<br/>Six'
  expect(toPlainParagraphs(html)).toEqual(['One two.', 'Three', 'Four', 'Five', 'Six'])
})

test('scripts, styles, comments and attributes are removed [R3.07]', () => {
  const html =
    '<p onclick="x(\'>\')">A</p><script>if (1 < 2) alert("<p>no</p>")</script ><style>p{}</style><!-- c -->B'
  const words = toPlainLine(html)
  expect(words).not.toMatch(/alert|no|p\{|onclick|-- c/)
  expect(words).toMatch(/A.*B$/)
})

test('entities are decoded exactly once [R3.07]', () => {
  expect(toPlainLine('Caf&#233; &amp;lt;b&gt; &#x1F3B5; &unknown; &hellip;')).toBe(
    'Café &lt;b> 🎵 &unknown; …',
  )
})

test('a less-than sign that does not open a tag is kept [R3.07]', () => {
  expect(toPlainLine('120 < 140 bpm, 5 <3')).toBe('120 < 140 bpm, 5 <3')
})

test('whitespace is collapsed, except for no-break spaces [R3.07]', () => {
  expect(toPlainLine('<p>Tempo\u00a0:  133\u00a0BPM,\n24&nbsp;bits</p>')).toBe(
    'Tempo\u00a0: 133\u00a0BPM, 24\u00a0bits',
  )
})

test('empty markup has no paragraphs [R3.07]', () => {
  expect(toPlainParagraphs(null)).toEqual([])
  expect(toPlainParagraphs('<p> &nbsp; </p>')).toEqual([])
})

test('the output never contains a tag [R3.07]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<', '>', 'b', '/', '!', '"', ' ', 'script')), (parts) => {
      const html = parts.join('')
      // Excludes `<<`: its first `<` is kept as text and may form what looks like a tag.
      fc.pre(!html.includes('<<'))
      expect(toPlainLine(html)).not.toMatch(/<[a-z/!][^>]*>/i)
    }),
  )
})
