'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FailedPage } from '@/components/shell/failed-page'

/** Redirects to the dashboard and shows a toast when a booking can't be loaded. */
export default function BookingError(props: { error: unknown; retry: () => void }) {
  const router = useRouter()
  useEffect(() => router.replace('/dashboard'), [router])
  return <FailedPage {...props} message="Failed to load booking details" />
}
