import type { Fleet } from './fleet.ts'
import type { CustomerFacts, Facts, Journal } from './journal.ts'
import type { Owner } from './services/owner.ts'
import type { Services } from './services/services.ts'

/** A product as the test buys it. */
export interface ProductFacts {
  readonly id: number
  readonly linkId: number
  readonly packId: number | null
}

/** What is counted in a part. */
export interface Counts {
  operations: number
  requests: number
  /** Responses that did not arrive. */
  lost: number
  /** Requests that the shop refused, for example because an item was already in the cart. */
  refused: number
}

interface Violation {
  readonly rule: string
  /** The customer whose journal explains the violation; empty if there is none. */
  readonly who: string
}

/** What all operations of a part share. */
export interface World {
  readonly seed: number
  readonly part: number
  readonly fleet: Fleet
  readonly services: Services
  readonly owner: Owner
  readonly facts: Facts
  readonly journal: Journal
  readonly products: readonly ProductFacts[]
  /** Ids of the products that some versions of the catalogue do not sell. */
  readonly sometimesRemoved: ReadonlySet<number>
  readonly counts: Counts
  readonly violations: Violation[]
  /** The customers with no operation in progress. */
  readonly idle: CustomerFacts[]
}
