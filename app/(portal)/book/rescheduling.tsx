import { redirect } from 'next/navigation'
import { WizardFrame } from '@/components/bookings/wizard-frame'
import { Notice } from '@/components/ui/notice'
import type { Actor } from '@/lib/auth/actor'
import { listOpenSlots } from '@/lib/availability/queries'
import { groupByDate, toSlotChoice } from '@/lib/availability/rules'
import { getBooking } from '@/lib/bookings/queries'
import { formatDate } from '@/lib/platform/clock'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import { CalendarStep } from './calendar-step'
import { MoveStep } from './move-step'
import { toDays, whereTimesAre } from './slot-words'
import type { Wizard } from './wizard-address'

type ReschedulingProps = { actor: Actor; wizard: Wizard; bookingId: string }

/** The wizard from its calendar on, for a booking that moves. Services and prices stay as they were booked. */
export async function Rescheduling({ actor, wizard, bookingId }: ReschedulingProps) {
  const booking = await getBooking(actor, bookingId)
  // The booking's own page says what is the matter, or that there is none.
  if (!booking?.may.reschedule) redirect(`/booking/${encodeURIComponent(bookingId)}`)
  const [open, { timeZone }] = await Promise.all([listOpenSlots(actor), getStudio()])
  const slots = open.map(toSlotChoice)
  const slot = slots.find(({ id }) => id === wizard.slotId)
  const total = formatCents(booking.totalCents, booking.currency)

  if (wizard.step !== 'details' || !slot) {
    return (
      <WizardFrame
        step={2}
        lastStep="Details"
        title="Select Date & Time"
        lead={`A new time for ${booking.address}, now on ${formatDate(booking.date)} at ${booking.startTime}. ${whereTimesAre(slots, timeZone)}`}
        notice={
          wizard.slotId && !slot ? (
            <Notice tone="wait" title="That time was just taken">
              Please choose another.
            </Notice>
          ) : null
        }
      >
        <CalendarStep
          days={toDays(groupByDate(slots))}
          wizard={wizard}
          serviceCount={booking.services.length}
          total={total}
        />
      </WizardFrame>
    )
  }

  return (
    <WizardFrame
      step={3}
      lastStep="Details"
      title="Booking Details"
      lead={`Moves from ${formatDate(booking.date)} at ${booking.startTime}. The booking keeps its number and its price.`}
    >
      <MoveStep
        bookingId={booking.id}
        texts={{
          propertyAddress: booking.address,
          specialInstructions: booking.specialInstructions ?? '',
        }}
        lines={booking.services.map(({ id, name, priceCents }) => ({
          key: id,
          label: name,
          value: formatCents(priceCents, booking.currency),
        }))}
        total={total}
        slot={slot}
      />
    </WizardFrame>
  )
}
