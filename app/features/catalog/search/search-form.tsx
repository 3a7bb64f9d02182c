import { useMatch } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { useSearchKey } from '#app/features/shortcuts/use-search-key.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { maxTextLength } from '../catalog-search.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { catalogPlace } from '../listing-place.ts'
import { useSyncedText } from './use-synced-field.ts'
import { useCatalogForm } from './use-catalog-form.ts'

/** Search suggestions for a text field; `search` are the page's search params. */
type SuggestionsComponent = ComponentType<{
  readonly input: HTMLInputElement
  readonly search: CatalogSearch
  readonly filtersLabel: string
  /** Called when a suggestion is chosen, before it opens. */
  readonly onChoose: () => void
}>

interface SearchFormProps {
  /** Shown once the field has had focus. */
  readonly Suggestions?: SuggestionsComponent | undefined
  /** The catalogue's search params; undefined on other pages. */
  readonly search: CatalogSearch | undefined
}

/**
 * The search form of all pages, which on the catalogue also has the fields that refer to it by
 * its id. There, results and URL update as the visitor types. Without JavaScript, it is a
 * plain GET form.
 */
export function SearchForm({ search, Suggestions }: SearchFormProps) {
  const { applySoon, cancel, submit } = useCatalogForm(search)
  // Other pages keep the text.
  const field = useSyncedText(search && (search.search ?? ''))
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  useSearchKey()
  return (
    <Form
      id={catalogPlace.formId}
      role="search"
      method="get"
      action={localizePath('/catalog', getCurrentLocale())}
      onSubmit={submit}
      className="search-form"
    >
      <span className="relative grid flex-1">
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={m.catalog_search_label()}
          placeholder={m.catalog_search_submit()}
          defaultValue={search?.search ?? ''}
          maxLength={maxTextLength}
          onInput={search && applySoon}
          onFocus={(event) => setInput(event.currentTarget)}
          enterKeyHint="search"
          className="min-h-11 w-full min-w-0 border border-outline bg-surface px-3 text-base font-normal text-ellipsis placeholder:text-on-surface-muted focus-visible:relative focus-visible:outline-offset-0"
        />
        {input && Suggestions ? (
          <Suggestions
            input={input}
            search={search ?? {}}
            filtersLabel={m.catalog_filters()}
            onChoose={cancel}
          />
        ) : null}
      </span>
      <Button type="submit" square="always" className="-ml-px">
        <Icon icon={Search} />
        <span className="sr-only">{m.catalog_search_submit()}</span>
      </Button>
    </Form>
  )
}

/** Returns the search params of the catalogue page; undefined on other pages. */
export function useCatalogSearch(): CatalogSearch | undefined {
  return useMatch({ from: '/catalog/', shouldThrow: false, select: ({ search }) => search })
}
