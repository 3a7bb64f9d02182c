import { Spinner } from './spinner.tsx'
import { splashSize } from './spinner-options.ts'

/** What covers the window until a page whose content the server did not send is there. */
export function Splash({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      data-splash
      className="fixed inset-0 z-50 grid place-content-center bg-surface text-on-surface"
    >
      <Spinner size={splashSize} />
      <span className="sr-only">{label}</span>
    </div>
  )
}
