'use client'

import './globals.css'
import { FailedScreen } from '@/components/shell/failed-screen'
import { ThemeFallback } from '@/components/shell/theme-fallback'
import { failedPageTitle } from '@/lib/platform/words'

/** Replaces the root layout when that fails, so it renders the whole document and sets the theme. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>{`${failedPageTitle} · Northlight`}</title>
      </head>
      <body>
        <ThemeFallback />
        <main id="main" className="mx-auto max-w-320 px-5 md:px-10">
          <FailedScreen error={error} onRetry={retry} homeHref="/" homeLabel="Back to home" />
        </main>
      </body>
    </html>
  )
}
