import { expect, test } from 'vitest'
import { parseArguments } from '#provider/programs/import/arguments.ts'
import { UsageError } from '#provider/platform/terminal/usage-error.ts'

test.each([
  [['import', 'label', '--price', '-3'], /^--price must be an amount in euros .*, not “-3”\.$/],
  [['import', 'label', '--price=-3'], /^--price must be an amount in euros .*, not “-3”\.$/],
  [['price', 'dusk', '-1.99'], /^AMOUNT must be an amount in euros .*, not “-1.99”\.$/],
  [['import', 'label', '--threads', '-2'], /^--threads must be a whole number .*, not “-2”\.$/],
])('a negative number is refused: %j [P1.10]', (args, message) => {
  expect(() => parseArguments(args)).toThrow(UsageError)
  expect(() => parseArguments(args)).toThrow(message)
})

test.each([
  [['import'], /^FOLDER is missing. Usage: npm run catalog -- import FOLDER/],
  [['import', 'a', 'b'], /^“b” is one argument too many. Usage: npm run catalog -- import FOLDER/],
  [['import', 'a', '--chek'], /^There is no option --chek; did you mean --check\?$/],
  [['import', 'a', '--price', 'much'], /^--price must be an amount in euros .* not “much”\.$/],
  [['price', 'pack', '1.999'], /^AMOUNT must be an amount in euros/],
  [['price', 'a/b/c', '1'], /^“a\/b\/c” must be PACK or PACK\/SOUND/],
  [['analyse', '--threads', '0'], /^--threads must be a whole number/],
  [['analyse', '--price', '9'], /^--price belongs to import, not to analyse\.$/],
  [['list', '--check'], /^--check belongs to import, not to list\.$/],
])('a wrong argument is refused with a correction: %j [P1.10]', (args, message) => {
  expect(() => parseArguments(args)).toThrow(message)
})
