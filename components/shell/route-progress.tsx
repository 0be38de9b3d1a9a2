'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A navigation that takes longer has failed visibly. */
const timeoutMs = 20_000

/** A thin progress bar at the top while a link's page loads; appears after 200 ms. */
export function RouteProgress() {
  const here = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<string | null>(null)
  // In progress until the address changes.
  const underway = leaving === here

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (startsNavigation(event)) setLeaving(here)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [here])

  useEffect(() => {
    if (!underway) return
    const arrive = () => setLeaving(null)
    const timer = setTimeout(arrive, timeoutMs)
    // A redirect back to this page rewrites the same address.
    // Next.js does so while React commits, when state can't be updated.
    const stopListening = onAddressWritten(() => queueMicrotask(arrive))
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [underway])

  if (!underway) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-80 animate-appear-late">
      <div className="h-0.5 origin-left animate-creep bg-accent motion-reduce:animate-none" />
    </div>
  )
}

/** Subscribes to writes of the address, even of the same one; never fires without the Navigation API. */
function onAddressWritten(listener: () => void): () => void {
  const history = 'navigation' in window ? window.navigation : null
  history?.addEventListener('currententrychange', listener)
  return () => history?.removeEventListener('currententrychange', listener)
}

/** Returns whether a click navigates this tab to another page of the portal. */
function startsNavigation(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return false
  const to = new URL(link.href)
  return (
    to.origin === location.origin &&
    !to.pathname.startsWith('/api/') &&
    (to.pathname !== location.pathname || to.search !== location.search)
  )
}
