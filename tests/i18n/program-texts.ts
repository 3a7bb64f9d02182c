import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** A text in the source of a program, with … for what is filled in. */
export interface ProgramText {
  readonly text: string
  /** Whether it is the message of an error, which the storefront only logs. */
  readonly isError: boolean
}

/**
 * Lists the texts of at least three words in a source file, whether strings, templates or text in
 * JSX; names of classes, SQL and styles look different.
 */
export function listProgramTexts(file: string): readonly ProgramText[] {
  const source = readFileSync(file, 'utf8')
  // Most files have no text, and reading the source is faster than parsing it.
  if (!/[`'">]\s*[\p{Lu}“][\p{L}’']*[,;:]? [\p{L}$“”]/u.test(source)) return []
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return collectTexts(program, false).filter(({ text }) => isProse(text))
}

function collectTexts(node: unknown, isError: boolean): ProgramText[] {
  if (Array.isArray(node)) return node.flatMap((child) => collectTexts(child, isError))
  if (!isNode(node) || isImport(node)) return []
  const { name = '', type = '' } = node.callee ?? {}
  const isNewError = (node.type === 'NewExpression' && name.endsWith('Error')) || type === 'Super'
  const own = getText(node)
  const inside = Object.values(node).flatMap((child) => collectTexts(child, isError || isNewError))
  return own === null ? inside : [{ text: own.trim(), isError }, ...inside]
}

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly source?: unknown
  readonly callee?: { readonly name?: string; readonly type?: string }
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[]
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'type' in node
}

function isImport({ type, source }: Node): boolean {
  return /^(Import|Export)/.test(type) && source !== undefined && source !== null
}

function getText({ type, value, quasis }: Node): string | null {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
  if (type === 'TemplateLiteral') return quasis?.map((part) => part.value.cooked).join('…') ?? null
  return null
}

/** A sentence or a heading begins with a capital; a class name or a statement in SQL does not. */
function isProse(text: string): boolean {
  return /^[\p{Lu}“][\p{L}’']*[,;:]? [\p{L}…“”’']+[,;:]? [\p{L}…“”’']+/u.test(text)
}
