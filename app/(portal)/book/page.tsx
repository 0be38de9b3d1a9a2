import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { BookedClient } from '@/components/booking/bookings/wizard/book-details'
import { BookingWizard } from '@/components/booking/bookings/wizard/booking-wizard'
import { LazyMovingWizard } from '@/components/booking/bookings/wizard/lazy-moving-wizard'
import { NamePage } from '@/components/shell/page-name'
import { EmptyState } from '@/components/ui/empty-state'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { findBookableClient } from '@/lib/booking/bookings/queries/find-bookable-client'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { findOwnBookingOfSlot } from '@/lib/booking/bookings/queries/find-own-booking-of-slot'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import { readWizard, unmovableHref, type Wizard } from '@/lib/booking/bookings/rules/wizard-address'
import { localTimesText } from '@/lib/booking/bookings/words/wizard'
import { findQuoteToBook } from '@/lib/booking/quotes/queries/find-quote-to-book'
import { findSlotStart } from '@/lib/calendar/availability/queries/find-slot-start'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import type { ReadOffer } from '@/lib/calendar/availability/schema/slots'
import { listStoredCards } from '@/lib/catalog/cards/queries/list-stored-cards'
import { readCardEntry } from '@/lib/catalog/cards/queries/read-card-entry'
import { readReturnedCard } from '@/lib/catalog/cards/queries/read-returned-card'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { applyPriceList, atQuotedPrices } from '@/lib/catalog/services/rules/price-list'
import { priceServices } from '@/lib/catalog/services/rules/pricing'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { findTaxTable } from '@/lib/catalog/taxes/queries/read-taxes'
import { authorizePage } from '@/lib/entry/authorize-page'
import { describeReachedLimit } from '@/lib/people/brokerages/queries/describe-limit'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { nextBookingText } from '@/lib/people/brokerages/words'
import { ClientChoice } from '@/lib/people/clients/schema'
import { todayIn, zoneAbbreviation } from '@/lib/platform/time/clock'
import { listUnagreedDocuments } from '@/lib/studio/legal/queries/list-current-documents'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { TermsFirst } from './terms-first'

export const metadata: Metadata = { title: 'Book a shoot' }

/** The booking wizard. Clients book new shoots here, and photographers for clients; both reschedule existing ones. */
export default async function BookPage({ searchParams }: PageProps<'/book'>) {
  const wizard = readWizard(await searchParams)
  if (wizard.rescheduleId) {
    const actor = await authorizePage('open-bookings')
    return <Rescheduling actor={actor} bookingId={wizard.rescheduleId} slotId={wizard.slotId} />
  }
  if (wizard.clientId) return <BookingFor clientId={wizard.clientId} wizard={wizard} />
  const actor = await authorizePage('client')
  const unagreed = await listUnagreedDocuments(actor.profileId)
  if (unagreed.length > 0) return <TermsFirst documents={unagreed} />
  return <NewBooking actor={actor} wizard={wizard} client={null} />
}

async function BookingFor({ clientId, wizard }: { clientId: string; wizard: Wizard }) {
  const actor = await authorizePage('book-for-clients')
  const client = await findBookableClient(actor, clientId)
  // The page on which clients are chosen says that this one can't be.
  if (!client) redirect(ClientChoice.href({ gone: '1' }))
  return <NewBooking actor={actor} wizard={wizard} client={client} />
}

type NewBookingProps = { actor: Actor; wizard: Wizard; client: BookedClient | null }

async function NewBooking({ actor, wizard, client }: NewBookingProps) {
  const { slotId, serviceIds, zip, quoteId, setupIntentId } = wizard
  const [catalog, brokerage, taxes, { currency }, card, charging, quote] = await Promise.all([
    listServices(),
    findBookingTerms(actor, client?.id),
    findTaxTable(actor, client?.id),
    getStudio(),
    client ? null : readCards(actor, setupIntentId),
    client ? null : findChargeSettings(actor),
    quoteId ? findQuoteToBook(quoteId, client?.id ?? actor.profileId) : null,
  ])
  const limitText = brokerage?.coverage ? await describeReachedLimit(brokerage) : null
  const prices = atQuotedPrices(brokerage?.priceList ?? null, quote?.prices ?? null)
  const services = applyPriceList(catalog, prices)
  const chosen = toOrdered(priceServices(pickOrder(services, serviceIds), wizard))
  const { times, isOpen } = await readTimes(actor, slotId, {
    minutes: visitMinutes(chosen),
    address: { ...emptyAddress, zip },
    light: lightOfServices(chosen),
  })
  // After a lost response or a click on Back, the chosen time may be taken by the client's own booking.
  const ownBookingId = slotId && !isOpen ? await findOwnBookingOfSlot(actor, slotId, client?.id) : null
  if (ownBookingId) redirect(`/booking/${ownBookingId}`)
  return (
    <BookingWizard
      {...times}
      profileId={actor.profileId}
      services={services}
      quote={quote && { id: quote.id, propertyAddress: quote.propertyAddress }}
      currency={currency}
      taxes={taxes}
      client={client}
      brokerage={
        brokerage && {
          name: brokerage.name,
          coverage: brokerage.coverage,
          coverageText:
            [nextBookingText(brokerage, client?.fullName), limitText].filter(Boolean).join(' ') || null,
        }
      }
      card={card}
      charging={charging}
      noServices={
        <EmptyState title="No services are offered at the moment" headingLevel={2}>
          Please check back later.
        </EmptyState>
      }
    />
  )
}

async function readCards(actor: Actor, setupIntentId: string | null) {
  const [storedCards, returned] = await Promise.all([
    listStoredCards(actor),
    setupIntentId ? readReturnedCard(actor, setupIntentId) : null,
  ])
  return { entry: readCardEntry(), storedCards, returned }
}

type ReschedulingProps = { actor: Actor; bookingId: string; slotId: string | null }

async function Rescheduling({ actor, bookingId, slotId }: ReschedulingProps) {
  const booking = await findBooking(actor, bookingId)
  if (!booking?.may.reschedule) redirect(unmovableHref(bookingId))
  const visit = { minutes: visitMinutes(booking.visit), movingBookingId: booking.id }
  const { times } = await readTimes(actor, slotId, visit)
  return (
    <>
      <NamePage name="Reschedule" />
      <LazyMovingWizard {...times} booking={booking} readerIsPhotographer={!isClient(actor)} />
    </>
  )
}

/** Reads the available times for a visit, with the one that the URL names among them, and whether that is available. */
async function readTimes(actor: Actor, slotId: string | null, visit: Omit<ReadOffer, 'upTo'>) {
  const linked = slotId ? await findSlotStart(slotId) : null
  const studio = await getStudio()
  const [offer, turnaround] = await Promise.all([
    readOffer(actor, { ...visit, upTo: linked?.date }),
    readTurnaround(studio),
  ])
  const { timeZone } = studio
  const today = todayIn(timeZone)
  // The first available day decides between standard and daylight-saving time.
  const timesNote = localTimesText(zoneAbbreviation(offer.slots[0]?.date ?? today, timeZone))
  return {
    times: { offer, turnaround, linked, today, timesNote, timeZone },
    isOpen: offer.slots.some(({ id }) => id === slotId),
  }
}
