import { expect, test } from 'vitest'
import { registerCustomer, topUp, unwrap } from './provider-under-test.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { checkOut, toAddition } from './sales.ts'

/** Defines the library tests that a provider with this extension must pass. */
export function testLibrary(provider: () => ProviderUnderTest): void {
  test('a library lists, describes and sends what its owner has, and nothing of others [provider P4.05]', async () => {
    const customer = await registerCustomer(provider())
    const { client } = customer
    const [part] = unwrap(await client.products.list({ kind: 'one-shot' })).items
    if (!part) throw new Error('the provider lacks products that the tests need')
    unwrap(await client.cart.add(toAddition(part)))
    await topUp(provider(), customer, { minor: 500, currency: 'EUR' })
    unwrap(await checkOut(customer))
    const request = { kind: 'one-shot', filters: { owned: 'yes' } } as const
    const list = unwrap(await client.products.list({ ...request, sort: 'bought' }))
    expect(list).toMatchObject({ total: 1, items: [{ id: part.id, isOwned: true }] })
    const [order] = unwrap(await client.orders.list(1)).items
    const [file] = unwrap(await client.library.describe([part.id]))
    expect(file).toMatchObject({ productId: part.id, orderNumber: order?.number })
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(unwrap(await client.library.listWithdrawn(''))).toEqual({ items: [], total: 0 })
    const zip = unwrap(await client.files.libraryZip({ method: 'HEAD', headers: new Headers() }))
    expect(zip.headers.get('content-type')).toBe('application/zip')
    const other = await registerCustomer(provider())
    expect(unwrap(await other.client.products.list(request)).items).toEqual([])
    expect(unwrap(await other.client.library.describe([part.id]))).toEqual([])
  })
}
