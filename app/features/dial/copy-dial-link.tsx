import { useState } from 'react'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Dial } from './dial.ts'
import { toDialParams } from './dial.ts'

/**
 * A button that copies a link to this page, or else to the catalogue, that plays loops at the same
 * tempo and key.
 */
export function CopyDialLink({ dial }: { readonly dial: Dial }) {
  const [copied, setCopied] = useState<{
    readonly link: string
    readonly isCopied: boolean
  } | null>(null)
  const link = getLink(dial)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied({ link, isCopied: true }),
      () => setCopied({ link, isCopied: false }),
    )
  const isCurrent = copied?.link === link
  return (
    <>
      <Button onClick={() => void copy()}>{m.player_dial_copy()}</Button>
      <span role="status" className="text-sm empty:hidden">
        {isCurrent ? <CopyResult {...copied} /> : null}
      </span>
    </>
  )
}

function CopyResult({ link, isCopied }: { readonly link: string; readonly isCopied: boolean }) {
  if (isCopied) return m.player_dial_copied()
  return (
    <>
      {m.player_dial_copy_failed()} <span className="break-all select-all">{link}</span>
    </>
  )
}

function getLink(dial: Dial): string {
  const catalog = localizePath('/catalog', getCurrentLocale())
  const isCatalog = location.pathname === catalog
  const url = new URL(isCatalog ? location.href : `${catalog}?type=loops`, location.href)
  for (const [name, value] of Object.entries(toDialParams(dial))) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
