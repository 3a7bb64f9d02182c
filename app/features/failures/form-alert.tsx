/** What was refused of the form as a whole; the toast has said it aloud already. */
export function FormAlert({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p tabIndex={-1} className="border-2 border-wrong p-3 font-semibold text-wrong" data-form-error>
      {text}
    </p>
  )
}
