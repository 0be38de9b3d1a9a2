import { redirect } from 'next/navigation'
import { BookingWizard } from '@/components/bookings/wizard/booking-wizard'
import type { CardStepProps } from '@/components/cards/card-step'
import type { Actor } from '@/lib/auth/actor'
import { findSlotStart } from '@/lib/availability/queries/find-slot-start'
import { readOffer } from '@/lib/availability/queries/read-offer'
import { findOwnBookingOfSlot } from '@/lib/bookings/queries/find-own-booking-of-slot'
import type { Wizard } from '@/lib/bookings/rules/wizard-address'
import { listStoredCards } from '@/lib/cards/queries/list-stored-cards'
import { readCardEntry } from '@/lib/cards/queries/read-card-entry'
import { readReturnedCard } from '@/lib/cards/queries/read-returned-card'
import { listServices } from '@/lib/catalog/queries/list-services'
import { pickServices, visitMinutes } from '@/lib/catalog/rules/services'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { whereTimesAre } from './times-note'

/** Loads everything the three steps of a new booking show. */
export async function NewBooking({ actor, wizard }: { actor: Actor; wizard: Wizard }) {
  const { slotId } = wizard
  const [services, { currency, timeZone }, start] = await Promise.all([
    listServices(),
    getStudio(),
    slotId ? findSlotStart(slotId) : null,
  ])
  const minutes = visitMinutes(pickServices(services, wizard.serviceIds))
  // The offer must include the chosen time.
  const offer = await readOffer(actor, { minutes, upTo: start?.date })
  const isOpen = offer.slots.some(({ id }) => id === slotId)
  // After a lost response or a click on Back, the chosen time may be taken by the client's own booking.
  const ownBookingId = slotId && !isOpen ? await findOwnBookingOfSlot(actor, slotId) : null
  if (ownBookingId) redirect(`/booking/${ownBookingId}`)
  return (
    <BookingWizard
      profileId={actor.profileId}
      services={services}
      currency={currency}
      offer={offer}
      today={todayIn(timeZone)}
      timesNote={whereTimesAre(offer.slots, timeZone)}
      linked={slotId && start ? { slotId, ...start } : null}
      card={await readCardStep(actor, currency, wizard.setupIntentId)}
    />
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
