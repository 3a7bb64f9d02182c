import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '#app/locales/locales.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { listMessageFiles, readMessages } from './all-texts.ts'
import type { TextsByKey } from './all-texts.ts'
import { listLegalTexts } from './legal-blocks.ts'
import { listProgramTexts } from './program-texts.ts'

const root = resolve(import.meta.dirname, '../..')

/** A group of texts that somebody reads who does not develop the shop. */
export interface Surface {
  readonly name: string
  readonly readers: 'customers' | 'the owner'
  /** The paths of its files in the project. */
  readonly files: RegExp
  /** Returns its texts by key; none in a language that it does not have. */
  readonly read: (locale: Locale) => TextsByKey
}

const programFiles =
  /^(provider\/(?!programs\/demo\/(packs|texts)\/)|shop\/|scripts\/|app\/(server|request-scope)\/)\S+\.[jt]s$|^shop\.config\.ts$/
const documentFiles = /^(README|CHANGELOG|SECURITY|NOTICES)\.md$|^docs\/[\w-]+\.md$/

/** Every text that an owner or a customer can read: who reads the texts again, reads these. */
export const readingList: readonly Surface[] = [
  {
    name: 'pages',
    readers: 'customers',
    files: /^messages\/\w+\/\w+\.json$/,
    read: (locale) => readMessageFiles(locale, (file) => !isProviderFile(file)),
  },
  {
    name: 'emails, invoices, the payment page and files in packs',
    readers: 'customers',
    files: /^messages\/\w+\/provider\/\S+\.json$/,
    read: (locale) => readMessageFiles(locale, isProviderFile),
  },
  {
    name: 'legal and help texts',
    readers: 'customers',
    files: /^shop\/legal\/\w+\/[\w-]+\.md$/,
    read: (locale) => new Map(listLegalTexts(locale)),
  },
  {
    name: 'packs of the demo',
    readers: 'customers',
    files: /^provider\/programs\/demo\/(packs|texts)\/[\w-]+\.ts$/,
    read: readDemoTexts,
  },
  {
    name: 'commands, settings and the log',
    readers: 'the owner',
    files: programFiles,
    read: (locale) => (locale === 'en' ? readEach(programFiles, readProgramTexts) : new Map()),
  },
  {
    name: 'documents',
    readers: 'the owner',
    files: documentFiles,
    read: (locale) => (locale === 'en' ? readEach(documentFiles, readParagraphs) : new Map()),
  },
]

/** The files whose texts only developers read, also in responses to scripts and in the console. */
export const developerFiles =
  /^(tests|e2e|bench|\.github|docs\/decisions|docs\/requirements|app\/features\/gallery)\/|^app\/routes\/gallery\.|^app\/router\/[\w-]+-middleware\.ts$|^app\/i18n\/load-locale\.ts$|^(provider\/README|CONTRIBUTING)\.md$|^app\/styles\/fonts\/OFL\.txt$|^project\.inlang\//

/** Lists the paths of all files with texts: documents, messages, and sources with sentences. */
export function listTextFiles(): string[] {
  return listProjectFiles('').filter((file) => {
    if (developerFiles.test(file) || /\.(md|txt|html)$/.test(file)) return true
    if (/\.[jt]sx?$/.test(file)) return readTexts(file).some(({ isError }) => !isError)
    return file.startsWith('messages/')
  })
}

const readTexts = (file: string) => listProgramTexts(resolve(root, file))

/** Generated and downloaded files, and those that belong to a running shop. */
const otherFolders = /^(node_modules|dist|data|\.git|\.cache|\.wrangler|test-results|paraglide)$/

function listProjectFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return otherFolders.test(entry.name) ? [] : listProjectFiles(path)
    return entry.isFile() ? [path] : []
  })
}

function isProviderFile(file: string): boolean {
  return file.startsWith('provider')
}

function readMessageFiles(locale: Locale, filter: (file: string) => boolean): TextsByKey {
  return readMessages(locale, listMessageFiles(locale).filter(filter))
}

function readDemoTexts(locale: Locale): TextsByKey {
  const texts = packSpecs.map(({ slug, summary, description, sounds, translations }) => {
    const own = Object.fromEntries(sounds.map((sound) => [sound.slug, sound.description]))
    const pack = locale === 'en' ? { summary, description, sounds: own } : translations?.[locale]
    const entries = pack ? [pack.summary, ...pack.description, ...Object.values(pack.sounds)] : []
    return [slug, entries] as const
  })
  return new Map(texts)
}

function readEach(pattern: RegExp, read: (file: string) => readonly string[]): TextsByKey {
  const files = listProjectFiles('').filter((file) => pattern.test(file))
  return new Map(files.map((file) => [file, read(file)]))
}

function readProgramTexts(file: string): readonly string[] {
  return readTexts(file).map(({ text }) => text)
}

function readParagraphs(file: string): readonly string[] {
  return readFileSync(resolve(root, file), 'utf8').split(/\n{2,}/)
}
