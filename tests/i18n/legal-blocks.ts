import { legalDocuments } from '#shop/legal-document.ts'
import { fillLegalFacts, listLegalFacts } from '#shop/legal-facts.ts'
import { renderLegalText } from '#shop/render-legal-text.ts'
import type { Locale } from '#app/locales/locales.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoTexts } from '../support/shops/demo-shop.ts'
import demo from '../../shop.config.ts'

/** The texts of the blocks in a section of a legal text. */
export interface LegalBlocks {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly items: readonly string[]
}

/** Lists the sections of a legal text; the first one is the text before any heading. */
export function listLegalBlocks(document: (typeof legalDocuments)[number], locale: Locale) {
  const text = demoTexts.get(document, locale)
  if (text === null) throw new Error(`${document} is not translated into ${locale}.`)
  return toBlocks(text)
}

/**
 * Lists the texts of the legal documents in a locale by position. Omits texts that consist of the
 * seller's details, which are the same in every language.
 */
export function listLegalTexts(locale: Locale): [string, readonly string[]][] {
  const digits = Object.entries(listLegalFacts(demo, locale)).map(([name, fact]) => [
    name,
    fact ? '0' : fact,
  ])
  return legalDocuments.flatMap((document) => {
    const path = resolve(import.meta.dirname, `../../shop/legal/${locale}/${document}.md`)
    const template = readFileSync(path, 'utf8').replace(/^---.*?^---$/ms, '')
    const withDigits = fillLegalFacts(template, Object.fromEntries(digits))
    const words = toBlocks(renderLegalText(withDigits, locale)).flatMap(flatten)
    return listLegalBlocks(document, locale)
      .flatMap(flatten)
      .filter((_, index) => /\p{L}/u.test(words[index] ?? ''))
      .map((text, index): [string, readonly string[]] => [`${document}.${index}`, [text]])
  })
}

function flatten({ title, paragraphs, items }: LegalBlocks): string[] {
  return [title, ...paragraphs, ...items]
}

function toBlocks({ title, lead, sections }: ReturnType<typeof renderLegalText>): LegalBlocks[] {
  return [{ title, html: lead }, ...sections].map((section) => ({
    title: section.title,
    paragraphs: listElements(section.html, 'p'),
    items: listElements(section.html, 'li'),
  }))
}

/** Returns the texts of all elements of a type, with links as in Markdown. */
function listElements(html: string, name: 'p' | 'li'): string[] {
  return [...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    inner
      .replaceAll(/<a href="[^"]*?(\w+)">(.*?)<\/a>/gs, '[$2]($1)')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )
}
