import { expect, test } from 'vitest'
import { parseShopArguments } from '#provider/programs/shop/shop-arguments.ts'
import { runShopCommand as run } from '../../../support/programs/shop-command.ts'

test.each([
  ['orders -1', 'NUMBER must be the number of an order such as 12, not “-1”.'],
  ['orders --limit -5', '--limit must be a whole number from 1 to 10000, not “-5”.'],
  ['refund payment ps_12ab -5 --reason x', 'AMOUNT must be an amount in euros such as 25 or 25.50'],
  ['codes gift-card -25', 'AMOUNT must be an amount in euros such as 25 or 25.50, from 1 to'],
  ['codes discount SPRING -10', 'PERCENT must be a whole number from 1 to 100, not “-10”.'],
  ['mail send -3', 'ID must be the number of an email such as 12, or all, not “-3”.'],
])('the negative number in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test.each([
  ['orders --limit', '--limit needs a value, such as --limit 20.\n'],
  ['refund order 1 --reason', '--reason needs a value, such as --reason "faulty file".\n'],
  ['refund order 1 --reason --json', '--reason needs a value, such as --reason "faulty file".\n'],
  ['orders --json=yes', '--json takes no value such as “yes”.\n'],
  ['orders -x', 'There is no option -x; the options are --json, '],
  ['orders --limt=5', 'There is no option --limt; did you mean --limit?\n'],
  [
    'codes discount PAST 10 --until 2020-01-01',
    '--until must be today or later; 2020-01-01 is in the past.',
  ],
])('the option in “%s” is answered with the correct usage', async (args, message) => {
  const { status, stdout, stderr } = await run('/nowhere', args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})

test('an option value may start with a dash', () => {
  const read = (...args: string[]) => parseShopArguments(['refund', 'order', '1', ...args])?.command
  expect(read('--reason', '-faulty')).toMatchObject({ reason: '-faulty' })
  expect(read('--reason=--')).toMatchObject({ reason: '--' })
})

const acts = [
  ['refund order 4 --lines 1,3 --reason x', 'Refund lines 1, 3 of order 4 to the balance'],
  ['refund payment ps_12ab 5 --reason x', 'Refund €5.00 of the payment ps_12ab to the card'],
  ['withdrawals accept W-3', 'Accept the withdrawal W-3 and refund it'],
  ['codes discount SPRING 20', 'Create the discount code SPRING of 20%'],
  ['codes gift-card 25', 'Create a gift card of €25.00'],
  ['invoices continue 251', 'Continue the invoices with the number 251'],
] as const

test.each(acts)(
  'without a terminal, “%s” requires --yes and otherwise does nothing [P6.16]',
  async (args, act) => {
    const refused = await run('/nowhere', args, null, undefined, undefined, null)
    expect(refused).toEqual({
      status: 2,
      stdout: '',
      shopLine: 'Shop: Overtone, trial, /nowhere/overtone.db\n',
      stderr: `Nothing was done: without a terminal, add --yes to agree to “${act}”.\n`,
    })
    const agreed = await run('/nowhere', `${args} --yes`, null, undefined, undefined, null)
    expect(agreed.stderr).toContain('There is no shop in the folder /nowhere')
  },
)

test.each(acts)(
  'at a terminal, “%s” asks for confirmation, and only y or yes confirms [P6.16]',
  async (args, act) => {
    const answers = ['', 'n', 'yess', 'y', 'Yes ']
    const questions: string[] = []
    const results: string[] = []
    for (const answer of answers) {
      const { stderr } = await run(
        '/nowhere',
        args,
        null,
        undefined,
        undefined,
        async (question) => {
          questions.push(question)
          return answer
        },
      )
      results.push(stderr.split(/[.:]/)[0] ?? '')
    }
    expect(questions).toEqual(answers.map(() => `${act}? [y/N] `))
    const no = 'Nothing was done'
    const confirmed = expect.stringContaining('There is no shop')
    expect(results).toEqual([no, no, no, confirmed, confirmed])
  },
)

test('each command that reads a shop first names it, separately from its output [P6.16]', async () => {
  for (const args of [
    'orders',
    'payments --json',
    'vat 2026-Q4 --csv',
    'backup /tmp/x',
    'restore x',
  ]) {
    const { stdout, shopLine } = await run('/nowhere', args)
    expect({ stdout, shopLine }).toEqual({
      stdout: '',
      shopLine: 'Shop: Overtone, trial, /nowhere/overtone.db\n',
    })
  }
})
