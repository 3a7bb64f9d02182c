import type { AffairKind } from '#provider/contract/customer.ts'
import type { Money } from '#provider/contract/money.ts'

/** A request to delete the account. */
interface DeletionRequest {
  /** The time from which on the account is deleted. */
  dueAt: string
  /** The part of the balance that is not paid back. */
  givenUp: Money
}

/** What the deletion of the customer's account concerns. */
export interface Deletion {
  /** Null unless requested. */
  request: DeletionRequest | null
  balance: Money
  /** The part of the balance that can be returned to the original payment methods. */
  refundable: Money
  /** Gift cards that the customer has used and that are not used up. */
  giftCards: { code: string; amount: Money }[]
  /** What has to be settled before the account is deleted. */
  openAffairs: { kind: AffairKind; id: string }[]
}
