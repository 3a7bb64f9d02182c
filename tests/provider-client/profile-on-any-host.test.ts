import { describe, expect, test } from 'vitest'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const { host, logIn } = useBagistoHost({ isExtended: true })

const picture = Buffer.from('the pixels')

function getHostCustomer() {
  const [customer] = host().state.customers
  if (!customer) throw new Error('The host has no customer')
  return customer
}

describe('saving a profile', () => {
  test('keeps the picture on a provider that erases fields missing from the request [P7.05]', async () => {
    Object.assign(getHostCustomer(), { picture })
    const { customer } = await logIn()
    const before = unwrap(await customer.get())
    expect(before.imageUrl).not.toBeNull()
    const saved = unwrap(await customer.updateProfile(before, { firstName: 'Anna' }))
    expect(saved).toMatchObject({ firstName: 'Anna', imageUrl: before.imageUrl })
    expect(getHostCustomer().picture).toEqual(picture)
  })

  test('reports the picture as lost if it cannot be sent again [P7.05]', async () => {
    Object.assign(getHostCustomer(), { picture })
    const { customer } = await logIn()
    const before = unwrap(await customer.get())
    host().fail('POST /api/v1/customer/profile', { mode: 500, when: 'before' })
    const saved = unwrap(await customer.updateProfile(before, { firstName: 'Anna' }))
    expect(saved).toMatchObject({ firstName: 'Anna', imageUrl: null })
  })

  test('replaces the picture with the new one', async () => {
    Object.assign(getHostCustomer(), { picture })
    const { customer } = await logIn()
    const newPicture = new Blob(['other pixels'], { type: 'image/png' })
    unwrap(await customer.updateProfile(unwrap(await customer.get()), { picture: newPicture }))
    expect(getHostCustomer().picture?.toString()).toBe('other pixels')
  })

  test('keeps the newsletter, the gender and the date of birth [P7.05]', async () => {
    const onFile = { isSubscribed: true, gender: 'Female', dateOfBirth: '1990-05-01' }
    Object.assign(getHostCustomer(), onFile)
    const { customer } = await logIn()
    unwrap(await customer.updateProfile(unwrap(await customer.get()), { phone: '49301' }))
    expect(getHostCustomer()).toMatchObject({ ...onFile, phone: '49301' })
    Object.assign(getHostCustomer(), { isSubscribed: false })
    unwrap(await customer.updateProfile(unwrap(await customer.get()), { phone: '49302' }))
    expect(getHostCustomer()).toMatchObject({ isSubscribed: false, phone: '49302' })
  })
})
