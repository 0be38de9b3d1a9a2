'use client'

import { useSearchParams } from 'next/navigation'
import { FailedPage } from '@/app/(portal)/failed-page'
import { failedText } from '@/lib/analytics/rules'

export default function AdminError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message={messageOf(useSearchParams())} />
}

/** Each tab says what it could not read. */
function messageOf(query: Pick<URLSearchParams, 'get'>): string {
  if (query.get('tab') === 'analytics') return failedText
  if (query.get('tab') !== 'bookings') return 'Failed to fetch dashboard data'
  return query.get('show') === 'completed' ? 'Failed to fetch completed bookings' : 'Failed to fetch bookings'
}
