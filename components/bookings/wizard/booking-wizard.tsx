'use client'

import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { countEvent } from '@/components/analytics/count-event'
import { LazyHoldAnnouncer } from '@/components/availability/lazy-hold-announcer'
import type { CardStepProps } from '@/components/cards/card-step'
import { defer, useModule, usePreload } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { replaceAddress } from '@/components/ui/page-address'
import { TextLink } from '@/components/ui/text-link'
import { noDetails } from '@/lib/access-details/rules/no-details'
import type { EventType } from '@/lib/analytics/rules/counted-pages'
import type { LinkedTime, Offer } from '@/lib/availability/schema/slots'
import { visitTakes } from '@/lib/availability/words/lengths'
import type { ChargeSettings } from '@/lib/bookings/rules/payment-terms'
import { turnaroundOf } from '@/lib/bookings/rules/turnaround'
import { goLiveDay, type WizardStep, wizardHref } from '@/lib/bookings/rules/wizard-address'
import type { Turnaround } from '@/lib/bookings/schema'
import {
  bookedThroughHint,
  bookedThroughText,
  bookingForText,
  servicesLead,
  servicesRemovedText,
  servicesStepTitle,
  toDetailsLabel,
  toPaymentLabel,
} from '@/lib/bookings/words/wizard'
import { lightOfServices } from '@/lib/catalog/rules/chosen-services'
import { pickOrder, toOrdered } from '@/lib/catalog/rules/order'
import { priceServices } from '@/lib/catalog/rules/pricing'
import { isAutomatic, withSurcharges } from '@/lib/catalog/rules/surcharges'
import { totalCents, visitMinutes } from '@/lib/catalog/rules/totals'
import type { OfferedService } from '@/lib/catalog/schema'
import { surchargeIncluded } from '@/lib/catalog/words/orders'
import { discountServices } from '@/lib/coupons/rules/discount'
import { emptyAddress, formatAddress, parseAddress } from '@/lib/places/rules/address'
import type { CalendarDate } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import type { TaxTable } from '@/lib/taxes/rules/estimate'
import type { Travel } from '@/lib/travel/schema'
import { travelIncluded } from '@/lib/travel/words'
import type { BookDetails, BookedClient } from './book-details'
import { CalendarStep, calendarTimes } from './calendar-step'
import { CouponNotice } from './coupon-notice'
import { placeOfOrder, priceOrder } from './order-tax'
import { ServicesStep } from './services-step'
import { useChosenTime } from './use-chosen-time'
import { useCoupon } from './use-coupon'
import { useDraft } from './use-draft'
import { useStep, useWizard } from './use-wizard'
import { WizardFrame } from './wizard-frame'

const bookDetails = defer(() => import('./book-details'))

type BookingWizardProps = {
  profileId: string
  services: OfferedService[]
  currency: string
  /** What estimates the tax; null if prices include it. */
  taxes: TaxTable | null
  offer: Offer
  turnaround: Turnaround
  /** In the studio's zone. */
  today: string
  /** Names the time zone of all times. */
  timesNote: string
  /** The studio's. */
  timeZone: string
  /** The slot that the URL names. */
  linked: LinkedTime | null
  /** The client whom a photographer books for; null if clients book for themselves. */
  client: BookedClient | null
  /** Null in a booking for a client: only its owner can save a card. */
  card: Omit<CardStepProps, 'ref' | 'currency' | 'note'> | null
  /** Null in a booking for a client: only the card's owner can agree to charges. */
  charging: ChargeSettings | null
  /** The brokerage that the client belongs to, at whose prices the services are. */
  brokerageName: string | null
}

