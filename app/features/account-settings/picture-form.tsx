import UserRound from 'lucide-react/icons/user-round'
import { useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { m } from '#app/paraglide/messages.js'
import type { Refusal } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import { pictureTypes, validatePicture } from './settings-schema.ts'
import { useSavePicture } from './settings.mutations.ts'

/** The customer's picture, with a file input that uploads a selected file immediately. */
export function PictureForm({ customer }: { readonly customer: Customer }) {
  const [error, setError] = useState<Refusal | null>(null)
  const save = useSavePicture(setError)
  const id = useId()

  function uploadSelectedFile(input: HTMLInputElement): void {
    const file = input.files?.[0]
    if (!file) return
    const refusal = validatePicture(file)
    setError(refusal)
    if (refusal === null) save.run(file)
    // Without this reset, selecting the same file twice would not fire a change event.
    input.value = ''
  }

  return (
    <div className="grid content-start justify-items-start gap-4">
      <Picture url={customer.imageUrl} />
      <div className="grid gap-2">
        <input
          id={id}
          type="file"
          accept={pictureTypes.join(',')}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          disabled={save.isPending}
          onChange={(event) => uploadSelectedFile(event.currentTarget)}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={getButtonClass({
            className:
              'cursor-pointer justify-self-start peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-disabled:opacity-45',
          })}
        >
          {m.profile_image_change()}
        </label>
        <p
          id={`${id}-hint`}
          aria-live="polite"
          className={error ? 'text-sm font-semibold text-danger' : 'text-sm text-on-surface-muted'}
        >
          {error ? getErrorText(error) : m.profile_image_hint()}
        </p>
      </div>
    </div>
  )
}

function Picture({ url }: { readonly url: string | null }) {
  const look = 'size-40 rounded-full border border-outline bg-surface-raised'
  if (url) {
    return (
      <img
        src={url}
        alt={m.profile_image()}
        width={160}
        height={160}
        className={`${look} object-cover`}
      />
    )
  }
  return (
    <span className={`${look} grid place-items-center`}>
      <Icon icon={UserRound} className="size-16 stroke-1" />
    </span>
  )
}

function getErrorText(refusal: Refusal): string {
  return getFailureMessages(refusal)
    .map(({ text }) => text)
    .join(' ')
}
