'use client'

import { useEffect } from 'react'
import { holdWhileOffline } from '@/components/shell/hold-while-offline'
import { OfflineBanner } from '@/components/ui/offline-banner'
import { toast } from '@/components/ui/toast'
import { offlineTexts } from '@/lib/platform/words'

/** Shows that there is no network, and holds the requests of Next.js until there is. */
export function OfflineNotice() {
  useEffect(
    () =>
      holdWhileOffline((request) => {
        // Pages also refresh themselves; only a request that the user just made gets a toast.
        if (navigator.userActivation.isActive) toast.info("You're offline", offlineTexts[request])
      }),
    [],
  )
  return <OfflineBanner />
}
