import { locales } from '#app/locales/locales.ts'
import type { Shop } from '#app/request-scope/app-context.ts'
import { legalDocuments } from '#app/shop/legal-document.ts'
import type { LegalText } from '#app/shop/legal-document.ts'
import type { LiveProblem } from './live-problem.ts'

/** What must not be true of a legal text, and what is said about it and the languages. */
const rules: readonly (readonly [
  isWrong: (text: LegalText | null, today: string) => boolean,
  explain: (languages: string) => string,
])[] = [
  [(text) => text === null, (languages) => `is missing in ${languages}.`],
  [
    (text) => text?.isDemo === true,
    (languages) =>
      `is the text of the demo shop in ${languages}; write your own without demo: true.`,
  ],
  [
    (text) => text !== null && !text.isDemo && isEmpty(text),
    (languages) => `says nothing below its title in ${languages}.`,
  ],
  [
    (text, today) => text !== null && !text.isDemo && text.date > today,
    (languages) => `does not apply yet, by its date, in ${languages}.`,
  ],
]

/** Lists the legal texts with which a shop must not take real money. */
export function findTextProblems(
  { legalTexts }: Pick<Shop, 'legalTexts'>,
  now: Date,
): LiveProblem[] {
  // The day begins up to 14 hours earlier elsewhere.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  return legalDocuments.flatMap((document) =>
    rules.flatMap(([isWrong, explain]) => {
      const wrong = locales.filter((locale) => isWrong(legalTexts.get(document, locale), today))
      const problem = explain(wrong.join(', '))
      return wrong.length === 0 ? [] : [{ what: `${document}.md`, problem }]
    }),
  )
}

function isEmpty({ lead, sections }: LegalText): boolean {
  return [lead, ...sections.map(({ html }) => html)].every((html) => html.trim() === '')
}
