import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

/** The page with what it reads, not only its route. Next.js doesn't export its enum. */
const whole = { kind: 'full' as PrefetchKind.FULL }
/** A pointer that only crosses a list leaves each of its rows sooner. */
export const restMs = 50

/** Returns a function that loads a page of the portal before it is opened. It does nothing while the browser is offline. */
export function usePrefetchPage(): (path: string) => void {
  const router = useRouter()
  return useCallback(
    (path) => {
      // The offline notice would hold the request back as that of a page that someone waits for.
      if (navigator.onLine) router.prefetch(path, whole)
    },
    [router],
  )
}
