'use client'

import { useSearchParams } from 'next/navigation'
import { FailedPage } from '@/components/shell/failed-page'
import { analyticsFailedText } from '@/lib/site/analytics/words'

export default function AdminError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message={messageOf(useSearchParams())} />
}

/** Returns the open tab's error message. */
function messageOf(query: Pick<URLSearchParams, 'get'>): string {
  if (query.get('tab') === 'analytics') return analyticsFailedText
  if (query.get('tab') !== 'bookings') return 'Failed to fetch dashboard data'
  return query.get('show') === 'completed' ? 'Failed to fetch completed bookings' : 'Failed to fetch bookings'
}
