import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { LoaderContext, RouterContext } from './router-context.ts'
import { throttlePreload } from './throttle-preload.ts'

/** Query options as returned by `queryOptions`. */
type LoadableQuery<TData, TKey extends QueryKey> = QueryExecuteOptions<
  TData,
  Error,
  TData,
  TData,
  TKey
>

/**
 * Runs a page's loader. Preloads are throttled and fail silently; a failed navigation keeps the
 * current page. Returns no data, because it is in the query cache.
 */
export async function loadPage(
  { context, preload }: LoaderContext,
  load: () => Promise<unknown>,
): Promise<void> {
  if (preload) {
    await throttlePreload(load)
    return
  }
  try {
    await load()
  } catch (error) {
    context.navigation.fail(error)
  }
}

/**
 * Fetches a query for a page. A navigation waits for fresh data; back and forward navigations use
 * cached data, which the page's components revalidate when they mount. Rejects with the query's
 * error.
 */
export function loadQuery<TData, TKey extends QueryKey>(
  { queryClient, navigation }: RouterContext,
  options: LoadableQuery<TData, TKey>,
): Promise<TData> {
  return queryClient.query(
    navigation.prefersCache() ? { ...options, staleTime: 'static' } : options,
  )
}

/** Fetches optional data for a page; resolves to undefined if the query fails. */
export function loadOptionalQuery<TData, TKey extends QueryKey>(
  context: RouterContext,
  options: LoadableQuery<TData, TKey>,
): Promise<TData | undefined> {
  return loadQuery(context, options).catch(() => undefined)
}

/**
 * Fetches data shown on every page. Returns cached data immediately and, if it is stale, refetches
 * it in the background. Waits if nothing is cached, or if the data was invalidated on purpose and a
 * new page is opened.
 */
export async function loadSharedQuery<TData, TKey extends QueryKey>(
  { queryClient, navigation }: RouterContext,
  options: LoadableQuery<TData, TKey>,
): Promise<TData> {
  const state = queryClient.getQueryState<TData>(options.queryKey)
  const fresh = queryClient.query(options)
  if (state?.data === undefined) return fresh
  // A failed refetch also marks a query as invalidated, but its data is still the best available.
  const isOutdated = state.isInvalidated && state.status !== 'error'
  if (isOutdated && !navigation.prefersCache()) return fresh
  fresh.catch(() => null)
  return state.data
}
