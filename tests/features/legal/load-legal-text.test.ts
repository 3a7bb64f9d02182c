import { describe, expect, test } from 'vitest'
import { brand } from '#app/features/brand/brand.ts'
import { infoTabs } from '#app/features/legal/info-tabs.ts'
import type { PageText } from '#app/features/legal/texts/page-text.ts'
import {
  loadInfoText,
  loadPrivacyText,
  loadTermsText,
} from '#app/features/legal/load-legal-text.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'

const otherLocales = locales.filter((locale) => locale !== 'en')

async function loadTexts(locale: Locale): Promise<PageText[]> {
  const info = await loadInfoText(locale)
  return [
    await loadPrivacyText(locale),
    await loadTermsText(locale),
    ...infoTabs.map((tab) => info[tab]),
  ]
}

function toParagraphs(text: PageText): string[] {
  const parts = text.sections.flatMap(({ title, paragraphs, items = [] }) => [
    title,
    ...paragraphs,
    ...items,
  ])
  return [text.lead, ...parts]
}

describe('legal and help texts', () => {
  test.each(otherLocales)(
    'the texts in %s have the same structure as in English and are fully translated [R2.11]',
    async (locale) => {
      const english = await loadTexts('en')
      for (const [index, text] of (await loadTexts(locale)).entries()) {
        const original = english[index]
        expect(text.sections.map((section) => section.paragraphs.length)).toEqual(
          original?.sections.map((section) => section.paragraphs.length),
        )
        expect(text.sections.map((section) => section.items?.length)).toEqual(
          original?.sections.map((section) => section.items?.length),
        )
        const copied = toParagraphs(text).filter((sentence) =>
          original?.sections.some(({ paragraphs }) => paragraphs.includes(sentence)),
        )
        expect(copied).toEqual([])
        for (const sentence of toParagraphs(text)) expect(sentence).not.toMatch(/["']|undefined/)
      }
    },
  )

  test.each(locales)(
    'the legal texts in %s contain the company, its email address and the 14-day period [R2.11]',
    async (locale) => {
      const [privacy, terms] = (await loadTexts(locale)).map((text) =>
        toParagraphs(text).join('\n'),
      )
      for (const text of [privacy, terms]) {
        expect(text).toContain(brand.company)
        expect(text).toContain(brand.contactAddress)
      }
      expect(terms).toMatch(/\b14\b/)
      expect(privacy).toContain('Autoriteit Persoonsgegevens')
    },
  )

  test.each(locales)('the terms in %s contain the withdrawal button label', async (locale) => {
    const terms = toParagraphs(await loadTermsText(locale)).join('\n')
    expect(terms).toContain(m.withdrawal_withdraw({}, { locale }))
  })

  test.each(locales)(
    'the texts in %s link to the licence, the privacy policy and the withdrawal page',
    async (locale) => {
      const text = (await loadTexts(locale)).flatMap(toParagraphs).join('\n')
      const targets = [...text.matchAll(/\[[^\]]+\]\((\w+)\)/g)].map(([, target]) => target)
      expect(targets.toSorted()).toEqual(['licence', 'privacy', 'withdrawal'])
      expect(text.replaceAll(/\[[^\]]+\]\(\w+\)/g, '')).not.toMatch(/[[\]]/)
    },
  )

  test.each(locales)('section titles in %s are unique [R2.11]', async (locale) => {
    for (const { sections } of await loadTexts(locale)) {
      const titles = sections.map((section) => section.title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
