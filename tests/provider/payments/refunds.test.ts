import { expect, test } from 'vitest'
import { getLastWithdrawalDay, isWithdrawable } from '#provider/payments/refunds.rules.ts'
import demoShop from '../../../shop.config.ts'

test.each([
  ['a working day', '2026-03-02T12:00:00Z', '2026-03-16'],
  ['a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
  ['a Sunday', '2026-03-01T12:00:00Z', '2026-03-16'],
  ['a Saturday in the eastern EU', '2026-11-06T23:00:00Z', '2026-11-23'],
  ['Christmas', '2026-12-11T10:00:00Z', '2026-12-28'],
  ['New Year’s Day', '2026-12-18T10:00:00Z', '2027-01-04'],
  ['Good Friday', '2026-03-20T10:00:00Z', '2026-04-07'],
  ['Easter Monday', '2027-03-15T10:00:00Z', '2027-03-30'],
  ['the latest Easter Monday', '2038-04-12T10:00:00Z', '2038-04-27'],
  ['Labor Day', '2026-04-17T10:00:00Z', '2026-05-04'],
])('a withdrawal period that would end on %s ends on a working day', (_, paid, lastDay) => {
  expect(getLastWithdrawalDay(new Date(paid), demoShop).toISOString()).toBe(
    `${lastDay}T09:00:00.000Z`,
  )
})

test('withdrawal is possible until the end of the last day, plus two working days for national holidays', () => {
  // Orthodox Good Friday is the last day, and Orthodox Easter Monday is a holiday too.
  const paid = new Date('2027-04-16T10:00:00Z')
  expect(getLastWithdrawalDay(paid, demoShop).toISOString()).toContain('2027-04-30')
  expect(isWithdrawable(paid, new Date('2027-05-04T22:59:00Z'), demoShop)).toBe(true)
  expect(isWithdrawable(paid, new Date('2027-05-06T00:00:00Z'), demoShop)).toBe(false)
  expect(
    isWithdrawable(new Date('2026-11-07T10:00:00Z'), new Date('2026-11-23T22:59:00Z'), demoShop),
  ).toBe(true)
})

test.each([
  ['Europe/Berlin', '2026-03-31T21:59:00Z', '2026-04-14T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-31T22:01:00Z', '2026-04-15T10:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-08T12:00:00Z', '2026-01-22T23:00:00.000Z'],
  ['Pacific/Honolulu', '2026-01-09T09:00:00Z', '2026-01-22T22:00:00.000Z'],
])('a withdrawal period is counted in days of %s', (timeZone, paid, noon) => {
  const shop = { ...demoShop, timeZone }
  expect(getLastWithdrawalDay(new Date(paid), shop).toISOString()).toBe(noon)
  const nextDay = new Date(Date.parse(noon) + 24 * 60 * 60 * 1000)
  expect(isWithdrawable(new Date(paid), nextDay, shop)).toBe(true)
})
