'use client'

import { type ComponentProps, Suspense, useCallback, useMemo, useState } from 'react'
import { LazyHoldAnnouncer } from '@/components/calendar/availability/lazy-hold-announcer'
import type { CardStepProps } from '@/components/catalog/cards/card-step'
import { defer, useModule, usePreload } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import { replaceAddress } from '@/components/ui/page-address'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import type { ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import { turnaroundOf } from '@/lib/booking/bookings/rules/turnaround'
import { goLiveDay, type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { toDetailsLabel, toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { visitTakes } from '@/lib/calendar/availability/words/lengths'
import { suggestTime } from '@/lib/calendar/light/rules/suggest-time'
import type { Travel } from '@/lib/calendar/travel/schema'
import { travelIncluded } from '@/lib/calendar/travel/words'
import { discountServices } from '@/lib/catalog/coupons/rules/discount'
import { lightOfServices, quoteHref } from '@/lib/catalog/services/rules/chosen-services'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { type Priced, priceServices } from '@/lib/catalog/services/rules/pricing'
import { isAutomatic, withSurcharges } from '@/lib/catalog/services/rules/surcharges'
import { totalCents, visitMinutes } from '@/lib/catalog/services/rules/totals'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { surchargeIncluded } from '@/lib/catalog/services/words/orders'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { formatCents } from '@/lib/platform/money/money'
import { emptyAddress, formatAddress, parseAddress } from '@/lib/studio/places/rules/address'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import type { Place, PropertyAddress } from '@/lib/studio/places/schema'
import type { BookDetails, BookedClient } from './book-details'
import { CalendarStep, calendarTimes, type WizardTimes } from './calendar-step'
import { type Payers, placeOfOrder, priceOrder } from './order-tax'
import { useChosenTime } from './use-chosen-time'
import { useCountedSteps } from './use-counted-steps'
import type { EnteredCoupon } from './use-coupon'
import type { Draft } from './use-draft'
import { useStep } from './use-step'
import type { StepTitle } from './use-wizard'
import { WizardFrame } from './wizard-frame'
import { WizardNotices } from './wizard-notices'

const bookDetails = defer(() => import('./book-details'))

type TimeAndDetailsProps = WizardTimes & {
  profileId: string
  services: OfferedService[]
  currency: string
  /** What estimates the tax; null if prices include it. */
  taxes: TaxTable | null
  /** The client whom a photographer books for; null if clients book for themselves. */
  client: BookedClient | null
  /** Null in a booking for a client: only its owner can save a card. */
  card: Omit<CardStepProps, 'ref' | 'currency' | 'note'> | null
  /** Null in a booking for a client: only the card's owner can agree to charges. */
  charging: ChargeSettings | null
  /** The request for a quote that is booked. */
  quote: { id: string; propertyAddress: string } | null
  payers: Payers
  /** About the client's brokerage; null without one. */
  brokerageNote: string | null
  wizard: Wizard
  coupon: EnteredCoupon
  draft: Draft
  /** The parts of the address from the first step. */
  property: PropertyAddress
  /** What the URL names, without surcharges. */
  chosen: Priced<OfferedService>[]
  title: StepTitle
  notices: Omit<ComponentProps<typeof WizardNotices>, 'step' | 'hasLostTime'>
}

/** The second and third step of a new booking. Renders nothing during the first, whose choice of a time it keeps. */
export function TimeAndDetails(props: TimeAndDetailsProps) {
  const { profileId, services, currency, taxes, offer, today, timesNote, timeZone, linked, client, card } =
    props
  const { payers, wizard, coupon, draft, property, chosen } = props
  usePreload(bookDetails)
  usePreload(calendarTimes)
  const ordered = toOrdered(chosen)
  const turnaround = turnaroundOf(ordered, props.turnaround)
  const isPriced = chosen.length > 0 && chosen.every(({ state }) => state === 'priced')
  // In memory only: nothing secret is stored in the browser.
  const [access, setAccess] = useState(noDetails)
  // Whoever skipped the address types it in the last step; its ZIP code then counts, as it does for the booking.
  const typedZip = parseAddress(draft.texts.propertyAddress).zip
  const address = useMemo(
    () => (property.street === '' ? { ...emptyAddress, zip: typedZip || property.zip } : property),
    [property, typedZip],
  )
  const light = lightOfServices(ordered)
  const { facing } = wizard
  const suggest = useCallback(
    (slots: readonly SlotChoice[], place: Place | null) => {
      const front = propertyPosition(place) ? facing : null
      return suggestTime(slots, place && { position: place, facing: front, timeZone }, light === 'TWILIGHT')
    },
    [facing, timeZone, light],
  )
  const time = useChosenTime(offer, wizard, {
    minutes: visitMinutes(ordered),
    address,
    light,
    linked,
    liveOn: goLiveDay(wizard),
    turnaround,
    suggest,
  })
  const step = useStep(wizard, { hasServices: isPriced, hasSlot: time.slot !== null }, props.title)
  useCountedSteps(step, client === null)
  const serviceIds = chosen.map(({ id }) => id)
  const place = placeOfOrder(property, draft.texts.propertyAddress)
  // Surcharges take no time, so they follow from the time.
  const orderedOnDay = toOrdered(
    priceServices(
      pickOrder(services, withSurcharges(services, wizard.serviceIds, time.shown?.date ?? null)),
      wizard,
    ),
  )
  const surcharges = orderedOnDay.filter(({ id }) =>
    services.some((one) => one.id === id && isAutomatic(one)),
  )
  const order = {
    services: discountServices(orderedOnDay, coupon.terms),
    travel: time.travel,
    couponCode: coupon.terms?.code ?? null,
  }
  const price = priceOrder({ ...order, ...payers, currency, taxes, place })
  const lastStep = client ? 'Details' : undefined
  const notice = (
    <>
      <WizardNotices
        {...props.notices}
        step={step}
        hasLostTime={wizard.slotId !== null && time.slot === null}
      />
      {time.heldUntil !== null && <LazyHoldAnnouncer until={time.heldUntil} slot={time.slot} />}
    </>
  )

  if (step === 'services') return null

  if (step === 'calendar' || !time.slot) {
    return (
      <CalendarStep
        lead={`${visitTakes(time.minutes, property.street)} ${timesNote}`.trim()}
        lastStep={lastStep}
        notice={notice}
        titleRef={props.title.ref}
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
        priceNote={describeIncluded(time.travel, surcharges, price.payers, currency)}
        isForStudio={client !== null}
        askHref={client ? null : quoteHref(ordered)}
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
      notice={notice}
      titleRef={props.title.ref}
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
          timeZone={timeZone}
          client={client}
          quoteId={props.quote?.id}
          payers={payers}
          brokerageNote={props.brokerageNote}
          card={card}
          charging={props.charging}
        />
      </Suspense>
    </WizardFrame>
  )
}

/** What the total includes besides the chosen services, and who pays it; null if there's nothing to say. */
function describeIncluded(
  travel: Travel | null,
  surcharges: readonly { name: string; priceCents: number }[],
  payers: readonly { label: string; value: string }[],
  currency: string,
): string | null {
  const price = formatCents(totalCents(surcharges), currency)
  const names = surcharges.map(({ name }) => name)
  const notes = [
    travel && travelIncluded(travel, currency),
    names.length > 0 && surchargeIncluded(price, names),
    ...payers.map(({ label, value }) => `${label} ${value}.`),
  ].filter(Boolean)
  return notes.join(' ') || null
}

function LoadedBookDetails(props: ComponentProps<typeof BookDetails>) {
  const loaded = useModule(bookDetails)
  return <loaded.BookDetails {...props} />
}
