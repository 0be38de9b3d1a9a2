'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { WideSky } from '@/components/calendar/light/shoot-sky'
import { SizeFields } from '@/components/catalog/services/size-fields'
import { Button, LinkButton } from '@/components/ui/button'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { bookShootAction } from '@/lib/booking/bookings/actions'
import { agreementOf, type ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import type { EarlierOrder } from '@/lib/booking/bookings/rules/usual-order'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import {
  acceptedByBookingText,
  bookWithCardText,
  continueToCardText,
  whereNextTitle,
} from '@/lib/booking/bookings/words/again'
import { dueText } from '@/lib/booking/bookings/words/agreement'
import { missingAddressText } from '@/lib/booking/bookings/words/fields'
import { plusTaxHint } from '@/lib/booking/bookings/words/tax'
import { bookingFailedText } from '@/lib/booking/bookings/words/wizard'
import { onePerStart } from '@/lib/calendar/availability/rules/slots'
import type { Offer } from '@/lib/calendar/availability/schema/slots'
import { noSlotsText } from '@/lib/calendar/availability/words/times'
import type { StoredCardItem } from '@/lib/catalog/cards/schema'
import { discountServices } from '@/lib/catalog/coupons/rules/discount'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { noSize, priceServices } from '@/lib/catalog/services/rules/pricing'
import { withSurcharges } from '@/lib/catalog/services/rules/surcharges'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { fromText } from '@/lib/catalog/services/words/prices'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import { parseAddress, toAddressParts } from '@/lib/studio/places/rules/address'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import { KnownAddressField } from './known-address-field'
import { leaveAfterBooking } from './leave-after-booking'
import { type PayingBrokerage, placeOfOrder, priceOrder } from './order-tax'
import { SuggestedTimes, suggestTimes } from './suggested-times'
import { Summary, toRows, toTaxRows } from './summary'
import { useAfterPause } from './use-after-pause'
import { useDraft } from './use-draft'
import { listVisits, useOffer } from './use-offer'
import { useSubmission } from './use-submission'
import { UsualServices } from './usual-services'
import { WizardColumns } from './wizard-frame'

type BookAgainProps = {
  profileId: string
  services: OfferedService[]
  /** The services that are booked, packages by their own id. */
  serviceIds: string[]
  /** The properties booked before, the latest first. */
  properties: EarlierOrder[]
  lastPhotographer: { id: string; fullName: string } | null
  offer: Offer
  timeZone: string
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  brokerage: PayingBrokerage | null
  /** Null without one that can be used. */
  card: StoredCardItem | null
  charging: ChargeSettings
}

/** Booking in one screen, for a client whose services and card are known: an address, one of a few good times, one button. */
export function BookAgain(props: BookAgainProps) {
  const { services, serviceIds, properties, timeZone, currency, taxes, brokerage, card, charging } = props
  const { lastPhotographer } = props
  const router = useRouter()
  // The wizard's draft, so that everything is carried there.
  const draft = useDraft(`northlight.book.${props.profileId}`, {
    propertyAddress: '',
    specialInstructions: '',
  })
  const [measures, setMeasures] = useState({ size: noSize, photoCounts: {} as Record<string, number> })
  const [facing, setFacing] = useState<number | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isMarked, setMarked] = useState(false)
  const [lacksAddress, setLacksAddress] = useState(false)
  const [filledFrom, setFilledFrom] = useState('')
  const line = draft.texts.propertyAddress
  const typed = useMemo(() => toAddressParts(line, parseAddress(line).zip), [line])
  const property = useAfterPause(typed)

  const price = (ids: Iterable<string>) => priceServices(pickOrder(services, ids), measures)
  const chosen = price(withSurcharges(services, serviceIds, null))
  const isPriced = chosen.length > 0 && chosen.every(({ state }) => state === 'priced')
  const ordered = toOrdered(chosen)
  const light = lightOfServices(ordered)
  const minutes = visitMinutes(ordered)
  const offer = useOffer(props.offer, { minutes, address: property, light, isShown: true })
  const { slots: offered, ownSlotIds, litStartIds } = offer
  const slots = useMemo(
    () =>
      onePerStart(listVisits({ slots: offered, ownSlotIds, litStartIds }, minutes), (slot) =>
        slot.photographerId === lastPhotographer?.id ? 0 : 1,
      ),
    [offered, ownSlotIds, litStartIds, minutes, lastPhotographer],
  )
  const place = offer.place && {
    position: offer.place,
    facing: propertyPosition(offer.place) ? facing : null,
    timeZone,
  }
  const suggestions = suggestTimes(slots, place, light === 'TWILIGHT', lastPhotographer)
  const slot = (suggestions.find((one) => one.slot.id === chosenId) ?? suggestions[0])?.slot ?? null
  // Until then, neither the drive nor the times are those of this address.
  const isRead = offer.isRead && property === typed

  const order = {
    services: discountServices(
      toOrdered(price(withSurcharges(services, serviceIds, slot?.date ?? null))),
      null,
    ),
    travel: (slot && offer.travelFees[slot.photographerId]) ?? null,
    couponCode: null,
  }
  // The services are listed beside the summary; the day may add to them.
  const surcharges = order.services.filter(({ id }) => ordered.every((one) => one.id !== id))
  const total = priceOrder({
    ...order,
    brokerage,
    clientName: null,
    currency,
    taxes,
    place: placeOfOrder(typed, line),
  })
  const isCovered = total.coveredCents > 0 && total.coveredCents === total.totalCents + (total.taxCents ?? 0)
  const canBook = card !== null || isCovered
  const agreement = agreementOf(charging, { ...total, currency })
  const deposit = agreement?.depositCents ? formatCents(agreement.depositCents, currency) : null
  const paidHow = agreement && { chargeAfterDays: agreement.chargeAfterDays, deposit }
  const wizard = { serviceIds, ...measures, zip: typed.zip, facing }

  const submission = useSubmission({
    texts: { ...draft.texts, specialInstructions: '' },
    async isValid() {
      setMarked(!isPriced)
      return isPriced
    },
    async send(texts) {
      if (!slot) return null
      return bookShootAction({
        ...texts,
        property: typed,
        facing,
        serviceIds,
        ...measures,
        slotId: slot.id,
        shownTotalCents: total.totalCents,
        shownTaxCents: total.taxCents,
        shownCoveredCents: total.coveredCents,
        shownCurrency: currency,
        idempotencyKey: draft.idempotencyKeyFor(wizardHref({ ...wizard, slotId: slot.id })),
        ...(card && !isCovered && { card: { storedCardId: card.id } }),
        agreedText: agreement?.text,
      })
    },
    onDone(booked) {
      draft.forget()
      // A deposit is refunded by terms that the booking's page shows.
      if (slot) leaveAfterBooking(slot, booked, router, { canUndo: deposit === null })
    },
    onSlotTaken: () => slot && offer.drop(slot.id),
    onError({ code, message }) {
      if (code !== 'conflict') return false
      toast.error('Error', message)
      router.refresh()
      return true
    },
    failed: bookingFailedText,
  })

  function changeAddress(text: string) {
    draft.update({ propertyAddress: text, property: toAddressParts(text, parseAddress(text).zip) })
    const known = properties.find(({ address }) => address === text)
    if (!known) return
    setMeasures((present) => ({ ...present, size: known.size }))
    setFacing(known.facing)
    setFilledFrom(text)
  }

  const shownTotal = isPriced ? total.total : fromText(total.total)
  const busyText = submission.progress === 'idle' ? 'Updating times' : 'Completing booking'
  return (
    <PageBody className="pt-0 pb-8 md:pt-0">
      {offer.place && <WideSky visit={slot} position={offer.place} timeZone={timeZone} />}
      <PageHead title={whereNextTitle} className="mb-4 md:mb-5" />
      <WizardColumns
        summary={
          <Summary
            title="Your booking"
            rows={[...toRows({ ...order, services: surcharges }, currency), ...toTaxRows(total.taxRow)]}
            total={shownTotal}
            payers={isPriced ? total.payers : []}
            hint={
              isCovered
                ? null
                : `${total.taxCents === null ? `${plusTaxHint} ` : ''}${dueText(paidHow)} Today: ${deposit ?? formatCents(0, currency)}.`
            }
            countText={countOf(order.services.length, 'service')}
            panel={
              <p className="t-label">
                {canBook && agreement ? `${acceptedByBookingText} ${agreement.text}` : charging.cancellation}
              </p>
            }
            action={
              canBook ? (
                <Button
                  type="submit"
                  form="book-again"
                  variant="main"
                  size="lg"
                  wide
                  className="max-lg:px-3 max-lg:leading-tight max-lg:whitespace-normal"
                  busy={!isRead || submission.progress === 'running' || submission.progress === 'done'}
                  busyText={busyText}
                  disabled={isRead && slot === null}
                >
                  {card && !isCovered ? bookWithCardText(card.last4, deposit) : 'Complete Booking'}
                </Button>
              ) : (
                <LinkButton
                  href={wizardHref({ ...wizard, step: 'details', slotId: slot?.id ?? null })}
                  variant="main"
                  size="lg"
                  wide
                  onNavigate={(event) => {
                    if (line.trim() !== '') return
                    event.preventDefault()
                    setLacksAddress(true)
                    submission.form.current?.querySelector<HTMLElement>('[name="propertyAddress"]')?.focus()
                  }}
                >
                  {continueToCardText}
                </LinkButton>
              )
            }
            back={
              <TextLink href={wizardHref(wizard)} className="inline-flex min-h-11 items-center">
                Add services or instructions
              </TextLink>
            }
          />
        }
      >
        <form
          ref={submission.form}
          id="book-again"
          method="post"
          noValidate
          onSubmit={submission.submit}
          className="grid gap-6"
        >
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,9rem)] items-start gap-3">
            <KnownAddressField
              value={line}
              known={properties.map(({ address }) => address)}
              errors={
                submission.errors.propertyAddress ??
                (lacksAddress && line.trim() === '' ? [missingAddressText] : undefined)
              }
              onChange={changeAddress}
            />
            <SizeFields
              key={filledFrom}
              services={chosen}
              offered={chosen}
              isPropertyKnown={false}
              currency={currency}
              {...measures}
              isMarked={isMarked}
              onChange={(part) => setMeasures((present) => ({ ...present, ...part }))}
            />
          </div>
          <UsualServices services={chosen} currency={currency} changeHref={wizardHref(wizard)} />
          <SuggestedTimes
            suggestions={suggestions}
            light={place}
            selectedId={slot?.id ?? null}
            allHref={wizardHref({ ...wizard, step: 'calendar' })}
            emptyText={isRead ? noSlotsText : 'Loading available times…'}
            onSelect={setChosenId}
          />
        </form>
      </WizardColumns>
    </PageBody>
  )
}
