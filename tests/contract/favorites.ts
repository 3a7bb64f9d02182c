import { expect, test } from 'vitest'
import { createClient, registerCustomer, sendRaw, unwrap } from './provider-under-test.ts'
import type { ProviderUnderTest, TestCustomer } from './provider-under-test.ts'

/** Defines the tests for favorites and crates that a provider with this extension must pass. */
export function testFavorites(provider: () => ProviderUnderTest): void {
  /** Returns the ids of two one-shots and a pack. */
  async function listIds() {
    const { products } = createClient(provider())
    const { items: sounds } = unwrap(await products.list({ kind: 'one-shot' }))
    const { items: packs } = unwrap(await products.list({ kind: 'pack' }))
    const ids = [sounds[0]?.id, sounds[1]?.id, packs[0]?.id]
    const [one = 0, two = 0, pack = 0] = ids
    return { one, two, pack }
  }

  /** Registers a customer with a crate that contains a one-shot. */
  async function createCustomer() {
    const { one, two, pack } = await listIds()
    const customer = await registerCustomer(provider())
    const { favorites } = customer.client
    const crate = unwrap(await favorites.createCrate('Night drums', [one]))
    return { one, two, pack, customer, favorites, crate }
  }

  const load = async ({ client }: TestCustomer) => unwrap(await client.favorites.get())

  test('sounds and packs become favorites once, newest first [provider P3.13]', async () => {
    const { one, two, pack } = await listIds()
    const customer = await registerCustomer(provider())
    const { favorites } = customer.client
    for (const id of [one, pack, two, one]) unwrap(await favorites.add(id))
    expect(await load(customer)).toEqual({ productIds: [two, pack, one], crates: [] })
    unwrap(await favorites.remove(pack))
    unwrap(await favorites.remove(pack))
    expect((await load(customer)).productIds).toEqual([two, one])
    expect(await favorites.add(999_999_999)).toMatchObject({ failure: { kind: 'not-found' } })
  })

  test('a crate is filled, renamed and deleted [provider P3.13]', async () => {
    const { one, two, customer, favorites, crate } = await createCustomer()
    unwrap(await favorites.addToCrate(crate.id, two))
    unwrap(await favorites.addToCrate(crate.id, two))
    expect((await load(customer)).crates).toEqual([
      { id: crate.id, name: 'Night drums', productIds: [one, two], shareToken: null },
    ])
    unwrap(await favorites.removeFromCrate(crate.id, one))
    unwrap(await favorites.renameCrate(crate.id, ' Late   drums '))
    const [renamed] = (await load(customer)).crates
    expect(renamed).toMatchObject({ name: 'Late drums', productIds: [two] })
    unwrap(await favorites.deleteCrate(crate.id))
    unwrap(await favorites.deleteCrate(crate.id))
    expect((await load(customer)).crates).toEqual([])
  })

  test('items of a crate are moved up and down, and new ones come last [provider P3.13]', async () => {
    const { one, two, pack, customer, favorites, crate } = await createCustomer()
    const [, , three = 0, four = 0] = unwrap(
      await createClient(provider()).products.list({ kind: 'one-shot' }),
    ).items.map(({ id }) => id)
    const loadOrder = async () => (await load(customer)).crates[0]?.productIds
    for (const id of [two, pack, three]) unwrap(await favorites.addToCrate(crate.id, id))
    unwrap(await favorites.moveInCrate(crate.id, three, one))
    expect(await loadOrder()).toEqual([three, one, two, pack])
    unwrap(await favorites.moveInCrate(crate.id, one, null))
    unwrap(await favorites.moveInCrate(crate.id, one, null))
    expect(await loadOrder()).toEqual([three, two, pack, one])
    unwrap(await favorites.addToCrate(crate.id, four))
    unwrap(await favorites.moveInCrate(crate.id, pack, two))
    unwrap(await favorites.removeFromCrate(crate.id, three))
    expect(await loadOrder()).toEqual([pack, two, one, four])
    // Another tab may have removed them.
    unwrap(await favorites.moveInCrate(crate.id, three, one))
    unwrap(await favorites.moveInCrate(crate.id, two, three))
    expect(await loadOrder()).toEqual([pack, two, one, four])
  })

  test('crate names are unique ignoring case and have 1 to 60 characters [provider P3.13]', async () => {
    const { favorites, crate, customer } = await createCustomer()
    const taken = { failure: { status: 422, reason: 'crate_name_taken' } }
    expect(await favorites.createCrate('NIGHT DRUMS', [])).toMatchObject(taken)
    const other = unwrap(await favorites.createCrate('x'.repeat(60), []))
    expect(await favorites.renameCrate(other.id, 'night drums')).toMatchObject(taken)
    unwrap(await favorites.renameCrate(crate.id, 'Night Drums'))
    for (const name of ['', '   ', 'x'.repeat(61)]) {
      const { token } = customer
      const response = await sendRaw(provider(), 'POST', '/api/v1/customer/crates', {
        body: { name },
        token,
      })
      expect(response.status).toBe(422)
      expect(response.body.errors.name).toEqual([expect.any(String)])
    }
  })

  test("merging a device's lists loses nothing, adds no duplicates and can be repeated [provider P3.13]", async () => {
    const { one, two, pack, customer, favorites, crate } = await createCustomer()
    unwrap(await favorites.add(one))
    const device = {
      productIds: [two, one, 999_999_999],
      crates: [
        { name: 'Pads', productIds: [pack] },
        { name: 'Keys', productIds: [] },
        { name: 'night DRUMS', productIds: [two, one] },
      ],
    }
    const merged = unwrap(await favorites.merge(device))
    expect(merged).toEqual({
      productIds: [two, one],
      crates: [
        { id: expect.any(Number), name: 'Pads', productIds: [pack], shareToken: null },
        { id: expect.any(Number), name: 'Keys', productIds: [], shareToken: null },
        { ...crate, productIds: [one, two] },
      ],
    })
    expect(await Promise.all([favorites.merge(device), favorites.merge(device)])).toEqual([
      { ok: true, value: merged },
      { ok: true, value: merged },
    ])
    expect(await load(customer)).toEqual(merged)
  })

  test('a shared crate is read by its link, which reveals nothing about the owner and can be revoked [provider P3.13]', async () => {
    const { one, customer, favorites, crate } = await createCustomer()
    const { shareToken } = unwrap(await favorites.share(crate.id))
    expect(unwrap(await favorites.share(crate.id)).shareToken).toBe(shareToken)
    expect(shareToken).toMatch(/^[\w-]{22,}$/)
    const path = `/api/v1/crates/${shareToken}`
    const response = await sendRaw(provider(), 'GET', path)
    expect(response.body).toEqual({ data: { name: 'Night drums', product_ids: [one] } })
    expect(response.headers.get('cache-control')).toContain('no-store')
    const guest = createClient(provider()).favorites
    expect(unwrap(await guest.getShared(shareToken ?? ''))).toEqual({
      name: 'Night drums',
      productIds: [one],
    })
    for (const method of ['PUT', 'POST', 'DELETE']) {
      expect((await sendRaw(provider(), method, path, { body: {} })).status).toBe(404)
    }
    unwrap(await favorites.unshare(crate.id))
    const revoked = await guest.getShared(shareToken ?? '')
    expect(revoked).toMatchObject({ failure: { kind: 'not-found' } })
    expect(unwrap(await favorites.share(crate.id)).shareToken).not.toBe(shareToken)
    expect((await load(customer)).crates).toHaveLength(1)
  })

  test('only the owner can read and change favorites and crates [provider P3.13]', async () => {
    const { one, crate, customer } = await createCustomer()
    const before = await load(customer)
    const other = await registerCustomer(provider())
    expect(await load(other)).toEqual({ productIds: [], crates: [] })
    const { favorites } = other.client
    const changes = [
      favorites.renameCrate(crate.id, 'Mine'),
      favorites.addToCrate(crate.id, one),
      favorites.removeFromCrate(crate.id, one),
      favorites.share(crate.id),
      favorites.unshare(crate.id),
    ]
    for (const outcome of await Promise.all(changes)) {
      expect(outcome).toMatchObject({ failure: { kind: 'not-found' } })
    }
    unwrap(await favorites.deleteCrate(crate.id))
    expect(await load(customer)).toEqual(before)
    const guest = createClient(provider()).favorites
    expect(await guest.get()).toMatchObject({ failure: { kind: 'unauthorised' } })
  })

  test('the products of a list are returned in order, without those that are not sold [provider P3.13]', async () => {
    const { one, two, pack } = await listIds()
    const { favorites } = createClient(provider())
    const products = unwrap(await favorites.listProducts([pack, 999_999_999, two, one]))
    expect(products.map(({ id }) => id)).toEqual([pack, two, one])
    expect(products[1]).toMatchObject({ price: expect.any(Object), links: [expect.any(Number)] })
  })
}
