import { Upload } from 'lucide-react'
import type { Metadata } from 'next'
import { z } from 'zod'
import { ApprovalsCard } from '@/components/accounts/approvals-card'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LinkButton } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { listPendingApprovals } from '@/lib/accounts/queries'
import { Period } from '@/lib/analytics/schema'
import { limits } from '@/lib/bookings/limits'
import { countManagedBookings } from '@/lib/bookings/queries/managed'
import { authorizePage } from '@/lib/entry/authorize-page'
import { Analytics } from './analytics'
import { BookingManagement } from './booking-management'
import { Overview } from './overview'

export const metadata: Metadata = { title: 'Photographer dashboard' }

const Query = z.object({
  tab: z.enum(['overview', 'analytics', 'bookings']).catch('overview'),
  show: z.enum(['upcoming', 'completed']).catch('upcoming'),
  /** Control characters are rejected: Postgres rejects NUL. */
  search: z
    .string()
    .trim()
    .max(limits.search)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  page: z.coerce.number().int().min(1).catch(1),
  /** The availability manager's month. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  /** The length of the analytics period, in days. */
  period: Period,
})

export default async function AdminPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const actor = await authorizePage('photographer')
  const { tab, show, search, page, month, period } = Query.parse(await searchParams)
  const [approvals, counts] = await Promise.all([listPendingApprovals(actor), countManagedBookings(actor)])
  const openBookings = counts.PENDING + counts.CONFIRMED
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment']} />
      <PageHead
        className="mb-6 md:mb-6"
        title="Photographer dashboard"
        actions={
          <LinkButton
            variant="main"
            href="/photo-delivery"
            icon={<Upload className="icon-sm" aria-hidden="true" />}
          >
            Send Photos
          </LinkButton>
        }
      />
      <ApprovalsCard requests={approvals} />
      <LinkTabs
        label="Photographer dashboard"
        className="mb-10 flex"
        tabs={[
          { href: '/admin', label: 'Dashboard Overview', current: tab === 'overview' },
          { href: '/admin?tab=analytics', label: 'Analytics', current: tab === 'analytics' },
          {
            href: '/admin?tab=bookings',
            label: 'Booking Management',
            count: openBookings,
            current: tab === 'bookings',
          },
        ]}
      />
      {tab === 'overview' && <Overview actor={actor} openBookings={openBookings} slotMonth={month} />}
      {tab === 'analytics' && <Analytics days={period} />}
      {tab === 'bookings' && <BookingManagement actor={actor} show={show} search={search} page={page} />}
    </PageBody>
  )
}
