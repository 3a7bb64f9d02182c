/** The cookie that holds the access token; HttpOnly, so no script reads it. */
export const tokenCookieName = 'token'

/** Present beside the token when the visitor asked to be remembered; keeps the choice over refreshes. */
export const rememberCookieName = 'token_remembered'

/** How long a remembered token's cookie lasts, in seconds (30 days, as long as the token idles). */
export const rememberSeconds = 30 * 24 * 60 * 60
