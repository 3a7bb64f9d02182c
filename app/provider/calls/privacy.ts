import type { z } from 'zod'
import { singleEnvelope } from '#provider/contract/envelope.ts'
import { wireDeletion } from '#provider/contract/customer.ts'
import type { UnspentChoice } from '#provider/contract/customer.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import type { Deletion } from '../types/privacy.ts'

const path = '/api/v1/customer/deletion'

const schema = singleEnvelope(wireDeletion)

interface DeletionChoice {
  readonly currentPassword: string
  /** What happens to the Tunes; null without any. */
  readonly unspent: UnspentChoice | null
}

/** Creates the calls for deleting the customer's account; not every provider supports them. */
export function createPrivacyCalls(http: HttpClient) {
  return {
    /** Fetches what a deletion concerns; null if not supported. */
    getDeletion: () => getDeletion(http),
    /** Requests the deletion; refuses with `wrong_password` or `current_password_missing`. */
    requestDeletion: async ({
      currentPassword,
      unspent,
    }: DeletionChoice): Promise<Outcome<Deletion>> => {
      if (!http.capabilities.privacy) return fail({ kind: 'not-found' })
      const body = { current_password: currentPassword, ...(unspent && { unspent }) }
      return mapOutcome(
        await http.send({ method: 'POST', path, body, schema, needsData: true }),
        ({ data }) => toDeletion(data),
      )
    },
    /** Keeps the account. */
    cancelDeletion: async (): Promise<Outcome<Deletion>> =>
      mapOutcome(await http.send({ method: 'DELETE', path, schema }), ({ data }) =>
        toDeletion(data),
      ),
  }
}

async function getDeletion(http: HttpClient): Promise<Outcome<Deletion | null>> {
  if (!http.capabilities.privacy) return succeed(null)
  const outcome = await http.send({ method: 'GET', path, schema })
  if (isUnsupported(outcome)) return succeed(null)
  return mapOutcome(outcome, ({ data }) => toDeletion(data))
}

function toDeletion(data: z.output<typeof wireDeletion>): Deletion {
  const { due_at: dueAt, given_up: givenUp } = data
  return {
    request: dueAt === null || givenUp === null ? null : { dueAt, givenUp },
    balance: data.balance,
    refundable: data.refundable,
    giftCards: data.gift_cards,
    openAffairs: data.open,
  }
}
