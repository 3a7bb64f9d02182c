import { useState } from 'react'
import type { FormEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { useApplyCode } from './use-codes.ts'

/** The one field for gift cards and discount codes, and the codes in force. */
export function CodeForm({ cart }: { readonly cart: Cart }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const apply = useApplyCode()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')
    const refused =
      code.trim() === '' ? m.cart_code_required() : await apply.mutateAsync(code.trim())
    setError(refused)
    if (refused === null) setCode('')
    else input?.focus()
  }

  return (
    <div className="grid gap-3 py-6">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event).catch(() => null)}
        className="flex flex-wrap items-start gap-3"
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={m.cart_code_label()}
            name="code"
            value={code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error ?? undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" busy={apply.isPending} className="mobile-lg:mt-6">
          {m.cart_code_apply()}
        </Button>
      </form>
      <AppliedCodes cart={cart} />
    </div>
  )
}
