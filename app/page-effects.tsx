'use client'

import { CountVisits } from '@/components/analytics/count-visits'
import { FlashMessages } from '@/components/shell/flash-messages'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { RouteProgress } from '@/components/shell/route-progress'

/** What every page does around its content. */
export function PageEffects() {
  return (
    <>
      <OfflineNotice />
      <RouteProgress />
      <CountVisits />
      <FlashMessages />
    </>
  )
}
