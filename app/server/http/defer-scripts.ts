/**
 * Marks the module scripts of a page, and what it preloads of them, so that browsers do not load them
 * before the script in the head (`app/layouts/deferred-scripts.ts`) starts them.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replaceAll('<script type="module" async="" src=', '<script type="deferred" async="" src=')
}
