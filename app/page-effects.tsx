'use client'

import { FlashMessages } from '@/components/shell/flash-messages'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { RouteProgress } from '@/components/shell/route-progress'
import { CountVisits } from '@/components/site/analytics/count-visits'

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
