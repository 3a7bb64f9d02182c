import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { parseCatalogSearch } from './catalog-search.ts'
import type { CatalogSearch } from './catalog-search.ts'
import type { GenreOption } from './genre-options.ts'
import { SearchSelect } from './search-select.tsx'
import { sortOptions } from './sort-options.ts'
import { useDebounced } from './use-debounced.ts'

interface CatalogFormProps {
  readonly search: CatalogSearch
  readonly genres: readonly GenreOption[]
}

const typingPause = 250

/** Without JavaScript a plain GET form; with it the results follow each key, and the address too. */
export function CatalogForm({ search, genres }: CatalogFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (!form.current) return
    void navigate({ to: '/catalog', search: searchOf(form.current), replace: true, resetScroll: false })
  }
  const [applySoon, applyNow] = useDebounced(apply, typingPause)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    applyNow()
  }
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={localizePath('/catalog', currentLocale())}
      onSubmit={submit}
      className="grid grid-cols-2 gap-3 tablet:grid-cols-[1fr_1fr_auto] desktop:grid-cols-[1fr_auto_auto_auto]"
    >
      <SearchField text={search.search ?? ''} onType={applySoon} />
      <SearchSelect
        name="genre"
        label={m.catalog_genre()}
        value={search.genre ?? ''}
        options={[{ value: '', label: m.catalog_genre_all() }, ...genres]}
        optionLang="en"
        onChange={applyNow}
      />
      <SearchSelect
        name="sort"
        label={m.catalog_sort()}
        value={search.sort ?? ''}
        options={sortOptions(search)}
        onChange={applyNow}
      />
      <KeptParameters search={search} />
      <Button type="submit" className="col-span-full tablet:col-span-1">
        <Search aria-hidden className="size-5" />
        {m.catalog_search_submit()}
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
      placeholder={m.catalog_search_label()}
      defaultValue={text}
      maxLength={200}
      onInput={onType}
      enterKeyHint="search"
      className="col-span-full min-h-12 w-full min-w-0 border border-rule bg-paper px-3 text-lg placeholder:text-ink-soft desktop:col-span-1"
    />
  )
}

/** What the form has no field for stays in the address when it is sent without JavaScript. */
function KeptParameters({ search }: { readonly search: CatalogSearch }) {
  const names = ['type', 'instrument', 'key', 'bpm', 'length', 'price'] as const
  return names.map((name) =>
    search[name] ? <input key={name} type="hidden" name={name} value={search[name]} /> : null,
  )
}

function searchOf(form: HTMLFormElement): CatalogSearch {
  return parseCatalogSearch(Object.fromEntries(new FormData(form)))
}
