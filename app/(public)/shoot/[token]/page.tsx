import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { BusyLink, DeadLink, toLimit } from '@/app/dead-link'
import { SellerPage } from '@/components/booking/sellers/seller-page'
import { PublicFrame } from '@/components/shell/public-frame'
import { clientAddress } from '@/lib/auth/client-address'
import { findShoot } from '@/lib/booking/sellers/queries/find-shoot'
import { readChecklist } from '@/lib/booking/sellers/rules/checklist'
import { defaultChecklist, linkGoneText } from '@/lib/booking/sellers/words'
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
  if (typeof found === 'string') return <BusyLink studio={studio} message={found} />
  if (!found) return <DeadLink studio={studio} lead={linkGoneText} />
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
