'use client'

import { type ComponentType, createElement, Suspense, useState, useSyncExternalStore } from 'react'
import { defer, useModule } from '@/components/ui/defer'

/**
 * Makes a component of one that the server renders with the page, but whose code loads after the page's own. The rest of
 * the page becomes interactive without waiting for it.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>) {
  const deferred = defer(load)

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, outside components
  function Loaded(props: P) {
    return createElement(useModule(deferred), props)
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, outside components
  return function Island(props: P) {
    // A navigation waits for the code instead, so that nothing is missing when the page appears.
    const [isHydrated] = useState(useIsHydrating())
    return isHydrated ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : (
      <Loaded {...props} />
    )
  }
}

const never = () => () => {}

/** Returns true while the server's HTML is rendered or taken over. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
