import { describe, expect, test } from 'vitest'
import { renderPng } from '#app/server/pictures/render-png.server.ts'
import { drawProductCard, cardSize } from '#app/features/share-image/product-card.ts'
import type { ProductCardContent } from '#app/features/share-image/product-card.ts'

const cardContent: ProductCardContent = {
  name: 'Kettle Hours',
  note: 'Mara Venn',
  brand: 'Overtone',
  colors: ['#f6c4cf', '#0f4a3c'],
  cover: null,
}

async function draw(svg: string): Promise<Uint8Array> {
  return (await renderPng(svg)) ?? expect.fail('too many images are waiting')
}

function parseTexts(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
}

describe('the share image of a product', () => {
  test('shows the names of the product, the artist and the shop', () => {
    expect(parseTexts(drawProductCard(cardContent)).join(' ')).toBe(
      'Kettle Hours Mara Venn Overtone',
    )
  })

  test('escapes markup in the name', async () => {
    const svg = drawProductCard({ ...cardContent, name: '</text><script>&"\u0000' })
    expect(svg).not.toContain('<script')
    expect((await draw(svg)).length).toBeGreaterThan(1000)
  })

  test.each([
    'Supercalifragilisticexpialidocious',
    'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    '',
    'Ĝoja Ŝaŭmo ♯',
  ])('fits a name of any length: %s', (name) => {
    const svg = drawProductCard({ ...cardContent, name })
    const sizes = [...svg.matchAll(/<text x="690" y="([\d.]+)" font-size="(\d+)">([^<]*)</g)]
    for (const [, y, size, text = ''] of sizes) {
      expect(690 + text.length * Number(size) * 0.57).toBeLessThanOrEqual(cardSize.width)
      expect(Number(y)).toBeLessThan(cardSize.height - 50)
    }
    expect(sizes.length).toBeLessThanOrEqual(6)
  })

  test('is a PNG of 1200 by 630 pixels that shows the cover', async () => {
    const red = 'data:image/svg+xml;base64,' + btoa(createSquareSvg('#ff0000'))
    const blue = 'data:image/svg+xml;base64,' + btoa(createSquareSvg('#0000ff'))
    const images = await Promise.all(
      [red, blue].map((cover) => draw(drawProductCard({ ...cardContent, cover }))),
    )
    for (const image of images) {
      const bytes = Buffer.from(image)
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(images[0]).not.toEqual(images[1])
  })

  test('has visible text', async () => {
    const named = await draw(drawProductCard(cardContent))
    const unnamed = await draw(drawProductCard({ ...cardContent, name: '' }))
    expect(named.length).toBeGreaterThan(unnamed.length * 1.2)
  })
})

function createSquareSvg(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`
}
