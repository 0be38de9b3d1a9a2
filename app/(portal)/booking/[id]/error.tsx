'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FailedPage } from '@/app/(portal)/failed-page'

/** A booking that cannot be read sends its reader to the dashboard, where the toast says why. */
export default function BookingError(props: { error: unknown; retry: () => void }) {
  const router = useRouter()
  useEffect(() => router.replace('/dashboard'), [router])
  return <FailedPage {...props} message="Failed to load booking details" />
}
