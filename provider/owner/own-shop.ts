import type { LegalTexts } from '#shop/legal-document.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AlertWebhook, MailServer } from '../options.ts'
import type { ObjectStore } from '../platform/files/file-place.ts'
import type { Ask } from '../platform/terminal/confirm.ts'
import type { AnnouncedShop } from './announce-shop.ts'

/** The shop that commands operate on. */
export interface OwnShop extends AnnouncedShop {
  /** The folder with the files of all products. */
  readonly catalogueDir: string
  /** Keeps the files instead of the folders; null for the folders. */
  readonly objectStore?: ObjectStore | null
  /** Null if no mail server is configured. */
  readonly mailServer: MailServer | null
  /** The webhook for alerts; null to send them by email only. */
  readonly alertWebhook: AlertWebhook | null
  /** The email address of the shop owner; null for the seller's. */
  readonly ownerAddress: string | null
  /** The public address, without a trailing slash. */
  readonly origin: string
  /** The legal texts, which emails include. */
  readonly legalTexts?: LegalTexts
  /** Language tag for dates in emails; by default, the language of each email. */
  readonly dateLanguage?: string | undefined
  /** The owner's working directory, which paths in arguments are relative to. */
  readonly workingFolder: string
  /** Prompts the owner; null without a terminal. */
  readonly ask: Ask | null
}

/**
 * Returns the mail sender for commands, which only enqueue emails for the running shop; null
 * without a mail server.
 */
export function getCommandMailSender({
  mailServer,
}: Pick<OwnShop, 'mailServer'>): Dependencies['mailSender'] {
  return mailServer === null ? null : { wake: () => {} }
}
