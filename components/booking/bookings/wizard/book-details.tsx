'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { CardPresenter } from '@/components/catalog/cards/card-presenter'
import { CardStep, type CardStepProps } from '@/components/catalog/cards/card-step'
import { Notice } from '@/components/ui/notice'
import { replaceAddress } from '@/components/ui/page-address'
import { toast } from '@/components/ui/toast'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { bookForClientAction, bookShootAction } from '@/lib/booking/bookings/actions'
import { agreementOf, type ChargeSettings } from '@/lib/booking/bookings/rules/payment-terms'
import { type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookedServiceItem } from '@/lib/booking/bookings/schema/bookings'
import { dueText, storedText } from '@/lib/booking/bookings/words/agreement'
import { plusTaxHint } from '@/lib/booking/bookings/words/tax'
import {
  bookedForText,
  bookingFailedText,
  coveredText,
  noCardTexts,
} from '@/lib/booking/bookings/words/wizard'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { explainMisfit } from '@/lib/catalog/coupons/rules/discount'
import { uncheckedText } from '@/lib/catalog/coupons/words/codes'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import type { FieldErrors } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { formatAddress } from '@/lib/studio/places/rules/address'
import type { PropertyAddress } from '@/lib/studio/places/schema'
import { AccessDetailsFields } from './access-details'
import { AgreementField, useAgreement } from './agreement-field'
import { BankReturnNotice } from './bank-return-notice'
import { CouponField } from './coupon-field'
import { DetailsStep } from './details-step'
import { leaveAfterBooking } from './leave-after-booking'
import { type Payers, placeOfOrder, priceOrder } from './order-tax'
import { useBankReturn } from './use-bank-return'
import type { ChosenTime } from './use-chosen-time'
import type { EnteredCoupon } from './use-coupon'
import type { Draft } from './use-draft'
import { useSubmission } from './use-submission'

/** The client whom a photographer books for. */
export type BookedClient = { id: string; fullName: string; email: string }

type BookDetailsProps = {
  /** The reader's own profile. */
  profileId: string
  wizard: Wizard
  draft: Draft
  /** The parts of the address from the first step. */
  property: PropertyAddress
  /** How the photographer gets in, as typed so far. */
  access: AccessDetails
  onAccess: (name: keyof AccessDetails, value: string) => void
  /** What the client chose, packages by their own id. */
  serviceIds: string[]
  /** One by one, at the prices of the property's size. */
  services: (BookedServiceItem & { id: string; packageId: string | null })[]
  coupon: EnteredCoupon
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  time: ChosenTime
  slot: SlotChoice
  /** The studio's. */
  timeZone: string
  client: BookedClient | null
  quoteId?: string
  /** As in `priceOrder`. */
  payers: Payers
  /** About the client's brokerage; null without one. */
  brokerageNote: string | null
  card: Omit<CardStepProps, 'ref' | 'currency' | 'note'> | null
  charging: ChargeSettings | null
}

