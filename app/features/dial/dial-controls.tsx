import { useId } from 'react'
import { formatKey } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { useStore } from '#app/ui/store.ts'
import { CopyDialLink } from './copy-dial-link.tsx'
import { changeDial } from './change-dial.ts'
import { isSet, toKeyName, unsetDial } from './dial.ts'
import { dialStore, initialDial } from './dial-store.ts'
import { keyCodes } from './key-codes.ts'
import { TempoField } from './tempo-field.tsx'

/** The fields for the session's tempo and key. */
export function DialControls() {
  const dial = useStore(dialStore, initialDial)
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm">{m.player_dial_intro()}</p>
      <div className="flex flex-wrap items-end gap-4">
        <TempoField tempo={dial.tempo} />
        <KeyField value={dial.key} />
      </div>
      {dial.key === null ? null : (
        <Checkbox
          checked={dial.isExactKey}
          onChange={(event) => changeDial({ isExactKey: event.currentTarget.checked })}
        >
          {m.player_dial_exact()}
        </Checkbox>
      )}
      {isSet(dial) ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Checkbox
            checked={dial.isOn}
            onChange={(event) => changeDial({ isOn: event.currentTarget.checked })}
          >
            {m.player_dial_on()}
          </Checkbox>
          <CopyDialLink dial={dial} />
          <Button onClick={() => changeDial(unsetDial)}>{m.player_dial_clear()}</Button>
        </div>
      ) : null}
    </div>
  )
}

function KeyField({ value }: { readonly value: string | null }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {m.player_dial_key()}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => changeDial({ key: event.currentTarget.value || null })}
        className="min-h-11 border border-outline bg-surface px-3 focus-visible:outline-offset-0"
      >
        <option value="">{m.player_dial_unset()}</option>
        {keyCodes.map((code) => (
          <option key={code} value={code}>
            {formatKey(toKeyName(code))}
          </option>
        ))}
      </select>
    </div>
  )
}
