import { expect, test } from 'vitest'
import type { LegalTexts } from '#shop/legal-document.ts'
import { fillLegalFacts, listLegalFacts } from '#shop/legal-facts.ts'
import { demoShop, demoTexts } from '../../support/shops/demo-shop.ts'
import { openShop } from '../../support/shops/open-shop.ts'

/** Tops up in a shop whose terms are the given Markdown text; returns the confirmation. */
async function confirmTerms(markdown: string) {
  const legalTexts: LegalTexts = {
    get(document, locale) {
      const text = demoTexts.get(document, locale)
      return text === null || document !== 'terms' ? null : { ...text, markdown }
    },
  }
  const shop = await openShop({ legalTexts })
  await (await shop.signUp()).topUp(2050)
  const mail = shop.mails.find(({ kind }) => kind === 'payment-receipt')
  if (mail === undefined) throw new Error('There is no confirmation.')
  return { text: mail.text, html: (mail.html ?? '').replaceAll(/\s+/g, ' ') }
}

test('the confirmation keeps list numbers and nested lists [P5.06]', async () => {
  const { text, html } = await confirmTerms(
    [
      '# Terms',
      '3. You may\n   - copy\n     1. once\n     2. twice\n   - play',
      '4. You may not sell.',
      '   Nor give away, as in [section 3](/terms).',
    ].join('\n\n'),
  )
  expect(text).toContain(
    [
      '3. You may',
      '   - copy',
      '     1. once',
      '     2. twice',
      '   - play',
      '4. You may not sell.',
      '   Nor give away, as in section 3 (http://shop.test/en/terms).',
    ].join('\n'),
  )
  expect(html).toMatch(/<ol start="3" [^>]*> ?<li>You may<br \/>- copy<br \/>.*1\. once/)
})

test('the confirmation repeats the column names in each table row [P5.06]', async () => {
  const { text } = await confirmTerms(
    '| Use | Fee |\n|---|---|\n| Film | **none** |\n| Radio | on request |\n\n| Empty |\n|---|\n',
  )
  expect(text).toContain('- Use: Film; Fee: none\n- Use: Radio; Fee: on request\n\nEmpty')
})

test('the confirmation keeps all headings and other parts of a text except its title [P5.06]', async () => {
  const { text } = await confirmTerms(
    [
      '# The title',
      '# Part two',
      '> - quoted',
      '```\none\ntwo\n```',
      '- [x] agreed',
      'See [us].',
      '[us]: /imprint',
    ].join('\n\n'),
  )
  expect(text).not.toContain('The title')
  for (const part of ['Part two\n--------', '- quoted', 'one\ntwo', 'agreed']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('See us (http://shop.test/en/imprint).')
  expect(text).not.toContain('[us]:')
})

test("the seller's details appear in the confirmation unchanged [P5.02 P5.06]", async () => {
  const fact = '1. *Mai*-Str. & [x](/y) <b>_5_</b> # \\ &copy; |'
  const config = {
    ...demoShop.config,
    seller: {
      ...demoShop.config.seller,
      legalName: fact,
      address: { ...demoShop.config.seller.address, street: fact },
    },
  }
  const facts = listLegalFacts(config, 'en')
  const terms = '# Terms\n\n{seller.legalName}\n\n- {seller.address.street}'
  const { text, html } = await confirmTerms(fillLegalFacts(terms, facts))
  expect(text).toContain(`\n${fact}\n`)
  expect(text).toContain(`\n- ${fact}\n`)
  const escapedName = '1. *Mai*-Str. &amp; [x](/y) &lt;b&gt;_5_&lt;/b&gt; # \\ &amp;copy; |'
  expect(html.split(escapedName)).toHaveLength(3)
  expect(html).not.toContain('<ol')
})
