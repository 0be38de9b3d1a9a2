'use client'

import { FailedPage } from '@/components/shell/failed-page'

export default function BookError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message="Failed to fetch available time slots" />
}
