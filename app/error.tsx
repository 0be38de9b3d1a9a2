'use client'

import { FailedScreen } from '@/components/shell/failed-screen'

export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main id="main" className="mx-auto max-w-320 px-5 md:px-10">
      <FailedScreen error={error} onRetry={retry} homeHref="/" homeLabel="Back to home" />
    </main>
  )
}