/** Step 3 of a new booking: the property, the card, and the submission. */
export function BookDetails(props: BookDetailsProps) {
  const { profileId, wizard, draft, property, access, serviceIds, services, currency, taxes, time, slot } =
    props
  const { client, charging, coupon, payers } = props
  const problem = coupon.error ?? (coupon.terms && explainMisfit(coupon.terms, services, currency))
  const [isWaiting, setWaiting] = useState(false)
  const couponCode = coupon.terms && !problem ? coupon.terms.code : null
  const [accessErrors, setAccessErrors] = useState<FieldErrors>({})
  const router = useRouter()
  const presenter = useRef<CardPresenter>(null)
  const place = placeOfOrder(property, draft.texts.propertyAddress)
  const price = priceOrder({ services, travel: time.travel, couponCode, ...payers, currency, taxes, place })
  const isCovered = price.coveredCents > 0 && price.coveredCents === price.totalCents + (price.taxCents ?? 0)
  const card = isCovered ? null : props.card
  const agreement = charging && agreementOf(charging, { ...price, currency })
  const depositCents = agreement?.depositCents ?? 0
  const paidHow = agreement && {
    chargeAfterDays: agreement.chargeAfterDays,
    deposit: depositCents > 0 ? formatCents(depositCents, currency) : null,
  }
  const agreed = useAgreement(agreement?.text ?? null)
  const href = wizardHref({ ...wizard, step: 'details', serviceIds, slotId: slot.id, setupIntentId: null })
  const address = property.street === '' ? null : formatAddress(property)
  const returned = props.card?.returned ?? null
  useCleanAddress(href, returned)
  const submission = useSubmission({
    texts: { ...draft.texts, ...(address && { propertyAddress: address }) },
    async isValid() {
      const errors = await checkAccess(access)
      setAccessErrors(errors)
      const isCardValid = card === null || ((await presenter.current?.check()) ?? false)
      setWaiting(coupon.isChecking)
      const isCouponValid = !coupon.isChecking && !problem
      return agreed.check() && isCouponValid && isCardValid && Object.keys(errors).length === 0
    },
    async send(texts) {
      const order = {
        ...texts,
        property,
        accessDetails: access,
        facing: wizard.facing,
        goLiveOn: time.goLive?.liveOn,
        serviceIds,
        size: wizard.size,
        photoCounts: wizard.photoCounts,
        slotId: slot.id,
        quoteId: props.quoteId,
        agreedText: agreement?.text,
        ...(couponCode && { couponCode }),
        shownTotalCents: price.totalCents,
        shownTaxCents: price.taxCents,
        shownCoveredCents: price.coveredCents,
        shownCurrency: currency,
        idempotencyKey: draft.idempotencyKeyFor(
          `${wizardHref({ serviceIds, slotId: slot.id, size: wizard.size, photoCounts: wizard.photoCounts, couponCode })} ${time.goLive?.liveOn ?? ''}`,
        ),
      }
      if (client) return bookForClientAction({ ...order, clientId: client.id })
      if (!card) return bookShootAction(order)
      const presented = await presenter.current?.present(window.location.origin + href, (setupIntentId) => {
        // Renews the hold, because the bank may take a while.
        time.choose(slot)
        return bank.leave(setupIntentId, order)
      })
      bank.stay(presented?.kind === 'left')
      if (presented?.kind === 'lost') throw new Error('The card was not sent')
      if (presented?.kind === 'rejected') toast.error('Error', 'Failed to process payment')
      if (presented?.kind === 'invalid') return 'invalid'
      if (presented?.kind !== 'card') return null
      return bookShootAction({ ...order, card: presented.card })
    },
    onDone(booked) {
      draft.forget()
      if (client) {
        const approver = slot.photographerId === profileId ? null : slot.photographerName
        toast.success('Shoot booked', bookedForText(client.fullName, approver))
        return router.push(`/booking/${booked.bookingId}`)
      }
      leaveAfterBooking(slot, booked, router)
    },
    onSlotTaken: time.lose,
    onError({ code, message, fields }) {
      const [rejected] = fields?.couponCode ?? []
      if (rejected) {
        coupon.reject(rejected)
        return false
      }
      if (code !== 'conflict' && !fields?.serviceIds && !fields?.goLiveOn) return false
      // The services, prices, discount, or turnaround have changed, or the go-live date has passed: the message says how, and the
      // refreshed page shows the current ones.
      toast.error('Error', message)
      coupon.recheck()
      router.refresh()
      return true
    },
    failed: bookingFailedText,
  })
  const bank = useBankReturn({
    draftKey: draft.key,
    slotId: slot.id,
    returned,
    restore(typed) {
      for (const [name, value] of Object.entries(typed.access ?? {}))
        props.onAccess(name as keyof AccessDetails, value)
      agreed.restore(typed.agreedText)
    },
    resume: submission.resume,
  })

  return (
    <DetailsStep
      notice={bank.notice && <BankReturnNotice {...bank.notice} />}
      time={time}
      slot={slot}
      timeZone={props.timeZone}
      services={services}
      travel={time.travel}
      couponCode={couponCode}
      coupon={
        <CouponField
          coupon={coupon}
          problem={problem ?? (isWaiting && coupon.isChecking ? uncheckedText : null)}
          currency={currency}
        />
      }
      tax={price.taxRow}
      total={price.total}
      payers={price.payers}
      currency={currency}
      hint={
        <>
          {!isCovered &&
            `${price.taxCents === null ? `${plusTaxHint} ` : ''}${dueText(paidHow)} Today: ${formatCents(depositCents, currency)}.`}
          {props.brokerageNote && <span className="mt-1 block">{props.brokerageNote}</span>}
        </>
      }
      draft={draft}
      address={
        address === null
          ? null
          : { text: address, href: wizardHref({ ...wizard, step: 'services', serviceIds }) }
      }
      submission={submission}
      action={client ? 'Book Shoot' : 'Complete Booking'}
      busyText={client ? 'Booking' : 'Completing booking'}
      backHref={wizardHref({ ...wizard, step: 'calendar', serviceIds, slotId: slot.id, setupIntentId: null })}
    >
      <AccessDetailsFields
        values={access}
        isForClient={client !== null}
        errors={accessErrors}
        onChange={props.onAccess}
      />
      {card ? (
        <CardStep {...card} currency={currency} note={storedText(paidHow)} ref={presenter} />
      ) : (
        <Notice icon="receipt-text" title={noCardTexts.title}>
          {client && !isCovered
            ? noCardTexts.detail(client.fullName)
            : coveredText(payers.brokerage?.name ?? '')}
        </Notice>
      )}
      {agreement && <AgreementField text={agreement.text} {...agreed.field} />}
    </DetailsStep>
  )
}

/** Validates the access details by the server's rules. */
async function checkAccess(access: AccessDetails): Promise<FieldErrors> {
  const schema = await import('@/lib/booking/access-details/schema')
  const issues = schema.AccessDetails.safeParse(access).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), [message]]))
}

/** Removes what Stripe added to the URL, such as the client secret, except for the id of a card that it confirmed. */
function useCleanAddress(href: string, returned: CardStepProps['returned']) {
  const hasReturned = useRef(returned !== null)
  useEffect(() => {
    if (!hasReturned.current) return
    hasReturned.current = false
    const isConfirmed = returned !== null && returned !== 'not-confirmed'
    replaceAddress(isConfirmed ? `${href}&setup_intent=${returned.setupIntentId}` : href)
  }, [href, returned])
}
