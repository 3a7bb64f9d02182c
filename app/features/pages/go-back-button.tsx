import { useRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonTheme } from '#app/ui/button.tsx'

/** Goes to the page before this one, or home where this is the first. */
export function GoBackButton({ theme }: { readonly theme?: ButtonTheme }) {
  const router = useRouter()
  function goBack(): void {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }
  return (
    <Button theme={theme} onClick={goBack}>
      {m.errors_go_back()}
    </Button>
  )
}
