import { navigatingAway, useAction } from '#app/features/forms/use-action.ts'
import { m } from '#app/paraglide/messages.js'
import { localizePath } from '#app/i18n/paths.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { logOut } from './logout.functions.ts'

/** Logs out and opens the home page as a new document, so that nothing of the account stays in memory. */
export function LogoutButton({ className }: { readonly className: string }) {
  const { busy, run } = useAction(async () => {
    await logOut()
    globalThis.location.assign(localizePath('/', currentLocale()))
    return navigatingAway
  })
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void run()}>
      {m.shop_nav_log_out()}
    </button>
  )
}
