import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { toLimit } from '@/app/dead-link'
import { OriginalsPage } from '@/components/photos/originals/originals-page'
import { clientAddress } from '@/lib/auth/client-address'
import { findOriginals } from '@/lib/photos/originals/queries/find-originals'
import { noPageText, noPageTitle, originalsTitle } from '@/lib/photos/originals/words'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { busyLinkTitle } from '@/lib/platform/words'
import { unbrandedMetadata } from '@/lib/studio/settings/rules/metadata'

export const metadata: Metadata = {
  ...unbrandedMetadata(originalsTitle),
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

/** Linked from a listing: altered photos beside the unaltered ones, without an account. */
export default async function PublicOriginalsPage({ params }: PageProps<'/originals/[token]'>) {
  const { token } = await params
  const found = await findOriginals(token, clientAddress(await headers())).catch(toLimit)
  if (typeof found === 'string' || !found) {
    if (!found) setNotFoundStatus()
    return (
      <main className="mx-auto min-h-dvh max-w-200 px-5 py-16 fold:px-10">
        <h1 className="t-title">{found ? busyLinkTitle : noPageTitle}</h1>
        <p className="mt-3 text-ink-2">{found ?? noPageText}</p>
      </main>
    )
  }
  return <OriginalsPage originals={found} token={token} />
}
