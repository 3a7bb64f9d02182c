import { Link } from '@tanstack/react-router'
import { useSession } from '#app/features/account/use-session.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'

const linkClass = 'underline underline-offset-4'

/** A note that a guest's lists are only stored on this device until they log in. */
export function StorageNote() {
  const { capabilities } = useProviderInfo()
  const { customer } = useSession()
  if (customer && capabilities.favorites) return null
  return (
    <p className="page-width w-full max-w-none text-sm">
      {m.favorites_device_note()}{' '}
      {capabilities.favorites ? (
        <Link to="/auth/login" search={{ backUrl: undefined }} className={linkClass}>
          {m.favorites_device_log_in()}
        </Link>
      ) : null}
    </p>
  )
}
