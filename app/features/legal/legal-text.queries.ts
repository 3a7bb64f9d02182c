import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { loadPage, loadSharedQuery } from '#app/router/load-page.ts'
import type { LoaderContext } from '#app/router/router-context.ts'
import type { LegalDocument } from '#shop/legal-document.ts'
import { getLegalText } from './legal-text.functions.ts'
import type { PageText } from './legal-text.functions.ts'

/** Fetches a legal or help text, which changes only when the shop restarts. */
const legalTextQuery = (document: LegalDocument) =>
  queryOptions({
    queryKey: ['legal-text', document],
    queryFn: (): Promise<PageText> => getLegalText({ data: document }),
    staleTime: Infinity,
  })

/** Loads a text for its page and returns its introduction for the meta description. */
export async function loadLegalText(
  loader: LoaderContext,
  document: LegalDocument,
): Promise<string | null> {
  let lead: string | null = null
  await loadPage(loader, async () => {
    const text = await loadSharedQuery(loader.context, legalTextQuery(document))
    lead = text.lead.replaceAll(/<[^>]*>/g, '')
  })
  return lead
}

/** Returns a text loaded by `loadLegalText`. */
export function useLegalText(document: LegalDocument): PageText {
  return useSuspenseQuery(legalTextQuery(document)).data
}