/** The three steps of a new booking. All data is loaded up front, so changing steps needs no request. */
export function BookingWizard(props: BookingWizardProps) {
  const { profileId, services, currency, taxes, offer, today, timesNote, timeZone, linked, client, card } =
    props
  const { brokerageName } = props
  usePreload(bookDetails)
  usePreload(calendarTimes)
  const wizard = useWizard()
  const coupon = useCoupon(wizard)
  const orderOn = (date: CalendarDate | null) =>
    priceServices(pickOrder(services, withSurcharges(services, wizard.serviceIds, date)), wizard)
  const chosen = orderOn(null)
  const ordered = toOrdered(chosen)
  const turnaround = turnaroundOf(ordered, props.turnaround)
  const isPriced = chosen.length > 0 && chosen.every(({ state }) => state === 'priced')
  const draft = useDraft(`northlight.book.${profileId}${client ? `.${client.id}` : ''}`, {
    propertyAddress: '',
    specialInstructions: '',
  })
  // In memory only: nothing secret is stored in the browser.
  const [access, setAccess] = useState(noDetails)
  const property = useMemo(
    () => ({ ...draft.property, zip: draft.property.zip || wizard.zip }),
    [draft.property, wizard.zip],
  )
  // Whoever skipped the address types it in the last step; its ZIP code then counts, as it does for the booking.
  const typedZip = parseAddress(draft.texts.propertyAddress).zip
  const address = useMemo(
    () => (property.street === '' ? { ...emptyAddress, zip: typedZip || property.zip } : property),
    [property, typedZip],
  )
  const visit = { minutes: visitMinutes(ordered), address, light: lightOfServices(ordered) }
  const time = useChosenTime(offer, wizard, { ...visit, linked, liveOn: goLiveDay(wizard), turnaround })
  const { step, titleRef } = useStep(wizard, { hasServices: isPriced, hasSlot: time.slot !== null })
  useCountedSteps(step, client === null)
  const serviceIds = chosen.map(({ id }) => id)
  const place = placeOfOrder(property, draft.texts.propertyAddress)
  // Surcharges take no time, so they follow from the chosen time.
  const orderedOnDay = toOrdered(orderOn(time.slot?.date ?? null))
  const surcharges = orderedOnDay.filter(({ id }) =>
    services.some((one) => one.id === id && isAutomatic(one)),
  )
  const order = {
    services: discountServices(orderedOnDay, coupon.terms),
    travel: time.travel,
    couponCode: coupon.terms?.code ?? null,
  }
  const price = priceOrder({ ...order, currency, taxes, place })
  const lastStep = client ? 'Details' : undefined
  const removedCount = wizard.serviceIds.length - chosen.length
  const notice = (
    <>
      {client && <ClientNotice client={client} />}
      {brokerageName && step !== 'calendar' && <BrokerageNotice name={brokerageName} />}
      {removedCount > 0 && (
        <Notice tone="wait" title={servicesRemovedText(removedCount)} className="mb-8 max-w-152" announce>
          Review your services before you continue.
        </Notice>
      )}
      {step !== 'details' && <CouponNotice coupon={coupon} services={ordered} currency={currency} />}
      {time.heldUntil !== null && <LazyHoldAnnouncer until={time.heldUntil} />}
    </>
  )

  if (step === 'services') {
    return (
      <WizardFrame
        step={1}
        title={servicesStepTitle}
        lead={servicesLead(props.charging)}
        lastStep={lastStep}
        notice={notice}
        titleRef={titleRef}
      >
        <ServicesStep
          services={services}
          currency={currency}
          taxes={taxes}
          wizard={wizard}
          coupon={coupon.terms}
          property={property}
          onProperty={(part) => draft.update({ property: { ...property, ...part } })}
        />
      </WizardFrame>
    )
  }

  if (step === 'calendar' || !time.slot) {
    return (
      <CalendarStep
        lead={`${visitTakes(time.minutes)} ${timesNote}`.trim()}
        lastStep={lastStep}
        notice={notice}
        titleRef={titleRef}
        time={time}
        turnaround={turnaround}
        onLiveOn={(liveOn) => replaceAddress(wizardHref({ ...wizard, liveOn }))}
        visit={ordered}
        property={{
          address: formatAddress(property),
          facing: wizard.facing,
          onFacing: (facing) => replaceAddress(wizardHref({ ...wizard, facing })),
          timeZone,
        }}
        today={today}
        total={price.total}
        priceNote={describeIncluded(time.travel, surcharges, currency)}
        forward={client ? toDetailsLabel : toPaymentLabel}
        hrefOf={(slot) => wizardHref({ ...wizard, step: 'details', serviceIds, slotId: slot.id })}
        back={{ text: 'Back to Services', href: wizardHref({ ...wizard, step: 'services', serviceIds }) }}
      />
    )
  }

  return (
    <WizardFrame
      step={3}
      lastStep={lastStep}
      title={client ? 'Booking Details' : 'Payment & Booking Details'}
      lead={
        client ? 'Where to go, and what to look out for.' : 'Tell us where to go and what to look out for.'
      }
      notice={notice}
      titleRef={titleRef}
    >
      <Suspense fallback={<Loading />}>
        <LoadedBookDetails
          profileId={profileId}
          wizard={wizard}
          draft={draft}
          property={property}
          access={access}
          onAccess={(name, value) => setAccess((present) => ({ ...present, [name]: value }))}
          serviceIds={serviceIds}
          services={order.services}
          coupon={coupon}
          currency={currency}
          taxes={taxes}
          time={time}
          slot={time.slot}
          client={client}
          card={card}
          charging={props.charging}
        />
      </Suspense>
    </WizardFrame>
  )
}

/** Says whom the booking is for, on every step. */
function ClientNotice({ client }: { client: BookedClient }) {
  return (
    <Notice
      icon="user"
      title={bookingForText(client.fullName)}
      className="mb-8 max-w-152"
      action={<TextLink href="/clients/book">Choose another client</TextLink>}
    >
      {client.email}
    </Notice>
  )
}

/** What the total includes besides the chosen services; null if nothing. */
function describeIncluded(
  travel: Travel | null,
  surcharges: readonly { name: string; priceCents: number }[],
  currency: string,
): string | null {
  const price = formatCents(totalCents(surcharges), currency)
  const names = surcharges.map(({ name }) => name)
  const notes = [
    travel && travelIncluded(travel, currency),
    names.length > 0 && surchargeIncluded(price, names),
  ].filter(Boolean)
  return notes.join(' ') || null
}

/** Says at whose prices the shoot is booked, and who will see it. */
function BrokerageNotice({ name }: { name: string }) {
  return (
    <Notice icon="users-round" title={bookedThroughText(name)} className="mb-8 max-w-152">
      {bookedThroughHint}
    </Notice>
  )
}

function LoadedBookDetails(props: ComponentProps<typeof BookDetails>) {
  const loaded = useModule(bookDetails)
  return <loaded.BookDetails {...props} />
}

/** The event to count on arrival at each step. */
const arrivals: [WizardStep, EventType][] = [
  ['services', 'wizard_opened'],
  ['calendar', 'wizard_services'],
  ['details', 'wizard_slot'],
]

/** Counts each step of clients once, however often it is shown, together with the steps before it. */
function useCountedSteps(step: WizardStep, isCounted: boolean) {
  const counted = useRef(0)
  useEffect(() => {
    if (!isCounted) return
    const reached = arrivals.findIndex(([name]) => name === step) + 1
    for (const [, event] of arrivals.slice(counted.current, reached)) countEvent(event)
    counted.current = Math.max(counted.current, reached)
  }, [step, isCounted])
}
