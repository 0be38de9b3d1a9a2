'use client'

import { type ComponentProps, useEffect, useSyncExternalStore } from 'react'
import { defer, useLoaded } from '@/components/ui/defer'
import { toastStore } from '@/components/ui/toast'
import type { Toaster } from '@/components/ui/toaster'

const toasterModule = defer(() => import('@/components/ui/toaster'))

/** Where toasts appear, loaded after the page: earlier toasts appear once it's there. */
export function LateToaster(props: ComponentProps<typeof Toaster>) {
  const loaded = useLoaded(toasterModule)
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  // Without a network it couldn't be loaded before; each toast requests it again.
  useEffect(() => {
    if (messages.length > 0) void toasterModule.fetchOnce().catch(() => {})
  }, [messages])
  return loaded && <loaded.Toaster {...props} />
}
