import { open } from 'node:fs/promises'
import { LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import type { z } from 'zod'
import { findNearestWord } from '#shop/words/nearest-word.ts'
import type { Locale } from '../../../platform/texts/locales.ts'
import { findMissingTexts } from './pack-language.ts'
import type { MissingText } from './pack-language.ts'
import { listKnownKeys, packManifestSchema } from './pack-manifest.ts'
import type { PackManifest } from './pack-manifest.ts'
import { findUnquotedTexts } from './unquoted-texts.ts'

const maxBytes = 1024 * 1024
/** Limits the expansion of a small file by aliases. */
const maxAliasCount = 100

/** A manifest, or the reasons it is refused: sentence endings with their lines and paths. */
export type ManifestResult =
  | { readonly kind: 'manifest'; readonly manifest: PackManifest; readonly text: string }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }

/**
 * Reads and validates a pack's manifest, in YAML or JSON; texts without a language are in the
 * shop's default language. Never rejects.
 */
export async function readPackManifest(
  path: string,
  defaultLanguage: Locale,
): Promise<ManifestResult> {
  const text = await readText(path)
  return text.kind === 'text'
    ? parsePackManifest(text.text, defaultLanguage)
    : { kind: 'refused', reasons: [text.reason] }
}

/** Validates the text of a manifest. */
export function parsePackManifest(text: string, defaultLanguage: Locale): ManifestResult {
  const counter = new LineCounter()
  try {
    const document = parseDocument(text, {
      lineCounter: counter,
      prettyErrors: true,
      schema: 'core',
    })
    const [fault] = document.errors
    if (fault !== undefined) return refuse([formatSyntaxError(fault.message)])
    const value: unknown = document.toJS({ maxAliasCount }) ?? {}
    const parsed = packManifestSchema.safeParse(value)
    const lines = createLineFinder(document, counter)
    if (parsed.success) {
      const lacking = findMissingTexts(parsed.data, defaultLanguage)
      return lacking.length === 0
        ? { kind: 'manifest', manifest: parsed.data, text }
        : refuseFaults(lacking.map(describeMissingText), lines)
    }
    const issues = listIssues(parsed.error, value)
    const unquoted = findUnquotedTexts(document, issues, (changed) => {
      const { error } = packManifestSchema.safeParse(changed)
      return error === undefined ? [] : listIssues(error, changed)
    })
    const faults = issues.flatMap(describeIssue).map(({ path, reason }) => {
      const text = unquoted.get(JSON.stringify(path))
      const hint = text === undefined ? '' : `; put quotation marks around it: "${text}"`
      return { path, reason: `${reason}${hint}` }
    })
    return refuseFaults(faults, lines)
  } catch (error) {
    return refuse([formatFailure(error)])
  }
}

function refuse(reasons: readonly string[]): ManifestResult {
  return { kind: 'refused', reasons }
}

/** Refuses a manifest for its faults, in the order of their lines. */
function refuseFaults(faults: readonly Fault[], findLine: LineFinder): ManifestResult {
  const found = faults
    .map(({ path, reason }) => ({ line: findLine(path), reason }))
    .toSorted((first, second) => first.line - second.line)
  return refuse(found.map(({ line, reason }) => (line === 0 ? reason : `line ${line}: ${reason}`)))
}

async function readText(
  path: string,
): Promise<{ kind: 'text'; text: string } | { kind: 'unreadable'; reason: string }> {
  try {
    await using handle = await open(path, 'r')
    const { size } = await handle.stat()
    if (size > maxBytes) return { kind: 'unreadable', reason: 'it is larger than 1 MB' }
    const bytes = await handle.readFile()
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    const isEncoding = error instanceof TypeError
    return {
      kind: 'unreadable',
      reason: isEncoding ? 'it is not encoded in UTF-8' : 'it cannot be read',
    }
  }
}

/**
 * Shortens "… at line 2, column 3:
 *   code
 *   ^" to one line that starts with the line number.
 */
function formatSyntaxError(message: string): string {
  const [first = ''] = message.split('\n')
  if (first.includes('call stack')) return 'it is nested too deeply'
  const parts = /^(.*?) at line (\d+), column \d+:?$/.exec(first)
  return parts === null
    ? `it is not valid YAML: ${first}`
    : `line ${parts[2]}: it is not valid YAML: ${parts[1]}`
}

function formatFailure(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deeply'
  const isAlias = error instanceof ReferenceError
  return isAlias ? `it has more than ${maxAliasCount} aliases` : 'it is not valid YAML'
}

function listIssues(error: z.ZodError, root: unknown): z.core.$ZodIssue[] {
  return error.issues.flatMap((issue) => selectIssues(issue, root))
}

/** For a value of several possible types, replaces its issue with those of the type it has. */
function selectIssues(issue: z.core.$ZodIssue, root: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const value = issue.path.reduce(getProperty, root)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const matching = issue.errors.find((branch) => {
    const isTypeError = branch.some(
      ({ code, path }) => code === 'invalid_type' && path.length === 0,
    )
    return !isTypeError && (isObject || typeof value === 'string')
  })
  if (matching === undefined) return [issue]
  return matching.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function getProperty(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === String(name))?.[1]
}

/** A fault at a path of the manifest. */
interface Fault {
  readonly path: readonly PropertyKey[]
  readonly reason: string
}

function describeIssue(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const nearest = findNearestWord(key, listKnownKeys(issue.path))
      const hint = nearest === null ? listHint(issue.path) : `; did you mean ${nearest}?`
      return { path, reason: `${path.join(' → ')} is unknown${hint}` }
    })
  }
  const where = issue.path.length === 0 ? '' : `${issue.path.join(' → ')} `
  return [{ path: issue.path, reason: `${where}${issue.message}` }]
}

function listHint(path: readonly PropertyKey[]): string {
  const known = listKnownKeys(path)
  return known.length === 0 ? '' : `; choose from ${known.join(', ')}`
}

function describeMissingText({ path, reason }: MissingText): Fault {
  return { path, reason: `${path.join(' → ')} ${reason}` }
}

/** Returns the line of a path, or of the nearest parent; 0 if unknown. */
type LineFinder = (path: readonly PropertyKey[]) => number

function createLineFinder(document: Document, counter: LineCounter): LineFinder {
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (
        typeof node === 'object' &&
        node !== null &&
        'range' in node &&
        Array.isArray(node.range)
      ) {
        return counter.linePos(Number(node.range[0])).line
      }
    }
    return 0
  }
}
