'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A route that takes this long has failed in some other, visible way. */
const timeoutMs = 20_000

/** A thin accent bar at the top while a link's page is on its way; it shows after 200 ms. */
export function RouteProgress() {
  const here = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<string | null>(null)
  // Underway until the address is no longer the one that was left.
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
    // A redirect back to this page leaves the address as it is, but writes it again.
    // Next writes it while React commits, when nothing may be scheduled.
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

/** Hears each writing of the address, even of the same one; where a browser cannot tell, never. */
function onAddressWritten(listener: () => void): () => void {
  const history = 'navigation' in window ? window.navigation : null
  history?.addEventListener('currententrychange', listener)
  return () => history?.removeEventListener('currententrychange', listener)
}

/** Whether a click leads, in this tab, to another page of the portal. */
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
