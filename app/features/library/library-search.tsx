import Search from 'lucide-react/icons/search'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maxTextLength } from '#app/features/catalog/catalog-search.ts'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { libraryPlace } from '#app/features/catalog/listing-place.ts'
import { useCatalogForm } from '#app/features/catalog/search/use-catalog-form.ts'
import { useSyncedText } from '#app/features/catalog/search/use-synced-field.ts'

/**
 * The search of the library, with the same wishes as the shop's. Results and URL update as the
 * customer types; without JavaScript, it is a plain GET form.
 */
export function LibrarySearch({ search }: { readonly search: CatalogSearch }) {
  const { applySoon, submit } = useCatalogForm(search)
  const field = useSyncedText(search.search ?? '')
  return (
    <Form
      id={libraryPlace.formId}
      role="search"
      aria-label={m.library_search()}
      method="get"
      action={localizePath(libraryPlace.to, getCurrentLocale())}
      onSubmit={submit}
      className="flex min-w-0 flex-1 basis-60"
    >
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={m.library_search()}
        placeholder={m.library_search()}
        defaultValue={search.search ?? ''}
        maxLength={maxTextLength}
        onInput={applySoon}
        enterKeyHint="search"
        className="min-h-11 w-full min-w-0 border border-outline bg-surface px-3 text-base font-normal placeholder:text-on-surface-muted focus-visible:relative focus-visible:outline-offset-0"
      />
      <Button type="submit" square="always" className="-ml-px">
        <Icon icon={Search} />
        <span className="sr-only">{m.library_search()}</span>
      </Button>
    </Form>
  )
}
