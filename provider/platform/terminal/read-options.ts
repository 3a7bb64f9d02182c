import { parseArgs } from 'node:util'
import { explainUnknown, UsageError } from './usage-error.ts'

/** The options of a command, in the format of `parseArgs`. */
type OptionTypes = Readonly<
  Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>
>

/**
 * Parses arguments like `parseArgs`, but treats negative numbers as operands, and accepts option
 * values that begin with a dash. `examples` has a value for each option that requires one. Throws a
 * `UsageError` that explains the correct usage.
 */
export function readOptions<Options extends OptionTypes>(
  args: readonly string[],
  options: Options,
  examples: Readonly<Record<string, string>>,
) {
  const optionArgs: string[] = []
  const operands: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? ''
    if (arg === '--') {
      operands.push(...args.slice(index + 1))
      break
    }
    if (!/^-[^\d.,]/.test(arg)) operands.push(arg)
    else if (needsValue(arg, options)) {
      index += 1
      optionArgs.push(`${arg}=${requireValue(arg, args[index], examples)}`)
    } else optionArgs.push(arg)
  }
  return parseArgs({ args: [...optionArgs, '--', ...operands], options, allowPositionals: true })
}

/** Returns whether an option's value is in the next argument; throws for an invalid option. */
function needsValue(arg: string, options: OptionTypes): boolean {
  const [option = '', value] = arg.split(/=(.*)/s)
  const entry = Object.entries(options).find(
    ([name, { short }]) => option === `--${name}` || option === `-${short}`,
  )
  if (entry === undefined) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(explainUnknown('option', option, known))
  }
  const isText = entry[1].type === 'string'
  if (!isText && value !== undefined) {
    throw new UsageError(`${option} takes no value such as “${value}”.`)
  }
  return isText && value === undefined
}

function requireValue(
  option: string,
  value: string | undefined,
  examples: Readonly<Record<string, string>>,
): string {
  if (value !== undefined && !value.startsWith('--')) return value
  const example = examples[option.replace(/^--/, '')] ?? 'VALUE'
  throw new UsageError(`${option} needs a value, such as ${option} ${example}.`)
}
