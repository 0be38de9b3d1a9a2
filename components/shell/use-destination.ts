'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { onNavigation } from '@/components/ui/navigations'

/** A navigation that takes longer has failed visibly. */
const timeoutMs = 20_000

/** Returns the path to which a navigation leads, until its page is there; null while nobody is going anywhere. Back is instant. */
export function useDestination(): string | null {
  const here = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<{ from: string; to: string } | null>(null)
  // On the way until the address changes.
  const destination = leaving?.from === here ? leaving.to : null
  const isUnderway = destination !== null

  useEffect(
    () =>
      onNavigation((href, kind) => {
        const to = new URL(href, location.href)
        const isElsewhere = to.pathname !== location.pathname || to.search !== location.search
        // Next.js starts it within a transition, with which this would be shown too late.
        if (kind === 'push' && isElsewhere) queueMicrotask(() => setLeaving({ from: here, to: to.pathname }))
      }),
    [here],
  )

  useEffect(() => {
    if (!isUnderway) return
    const arrive = () => setLeaving(null)
    const timer = setTimeout(arrive, timeoutMs)
    // A redirect back to this page rewrites the same address.
    // Next.js does so while React commits, when state can't be updated.
    const stopListening = onAddressWritten(() => queueMicrotask(arrive))
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [isUnderway])

  return destination
}

/** Subscribes to writes of the address, even of the same one; never fires without the Navigation API. */
function onAddressWritten(listener: () => void): () => void {
  const history = 'navigation' in window ? window.navigation : null
  history?.addEventListener('currententrychange', listener)
  return () => history?.removeEventListener('currententrychange', listener)
}
