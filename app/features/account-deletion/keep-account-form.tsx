import { useQueryClient } from '@tanstack/react-query'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { Form } from '#app/ui/form.tsx'
import { deletionQuery } from './deletion.queries.ts'
import { keepAccount } from './deletion.functions.ts'

/** The button that cancels the deletion; works without JavaScript. */
export function KeepAccountForm({ customerId }: { readonly customerId: number }) {
  const queryClient = useQueryClient()
  const keeping = useSingleMutation({
    mutationFn: (_button: HTMLButtonElement) => keepAccount({ data: { keep_account: '1' } }),
    onSuccess: (outcome, button) => {
      if (!outcome.ok) return reportFailure(outcome.failure)
      if (button === document.activeElement) focusNextBeforeRemoval(button)
      queryClient.setQueryData(deletionQuery(customerId).queryKey, outcome.value)
      reportSuccess(m.deletion_kept())
    },
    onError: reportNoResponse,
  })
  return (
    <Form method="post">
      <Button
        type="submit"
        theme="primary"
        name="keep_account"
        value="1"
        busy={keeping.isPending}
        onClick={(event) => {
          event.preventDefault()
          keeping.run(event.currentTarget)
        }}
      >
        {m.deletion_keep()}
      </Button>
    </Form>
  )
}
