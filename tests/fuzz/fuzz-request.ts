import type { Change } from './change-value.ts'

/** A change to the path: text appended to it or replacing a segment. */
export interface PathChange {
  readonly kind: 'append' | 'segment' | 'prefix' | 'double'
  readonly at: number
  readonly text: string
}

/** A header to set, to append to others of its name, or to remove (null). */
export interface HeaderChange {
  readonly name: string
  readonly value: string | null
  readonly isAdded: boolean
}

/** A change to an encoded body. */
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

/** A valid request and the changes to it, sufficient to send it again. */
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
  /** Changes to the data before encoding. */
  readonly data: readonly Change[]
  /** Changes to the serialized data of a server function. */
  readonly serialized: readonly Change[]
  readonly bodyType: 'json' | 'form' | 'multipart' | 'call' | 'text' | null
  readonly body: BodyChange
}
