import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonTheme } from '#app/ui/button.tsx'
import { useGoBack } from './use-go-back.ts'

/** Goes to the page before this one, or home where this is the first. */
export function GoBackButton({ theme }: { readonly theme?: ButtonTheme }) {
  const goBack = useGoBack()
  return (
    <Button theme={theme} onClick={goBack}>
      {m.errors_go_back()}
    </Button>
  )
}
