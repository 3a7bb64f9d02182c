import { displaySize } from '#app/ui/display-size.ts'

interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** Maximum height of all lines together, in svh. */
  readonly maxHeight: number
  readonly className?: string
  /** Renders a visual copy that is neither a heading nor selectable text. */
  readonly echo?: boolean
}

const textClass = '-ml-[0.04em] display-type text-balance hyphens-manual'

/**
 * A page's heading, as large as its longest word allows: it fills the width in every language and on
 * every screen, is never clipped, and leaves the content below it in view.
 */
export function DisplayText({
  text,
  lang,
  maxHeight,
  className = '',
  echo = false,
}: DisplayTextProps) {
  const style = { fontSize: displaySize(text, maxHeight) }
  return (
    <div className="@container">
      {echo ? (
        <div
          aria-hidden="true"
          data-text={text}
          style={style}
          className={`${textClass} [overflow-wrap:anywhere] before:content-[attr(data-text)]`}
        />
      ) : (
        <h1 lang={lang} style={style} className={`${textClass} ${className}`}>
          {text}
        </h1>
      )}
    </div>
  )
}
