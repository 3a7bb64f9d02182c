import { useRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonTheme } from '#app/ui/button.tsx'

/** A button that returns to the previous page, or to the home page if there is none. */
export function GoBackButton({ theme }: { readonly theme?: ButtonTheme }) {
  const goBack = useGoBack()
  return (
    <Button theme={theme} onClick={goBack}>
      {m.errors_go_back()}
    </Button>
  )
}

/** Returns a function that opens the previous page, or the home page if there is none. */
export function useGoBack(): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }
}
