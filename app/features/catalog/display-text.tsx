import { displaySize } from '#app/ui/display-size.ts'

interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** The highest all its lines may be together, in hundredths of the window's height. */
  readonly tallest: number
  readonly className?: string
  /** Draws the same letters once more for the eye alone, as no heading and no text. */
  readonly echo?: boolean
}

const look = '-ml-[0.04em] display-type text-balance hyphens-manual'

/**
 * A page's name as large as it can be: its words fill the width, in every language and on every
 * screen, nothing is cut, and what stands under it stays in view.
 */
export function DisplayText({
  text,
  lang,
  tallest,
  className = '',
  echo = false,
}: DisplayTextProps) {
  const style = { fontSize: displaySize(text, tallest) }
  return (
    <div className="@container">
      {echo ? (
        <div
          aria-hidden="true"
          data-text={text}
          style={style}
          className={`${look} [overflow-wrap:anywhere] before:content-[attr(data-text)]`}
        />
      ) : (
        <h1 lang={lang} style={style} className={`${look} ${className}`}>
          {text}
        </h1>
      )}
    </div>
  )
}
