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

const others = locales.filter((locale) => locale !== 'en')

async function textsOf(locale: Locale): Promise<PageText[]> {
  const info = await loadInfoText(locale)
  return [
    await loadPrivacyText(locale),
    await loadTermsText(locale),
    ...infoTabs.map((tab) => info[tab]),
  ]
}

function sentencesOf(text: PageText): string[] {
  const parts = text.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  return [text.lead, ...parts]
}

describe('the texts of law and help', () => {
  test.each(others)('R2.11 %s says as much as English, in its own words', async (locale) => {
    const english = await textsOf('en')
    for (const [index, text] of (await textsOf(locale)).entries()) {
      const original = english[index]
      expect(text.sections.map((section) => section.paragraphs.length)).toEqual(
        original?.sections.map((section) => section.paragraphs.length),
      )
      const copied = sentencesOf(text).filter((sentence) =>
        original?.sections.some(({ paragraphs }) => paragraphs.includes(sentence)),
      )
      expect(copied).toEqual([])
      for (const sentence of sentencesOf(text)) expect(sentence).not.toMatch(/["']|undefined/)
    }
  })

  test.each(locales)('R2.11 %s names the company, its address and the 14 days', async (locale) => {
    const [privacy, terms] = (await textsOf(locale)).map((text) => sentencesOf(text).join('\n'))
    for (const text of [privacy, terms]) {
      expect(text).toContain(brand.company)
      expect(text).toContain(brand.contactAddress)
    }
    expect(terms).toMatch(/\b14\b/)
    expect(privacy).toContain('Autoriteit Persoonsgegevens')
  })

  test.each(locales)(
    '%s says in the terms where to withdraw, in the words of the button',
    async (locale) => {
      const terms = sentencesOf(await loadTermsText(locale)).join('\n')
      expect(terms).toContain(m.withdrawal_withdraw({}, { locale }))
    },
  )

  test.each(locales)('R2.11 %s has no two sections of one name', async (locale) => {
    for (const { sections } of await textsOf(locale)) {
      const titles = sections.map((section) => section.title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})
