import { singleEnvelope } from '#provider/contract/envelope.ts'
import { wireSuggestions } from '#provider/contract/suggestions.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { Suggestions } from '../types/suggestions.ts'

const suggestionsResponse = singleEnvelope(wireSuggestions)

/** Fetches suggestions for a partial search text; empty if the provider does not support them. */
export async function fetchSuggestions(
  http: HttpClient,
  text: string,
): Promise<Outcome<Suggestions>> {
  const none: Suggestions = { sounds: [], packs: [], artists: [], filters: [], first: 'sounds' }
  if (!http.capabilities.filters) return succeed(none)
  const outcome = await http.send({
    method: 'GET',
    path: '/api/v1/suggestions',
    query: { query: text },
    schema: suggestionsResponse,
    isPublic: true,
    isOptional: true,
  })
  return mapOutcome(outcome, ({ data: { sounds, packs, artists, filters, first } }) => ({
    sounds: sounds ?? [],
    packs: packs ?? [],
    artists: artists ?? [],
    filters: filters ?? [],
    first: first ?? 'sounds',
  }))
}
