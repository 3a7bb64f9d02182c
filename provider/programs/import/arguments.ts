import { maxArtistLength, maxGenreLength, maxPrice } from './manifest/pack-manifest.ts'
import { toCents } from './manifest/pack-manifest.ts'
import { readOptions } from '../../platform/terminal/read-options.ts'
import { explainUnknown, UsageError } from '../../platform/terminal/usage-error.ts'

/** The parsed command for the catalogue. */
export type CatalogCommand =
  | {
      readonly name: 'import'
      readonly folder: string
      readonly isCheck: boolean
      /** In euros. */
      readonly price: number | null
      readonly artist: string | null
      readonly genre: string | null
      readonly threads: number | null
    }
  | { readonly name: 'analyse'; readonly threads: number | null }
  | { readonly name: 'list' }
  | { readonly name: 'publish' | 'unpublish' | 'remove'; readonly pack: string }
  | {
      readonly name: 'price'
      readonly pack: string
      /** The slug of a sound of the pack; null for the pack itself. */
      readonly sound: string | null
      readonly cents: number
    }
  | { readonly name: 'export'; readonly folder: string }

/** A command and the options common to all commands. */
export interface CatalogArguments {
  readonly command: CatalogCommand
  /** True to print lines as JSON objects. */
  readonly isJson: boolean
  /** True if the owner passed `--yes` to skip confirmations. */
  readonly isConfirmed: boolean
}

export const usage = `Usage: npm run catalog -- COMMAND

  import FOLDER [--check] [--price 19] [--artist NAME] [--genre NAME] [--threads 2]
                          imports the packs of a folder; --check only shows what it would do
  analyse [--threads 2]   measures the sounds that an earlier version imported, so that searches
                          find them by their sound, too; the shop may be running
  list                    lists the imported packs
  publish PACK            sells a pack and its sounds
  unpublish PACK          takes a pack and its sounds off sale
  price PACK 19           changes the price of a pack in euros
  price PACK/SOUND 1.99   changes the price of a sound
  export FOLDER           writes all packs to a folder that can be imported elsewhere
  remove PACK [--yes]     takes a pack off sale for good, after a question that --yes answers;
                          those who bought it keep it

  --json prints each line as a JSON object. PACK is the name that "list" shows first.
  docs/import.md explains the folders and pack.yaml.`

const options = {
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  yes: { type: 'boolean' },
  price: { type: 'string' },
  artist: { type: 'string' },
  genre: { type: 'string' },
  threads: { type: 'string' },
} as const

/** An example value for each option that requires one. */
const examples = { price: '19', artist: '"Ann Bee"', genre: 'techno', threads: '2' } as const

const commandNames = [
  'import',
  'analyse',
  'list',
  'publish',
  'unpublish',
  'price',
  'export',
  'remove',
] as const

/** The operands of each command. */
const operands: Readonly<Record<(typeof commandNames)[number], readonly string[]>> = {
  import: ['FOLDER'],
  analyse: [],
  list: [],
  publish: ['PACK'],
  unpublish: ['PACK'],
  price: ['PACK or PACK/SOUND', 'AMOUNT'],
  export: ['FOLDER'],
  remove: ['PACK'],
}

/** Parses the command line; returns null for help. Throws a `UsageError`. */
export function parseArguments(args: readonly string[]): CatalogArguments | null {
  const { values, positionals } = parseOptions(args)
  const [word, ...rest] = positionals
  if (values.help === true || word === undefined) return null
  const name = commandNames.find((command) => command === word)
  if (name === undefined) throw new UsageError(explainUnknown('command', word, commandNames))
  requireOperands(name, rest)
  requireNoImportOptions(name, values)
  return {
    command: toCommand(name, rest, values),
    isJson: values.json === true,
    isConfirmed: values.yes === true,
  }
}

type Values = ReturnType<typeof parseOptions>['values']

const parseOptions = (args: readonly string[]) => readOptions(args, options, examples)

function requireOperands(name: keyof typeof operands, rest: readonly string[]): void {
  const expected = operands[name]
  if (rest.length === expected.length) return
  const right = `npm run catalog -- ${[name, ...expected.map((operand) => operand.split(' ')[0])].join(' ')}`
  const missing = expected[rest.length]
  if (missing !== undefined) throw new UsageError(`${missing} is missing. Usage: ${right}`)
  throw new UsageError(
    `“${rest[expected.length]}” is one argument too many. Usage: ${right} (put names with spaces in quotation marks).`,
  )
}

function requireNoImportOptions(name: string, values: Values): void {
  if (name === 'import') return
  const wrong = (['check', 'price', 'artist', 'genre', 'threads'] as const).find(
    (option) => values[option] !== undefined && !(name === 'analyse' && option === 'threads'),
  )
  if (wrong !== undefined) throw new UsageError(`--${wrong} belongs to import, not to ${name}.`)
}

function toCommand(
  name: keyof typeof operands,
  [first = '', second = '']: readonly string[],
  values: Values,
): CatalogCommand {
  switch (name) {
    case 'import':
      return {
        name,
        folder: first,
        isCheck: values.check === true,
        price: values.price === undefined ? null : parseEuros('--price', values.price),
        artist: parseName('--artist', values.artist, maxArtistLength),
        genre: parseName('--genre', values.genre, maxGenreLength),
        threads: parseThreads(values.threads),
      }
    case 'analyse':
      return { name, threads: parseThreads(values.threads) }
    case 'export':
      return { name, folder: first }
    case 'list':
      return { name }
    case 'price': {
      const [pack = '', sound = null, ...more] = first.split('/')
      if (pack === '' || sound === '' || more.length > 0) {
        throw new UsageError(
          `“${first}” must be PACK or PACK/SOUND, such as dusk-textures/low-hum.`,
        )
      }
      return { name, pack, sound, cents: toCents(parseEuros('AMOUNT', second)) }
    }
    default:
      return { name, pack: first }
  }
}

/** Parses "19", "19.00" or "19,00". */
function parseEuros(what: string, text: string): number {
  const amount = /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (amount >= 0.1 && amount <= maxPrice) return amount
  throw new UsageError(
    `${what} must be an amount in euros such as 19 or 19.00, from 0.1 to ${maxPrice}, not “${text}”.`,
  )
}

function parseName(option: string, text: string | undefined, maxLength: number): string | null {
  if (text === undefined) return null
  if (text.trim() !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text)) return text.trim()
  throw new UsageError(`${option} must be a name of 1 to ${maxLength} characters.`)
}

function parseThreads(text: string | undefined): number | null {
  if (text === undefined) return null
  const threads = Number(text)
  if (Number.isInteger(threads) && threads >= 1 && threads <= 64) return threads
  throw new UsageError(`--threads must be a whole number from 1 to 64, not “${text}”.`)
}
