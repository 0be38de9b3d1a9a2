'use client'

import { useEffect } from 'react'
import { FailedScreen } from '@/components/shell/failed-screen'
import { PageBody } from '@/components/ui/page-body'
import { toast } from '@/components/ui/toast'

export default function AdminPortfolioError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    toast.error('Error', 'Failed to load portfolio data')
  }, [])
  return (
    <PageBody>
      <FailedScreen error={error} onRetry={retry} homeHref="/dashboard" homeLabel="Back to dashboard" />
    </PageBody>
  )
}
