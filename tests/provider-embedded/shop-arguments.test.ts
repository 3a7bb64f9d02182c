import { expect, test } from 'vitest'
import { parseShopArguments } from '#app/provider-embedded/commands/shop-arguments.ts'
import { runShopCommand as run } from '../support/shop-command.ts'

test.each([
  ['orders -1', 'NUMBER must be the number of an order such as 12; “-1” is none.'],
  ['orders --limit -5', '--limit must be a whole number from 1 to 10000; “-5” is none.'],
  ['refund payment ps_12ab -5 --reason x', 'AMOUNT must be an amount in euros such as 25 or 25.50'],
  ['codes gift-card -25', 'AMOUNT must be an amount in euros such as 25 or 25.50, from 1 to'],
  ['codes discount SPRING -10', 'PERCENT must be a whole number from 1 to 100; “-10” is none.'],
  ['mail send -3', 'ID must be the number of an email such as 12, or all; “-3” is neither.'],
])('the number below zero in “%s” is answered with what is right', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test.each([
  ['orders --limit', '--limit needs a value, such as --limit 20.\n'],
  ['refund order 1 --reason', '--reason needs a value, such as --reason "faulty file".\n'],
  ['refund order 1 --reason --json', '--reason needs a value, such as --reason "faulty file".\n'],
  ['orders --json=yes', '--json stands alone, without “yes”.\n'],
  ['orders -x', 'There is no option -x; the options are --json, '],
  ['orders --limt=5', 'There is no option --limt; did you mean --limit?\n'],
  [
    'codes discount PAST 10 --until 2020-01-01',
    '--until must be today or later; “2020-01-01” is past.',
  ],
])('the option in “%s” is answered with what is right', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('the value of an option may begin with a dash', () => {
  const read = (...args: string[]) => parseShopArguments(['refund', 'order', '1', ...args])?.command
  expect(read('--reason', '-faulty')).toMatchObject({ reason: '-faulty' })
  expect(read('--reason=--')).toMatchObject({ reason: '--' })
})
