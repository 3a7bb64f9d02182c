import { displaySize } from '#app/ui/display-size.ts'

interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** The tallest a line may be, of the window's height. */
  readonly tallest?: string
}

/**
 * A page's name as large as its longest word lets it be: the word fills the width, in every
 * language and on every screen, and nothing is cut or broken.
 */
export function DisplayText({ text, lang, tallest = '26svh' }: DisplayTextProps) {
  return (
    <div className="@container">
      <h1
        lang={lang}
        style={{ fontSize: `min(${displaySize(text)}cqi, ${tallest})` }}
        className="-ml-[0.04em] leading-[0.9] font-extrabold tracking-[-0.045em] hyphens-none"
      >
        {text}
      </h1>
    </div>
  )
}
