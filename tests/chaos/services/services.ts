import { Bank, emptyBank } from './bank.ts'
import type { BankState } from './bank.ts'
import { MailReceiver } from './mail-receiver.ts'

/** What a shop uses on the Internet. */
export interface Services {
  /** Receives the cards; null if the demo page does. */
  readonly bank: Bank | null
  readonly mail: MailReceiver
}

/** Returns whether cards are paid at Stripe in the runs with this seed: in two of three. */
function isPaidAtStripe(seed: number): boolean {
  return seed % 3 !== 0
}

/** Starts the services of a run, with what the bank contained before. */
export async function openServices(
  seed: number,
  bankState: BankState = emptyBank,
): Promise<Services> {
  const bank = isPaidAtStripe(seed) ? await Bank.open(seed, bankState) : null
  return { bank, mail: await MailReceiver.open(seed) }
}

/** Returns the settings with which programs of the shop send emails. */
export function toMailVariables({ mail }: Services): Record<string, string> {
  return { SMTP_URL: mail.url, MAIL_FROM: 'Overtone <shop@overtone.example>' }
}

/** Ends the services. */
export async function closeServices({ bank, mail }: Services): Promise<void> {
  await bank?.close()
  await mail.close()
}
