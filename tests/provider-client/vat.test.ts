import { describe, expect, test } from 'vitest'
import { createCapabilities } from '#app/provider/capabilities.ts'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderOptions } from '#app/provider/options.ts'
import { createVanillaCart } from '../support/network/vanilla-bodies.ts'
import { createClientOptions, useVanillaHost } from '../support/network/vanilla-client.ts'

const { client, host, sent } = useVanillaHost()

describe('the VAT of a cart', () => {
  const read = async (fields: object) => {
    host().respond('GET /api/v1/customer/cart', {
      body: { data: { ...createVanillaCart(), ...fields } },
    })
    const cart = await client().cart.get()
    return cart.ok ? cart.value?.vat : 'no cart'
  }
  const withRates = (...rates: string[]) => {
    const [item] = createVanillaCart().items
    return { items: rates.map((rate) => ({ ...item, tax_percent: rate })) }
  }

  test('of a vanilla host is its tax, at the rate shared by all lines [P5.07]', async () => {
    expect(await read({ tax_total: 3.03, ...withRates('19.0000', '19.0000') })).toEqual({
      isExempt: false,
      country: null,
      percent: 19,
      amount: { minor: 303, currency: 'EUR' },
    })
    expect(await read({ tax_total: 3.03, ...withRates('19.0000', '7.0000') })).toMatchObject({
      percent: null,
    })
    expect(await read({ tax_total: 0 })).toBeNull()
  })

  test('contains the country and the rate, or the exemption [P5.07]', async () => {
    const vat = { vat_mode: 'oss', vat_country: 'FI', vat_percent: '25.5000', tax_total: 2 }
    expect(await read(vat)).toMatchObject({ isExempt: false, country: 'FI', percent: 25.5 })
    expect(await read({ vat_mode: 'none', vat_country: null, tax_total: 0 })).toMatchObject({
      isExempt: true,
      amount: { minor: 0 },
    })
  })
})

test('a country that the shop does not sell to is refused with its reason [P5.07]', async () => {
  host().respond('PUT /api/v1/customer/country', {
    status: 422,
    body: { message: 'No.', reason: 'country_not_sold' },
  })
  expect(await client().customer.setCountry('US')).toMatchObject({
    failure: { kind: 'refused', reason: 'country_not_sold' },
  })
  expect(sent().json).toEqual({ country: 'US' })
})

describe('an invoice page', () => {
  const path = 'GET /api/v1/customer/invoices/2026-000001'
  function open(
    number: string,
    capabilities = createCapabilities(['vat']),
    send: ProviderOptions['fetch'] = fetch,
  ) {
    const options = { ...createClientOptions(host().url), capabilities, fetch: send }
    return createProviderClient(options).invoices.open(number)
  }

  test('cannot run scripts and is not cached [P5.08]', async () => {
    const respond = async () =>
      new Response('<h1>Invoice</h1>', { headers: { 'content-type': 'text/html' } })
    const opened = await open('2026-000001', createCapabilities(['vat']), respond)
    if (!opened.ok) throw new Error('the invoice was not opened')
    expect(await opened.value.text()).toContain('<h1>Invoice</h1>')
    const { headers } = opened.value
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('is requested only from a host that has invoices, and only for a valid number [P5.08]', async () => {
    const notFound = { failure: { kind: 'not-found' } }
    expect(await open('2026-000001', createCapabilities([]))).toMatchObject(notFound)
    expect(await open('../customer/get')).toMatchObject(notFound)
    expect(host().requests).toEqual([])
    host().respond(path, { body: { data: [] } })
    expect(await open('2026-000001')).toMatchObject(notFound)
  })
})
