import { describe, expect, test } from 'vitest'
import { renderPng } from '#app/features/share-image/render-png.server.ts'
import { drawProductCard, cardSize } from '#app/features/share-image/product-card.ts'
import type { ProductCardContent } from '#app/features/share-image/product-card.ts'

const card: ProductCardContent = {
  name: 'Kettle Hours',
  note: 'Mara Venn',
  brand: 'Overtone',
  colors: ['#f6c4cf', '#0f4a3c'],
  cover: null,
}

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
}

describe('the picture of a product for sharing', () => {
  test('it says name, artist and shop', () => {
    expect(textsOf(drawProductCard(card)).join(' ')).toBe('Kettle Hours Mara Venn Overtone')
  })

  test('a name with markup stays a name', async () => {
    const svg = drawProductCard({ ...card, name: '</text><script>&"\u0000' })
    expect(svg).not.toContain('<script')
    expect((await renderPng(svg)).length).toBeGreaterThan(1000)
  })

  test.each([
    'Supercalifragilisticexpialidocious',
    'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    '',
    'Ĝoja Ŝaŭmo ♯',
  ])('a name of any length stays inside: %s', (name) => {
    const svg = drawProductCard({ ...card, name })
    const sizes = [...svg.matchAll(/<text x="690" y="([\d.]+)" font-size="(\d+)">([^<]*)</g)]
    for (const [, y, size, text = ''] of sizes) {
      expect(690 + text.length * Number(size) * 0.57).toBeLessThanOrEqual(cardSize.width)
      expect(Number(y)).toBeLessThan(cardSize.height - 50)
    }
    expect(sizes.length).toBeLessThanOrEqual(6)
  })

  test('it is a PNG of 1200 by 630 that shows the cover', async () => {
    const red = 'data:image/svg+xml;base64,' + btoa(square('#ff0000'))
    const blue = 'data:image/svg+xml;base64,' + btoa(square('#0000ff'))
    const pictures = await Promise.all(
      [red, blue].map((cover) => renderPng(drawProductCard({ ...card, cover }))),
    )
    for (const picture of pictures) {
      const bytes = Buffer.from(picture)
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(pictures[0]).not.toEqual(pictures[1])
  })

  test('its letters are drawn', async () => {
    const named = await renderPng(drawProductCard(card))
    const unnamed = await renderPng(drawProductCard({ ...card, name: '' }))
    expect(named.length).toBeGreaterThan(unnamed.length * 1.2)
  })
})

function square(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`
}
