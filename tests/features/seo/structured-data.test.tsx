import {
  HeadContent,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildProductData } from '#app/features/seo/structured-data.ts'
import { buildPageHead } from '#app/features/seo/page-head.ts'
import { toBreadcrumbItems, buildBreadcrumbs } from '#app/layouts/build-breadcrumbs.ts'
import type { Product } from '#app/provider/types/product.ts'
import { createOneShot, createPack } from '../example-products.ts'

const origin = 'https://shop.example'

/** Builds the structured data of a product page with its breadcrumbs. */
function buildData(product: Product): object[] {
  const breadcrumbs = buildBreadcrumbs('/catalog/$id', { search: {}, product })
  return buildProductData(product, origin, toBreadcrumbItems(breadcrumbs, `/catalog/${product.id}`))
}

function findData(product: Product, type: string): unknown {
  return buildData(product).find((data) => '@type' in data && data['@type'] === type)
}

/** Renders the head of the product's page. */
async function renderHead(product: Product): Promise<string> {
  const root = createRootRoute({
    head: () =>
      buildPageHead({
        title: product.name,
        description: product.summary,
        path: '/catalog/7',
        image: '/share/7.png',
        data: buildData(product),
      }),
    component: HeadContent,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root, history, isServer: true })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

describe('structured data of a product page', () => {
  test('contains the product with price, artist and image', () => {
    const artist = { id: 1, name: 'Mara Venn', slug: 'mara-venn', description: null }
    const pack = createPack({
      id: 7,
      name: 'Kettle Hours',
      artist,
      price: { minor: 1900, currency: 'EUR' },
    })
    expect(findData(pack, 'Product')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Kettle Hours',
      url: 'https://shop.example/en/catalog/7',
      image: 'https://shop.example/share/7.png',
      brand: { name: 'Mara Venn' },
      offers: { price: '19.00', priceCurrency: 'EUR' },
    })
  })

  test('has no product without a price, which its offer requires, and no audio without a preview', () => {
    const preview = { url: '/media/files/kick.mp3', durationSeconds: 0.4 }
    const sound = createOneShot({ id: 8, name: 'Boiled Kick', isPackOnly: true, preview })
    expect(findData(sound, 'Product')).toBeUndefined()
    expect(findData(sound, 'AudioObject')).toBeDefined()
    expect(findData({ ...sound, preview: null }, 'AudioObject')).toBeUndefined()
  })

  test('contains the preview with its duration', () => {
    const preview = { url: '/media/files/kick.mp3', durationSeconds: 0.4321 }
    expect(
      findData(createOneShot({ id: 8, name: 'Boiled Kick', preview }), 'AudioObject'),
    ).toMatchObject({
      contentUrl: 'https://shop.example/media/files/kick.mp3',
      duration: 'PT0.43S',
    })
  })

  test('contains the address of a preview in a public bucket unchanged [P9.04]', () => {
    const preview = { url: 'https://cdn.example/files/kick.mp3', durationSeconds: 0.4 }
    const sound = createOneShot({ id: 8, name: 'Boiled Kick', preview })
    expect(findData(sound, 'AudioObject')).toMatchObject({ contentUrl: preview.url })
  })

  test('contains the breadcrumbs of the page', () => {
    const pack = { id: 7, name: 'Kettle Hours' }
    expect(
      findData(createOneShot({ id: 8, name: 'Boiled Kick', pack }), 'BreadcrumbList'),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/en/' },
        { position: 2, name: 'Search', item: 'https://shop.example/en/catalog' },
        { position: 3, name: 'Kettle Hours', item: 'https://shop.example/en/catalog/7' },
        { position: 4, name: 'Boiled Kick', item: 'https://shop.example/en/catalog/8' },
      ],
    })
  })

  test('a name with </script> is escaped and parses unchanged', async () => {
    const name = '</script><script>alert(1)</script>'
    const price = { minor: 1900, currency: 'EUR' } as const
    const html = await renderHead(createPack({ id: 7, name, summary: '"><b>', price }))
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>')
    const blocks = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ]
    expect(blocks.map(([, json = '']) => JSON.parse(json).name)).toContain(name)
  })

  test('the head has Open Graph tags with name, summary and image', async () => {
    const html = await renderHead(
      createPack({ id: 7, name: 'Kettle Hours', summary: 'Warm loops' }),
    )
    expect(html).toContain('<meta property="og:title" content="Kettle Hours"/>')
    expect(html).toContain('<meta property="og:description" content="Warm loops"/>')
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/share\/7\.png"\/>/)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })
})
