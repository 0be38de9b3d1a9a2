'use client'

import { useDestination } from './use-destination'

/** A thin progress bar at the top while the next page loads; appears after 200 ms. */
export function RouteProgress() {
  if (useDestination() === null) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-80 animate-appear-late">
      <div className="h-0.5 origin-left animate-creep bg-accent motion-reduce:animate-none" />
    </div>
  )
}
