'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createSubscribers } from '@/components/ui/subscribers'

let named: { path: string; name: string } | null = null
const { subscribe, notify } = createSubscribers()

function publish(next: typeof named) {
  named = next
  notify()
}

/** Returns the name set by the page at a path; null until it is set, and on the server. */
export function usePageName(path: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (named?.path === path ? named.name : null),
    () => null,
  )
}

/** Sets the last step of the header's breadcrumb, for a page whose name isn't in its address. */
export function NamePage({ name }: { name: string }) {
  const path = usePathname()
  useLayoutEffect(() => {
    publish({ path, name })
    return () => publish(null)
  }, [path, name])
  return null
}
