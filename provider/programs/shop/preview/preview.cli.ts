import { getDefaultLanguage } from '#shop/languages.ts'
import type { OwnShop } from '../../../owner/own-shop.ts'
import { getOwnerLanguage } from '../../../owner/owner-language.ts'
import type { Output } from '../../../platform/terminal/progress.ts'
import { explainUnknown, UsageError } from '../../../platform/terminal/usage-error.ts'
import type { MailCommand } from '../../../owner/mail/parse-mail.ts'
import { customerPreviews } from './customer-previews.ts'
import { ownerPreviews } from './owner-previews.ts'
import { withSampleShop } from './sample-shop.ts'
import type { SampleEmail } from './sample-shop.ts'

const previews = { ...customerPreviews, ...ownerPreviews }

/**
 * Prints the texts or HTML pages of emails with sample data, one or all, each in its reader's
 * language; returns true. Refuses a language that the shop lacks for emails to customers, because it has
 * no legal texts in it.
 * Only reads the shop's settings and changes nothing.
 */
export async function previewMail(
  { email, language, isHtml }: Extract<MailCommand, { readonly name: 'mail preview' }>,
  shop: OwnShop,
  output: Output,
): Promise<boolean> {
  const names = Object.keys(previews)
  if (email !== null && !names.includes(email)) {
    throw new UsageError(explainUnknown('email', email, names))
  }
  const { languages } = shop.config
  const isForOwner = email !== null && email in ownerPreviews
  if (language !== null && !isForOwner && !languages.includes(language)) {
    throw new UsageError(
      `--language must be one of the shop’s: ${languages.join(', ')}, not “${language}”.`,
    )
  }
  await withSampleShop(shop, async (open) => {
    for (const [name, compose] of Object.entries(previews)) {
      if (email !== null && email !== name) continue
      const reader = name in ownerPreviews ? 'owner' : 'customer'
      const own = reader === 'owner' ? getOwnerLanguage(shop.config) : getDefaultLanguage(languages)
      const mail = await compose(await open(language ?? own))
      const { subject, text, html = '' } = mail
      if (output.isJson) {
        output.print(JSON.stringify({ event: 'preview', name, reader, subject, text, html }))
      } else output.print(isHtml ? html : formatMail(`${name}, to the ${reader}`, mail))
    }
  })
  return true
}

function formatMail(title: string, { subject, text }: SampleEmail): string {
  return `--- ${title}\n${subject}\n\n${text}`
}
