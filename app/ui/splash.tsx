import { Spinner, splashSpinnerSize } from './spinner.tsx'

/** Covers the window until the content of a client-only page has loaded. */
export function Splash({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      data-splash
      className="fixed inset-0 z-50 grid place-content-center bg-surface text-on-surface"
    >
      <Spinner size={splashSpinnerSize} />
      <span className="sr-only">{label}</span>
    </div>
  )
}
