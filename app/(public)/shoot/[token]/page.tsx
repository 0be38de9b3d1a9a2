import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SellerPage } from '@/components/booking/sellers/seller-page'
import { PublicFrame } from '@/components/shell/public-frame'
import { clientAddress } from '@/lib/auth/client-address'
import { findShoot } from '@/lib/booking/sellers/queries/find-shoot'
import { readChecklist } from '@/lib/booking/sellers/rules/checklist'
import { busyTitle, defaultChecklist, linkGoneText, linkGoneTitle } from '@/lib/booking/sellers/words'
import { AppError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = {
  title: 'Photo shoot',
  referrer: 'no-referrer',
  robots: { index: false, follow: false },
}

/** Opened by a seller with their agent's link, without an account. Always shows the current state of the shoot. */
export default async function ShootPage({ params }: PageProps<'/shoot/[token]'>) {
  const { token } = await params
  const studio = await getStudio()
  const found = await findShoot(token, clientAddress(await headers())).catch(toLimit)
  if (typeof found === 'string' || !found) {
    return (
      <PublicFrame studio={studio}>
        <h1 className="t-title">{found ? busyTitle : linkGoneTitle}</h1>
        <p className="mt-3 text-ink-2">{found ?? linkGoneText}</p>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame studio={studio}>
      <SellerPage
        shoot={found}
        areas={readChecklist(studio.sellerChecklist ?? defaultChecklist)}
        studio={studio}
        calendarHref={`/api/calendar/shoot/${token}`}
      />
    </PublicFrame>
  )
}

/** Returns the message for a visitor who opened the page too often. */
function toLimit(error: unknown): string {
  if (error instanceof AppError && error.code === 'too-many-requests') return error.message
  throw error
}
