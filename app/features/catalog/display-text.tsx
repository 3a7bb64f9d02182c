import { displaySize } from '#app/ui/display-size.ts'

interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** The highest all its lines may be together, in hundredths of the window's height. */
  readonly tallest: number
}

/**
 * A page's name as large as it can be: its words fill the width, in every language and on every
 * screen, nothing is cut, and what stands under it stays in view.
 */
export function DisplayText({ text, lang, tallest }: DisplayTextProps) {
  return (
    <div className="@container">
      <h1
        lang={lang}
        style={{ fontSize: displaySize(text, tallest) }}
        className="-ml-[0.04em] leading-[0.9] font-extrabold tracking-[-0.045em] hyphens-manual"
      >
        {text}
      </h1>
    </div>
  )
}
