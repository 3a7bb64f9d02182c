import { useRouterState } from '@tanstack/react-router'

/** Whether no page is on its way: the one that a choice asked for has come, or has failed to. */
export function useIsIdle(): boolean {
  return useRouterState({ select: ({ status }) => status === 'idle' })
}
