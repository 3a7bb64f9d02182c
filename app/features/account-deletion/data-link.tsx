import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { getButtonClass } from '#app/ui/button.tsx'

/** The link to a ZIP with all data about the customer. */
export function DataLink() {
  return (
    <a
      href={localizePath('/account-data.zip', getCurrentLocale())}
      data-download="data"
      className={getButtonClass({ className: 'justify-self-start' })}
    >
      {m.profile_data_download()}
    </a>
  )
}
