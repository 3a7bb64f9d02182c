import { useRouter } from '@tanstack/react-router'

/** The way to the page before this one, or home where this is the first. */
export function useGoBack(): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/' })
  }
}
