'use client'

import { FailedScreen } from '@/components/shell/failed-screen'
import { PageBody } from '@/components/ui/page-body'

export default function PortalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <PageBody>
      <FailedScreen error={error} onRetry={retry} homeHref="/dashboard" homeLabel="Back to dashboard" />
    </PageBody>
  )
}
