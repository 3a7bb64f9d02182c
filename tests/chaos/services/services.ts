import { Bank, emptyBank } from './bank.ts'
import type { BankState } from './bank.ts'
import { MailReceiver } from './mail-receiver.ts'

/** The external services of a shop. */
export interface Services {
  /** Processes card payments; null if the demo page does. */
  readonly bank: Bank | null
  readonly mail: MailReceiver
}

/** Returns whether runs with this seed use Stripe for card payments, which two thirds do. */
function isPaidAtStripe(seed: number): boolean {
  return seed % 3 !== 0
}

/** Starts the services of a run with the previous state of the bank. */
export async function openServices(
  seed: number,
  bankState: BankState = emptyBank,
): Promise<Services> {
  const bank = isPaidAtStripe(seed) ? await Bank.open(seed, bankState) : null
  return { bank, mail: await MailReceiver.open(seed) }
}

/** Returns the mail settings for programs of the shop. */
export function toMailVariables({ mail }: Services): Record<string, string> {
  return { SMTP_URL: mail.url, MAIL_FROM: 'Overtone <shop@overtone.example>' }
}

/** Stops the services. */
export async function closeServices({ bank, mail }: Services): Promise<void> {
  await bank?.close()
  await mail.close()
}
