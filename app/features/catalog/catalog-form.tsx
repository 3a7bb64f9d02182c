import Search from 'lucide-react/icons/search'
import { Icon } from '#app/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { CatalogSearch } from './catalog-search.ts'
import { codeFilters, rangeFilters } from './filter-values.ts'
import { SearchSelect } from './search-select.tsx'
import { getSortOptions } from './sort-options.ts'
import { catalogFormId } from './use-catalog-form.ts'
import type { CatalogFormWork } from './use-catalog-form.ts'

interface CatalogFormProps {
  readonly search: CatalogSearch
  readonly work: CatalogFormWork
  /** Whether the fields of the filters stand elsewhere on the page. */
  readonly hasFilters: boolean
}

/** Without JavaScript a plain GET form; with it the results follow each key, and the address too. */
export function CatalogForm({ search, work, hasFilters }: CatalogFormProps) {
  return (
    <form
      id={catalogFormId}
      role="search"
      method="get"
      action={localizePath('/catalog', currentLocale())}
      onSubmit={work.submit}
      className="flex min-w-[min(100%,20rem)] flex-1"
    >
      <SearchField text={search.search ?? ''} onType={work.applySoon} />
      <SearchSelect
        name="sort"
        label={m.catalog_sort()}
        value={search.sort ?? ''}
        options={getSortOptions(search)}
        onChange={work.applyNow}
      />
      <Kept
        search={search}
        names={hasFilters ? ['type'] : ['type', ...codeFilters, ...rangeFilters]}
      />
      <Button type="submit" className="-ml-px w-11 shrink-0 px-0!">
        <Icon icon={Search} />
        <span className="sr-only">{m.catalog_search_submit()}</span>
      </Button>
    </form>
  )
}

interface SearchFieldProps {
  readonly text: string
  readonly onType: () => void
}

/** Follows the address when it changes elsewhere, but never while somebody types here. */
function SearchField({ text, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = text
  }, [text])
  return (
    <input
      ref={field}
      type="search"
      name="search"
      aria-label={m.catalog_search_label()}
      placeholder={m.catalog_search_submit()}
      defaultValue={text}
      maxLength={200}
      onInput={onType}
      enterKeyHint="search"
      className="min-h-11 w-full min-w-0 flex-1 border border-outline bg-surface px-3 placeholder:text-on-surface-muted focus-visible:relative focus-visible:outline-offset-0"
    />
  )
}

interface KeptProps {
  readonly search: CatalogSearch
  readonly names: readonly ('type' | (typeof codeFilters)[number] | (typeof rangeFilters)[number])[]
}

/** What no field says stays in the address when the form is sent. */
function Kept({ search, names }: KeptProps) {
  return names.map((name) =>
    search[name] ? <input key={name} type="hidden" name={name} value={search[name]} /> : null,
  )
}
