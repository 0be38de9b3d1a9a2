'use client'

import { useEffect } from 'react'
import { FailedScreen } from '@/components/shell/failed-screen'
import { PageBody } from '@/components/ui/page-body'
import { toast } from '@/components/ui/toast'

type FailedPageProps = {
  error: unknown
  retry: () => void
  /** What could not be read: "Failed to fetch bookings". */
  message: string
}

/** A page of the portal that failed, with a toast that names what is missing. */
export function FailedPage({ error, retry, message }: FailedPageProps) {
  useEffect(() => {
    toast.error('Error', message)
  }, [message])
  return (
    <PageBody>
      <FailedScreen error={error} onRetry={retry} homeHref="/dashboard" homeLabel="Back to dashboard" />
    </PageBody>
  )
}
