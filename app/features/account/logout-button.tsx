import { m } from '#app/paraglide/messages.js'
import { useLogOut } from './session.mutations.ts'

/** A button that logs out and opens the home page. */
export function LogoutButton({ className }: { readonly className: string }) {
  const { isPending, mutate } = useLogOut()
  return (
    <button type="button" className={className} disabled={isPending} onClick={() => mutate()}>
      {m.shop_nav_log_out()}
    </button>
  )
}
