/** Calls a server function and tells it the page's language, which its address does not carry. */
export function fetchWithLocale(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  headers.set('x-page-locale', document.documentElement.lang)
  return fetch(input, { ...init, headers })
}
