import { createSerializationAdapter } from '@tanstack/react-router'
import type { Failure } from '#app/provider/failure.ts'

export type PageErrorKind = Failure['kind']

/** A failure that leaves its page nothing to show. It is public: the browser receives its kind. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly kind: PageErrorKind

  constructor(kind: PageErrorKind) {
    super(`The page could not be loaded: ${kind}`)
    this.kind = kind
  }
}

/** The kind of a PageError; null for any other error. */
export function getPageErrorKind(error: unknown): PageErrorKind | null {
  return error instanceof PageError ? error.kind : null
}

/** Keeps the type of a PageError on its way to the browser, which otherwise receives a plain Error. */
export const pageErrorAdapter = createSerializationAdapter({
  key: 'page-error',
  test: (value: unknown): value is PageError => value instanceof PageError,
  toSerializable: ({ kind }) => kind,
  fromSerializable: (kind: PageErrorKind) => new PageError(kind),
})
