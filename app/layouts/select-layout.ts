import type { LayoutName } from './layout.tsx'

interface MatchState {
  readonly status: string
  readonly staticData: { readonly layout?: LayoutName }
}

/** Returns the layout set by the innermost route; `empty` for failed and missing pages. */
export function selectLayout(matches: readonly MatchState[]): LayoutName {
  const hasFailed = matches.some(({ status }) => status === 'error' || status === 'notFound')
  // If no route matches, the root is the only match.
  const isMissing = matches.length === 1
  return hasFailed || isMissing ? 'empty' : (matches.at(-1)?.staticData.layout ?? 'default')
}
