import { useQuery } from '@tanstack/react-query'
import type { Track } from '#app/features/player/track.ts'
import { usePlayer } from '#app/features/player/use-player.ts'

/**
 * Returns whether a track failed to play because the shop no longer has its recording, rather than
 * because of the connection.
 */
export function useIsGone({ id, url }: Track): boolean {
  const hasFailed = usePlayer(({ status, track }) => status === 'failed' && track?.id === id)
  const { data } = useQuery({
    queryKey: ['player', 'is-gone', url],
    queryFn: async () => {
      const { status } = await fetch(url, { method: 'HEAD' })
      // A public bucket responds with 403, because it does not list its files to everybody.
      return status === 403 || status === 404 || status === 410
    },
    enabled: hasFailed,
    staleTime: 0,
  })
  return data === true
}
