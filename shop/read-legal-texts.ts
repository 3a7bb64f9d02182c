import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Locale } from '#app/locales/locales.ts'
import { legalDocuments } from './legal-document.ts'
import type { LegalDocument, LegalText, LegalTexts } from './legal-document.ts'
import { fillLegalFacts, listLegalFacts } from './legal-facts.ts'
import { renderLegalText } from './render-legal-text.ts'
import type { ShopConfig } from './shop-config.ts'

/** The lines between `---` at the start of each file. */
const frontMatterSchema = z.strictObject({
  /** The date from which the text applies. */
  date: z.iso.date('must be a day such as 2026-11-23'),
})

/**
 * Creates a shop's legal texts in its languages from its facts and the folder `templates`, which
 * has a folder per language, as in `de/terms.md`. Files of the same name in the folder `own`
 * replace them. Throws an error that names each invalid file.
 */
export function readLegalTexts(
  templates: string,
  config: ShopConfig,
  own: string | null = null,
): LegalTexts {
  const problems: string[] = []
  const texts = new Map<string, LegalText>()
  for (const locale of config.languages) {
    for (const document of legalDocuments) {
      const ownPath = own === null ? null : join(own, locale, `${document}.md`)
      const isOwn = ownPath !== null && existsSync(ownPath)
      const path = isOwn ? ownPath : join(templates, locale, `${document}.md`)
      try {
        const source = readFileSync(path, 'utf8')
        texts.set(`${locale}/${document}`, {
          ...parseLegalText(source, document, locale, config),
          isOwn,
        })
      } catch (error) {
        problems.push(`  ${path}: ${explain(error)}`)
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(`The legal texts cannot be used:\n${problems.join('\n')}`)
  }
  return { get: (document, locale) => texts.get(`${locale}/${document}`) ?? null }
}

function parseLegalText(
  source: string,
  document: LegalDocument,
  locale: Locale,
  config: ShopConfig,
): Omit<LegalText, 'isOwn'> {
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  const { date } = frontMatterSchema.parse(parse(head) ?? {})
  const markdown = fillLegalFacts(body.trim(), listLegalFacts(config, locale))
  const rendered = renderLegalText(markdown, locale)
  if (rendered.title === '') throw new Error('it has no title, a line such as # Terms of use')
  const hash = createHash('sha256').update(markdown).digest('hex').slice(0, 8)
  return {
    document,
    locale,
    ...rendered,
    date,
    version: `${date}-${hash}`,
    markdown,
  }
}

function explain(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(explainIssue).join('; ')
  }
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'ENOENT' ? 'it is missing' : error.message
}

function explainIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys'
    ? `remove the unknown line ${issue.keys.join(', ')}`
    : `${issue.path.join('.')} ${issue.message}`
}
