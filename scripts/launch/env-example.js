import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'

/** The folders with the schemas of both programs, in files such as `mail-settings.ts`. */
const schemaFolders = ['shop', 'provider']

const introduction = [
  'Every setting with its default, written by `npm run env-example`; docs/settings.md explains them.',
  'The shop reads environment variables, not this file. Copy it to .env, remove the # before what you',
  'change, and load it in the shell that starts the shop: set -a; . ./.env; set +a',
]

/**
 * Creates the content of `.env.example` from the names in the schema and the tables in the
 * documentation. Throws if a setting is missing from either.
 */
export function createEnvExample() {
  const names = readSchemaNames()
  const sections = readSections(readFileSync(join(root, 'docs/settings.md'), 'utf8'), names)
  checkNames(
    names,
    sections.flatMap(({ settings }) => settings.map(({ name }) => name)),
  )
  const blocks = sections.map(({ title, settings }) =>
    [`## ${title}`, ...settings.map((setting) => formatSetting(setting, names))].join('\n\n'),
  )
  return `${[introduction.map((line) => `# ${line}`).join('\n'), ...blocks].join('\n\n')}\n`
}

/**
 * Returns the variable names in the schema; deprecated names, which have a text as value, are
 * omitted.
 */
function readSchemaNames() {
  const files = schemaFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
    )
    .filter((path) => /-(settings|variables)\.ts$/.test(path))
  const source = files.map((path) => readFileSync(path, 'utf8')).join('\n')
  return [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): (?!')/gm)].map(([, name]) => name)
}

/** Returns the sections with a table of settings. */
function readSections(text, names) {
  return text
    .split(/^## /m)
    .slice(1)
    .filter((section) => section.includes('| setting | default |'))
    .map((section) => ({
      title: section.split('\n', 1)[0],
      settings: readRows(section).flatMap((row) => readSettings(row, names)),
    }))
}

function readRows(section) {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
}

/** Returns the settings of a row: one, several, or one with variants by language. */
function readSettings([cell, value, meaning], names) {
  const listed = readCode(cell)
  const defaults = listed.length > 1 ? value.split(', ') : [value]
  return listed.flatMap((listedName, index) => [
    { name: listedName, value: defaults[index], meaning },
    ...names
      .filter((name) => isVariant(name, listedName))
      .map((name) => ({ name, value: 'none', meaning: `${listedName} in this language.` })),
  ])
}

/** Returns whether a setting is a language's variant, such as `PAYMENT_INSTRUCTIONS_DE`. */
function isVariant(name, base) {
  return name.startsWith(`${base}_`) && name.length === base.length + 3
}

function readCode(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
}

function checkNames(schema, documented) {
  const missing = schema.filter((name) => !documented.includes(name))
  const unknown = documented.filter((name) => !schema.includes(name))
  if (missing.length > 0) throw new Error(`docs/settings.md has no row for ${missing.join(', ')}.`)
  if (unknown.length > 0) throw new Error(`The schema does not have ${unknown.join(', ')}.`)
}

function formatSetting({ name, value, meaning }, names) {
  const literal = getLiteral(value, names)
  const hasExactDefault = literal !== null || value === 'none'
  const words = hasExactDefault ? '' : ` Default: ${toPlainText(value)}.`
  return `# ${getFirstSentence(toPlainText(meaning))}${words}\n# ${name}='${literal ?? ''}'`
}

/**
 * Returns a default that is a single value; null for descriptions and for parts of other settings.
 */
function getLiteral(value, names) {
  const [, literal] = /^`([^`]+)`$/.exec(value) ?? []
  const isPart = names.some((name) => new RegExp(`\\b${name}\\b`).test(literal ?? ''))
  return literal === undefined || isPart ? null : literal
}

/** Removes Markdown links and code marks. */
function toPlainText(markdown) {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')
}

function getFirstSentence(text) {
  return /^.+?\.(?= |$)/.exec(text)?.[0] ?? text
}
