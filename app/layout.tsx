import './globals.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { type ReactNode, Suspense } from 'react'
import { LazyPageEffects } from '@/app/lazy-effects'
// Puts the error screen into this layout's script; otherwise each error page around a page would bring its own copy.
import '@/components/shell/failed-screen'
import { DemoLine } from '@/components/shell/demo-line'
import { FontPreloads } from '@/components/shell/font-preloads'
import { themeScript } from '@/components/shell/theme'
import { ThemeFallback } from '@/components/shell/theme-fallback'
import { spriteUrl } from '@/components/ui/icon'
import { LateToaster } from '@/components/ui/late-toaster'
import { env } from '@/lib/platform/environment/env'
import { describeStandIns } from '@/lib/platform/environment/stand-ins'
import { studioLocale } from '@/lib/platform/text/locale'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { portalMetadata } from '@/lib/studio/settings/rules/metadata'

/** Titles every page with the studio's current name. */
export async function generateMetadata(): Promise<Metadata> {
  // A build has no database, so the metadata is rendered on request.
  await connection()
  const { name } = await getStudio()
  return portalMetadata(name)
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f7f4' },
    { media: '(prefers-color-scheme: dark)', color: '#151310' },
  ],
}

/** The root layout. The script in the head sets `data-theme` before the first paint. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const standIns = describeStandIns(env())
  return (
    <html lang="en" data-locale={studioLocale()} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <FontPreloads />
        {/* Chromium would report a preload as unused, because it doesn't match it with `use`. */}
        <link rel="prefetch" as="image" href={spriteUrl} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code base */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <ThemeFallback />
        <Suspense>
          <LazyPageEffects />
        </Suspense>
        {standIns && <DemoLine text={standIns} />}
        {children}
        <LateToaster />
      </body>
    </html>
  )
}
