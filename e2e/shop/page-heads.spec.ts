import { locales } from '../../app/locales/locales.ts'
import { createCustomer } from '../support/customer.ts'
import { clickHeaderLink, visit } from '../support/navigation.ts'
import { indexedPaths, parseHead } from '../support/page-head.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/** Pages that are not indexed or have another page's canonical URL. */
const otherPaths = [
  '/catalog?search=kick',
  '/catalog?search=snare',
  '/catalog?type=one-shots&search=kick',
  '/catalog?type=one-shots&instrument=kick',
  '/catalog?type=one-shots&instrument=kick,snare',
  '/catalog?type=one-shots&instrument=kick&price=0,20',
  '/catalog?type=sample-packs&bpm=90,140',
  '/auth/login',
  '/auth/sign-up',
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/payment/close',
]

const customerPaths = ['/cart', '/cart?step=checkout', '/profile', '/profile?tab=balance']

for (const locale of locales) {
  test(`no two pages share a title or a description in ${locale}`, async ({ request }) => {
    const heads = new Map<string, ReturnType<typeof parseHead>>()
    const read = async (path: string) => {
      heads.set(path, parseHead(await (await request.get(`/${locale}${path}`)).text()))
    }
    for (const path of [...indexedPaths, ...otherPaths]) await read(path)
    await createCustomer(request)
    for (const path of customerPaths) await read(path)
    const titles = [...heads.values()].map(({ title }) => title)
    const descriptions = [...heads.values()].flatMap(({ meta }) => meta('description') ?? [])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
    // Only the failed payment page has no description.
    expect(descriptions).toHaveLength(titles.length - 1)
  })
}

test('the title of a search quotes its words, and the title of a filtered list names its filters', async ({
  page,
  request,
}) => {
  const titles = {
    '/en/catalog?type=one-shots': 'One-shots – Overtone',
    '/en/catalog?search=kick': '“kick” – Search – Overtone',
    '/en/catalog?type=one-shots&instrument=kick': 'Kick – One-shots – Overtone',
    '/de/catalog?type=one-shots&search=kick&bpm=90,': '„kick“, BPM: ab 90 – One-Shots – Overtone',
  }
  for (const [path, title] of Object.entries(titles)) {
    expect(parseHead(await (await request.get(path)).text()).title, path).toBe(title)
  }
  await visit(page, '/en/catalog?type=sample-packs')
  await page.locator('[name=search]').fill('kettle')
  await expect(page).toHaveTitle('“kettle” – Sample packs – Overtone')
})

test('the description of a search states the number of results', async ({ request }) => {
  const html = await (await request.get('/en/catalog?type=one-shots&instrument=kick')).text()
  expect(parseHead(html).meta('description')).toMatch(/^One-shots: \d+ results? for Kick\. /)
})

test("a navigation replaces the page's description", async ({ page }) => {
  const description = page.locator('meta[name=description]')
  await visit(page, '/en/info?tab=faq')
  await expect(description).toHaveAttribute('content', getMessage('legal_faq_description'))
  const tabs = page.getByRole('navigation', { name: getMessage('legal_info_navigation') })
  await tabs.getByRole('link', { name: getMessage('legal_licence_title') }).click()
  await expect(description).toHaveAttribute('content', getMessage('legal_licence_description'))
  await clickHeaderLink(page, 'shop_nav_support')
  await expect(description).toHaveAttribute('content', getMessage('contact_description'))
})
