import { useTray } from '#app/features/tray/use-tray.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { TrayPlayhead } from './tray-playhead.tsx'

/** The most bars with a number each. */
const maxNumbers = 16

/** The ruler of all lanes in bars, and the only playhead, which sweeps over them. */
export function BarRuler() {
  const bars = useTray(({ plan }) => plan.cycleBars)
  const step = Math.ceil(bars / maxNumbers)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-0 z-1 w-full overflow-hidden tablet:w-1/2"
    >
      <div className="flex h-5 items-end text-2xs leading-none tabular-nums">
        {Array.from({ length: Math.ceil(bars / step) }, (_, index) => (
          <span
            key={index}
            style={{ width: `${(step / bars) * 100}%` }}
            className="shrink-0 border-l border-outline pl-1"
          >
            {formatNumber(index * step + 1)}
          </span>
        ))}
      </div>
      <TrayPlayhead bars={bars} />
    </div>
  )
}
