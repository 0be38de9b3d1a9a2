'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, use } from 'react'

/** After how long a page that a link leads to is late. */
const lateMs = 400

/**
 * What a page shows while it loads, for loading.tsx. After a link was pressed, the page that is on screen stays until the next one
 * is there or late. React would otherwise keep a loading screen for at least 300 ms, though most pages arrive within 100.
 */
export function LoadingScreen({ className, children }: { className?: string; children: ReactNode }) {
  const address = `${usePathname()}?${useSearchParams()}`
  // A loading screen that is itself waiting makes React go on showing the page before it.
  if (typeof window !== 'undefined') use(untilLate(address))
  return (
    <div role="status" aria-label="Loading" className={className}>
      {children}
    </div>
  )
}

/** The last navigation. React renders the loading screen several times in each, and drops its state every time. */
let navigation = { address: '', startedAt: 0, isLate: Promise.resolve() }

/** Returns a promise for when the page of an address is late: the same one for each call within a navigation. */
function untilLate(address: string): Promise<void> {
  const isAnother = navigation.address !== address || Date.now() - navigation.startedAt > 2 * lateMs
  if (isAnother) {
    const isLate = new Promise<void>((resolve) => setTimeout(resolve, lateMs))
    navigation = { address, startedAt: Date.now(), isLate }
  }
  return navigation.isLate
}
