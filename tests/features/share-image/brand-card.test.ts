import { expect, test } from 'vitest'
import { drawBrandCard } from '#app/features/share-image/brand-card.ts'
import { renderPng } from '#app/server/pictures/render-png.server.ts'
import { cardSize } from '#app/features/share-image/product-card.ts'
import { locales } from '#app/locales/locales.ts'
import shop from '../../../shop.config.ts'

const { accent } = shop.brand.colors

function parseTexts(svg: string): { text: string; y: number; size: number }[] {
  const texts = svg.matchAll(/<text x="60" y="([\d.]+)" font-size="(\d+)">([^<]*)</g)
  return [...texts].map(([, y, size, text = '']) => ({ text, y: Number(y), size: Number(size) }))
}

test.each(locales)(
  'the shop’s share image shows the name and the tagline within its margins: %s',
  (locale) => {
    const tagline = (shop.brand.tagline?.[locale] ?? '').replaceAll('\u00ad', '')
    const texts = parseTexts(drawBrandCard('Overtone', tagline, accent))
    expect(texts.map(({ text }) => text).join(' ')).toBe(`Overtone ${tagline}`)
    for (const { text, y, size } of texts) {
      expect(60 + text.length * size * 0.57).toBeLessThanOrEqual(cardSize.width)
      expect(y).toBeLessThan(440)
    }
  },
)

test('the shop’s share image shows a waveform next to the play button', async () => {
  const card = drawBrandCard('Overtone', 'Limitless soundscapes', accent)
  const withoutStrokes = card.replaceAll(/ stroke="[^"]*"/g, '')
  expect(await renderPng(card)).not.toEqual(await renderPng(withoutStrokes))
})

test('the shop’s share image is a PNG of 1200 by 630 pixels with visible text', async () => {
  const [withText, withoutText] = await Promise.all(
    ['Limitless soundscapes', ''].map((tagline) =>
      renderPng(drawBrandCard('Overtone', tagline, accent)),
    ),
  )
  const bytes = Buffer.from(withText ?? [])
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(bytes.length).toBeGreaterThan((withoutText?.length ?? 0) * 1.2)
})
