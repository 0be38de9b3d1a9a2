import { MovingWizard } from '@/components/bookings/wizard/moving-wizard'
import type { Actor } from '@/lib/auth/actor'
import { findSlotStart } from '@/lib/availability/queries/find-slot-start'
import { readOffer } from '@/lib/availability/queries/read-offer'
import { rescheduleFeeText } from '@/lib/bookings/words/cancelling'
import { visitMinutes } from '@/lib/catalog/rules/services'
import { countServices } from '@/lib/catalog/words'
import { whenOf } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { findMovableBooking } from './find-movable-booking'
import { whereTimesAre } from './times-note'

type ReschedulingProps = {
  actor: Actor
  bookingId: string
  /** The chosen slot. */
  slotId: string | null
}

/** Loads everything the wizard shows of a reschedule. */
export async function Rescheduling({ actor, bookingId, slotId }: ReschedulingProps) {
  const booking = await findMovableBooking(actor, bookingId)
  const { services, currency } = booking
  const start = slotId ? await findSlotStart(slotId) : null
  const [offer, { timeZone }] = await Promise.all([
    readOffer(actor, {
      minutes: visitMinutes(booking.visit),
      movingBookingId: booking.id,
      upTo: start?.date,
    }),
    getStudio(),
  ])
  return (
    <MovingWizard
      booking={{
        id: booking.id,
        photographer: { id: booking.photographer.id, fullName: booking.photographer.fullName },
        address: booking.address,
        whenText: whenOf(booking),
        texts: {
          propertyAddress: booking.address,
          specialInstructions: booking.specialInstructions ?? '',
        },
        rows: services.map(({ id, name, priceCents }) => ({
          key: id,
          label: name,
          value: formatCents(priceCents, currency),
        })),
      }}
      readerIsPhotographer={actor.role === 'PHOTOGRAPHER'}
      total={formatCents(booking.totalCents, currency)}
      countText={countServices(services.length)}
      offer={offer}
      visit={booking.visit}
      linked={slotId && start ? { slotId, ...start } : null}
      today={todayIn(timeZone)}
      timesNote={whereTimesAre(offer.slots, timeZone)}
      feeNote={actor.role === 'CLIENT' ? rescheduleFeeText(booking) : null}
    />
  )
}
