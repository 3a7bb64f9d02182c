import { buildReturnUrls } from '../payment-session.rules.ts'
import { RejectedMessageError } from '../payment-processor.ts'
import type { PaymentProcessor } from '../payment-processor.ts'
import type { ProviderOptions } from '../../options.ts'
import { signClaims } from './session-token.ts'

/**
 * Creates the processor for test cards: the shop's own payment page. Payments are only reported by
 * webhooks, which are repeated until acknowledged, so there is nothing to look up.
 */
export function createDemoProcessor(options: ProviderOptions): PaymentProcessor {
  const { storefrontUrl, paymentPageUrl, secret } = options
  return {
    name: 'demo',
    mode: 'demo',
    isService: false,
    webhook: null,
    open: async (request) => {
      const { id, amount, currency, locale, returnTo, contents, expiresAt } = request
      const token = signClaims(
        {
          session: id,
          amount,
          currency,
          locale,
          ...buildReturnUrls(storefrontUrl, locale, id, returnTo),
          expires: expiresAt.getTime(),
          ...(contents === null ? {} : { contents }),
        },
        secret,
      )
      return { processorId: null, url: `${paymentPageUrl.replace(/\/+$/, '')}/${token}` }
    },
    lookUp: async () => null,
    expire: async () => {},
    refund: async ({ id, session, amount, currency }) => {
      // Test cards are never charged, so refunds succeed immediately.
      const state = (await options.payRefund?.({ id, session, amount, currency })) ?? 'refunded'
      return { processorId: null, state }
    },
    sumRefunds: async () => 0,
    // Its webhook has a separate route.
    receive: async () => {
      throw new RejectedMessageError('the demo page sends no such messages')
    },
    listSince: async function* listNothing() {},
  }
}
