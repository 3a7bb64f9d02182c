import { fitDisplaySize, getAccentPadding, getDisplayLineHeight } from '#app/ui/display-size.ts'

interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** The maximum total height of the text, in svh. */
  readonly maxHeight: number
  readonly className?: string
  /** Renders a decorative copy that is not a heading and cannot be selected. */
  readonly echo?: boolean
}

const textClass = '-ml-[0.04em] display-type text-balance hyphens-manual'

/**
 * A page heading, sized by its longest word to fill the width in every language and on every screen
 * without being clipped or pushing the content below it out of view.
 */
export function DisplayText({
  text,
  lang,
  maxHeight,
  className = '',
  echo = false,
}: DisplayTextProps) {
  const style = {
    fontSize: fitDisplaySize(text, maxHeight),
    lineHeight: getDisplayLineHeight(text),
    paddingTop: getAccentPadding(text),
  }
  return (
    <div className="@container">
      {echo ? (
        <div
          aria-hidden="true"
          data-text={text}
          style={style}
          className={`${textClass} wrap-anywhere before:content-[attr(data-text)]`}
        />
      ) : (
        <h1 lang={lang} style={style} className={`${textClass} ${className}`}>
          {text}
        </h1>
      )}
    </div>
  )
}
