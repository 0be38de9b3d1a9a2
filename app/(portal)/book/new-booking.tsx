import { redirect } from 'next/navigation'
import { WizardFrame } from '@/components/bookings/wizard-frame'
import type { CardStepProps } from '@/components/cards/card-step'
import { Notice } from '@/components/ui/notice'
import type { Actor } from '@/lib/auth/actor'
import { listOpenSlots } from '@/lib/availability/queries'
import { groupByDate, toSlotChoice } from '@/lib/availability/rules'
import { findOwnBookingOfSlot } from '@/lib/bookings/queries'
import { listStoredCards, readCardEntry, readReturnedCard } from '@/lib/cards/queries'
import { listServices } from '@/lib/catalogue/queries'
import { pickServices, totalCents } from '@/lib/catalogue/rules'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import { CalendarStep } from './calendar-step'
import { DetailsStep } from './details-step'
import { ServicesStep } from './services-step'
import { toDays, whereTimesAre } from './slot-words'
import type { Wizard } from './wizard-address'

/** The three steps of a new booking. */
export async function NewBooking({ actor, wizard }: { actor: Actor; wizard: Wizard }) {
  const [services, { currency, timeZone }] = await Promise.all([listServices(), getStudio()])
  const chosen = pickServices(services, wizard.serviceIds)
  if (wizard.step === 'services' || chosen.length === 0) {
    return (
      <WizardFrame
        step={1}
        title="What should we photograph?"
        lead="Choose one service or several. Nothing is charged until your photos are delivered."
      >
        <ServicesStep services={services} currency={currency} slotId={wizard.slotId} />
      </WizardFrame>
    )
  }

  const slots = (await listOpenSlots(actor)).map(toSlotChoice)
  const slot = slots.find(({ id }) => id === wizard.slotId)
  // After a lost answer or the way back, the chosen time may be taken by this very client.
  const ownBookingId = wizard.slotId && !slot ? await findOwnBookingOfSlot(actor, wizard.slotId) : null
  if (ownBookingId) redirect(`/booking/${ownBookingId}`)

  const total = formatCents(totalCents(chosen), currency)
  if (wizard.step === 'calendar' || !slot) {
    return (
      <WizardFrame
        step={2}
        title="Select Date & Time"
        lead={`${whereTimesAre(slots, timeZone)} One slot covers the whole visit.`}
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
          serviceCount={chosen.length}
          total={total}
        />
      </WizardFrame>
    )
  }

  return (
    <WizardFrame
      step={3}
      title="Payment & Booking Details"
      lead="Tell us where to go and what to look out for."
    >
      <DetailsStep
        profileId={actor.profileId}
        serviceIds={chosen.map(({ id }) => id)}
        lines={chosen.map(({ id, name, priceCents }) => ({
          key: id,
          label: name,
          value: formatCents(priceCents, currency),
        }))}
        total={total}
        slot={slot}
        card={await readCardStep(actor, currency, wizard.setupIntentId)}
      />
    </WizardFrame>
  )
}

async function readCardStep(
  actor: Actor,
  currency: string,
  setupIntentId: string | null,
): Promise<Omit<CardStepProps, 'ref'>> {
  const [storedCards, returned] = await Promise.all([
    listStoredCards(actor),
    setupIntentId ? readReturnedCard(actor, setupIntentId) : null,
  ])
  return { entry: readCardEntry(), currency, storedCards, returned }
}
