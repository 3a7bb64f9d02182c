import type { LayoutName } from './layout.tsx'

interface MatchState {
  readonly status: string
  /** Set by the router on the match whose child route was not found. */
  readonly _notFound?: boolean
  readonly staticData: { readonly layout?: LayoutName }
}

/** The layout set by the innermost route; `empty` for failed pages and missing ones. */
export function selectLayout(matches: readonly MatchState[]): LayoutName {
  const hasFailed = matches.some(
    ({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound === true,
  )
  return hasFailed ? 'empty' : (matches.at(-1)?.staticData.layout ?? 'default')
}
