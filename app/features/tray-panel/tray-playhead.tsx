/** A line that sweeps across its parent and restarts after a number of bars. */
export function TrayPlayhead({ bars }: { readonly bars: number }) {
  return (
    <span
      aria-hidden="true"
      data-tray-playhead={bars}
      className="pointer-events-none absolute inset-0 border-l-2 border-current"
    />
  )
}
