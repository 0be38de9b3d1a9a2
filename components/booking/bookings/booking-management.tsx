import { FilterBar } from '@/components/ui/filter-bar'
import { FoundCount } from '@/components/ui/found-count'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { limits, pageSize } from '@/lib/booking/bookings/limits'
import type { BookingPage } from '@/lib/booking/bookings/queries/read-page'
import type { FeeConsequences } from '@/lib/booking/bookings/schema/bookings'
import { type DueLateFee, ManagedFilter, type ManagedStatus } from '@/lib/booking/bookings/schema/listing'
import { lateFeeText } from '@/lib/booking/bookings/words/cancelling'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'
import type { BookingStatus } from '@/prisma/generated/enums'
import { CalendarFeed } from './calendar-feed'
import { LateFeeButtons } from './late-fee-buttons'
import { ManagedBookings } from './managed-bookings'

type DecidedFee = DueLateFee & { consequences: FeeConsequences }

type BookingManagementProps = {
  filter: ManagedFilter
  counts: Record<BookingStatus, number>
  /** How many are over, but not completed. */
  pastCount: number
  bookings: BookingPage
  fees: DecidedFee[]
  /** The address of the actor's calendar feed, if there is one. */
  feedAddress: string | null
  /** The reader's own profile, if they are a photographer. */
  profileId: string | null
}

/** A photographer's upcoming and completed bookings, below the late fees that need a decision. */
export function BookingManagement(props: BookingManagementProps) {
  const { filter, counts, pastCount, bookings, fees, feedAddress, profileId } = props
  const { show, search } = filter
  return (
    <>
      <DueLateFees fees={fees} />
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <LinkTabs
          label="Bookings"
          tabs={[
            {
              href: ManagedFilter.href({ show: 'upcoming', search }),
              label: 'Upcoming',
              count: counts.PENDING + counts.CONFIRMED,
              current: show === 'upcoming',
            },
            ...(counts.PENDING > 0 || show === 'pending'
              ? [
                  {
                    href: ManagedFilter.href({ show: 'pending', search }),
                    label: 'To approve',
                    count: counts.PENDING,
                    current: show === 'pending',
                  },
                ]
              : []),
            ...(pastCount > 0 || show === 'past'
              ? [
                  {
                    href: ManagedFilter.href({ show: 'past', search }),
                    label: 'Past, not completed',
                    count: pastCount,
                    current: show === 'past',
                  },
                ]
              : []),
            {
              href: ManagedFilter.href({ show: 'completed', search }),
              label: 'Completed',
              count: counts.COMPLETED,
              current: show === 'completed',
            },
          ]}
        />
        <FilterBar
          url={ManagedFilter}
          state={filter}
          className="w-full md:max-w-88"
          search={{
            label: 'Search bookings',
            placeholder: 'Property, client, or email',
            maxLength: limits.search,
          }}
        />
      </div>
      {search && <FoundCount {...bookings} noun={`${show} booking`} href={ManagedFilter.href({ show })} />}
      <ManagedBookings
        bookings={bookings.items}
        address={ManagedFilter.href({ ...filter, page: bookings.page })}
        profileId={profileId}
        emptyText={search ? 'No bookings found' : emptyTexts[show]}
      />
      <Pager
        page={bookings.page}
        pageSize={pageSize}
        total={bookings.total}
        hasMore={bookings.hasMore}
        hrefOf={(page) => ManagedFilter.href({ ...filter, page })}
      />
      {search ? null : <CalendarFeed address={feedAddress} hasAllShoots={profileId === null} />}
    </>
  )
}

const emptyTexts: Record<ManagedStatus, string> = {
  upcoming: 'No upcoming bookings',
  pending: 'No bookings to approve',
  past: 'No past bookings to complete',
  completed: 'No bookings yet',
}

/** The late fees a photographer still has to charge or waive. Renders nothing when there are none. */
function DueLateFees({ fees }: { fees: DecidedFee[] }) {
  if (fees.length === 0) return null
  return (
    <section aria-labelledby="late-fees" className="mb-12">
      <SectionHead id="late-fees" title="Late fees" action={fees.length} />
      <Rows>
        {fees.map((fee) => {
          const amount = formatCents(fee.cents, fee.currency)
          const { street } = splitAddress(fee.address)
          return (
            <li
              key={fee.bookingId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
            >
              <div className="min-w-0">
                <p>
                  <span className="font-strong">{lateFeeText(amount, 'DUE')}</span>{' '}
                  <TextLink href={withOrigin(`/booking/${fee.bookingId}`, '/admin?tab=bookings')}>
                    {street}
                  </TextLink>
                </p>
                <p className="text-xs text-ink-2">
                  {fee.clientName} cancelled the shoot on {whenOf(fee)}
                </p>
              </div>
              <LateFeeButtons
                bookingId={fee.bookingId}
                amount={amount}
                street={street}
                clientName={fee.clientName}
                consequences={fee.consequences}
              />
            </li>
          )
        })}
      </Rows>
    </section>
  )
}
