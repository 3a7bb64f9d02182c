import type { LayoutName } from './layout.tsx'

interface MatchState {
  readonly status: string
  /** The router's mark on the match below which nothing was found. */
  readonly _notFound?: boolean
  readonly staticData: { readonly layout?: LayoutName }
}

/** The layout the innermost route names; a page that failed or does not exist has the empty one. */
export function selectLayout(matches: readonly MatchState[]): LayoutName {
  const failed = matches.some(
    ({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound === true,
  )
  return failed ? 'empty' : (matches.at(-1)?.staticData.layout ?? 'default')
}
