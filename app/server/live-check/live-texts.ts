import type { Shop } from '#app/request-scope/app-context.ts'
import { findDemoSeller } from '#shop/demo-facts.ts'
import { legalDocuments } from '#shop/legal-document.ts'
import type { LegalDocument, LegalText } from '#shop/legal-document.ts'
import { findForeignLaw, findLegalGaps, listUncomparedFacts } from '#shop/seller-law.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { LiveProblem } from './live-problem.ts'

type ShopTexts = Pick<Shop, 'config' | 'legalTexts'>

/** Each returns the problem of an owner's text, as the beginning of a sentence; null if there is none. */
const rules: readonly ((text: LegalText, config: ShopConfig, today: string) => string | null)[] = [
  (text) => (isEmpty(text) ? 'says nothing below its title' : null),
  (text, _config, today) => (text.date > today ? 'does not apply yet, by its date,' : null),
  ({ markdown }) => quote('states facts of the demo shop', findDemoSeller(markdown)),
  ({ markdown, locale }, config) =>
    quote('names the law of another country', findForeignLaw(markdown, locale, config)),
]

/**
 * Lists the legal texts with which a shop must not take real money, and the facts that those made by
 * the shop lack.
 */
export function findTextProblems(shop: ShopTexts, now: Date): LiveProblem[] {
  const { config } = shop
  // The day begins up to 14 hours earlier elsewhere.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  const gaps = findLegalGaps(config)
    .filter(({ document }) => listTexts(shop, document).some(({ isOwn }) => !isOwn))
    .map(({ field, problem }) => ({ what: field, problem }))
  return [...gaps, ...legalDocuments.flatMap((document) => findProblems(shop, document, today))]
}

function findProblems(shop: ShopTexts, document: LegalDocument, today: string): LiveProblem[] {
  const texts = listTexts(shop, document)
  const own = texts.filter(({ isOwn }) => isOwn)
  const made = texts.filter(({ isOwn }) => !isOwn)
  const problems = rules.flatMap((explain) => {
    const byProblem = Map.groupBy(own, (text) => explain(text, shop.config, today))
    return [...byProblem].flatMap(([problem, wrong]) =>
      problem === null ? [] : `${problem} in ${listLanguages(wrong)}.`,
    )
  })
  if (own.length > 0 && made.length > 0) {
    problems.push(
      `is your own text in ${listLanguages(own)}, but that of the shop in ${listLanguages(made)}; write it in all languages or in none.`,
    )
  }
  return problems.map((problem) => ({ what: `${document}.md`, problem }))
}

/** Says which legal texts the shop made from its facts and which are the owner's. */
export function describeTexts(shop: ShopTexts): string[] {
  const isOwn = (document: LegalDocument) => listTexts(shop, document).every((text) => text.isOwn)
  const own = legalDocuments.filter(isOwn)
  const made = legalDocuments.filter((document) => !isOwn(document))
  return [
    ...(made.length === 0
      ? []
      : [
          `Legal texts made from shop.config.ts: ${made.join(', ')}. They are no legal advice: have a lawyer read them.`,
          ...describeUncompared(shop.config),
        ]),
    ...(own.length === 0 ? [] : [`Legal texts of your own: ${own.join(', ')}.`]),
  ]
}

function describeUncompared({ seller }: ShopConfig): string[] {
  const { country } = seller.address
  const { names, total } = listUncomparedFacts(country)
  if (names.length === 0) return []
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return [
    `Of the ${total} facts about the law of the seller’s country (${name}) in them, ${names.length} were not compared with an official source: ${names.join(', ')}. Have a lawyer read these first.`,
  ]
}

function listTexts({ config, legalTexts }: ShopTexts, document: LegalDocument): LegalText[] {
  return config.languages.flatMap((locale) => legalTexts.get(document, locale) ?? [])
}

function listLanguages(texts: readonly LegalText[]): string {
  return texts.map(({ locale }) => locale).join(', ')
}

function quote(problem: string, found: readonly string[]): string | null {
  return found.length === 0 ? null : `${problem} (${found.join(', ')})`
}

function isEmpty({ lead, sections }: LegalText): boolean {
  return [lead, ...sections.map(({ html }) => html)].every((html) => html.trim() === '')
}
