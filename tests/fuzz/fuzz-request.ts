import type { Change } from './change-value.ts'

/** A change to the path: text added to it, or put in the place of a segment. */
export interface PathChange {
  readonly kind: 'append' | 'segment' | 'prefix' | 'double'
  readonly at: number
  readonly text: string
}

/** A header to set, to add to others of its name, or to leave out (null). */
export interface HeaderChange {
  readonly name: string
  readonly value: string | null
  readonly isAdded: boolean
}

/** What happens to a body after it has been encoded. */
export type BodyChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'insert'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'compress'
      readonly coding: 'gzip' | 'deflate' | 'br'
      readonly isDeclared: boolean
    }
  | { readonly kind: 'grow'; readonly bytes: number }

export type Visitor = 'guest' | 'customer' | 'forger'

/** A valid request and the changes to it: everything that is needed to send it again. */
export interface FuzzRequest {
  /** The name of the target. */
  readonly target: string
  /** Selects one of the target's examples. */
  readonly example: number
  readonly visitor: Visitor
  readonly locale: string
  readonly method: string | null
  readonly path: readonly PathChange[]
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: readonly HeaderChange[]
  /** Changes to the data before it is encoded. */
  readonly data: readonly Change[]
  /** Changes to the serialized form of a server function's data. */
  readonly serialized: readonly Change[]
  readonly bodyType: 'json' | 'form' | 'multipart' | 'call' | 'text' | null
  readonly body: BodyChange
}
