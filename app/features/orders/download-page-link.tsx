import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { getButtonClass } from '#app/ui/button.tsx'

/** A link to the provider's own downloads page, which requires a separate login. */
export function DownloadPageLink() {
  const { downloadsUrl } = useProviderInfo()
  if (downloadsUrl === null) return null
  return (
    <div className="grid gap-3">
      <p className="max-w-prose">{m.profile_download_page_note()}</p>
      <a
        href={downloadsUrl}
        data-download-page
        className={getButtonClass({ className: 'justify-self-start' })}
      >
        {m.profile_download_page()}
      </a>
    </div>
  )
}
