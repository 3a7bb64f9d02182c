import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'
import { PianoKey } from './piano-key.tsx'
import { getNoteName, isSharp } from './notes.ts'
import { PointerKeys } from './pointer-keys.ts'
import type { PointedKey } from './pointer-keys.ts'
import type { Sampler } from './sampler.ts'

interface PianoProps {
  readonly sampler: Sampler
  /** The note of the first key, a C. */
  readonly lowest: number
  /** The note that plays the sound at its original pitch. */
  readonly root: number
  /** The labels of the computer keys that play the first notes. */
  readonly keyLabels: readonly string[]
}

/** Wider windows show more octaves. */
const octaveClasses = ['', 'max-tablet:hidden', 'max-desktop:hidden']

/** How long a key clicked by assistive technology sounds, in milliseconds. */
const clickMilliseconds = 1000

/**
 * A piano keyboard, played by multi-touch, mouse, or arrow keys and space bar as a single tab stop.
 */
export function Piano({ sampler, lowest, root, keyLabels }: PianoProps) {
  const { held } = useStore(sampler.state, sampler.state.get())
  const [focused, setFocused] = useState(root)
  const pointers = usePointerKeys(sampler)
  const typing = useTypedKeys(sampler, setFocused)
  const lastNote = lowest + 12 * octaveClasses.length - 1
  const tabStop = focused >= lowest && focused <= lastNote ? focused : lowest
  return (
    <div
      role="group"
      aria-label={m.player_sampler_piano()}
      data-piano
      className="flex h-36 touch-none select-none border-y border-r border-outline tablet:h-44 [-webkit-touch-callout:none]"
      {...pointers}
      {...typing}
    >
      {octaveClasses.map((className, octave) => (
        <div key={className} className={`relative flex min-w-0 flex-1 ${className}`}>
          {Array.from({ length: 12 }, (_, index) => {
            const note = lowest + 12 * octave + index
            const name = getNoteName(note)
            return (
              <PianoKey
                key={index}
                note={note}
                name={note === root ? m.player_sampler_original_key({ note: name }) : name}
                label={index === 0 ? name : null}
                position={index}
                isRoot={note === root}
                isSharp={isSharp(note)}
                isHeld={held.has(note)}
                isTabStop={note === tabStop}
                computerKey={keyLabels[12 * octave + index] ?? null}
                onClick={() => {
                  sampler.start(note)
                  setTimeout(() => sampler.release(note), clickMilliseconds)
                }}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Returns the event handlers for touch and mouse. */
function usePointerKeys(sampler: Sampler) {
  const [keys] = useState(
    () =>
      new PointerKeys({
        start: (note, velocity) => sampler.start(note, velocity),
        release: (note) => sampler.release(note),
      }),
  )
  const release = (event: PointerEvent) => keys.release(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Keeps receiving the pointer's moves wherever it goes.
      event.currentTarget.setPointerCapture(event.pointerId)
      keys.press(event.pointerId, findKey(event))
    },
    onPointerMove: (event: PointerEvent) => keys.move(event.pointerId, findKey(event)),
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
}

/** The velocity at the upper end of a key. */
const lightest = 0.6

/** Returns the key under a pointer, with a higher velocity the lower it is pressed. */
function findKey({ clientX, clientY }: PointerEvent): PointedKey | null {
  const key = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-note]')
  if (!key) return null
  const { top, height } = key.getBoundingClientRect()
  const velocity = lightest + (1 - lightest) * Math.min(1, (clientY - top) / height)
  return { note: Number(key.dataset['note']), velocity }
}

/** Returns the keyboard event handlers that play the focused key and move the focus. */
function useTypedKeys(sampler: Sampler, setFocused: (note: number) => void) {
  const typed = useRef<number | null>(null)
  const release = () => {
    if (typed.current !== null) sampler.release(typed.current)
    typed.current = null
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = findFocusTarget(event)
      const isPlayed = event.key === ' ' || event.key === 'Enter'
      if (!target && !isPlayed) return
      // Prevents scrolling, and clicking the key in addition.
      event.preventDefault()
      if (target) {
        setFocused(Number(target.dataset['note']))
        target.focus()
      } else if (!event.repeat && event.target instanceof HTMLElement) {
        release()
        typed.current = Number(event.target.dataset['note'])
        sampler.start(typed.current)
      }
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' || event.key === 'Enter') release()
      // Buttons are clicked when the space bar is released.
      if (event.key === ' ') event.preventDefault()
    },
    onBlur: release,
  }
}

/** Returns the piano key that a keyboard key moves the focus to. */
function findFocusTarget({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const keys = [...currentTarget.querySelectorAll<HTMLElement>('[data-note]')].filter(
    (element) => element.offsetParent !== null,
  )
  const index = keys.findIndex((element) => element === target)
  const targets = new Map([
    ['ArrowRight', index + 1],
    ['ArrowLeft', index - 1],
    ['Home', 0],
    ['End', keys.length - 1],
  ])
  return keys[targets.get(key) ?? -1] ?? null
}
