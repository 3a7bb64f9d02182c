import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import * as z from 'zod/mini'
import { requiredLine } from '#app/features/forms/form-fields.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { maxCrateNameLength } from '#provider/contract/favorite-limits.ts'
import type { Crate } from '#app/provider/types/favorites.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { FavoritesChange } from './favorites-change.ts'
import { changeLists } from './favorites.mutations.ts'
import { Form } from '#app/ui/form.tsx'

const nameSchema = z.object({ name: requiredLine(maxCrateNameLength) })

interface CrateNameFormProps {
  readonly submitLabel: string
  readonly defaultName?: string
  /** True to focus the field when the form appears on request. */
  readonly takesFocus?: boolean
  /** Returns the change to make for a submitted name. */
  readonly toChange: (name: string) => FavoritesChange
  /** Called after the change, with the crate if one was created. */
  readonly onDone: (crate: Crate | null) => void
}

/** A form for the name of a crate, to create or rename it. */
export function CrateNameForm({
  submitLabel,
  defaultName,
  takesFocus = false,
  toChange,
  onDone,
}: CrateNameFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const queryClient = useQueryClient()
  const { busy, inputProps, onSubmit } = useForm({
    schema: nameSchema,
    labels: { name: m.favorites_crate_name() },
    send: ({ name }) => changeLists(queryClient, toChange(name)),
    onDone: (crate, _data, sent) => {
      sent.reset()
      onDone(crate)
    },
  })
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="needs-js grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
    >
      <TextField
        {...inputProps('name', defaultName)}
        // A page may contain several of these forms.
        id={id}
        autoComplete="off"
        maxLength={maxCrateNameLength}
        required
      />
      <Button type="submit" busy={busy} className="mt-6">
        {submitLabel}
      </Button>
    </Form>
  )
}
