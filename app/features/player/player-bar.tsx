/** The player under every page. */
export function PlayerBar() {
  return null
}
