import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { changeLists } from '#app/features/favorites/favorites.mutations.ts'
import { useOwnerId } from '#app/features/favorites/favorites.queries.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { Crate } from '#app/provider/types/favorites.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast-store.ts'

/** The controls to create, show, copy and revoke a crate's public link. */
export function ShareControl({ crate: { id, shareToken } }: { readonly crate: Crate }) {
  const ownerId = useOwnerId()
  if (ownerId === undefined) return <ShareHint />
  return shareToken === null ? (
    <LinkCreation crateId={id} />
  ) : (
    <SharedLink crateId={id} token={shareToken} />
  )
}

/** Explains why a crate stored on the device has no link. */
function ShareHint() {
  const { capabilities } = useProviderInfo()
  if (!capabilities.favorites) return <p>{m.favorites_share_unsupported()}</p>
  return (
    <p>
      <Link to="/auth/login" search={{}} className="underline underline-offset-4">
        {m.favorites_share_log_in()}
      </Link>
    </p>
  )
}

function LinkCreation({ crateId }: { readonly crateId: number }) {
  const { isBusy, change } = useShareChange(crateId)
  return (
    <div ref={useFocusRecovery()} className="grid max-w-xl justify-items-start gap-3">
      <p>{m.favorites_share_hint()}</p>
      <Button theme="primary" busy={isBusy} onClick={() => change(true)}>
        {m.favorites_share_create()}
      </Button>
    </div>
  )
}

function SharedLink({ crateId, token }: { readonly crateId: number; readonly token: string }) {
  const { isBusy, change } = useShareChange(crateId)
  const path = localizePath(`/crates/${token}`, getCurrentLocale())
  const url = globalThis.location.origin + path
  return (
    <div ref={useFocusRecovery()} className="grid max-w-xl gap-3">
      <TextField
        label={m.favorites_share_link()}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button theme="primary" onClick={() => void copy(url)}>
          {m.favorites_share_copy()}
        </Button>
        <Button busy={isBusy} onClick={() => change(false)}>
          {m.favorites_share_stop()}
        </Button>
      </div>
    </div>
  )
}

/**
 * Focuses the first control if the focused button has disappeared with the controls it replaced.
 */
function useFocusRecovery() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [])
  return region
}

function useShareChange(crateId: number) {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  async function change(isShared: boolean): Promise<void> {
    setIsBusy(true)
    await changeLists(queryClient, { kind: 'share', crateId, isShared })
    setIsBusy(false)
  }
  return { isBusy, change: (isShared: boolean) => void change(isShared) }
}

/** Copies the link; if the browser refuses, it can still be copied from the field. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ theme: 'success', text: m.shop_copied() })
  } catch {
    showToast({ text: m.favorites_share_copy_failed() })
  }
}
