import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { dialStore, initialDial, isDialing } from '#app/features/dial/dial-store.ts'
import { Button } from '#app/ui/button.tsx'
import { useStore } from '#app/ui/store.ts'
import type { Facets } from '#app/provider/types/product-list.ts'
import { maxTextLength } from '../catalog-search.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { SearchSelect } from './search-select.tsx'
import { getSortOptions } from './sort-options.ts'
import { useSyncedText } from './use-synced-field.ts'
import { catalogFormId } from './use-catalog-form.ts'
import type { CatalogFormHandlers } from './use-catalog-form.ts'
import { Form } from '#app/ui/form.tsx'

/** Search suggestions for a text field; `search` are the page's search params. */
export type SuggestionsComponent = ComponentType<{
  readonly input: HTMLInputElement
  readonly search: CatalogSearch
  /** Called when a suggestion is chosen, before it opens. */
  readonly onChoose: () => void
}>

interface CatalogFormProps {
  readonly Suggestions?: SuggestionsComponent | undefined
  readonly search: CatalogSearch
  readonly handlers: CatalogFormHandlers
  /** Null if the provider sends none. */
  readonly facets: Facets | null
}

/**
 * The search form, which the filter fields belong to as well. Results and URL update as the visitor
 * types; without JavaScript, it is a plain GET form.
 */
export function CatalogForm({ search, handlers, facets, Suggestions }: CatalogFormProps) {
  const dial = useStore(dialStore, initialDial)
  return (
    <Form
      id={catalogFormId}
      role="search"
      method="get"
      action={localizePath('/catalog', getCurrentLocale())}
      onSubmit={handlers.submit}
      className="flex min-w-[min(100%,20rem)] flex-1 max-tablet:flex-wrap"
    >
      <SearchField search={search} handlers={handlers} Suggestions={Suggestions} />
      <Button type="submit" square="always" className="-ml-px">
        <Icon icon={Search} />
        <span className="sr-only">{m.catalog_search_submit()}</span>
      </Button>
      <SearchSelect
        name="sort"
        label={m.catalog_sort()}
        value={search.sort ?? ''}
        options={getSortOptions(search, facets, isDialing(dial))}
        onChange={handlers.applyNow}
      />
      {hiddenFields.map((name) =>
        search[name] === undefined ? null : (
          <input key={name} type="hidden" name={name} value={search[name]} />
        ),
      )}
    </Form>
  )
}

/** The search params without a visible field. */
const hiddenFields = ['type', 'similar', 'exact', 'dial_tempo', 'dial_key', 'dial_exact'] as const

interface SearchFieldProps {
  readonly Suggestions: SuggestionsComponent | undefined
  readonly search: CatalogSearch
  readonly handlers: CatalogFormHandlers
}

/** The text field; its suggestions load on first focus. */
function SearchField({ search, handlers, Suggestions }: SearchFieldProps) {
  const text = search.search ?? ''
  const field = useSyncedText(text)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <span className="relative grid w-full min-w-0 flex-1">
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={m.catalog_search_label()}
        placeholder={m.catalog_search_submit()}
        defaultValue={text}
        maxLength={maxTextLength}
        onInput={handlers.applySoon}
        onFocus={(event) => setInput(event.currentTarget)}
        enterKeyHint="search"
        className="min-h-11 w-full min-w-0 border border-outline bg-surface px-3 placeholder:text-on-surface-muted focus-visible:relative focus-visible:outline-offset-0"
      />
      {input && Suggestions ? (
        <Suggestions input={input} search={search} onChoose={handlers.cancel} />
      ) : null}
    </span>
  )
}
