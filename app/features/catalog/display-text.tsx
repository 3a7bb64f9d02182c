interface DisplayTextProps {
  readonly text: string
  readonly lang?: string | undefined
  /** The tallest a line may be, of the window's height. */
  readonly tallest?: string
}

/** How wide a letter of the display face is at its boldest, in parts of its size. */
const letterWidth = 0.56

/**
 * A page's name as large as its longest word lets it be: the word fills the width, in every
 * language and on every screen, and nothing is cut or broken.
 */
export function DisplayText({ text, lang, tallest = '26svh' }: DisplayTextProps) {
  const longest = Math.max(4, ...text.split(/\s+/).map((word) => [...word].length))
  const size = `min(${(100 / (longest * letterWidth)).toFixed(2)}cqi, ${tallest})`
  return (
    <div className="@container">
      <h1
        lang={lang}
        style={{ fontSize: size }}
        className="-ml-[0.04em] leading-[0.9] font-extrabold tracking-[-0.045em] hyphens-none"
      >
        {text}
      </h1>
    </div>
  )
}
