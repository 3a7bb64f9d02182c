import type { LegalTexts } from '#shop/legal-document.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AlertWebhook, MailServer } from '../options.ts'
import type { Ask } from '../platform/terminal/confirm.ts'
import type { AnnouncedShop } from './announce-shop.ts'

/** The shop that the commands are about. */
export interface OwnShop extends AnnouncedShop {
  /** Folder of the files of all products. */
  readonly catalogueDir: string
  /** Null if it has none. */
  readonly mailServer: MailServer | null
  /** Where alerts are posted; null for email alone. */
  readonly alertWebhook: AlertWebhook | null
  /** Email address of the shop owner; null for the seller's. */
  readonly ownerAddress: string | null
  /** Its public address, without a slash at the end. */
  readonly origin: string
  /** The legal texts, which emails contain. */
  readonly legalTexts?: LegalTexts
  /** Language tag for dates in emails; by default, the language of each. */
  readonly dateLanguage?: string | undefined
  /** Folder in which the owner is, where paths in arguments begin. */
  readonly workingFolder: string
  /** Null without a terminal. */
  readonly ask: Ask | null
}

/** Returns the mail sender of a command: the running shop sends what it stores, if there is a server. */
export function getCommandMailSender({
  mailServer,
}: Pick<OwnShop, 'mailServer'>): Dependencies['mailSender'] {
  return mailServer === null ? null : { wake: () => {} }
}
