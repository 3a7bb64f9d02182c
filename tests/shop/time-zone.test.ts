import { expect, test } from 'vitest'
import { euCountries, parseShopConfig } from '#shop/shop-config.ts'
import { getTimeZone } from '#shop/time-zone.ts'
import demoShop from '../../shop.config.ts'
import { leipzigShop, otherIdentity } from '../support/shops/other-identity.ts'

test("a shop's time zone is that of its seller’s country, unless the config sets one [P5.01]", () => {
  expect(getTimeZone(otherIdentity)).toBe('Europe/Amsterdam')
  expect(getTimeZone(leipzigShop)).toBe('Europe/Berlin')
  expect(getTimeZone({ ...leipzigShop, timeZone: 'Atlantic/Azores' })).toBe('Atlantic/Azores')
  expect(getTimeZone(demoShop)).toBe('Etc/GMT-3')
})

test('every member state has a time zone, and sellers elsewhere have UTC [P5.01]', () => {
  const zones = [...euCountries, 'CH'].map((country) =>
    getTimeZone({ timeZone: null, seller: { address: { country } } }),
  )
  expect(zones.filter((zone) => zone === 'UTC')).toHaveLength(1)
  expect(zones.at(-1)).toBe('UTC')
  for (const timeZone of zones) expect(parseShopConfig({ ...demoShop, timeZone })).toBeTruthy()
})

test.each([
  ['Europe/Leipzig', 'timeZone: is not a time zone: Europe/Leipzig; '],
  ['Europe/Berlim', 'timeZone: is not a time zone: Europe/Berlim; did you mean Europe/Berlin?'],
  ['nowhere', 'timeZone: is not a time zone: nowhere; write a name such as Europe/Berlin'],
  ['+03:00', 'timeZone: is not a time zone: +03:00; write a name such as Europe/Berlin'],
  ['', 'timeZone: is not a time zone: ; write a name such as Europe/Berlin'],
  [3, 'timeZone: must be text in quotation marks, not the number 3'],
])('the time zone %o is refused [P5.01]', (timeZone, message) => {
  expect(() => parseShopConfig({ ...demoShop, timeZone })).toThrow(message)
})
