import { useNavigate } from '@tanstack/react-router'
import type { CatalogSearch } from '../catalog-search.ts'
import { m } from '#app/paraglide/messages.js'
import type {
  SuggestedFilter,
  SuggestedProduct,
  Suggestions,
} from '#app/provider/types/suggestions.ts'
import { Combobox } from '#app/ui/combobox/combobox.tsx'
import type { ComboboxGroup } from '#app/ui/combobox/combobox-list.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { getReadLabel, replaceWords } from '../filters/active-filters.ts'
import { getOptionLanguage } from '../filters/filter-labels.ts'
import { getSuggestions } from './suggestions.functions.ts'

/** The page that a suggestion opens: a product, an artist, or the catalogue. */
type Target =
  | { readonly productId: number }
  | { readonly artistSlug: string }
  | { readonly search: CatalogSearch }

interface SearchSuggestionsProps {
  readonly input: HTMLInputElement
  /** The search params of the page. */
  readonly search: CatalogSearch
  /** The heading of the filters; the catalogue page has it, too, and it is too short for a chunk. */
  readonly filtersLabel: string
  /** Called when a suggestion is chosen, before it opens. */
  readonly onChoose: () => void
}

/** Suggests sounds, packs, artists and filters as the visitor types. */
export function SearchSuggestions({
  input,
  search,
  filtersLabel,
  onChoose,
}: SearchSuggestionsProps) {
  const navigate = useNavigate()
  async function load(text: string): Promise<ComboboxGroup<Target>[]> {
    const outcome = await getSuggestions({ data: text })
    return outcome.ok ? toGroups(outcome.value, { ...search, search: text }, filtersLabel) : []
  }
  function choose(target: Target): void {
    onChoose()
    if ('productId' in target) {
      void navigate({ to: '/catalog/$id', params: { id: String(target.productId) } })
      return
    }
    if ('artistSlug' in target) {
      void navigate({ to: '/artists/$slug', params: { slug: target.artistSlug } })
      return
    }
    setText(input, target.search.search ?? '')
    void navigate({ to: '/catalog', search: target.search })
  }
  return (
    <Combobox
      input={input}
      label={m.catalog_suggestions()}
      load={load}
      onChoose={choose}
      formatCount={(count) => m.catalog_suggestion_count({ count })}
    />
  )
}

/** Sets the field's text, which the page does not change while the field has focus. */
function setText(field: HTMLInputElement, text: string): void {
  field.value = text
}

function toGroups(
  suggestions: Suggestions,
  search: CatalogSearch,
  filtersLabel: string,
): ComboboxGroup<Target>[] {
  const { sounds, packs, artists, filters, first } = suggestions
  const soundGroup = { label: m.catalog_suggest_sounds(), options: sounds.map(toProductOption) }
  const packGroup = { label: m.catalog_packs(), options: packs.map(toProductOption) }
  return [
    ...(first === 'packs' ? [packGroup, soundGroup] : [soundGroup, packGroup]),
    {
      label: m.catalog_suggest_artists(),
      options: artists.map(({ slug, name }) => ({
        key: `artist-${slug}`,
        text: name,
        value: { artistSlug: slug },
      })),
    },
    {
      label: filtersLabel,
      options: filters.map((filter) => toFilterOption(filter, search)),
    },
  ]
}

function toProductOption({ id, name, artist }: SuggestedProduct) {
  const value = { productId: id }
  return { key: `product-${id}`, text: name, detail: artist, value }
}

function toFilterOption(filter: SuggestedFilter, search: CatalogSearch) {
  return {
    key: `filter-${filter.facet}-${filter.value}`,
    text: getReadLabel(filter),
    detail: formatNumber(filter.count),
    lang: filter.facet === 'bpm' ? undefined : getOptionLanguage(filter.facet),
    value: { search: replaceWords(search, filter) },
  }
}
