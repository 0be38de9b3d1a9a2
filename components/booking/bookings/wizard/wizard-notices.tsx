import type { ComponentProps } from 'react'
import { island } from '@/components/ui/island'
import { Notice } from '@/components/ui/notice'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { WizardStep } from '@/lib/booking/bookings/rules/wizard-address'
import { bookingForText, servicesRemovedText } from '@/lib/booking/bookings/words/wizard'
import type { ReturnedCard } from '@/lib/catalog/cards/schema'
import { explainMisfit } from '@/lib/catalog/coupons/rules/discount'
import { couponText } from '@/lib/catalog/coupons/words/codes'
import type { BookedClient } from './book-details'
import type { EnteredCoupon } from './use-coupon'

type WizardNoticesProps = ComponentProps<typeof CouponNotice> & {
  step: WizardStep
  client: BookedClient | null
  /** How many services of the URL are no longer offered. */
  removedCount: number
  /** The card that its bank has just been asked about. */
  returned: ReturnedCard | null
  /** The chosen time isn't available. */
  hasLostTime?: boolean
}

const BankReturnNotice = island(async () => (await import('./bank-return-notice')).BankReturnNotice)

/** Above a step of a new booking: whom it's for, what changed or is taken off. */
export function WizardNotices(props: WizardNoticesProps) {
  const { step, client, removedCount, returned, hasLostTime, ...discounted } = props
  const isStopped = step === 'calendar' ? hasLostTime : step === 'services' && removedCount > 0
  return (
    <>
      {returned && isStopped && (
        <BankReturnNotice
          kind={returned === 'not-confirmed' ? 'rejected' : hasLostTime ? 'timeLost' : 'confirmed'}
        />
      )}
      {client && <ClientNotice client={client} />}
      {removedCount > 0 && (
        <Notice tone="wait" title={servicesRemovedText(removedCount)} className="mb-8 max-w-152" announce>
          Review your services before you continue.
        </Notice>
      )}
      {step !== 'details' && <CouponNotice {...discounted} />}
    </>
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

type CouponNoticeProps = {
  coupon: EnteredCoupon
  services: Parameters<typeof explainMisfit>[1]
  currency: string
}

/** Says what the coupon of a link takes off, or why it can't be used. */
function CouponNotice({ coupon, services, currency }: CouponNoticeProps) {
  const { terms, error } = coupon
  if (!terms && !error) return null
  const problem = terms && services.length > 0 && explainMisfit(terms, services, currency)
  return (
    <Notice
      tone={error || problem ? 'wait' : 'ok'}
      title={error ?? (terms && couponText(terms, currency))}
      className="mb-8 max-w-152"
      action={<TextButton onClick={() => coupon.enter(null)}>Remove coupon</TextButton>}
      announce
    >
      {problem}
    </Notice>
  )
}
