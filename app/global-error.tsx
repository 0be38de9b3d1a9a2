'use client'

import './globals.css'
import { FailedScreen } from '@/components/shell/failed-screen'
import { ThemeFallback } from '@/components/shell/theme-fallback'

/** Stands in for the root layout when that itself failed, so it brings the page's frame and its theme. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>This page could not be shown · Northlight</title>
      </head>
      <body>
        <ThemeFallback />
        <main id="main" className="mx-auto max-w-320 px-5 md:px-10">
          <FailedScreen error={error} onRetry={retry} homeHref="/" homeLabel="Go to the start" />
        </main>
      </body>
    </html>
  )
}
