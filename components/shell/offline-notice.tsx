'use client'

import { useEffect } from 'react'
import { type HeldRequest, holdWhileOffline } from '@/components/shell/hold-while-offline'
import { OfflineBanner } from '@/components/ui/offline-banner'
import { toast } from '@/components/ui/toast'

const promises: Record<HeldRequest, string> = {
  change: 'What you did is sent as soon as you are back. Keep this page open.',
  page: 'The page opens as soon as you are back.',
}

/** Says that there is no network, and keeps what is asked for meanwhile until there is. */
export function OfflineNotice() {
  useEffect(
    () =>
      holdWhileOffline((request) => {
        // Pages also refresh themselves; only what somebody just pressed is worth a word.
        if (navigator.userActivation.isActive) toast.info('You are offline', promises[request])
      }),
    [],
  )
  return <OfflineBanner />
}
