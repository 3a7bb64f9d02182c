import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { OwnTexts } from '#shop/own-texts.ts'
import demoShop from '../../../../shop.config.ts'
import { runShopCommand as run } from '../../../support/programs/shop-command.ts'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'

/** Runs `mail preview` in a folder without a shop. */
async function preview(args: string, changes: Partial<typeof demoShop> = {}) {
  const folder = await createTemporaryFolder()
  const config = { ...demoShop, ...changes }
  return await run(folder, `mail preview ${args}`, null, undefined, config)
}

/** Returns the emails that the command prints. */
async function readPreviews(args: string) {
  const { stdout } = await preview(`${args} --json`)
  return stdout
    .trim()
    .split('\n')
    .map((line): Record<'name' | 'reader' | 'subject' | 'text' | 'html', string> =>
      JSON.parse(line),
    )
}

test.each(locales)(
  'every email can be previewed in %s with sample data [P5.05]',
  async (locale) => {
    const emails = await readPreviews(`--language ${locale}`)
    expect(emails.length).toBeGreaterThan(50)
    expect(new Set(emails.map(({ name }) => name)).size).toBe(emails.length)
    for (const { name, subject, text, html } of emails) {
      expect(`${subject}\n${text}`, name).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
      expect(html, name).toContain(`<html lang="${locale}">`)
    }
  },
)

test("without a language option, each recipient's default language is used [P5.05]", async () => {
  const [greeting] = await readPreviews('password-reset')
  expect(greeting).toMatchObject({ name: 'password-reset', reader: 'customer' })
  expect(greeting?.text).toMatch(/^Hello Ann,\n/)
  const [notice] = await readPreviews('alert-backup')
  expect(notice).toMatchObject({ reader: 'owner', subject: 'The shop has no recent backup' })
})

test('an email is previewed as text or as HTML [P5.05]', async () => {
  const { stdout: text } = await preview('order --language de')
  expect(text).toMatch(
    /^--- order, to the customer\nBestätigung deiner Bestellung Nr\. 12\n\nHallo/,
  )
  expect(text).toContain('Dusk Textures – Sample-Pack, 24 WAV-Dateien')
  const { stdout: page } = await preview('order --language de --html')
  expect(page).toMatch(/^<!doctype html>\s*<html lang="de">/)
})

test('the emails contain the texts changed by the owner [P5.01 P5.05]', async () => {
  const de: OwnTexts['de'] = {
    mail_greeting: 'Moin {name},',
    invoice_sub_total: 'Summe der Sounds',
    mail_confirmation_pack: { one: '{name}: 1 Datei', other: '{name}: {count} Dateien' },
    condition_backup: 'Kein Backup!',
  }
  const changes = { ownTexts: { de } }
  const { stdout: order } = await preview('order --language de', changes)
  for (const expected of ['Moin Ann,', 'Summe der Sounds: 19,99', 'Dusk Textures: 24 Dateien']) {
    expect(order).toContain(expected)
  }
  expect((await preview('alert-backup --language de', changes)).stdout).toContain('Kein Backup!')
  expect((await preview('order --language nl', changes)).stdout).toContain('Hallo Ann,')
})

test.each([
  ['ordr', 'There is no email ordr; did you mean order?'],
  ['order --language pt', '--language must be one of en, de, nl, it, fr, es, not “pt”.'],
])(
  'the mistake in “mail preview %s” is answered with the correct usage [P5.05]',
  async (args, answer) => {
    const { status, stderr } = await preview(args)
    expect(status).toBe(2)
    expect(stderr).toContain(answer)
  },
)

test('a language that the shop does not have is refused, for want of legal texts [P5.05 P6.05]', async () => {
  const changes: Partial<typeof demoShop> = { languages: ['de', 'nl'] }
  const { status, stderr } = await preview('order --language fr', changes)
  expect(status).toBe(2)
  expect(stderr).toContain('--language must be one of the shop’s: de, nl, not “fr”.')
  expect((await preview('order --language nl', changes)).status).toBe(0)
})
