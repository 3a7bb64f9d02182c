import type { LiveProblem } from './live-problem.ts'
import { readAllSettings } from './live-check.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Asks Stripe and the mail server of a shop whether they do what it needs: connects, but sends no
 * email and charges nothing. What is not set up is told by `findLiveProblems`.
 */
export async function findServiceProblems(variables: Variables): Promise<LiveProblem[]> {
  const { settings } = readAllSettings({ ...variables, NODE_ENV: 'production' })
  const { payment, mailServer, origin, providerUrl } = settings
  if (providerUrl !== null) return []
  const problems: LiveProblem[] = []
  if (payment.kind === 'stripe') {
    const { inspectAccount } =
      await import('#app/provider-embedded/payment/stripe/inspect-account.ts')
    problems.push(...(await inspectAccount({ ...payment, maxRetries: 0 }, origin)))
  }
  if (mailServer !== null) {
    const { createSmtpTransport } = await import('#app/provider-embedded/mail/smtp-transport.ts')
    const failure = await createSmtpTransport(mailServer, mailServer.from.address).verify()
    if (failure !== null) {
      problems.push({ what: 'SMTP_URL', problem: `the mail server says: ${failure.reason}` })
    }
  }
  return problems
}
