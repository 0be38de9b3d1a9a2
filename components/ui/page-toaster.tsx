'use client'

import { defer, useLoaded } from '@/components/ui/defer'

const toaster = defer(() => import('@/components/ui/toaster'))

/** The page's toasts. */
export function PageToaster() {
  const loaded = useLoaded(toaster)
  return loaded && <loaded.Toaster />
}
