/**
 * Marks the module scripts of a page, and what it preloads of them, so that browsers do not load them
 * before the script in the head (`app/layouts/late-scripts.ts`) starts them.
 */
export function postponeScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replaceAll('<script type="module" async="" src=', '<script type="late" async="" src=')
}
