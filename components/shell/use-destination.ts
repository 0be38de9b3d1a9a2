'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { followsLink } from '@/components/ui/link'

/** A navigation that takes longer has failed visibly. */
const timeoutMs = 20_000

/** Returns the path that a pressed link leads to, until its page is there; null while nobody is going anywhere. */
export function useDestination(): string | null {
  const here = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<{ from: string; to: string } | null>(null)
  // On the way until the address changes.
  const destination = leaving?.from === here ? leaving.to : null
  const isUnderway = destination !== null

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const to = destinationOf(event)
      if (to) setLeaving({ from: here, to })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [here])

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

/** Returns the path to which a click takes this tab, or null if it stays on its page or leaves the portal. */
function destinationOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // React's handlers run before: what a link's own handler did, such as opening the viewer, isn't a navigation.
  if (event.defaultPrevented && !followsLink(event)) return null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  const to = new URL(link.href)
  const isElsewhere = to.pathname !== location.pathname || to.search !== location.search
  return to.origin === location.origin && !to.pathname.startsWith('/api/') && isElsewhere ? to.pathname : null
}
