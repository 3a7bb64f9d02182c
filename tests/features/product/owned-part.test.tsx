import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { SubTotalRows, Totals } from '#app/features/cart/total-row.tsx'
import { describeContents, describeOwnedPart } from '#app/features/product/describe-contents.ts'
import { Price } from '#app/features/product/price.tsx'
import { PackSounds } from '#app/features/product-page/pack-sounds.tsx'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createCart } from '../example-cart.ts'
import { createOneShot, createPack } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(cleanup)

const pack = createPack({ id: 41, price: toMoney(1500), soundsCount: 27 })
const ownedPart = { sounds: 4, credit: toMoney(340) }

describe('a pack of which sounds are owned', () => {
  test('says how many of them, and by how much it costs less [P4.04]', () => {
    const partly = { ...pack, ownedPart }
    expect(describeContents(partly)).toBe('You own 4 of 27')
    expect(describeOwnedPart(partly)).toBe('You own 4 of 27: €3.40 off')
    const free = { ...pack, ownedPart: { ...ownedPart, credit: toMoney(0) } }
    expect(describeOwnedPart(free)).toBe('You own 4 of 27')
    expect(describeOwnedPart(pack)).toBeNull()
  })

  test('has its price without the owned sounds beside the price struck through [P4.04]', () => {
    const { container } = render(<Price product={{ ...pack, ownedPart }} />)
    expect(container.querySelector('s')?.textContent).toBe('€15.00')
    expect(container.textContent).toBe('€15.00€11.60')
  })

  test('keeps this in the summary of cards and rows [P4.04]', () => {
    expect(toSummaries([{ ...pack, ownedPart }])[0]?.ownedPart).toEqual(ownedPart)
    expect(toSummaries([pack])[0]).not.toHaveProperty('ownedPart')
  })
})

describe('an owned product', () => {
  test('says so in place of its price [P4.04]', () => {
    const { container } = render(<Price product={{ ...pack, isOwned: true }} />)
    expect(container.textContent).toBe('Owned')
  })

  test('that is a pack offers each of its sounds for download in its row, without their offers [P4.04]', () => {
    const sounds = [1, 2, 3].map((id) => ({
      ...createOneShot({}),
      id,
      name: `Sound ${id}`,
      kind: 'one-shot' as const,
      productId: id + 500,
      isPackOnly: id === 2,
      offer: null,
    }))
    const { container } = renderInShop(<PackSounds pack={{ ...pack, sounds, isOwned: true }} />)
    const links = [...container.querySelectorAll('a[href^="/download/"]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/download/product-501',
      '/download/product-502',
      '/download/product-503',
    ])
  })
})

test('a cart shows what was paid before for sounds as a row between subtotal and discount [P4.03]', () => {
  const cart = createCart({ prices: [1500], percent: 10, giftCard: null })
  const { container } = renderInShop(
    <Totals>
      <SubTotalRows {...cart} ownedCredit={toMoney(340)} />
    </Totals>,
  )
  const rows = [...container.querySelectorAll<HTMLElement>('[data-sum]')]
  expect(rows.map((row) => row.dataset['sum'])).toEqual(['sub-total', 'owned-credit', 'discount'])
  expect(rows[1]?.textContent).toMatch(/^Sounds already paid for.*-?−?€3\.40$/)
})
