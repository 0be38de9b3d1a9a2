import { headers } from 'next/headers'
import { Suspense } from 'react'
import { Path } from './path'

export async function generateMetadata() {
  await headers()
  return { title: { default: 'Framed', template: '%s · Framed' }, description: 'A page inside of layouts' }
}

export default async function RootLayout({ children }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: 'document.documentElement.dataset.theme = "light"' }}
        />
      </head>
      <body>
        <Suspense>
          <Path />
        </Suspense>
        {children}
        <Path />
      </body>
    </html>
  )
}
