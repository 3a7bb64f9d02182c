import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

/** The guide to folders, file names and manifests. */
const guide = 'docs/import.md'

/** The setting that enables the demo catalogue. */
const demoSetting = 'DEMO_CATALOGUE=full'

/** A note for the owner on how to import sounds. */
export function OwnerNote({ command }: { readonly command: string }) {
  return (
    <aside
      aria-labelledby="owner-note"
      data-owner-note
      className="surface-inverse page-width grid max-w-none gap-x-12 gap-y-4 py-6 tablet:py-8 desktop:grid-cols-[5fr_7fr]"
    >
      <div className="grid content-start gap-2">
        <p id="owner-note" className="font-display text-2xl font-extrabold tracking-tight">
          {m.shop_owner_title()}
        </p>
        <p className="max-w-prose">{m.shop_owner_private()}</p>
      </div>
      <div className="grid max-w-prose content-start gap-2">
        <p>{m.shop_owner_import()}</p>
        <Code>{command}</Code>
        <p>
          {m.shop_owner_guide({ file: guide })} {m.shop_owner_demo({ setting: demoSetting })}
        </p>
      </div>
    </aside>
  )
}

function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code translate="no" className="block border border-current px-3 py-2 text-sm break-words">
      {children}
    </code>
  )
}
