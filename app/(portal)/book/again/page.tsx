import type { Metadata } from 'next'
import { TermsFirst } from '@/app/(portal)/book/terms-first'
import { BookAgain } from '@/components/booking/bookings/wizard/book-again'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { listEarlierOrders } from '@/lib/booking/bookings/queries/list-earlier-orders'
import { findUsualServices, listProperties } from '@/lib/booking/bookings/rules/usual-order'
import { bookAgainLabel } from '@/lib/booking/bookings/words/again'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import { listStoredCards } from '@/lib/catalog/cards/queries/list-stored-cards'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { lightOfServices, readServiceIds } from '@/lib/catalog/services/rules/chosen-services'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { applyPriceList } from '@/lib/catalog/services/rules/price-list'
import { noMeasures, priceServices } from '@/lib/catalog/services/rules/pricing'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { findTaxTable } from '@/lib/catalog/taxes/queries/read-taxes'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { listUnagreedDocuments } from '@/lib/studio/legal/queries/list-current-documents'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: bookAgainLabel }

/** Booking in one screen for a client who has booked before: with the services of the link, or with the usual ones. */
export default async function BookAgainPage({ searchParams }: PageProps<'/book/again'>) {
  const actor = await authorizePage('client')
  const unagreed = await listUnagreedDocuments(actor.profileId)
  if (unagreed.length > 0) return <TermsFirst documents={unagreed} />
  const linkedIds = readServiceIds((await searchParams).services)
  const [catalog, brokerage, taxes, { currency, timeZone }, [card], charging, orders] = await Promise.all([
    listServices(),
    findBookingTerms(actor),
    findTaxTable(actor),
    getStudio(),
    listStoredCards(actor),
    findChargeSettings(actor),
    listEarlierOrders(actor),
  ])
  const services = applyPriceList(catalog, brokerage?.priceList ?? null)
  const wantedIds = linkedIds.length > 0 ? linkedIds : findUsualServices(orders, catalog)
  const chosen = toOrdered(priceServices(pickOrder(services, wantedIds), noMeasures))
  const offer = await readOffer(actor, {
    minutes: visitMinutes(chosen),
    address: emptyAddress,
    light: lightOfServices(chosen),
  })
  return (
    <BookAgain
      profileId={actor.profileId}
      services={services}
      serviceIds={pickOrder(services, wantedIds).map(({ id }) => id)}
      properties={listProperties(orders)}
      lastPhotographer={orders[0]?.photographer ?? null}
      offer={offer}
      timeZone={timeZone}
      currency={currency}
      taxes={taxes}
      brokerage={brokerage}
      card={card ?? null}
      charging={charging}
    />
  )
}
