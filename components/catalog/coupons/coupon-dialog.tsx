'use client'

import { useState } from 'react'
import { EditDialog } from '@/components/ui/edit-dialog'
import { addCouponAction, changeCouponAction } from '@/lib/catalog/coupons/actions'
import { toSeenValues } from '@/lib/catalog/coupons/rules/seen-values'
import type { CouponInput, ManagedCoupon } from '@/lib/catalog/coupons/schema'
import { centsToInput } from '@/lib/platform/money/money'
import { editKey } from '@/lib/platform/web/form-values'
import { type CouponContext, CouponFields, type CouponTexts } from './coupon-fields'

type CouponDialogProps = CouponContext & {
  /** The coupon to edit; null to add one. */
  coupon: ManagedCoupon | null
  onClose: () => void
}

/** Adds a coupon, or edits one for orders from now on. */
export function CouponDialog({ coupon, onClose, ...context }: CouponDialogProps) {
  // A coupon that someone else changes in the meantime is another one: the server then rejects the edit.
  const [seen] = useState(() => coupon && editKey(toSeenValues(coupon)))
  const [typed, setTyped] = useState(() => toTexts(coupon))
  return (
    <EditDialog<CouponInput>
      noun="coupon"
      isNew={coupon === null}
      loadSchema={async () => (await import('@/lib/catalog/coupons/schema')).CouponDraft}
      save={(input) =>
        coupon
          ? changeCouponAction({ ...input, couponId: coupon.id, seen: seen ?? '' })
          : addCouponAction(input)
      }
      input={toInput(typed, context.currency)}
      onClose={onClose}
    >
      {(errors) => (
        <CouponFields
          {...context}
          typed={typed}
          errors={errors}
          isNew={coupon === null}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
      )}
    </EditDialog>
  )
}

function toTexts(coupon: ManagedCoupon | null): CouponTexts {
  const money = (cents: number | null) => (coupon && cents ? centsToInput(cents, coupon.currency) : '')
  return {
    code: coupon?.code ?? '',
    kind: coupon && coupon.basisPoints === null ? 'AMOUNT' : 'PERCENT',
    percent: coupon?.basisPoints ? String(coupon.basisPoints / 100) : '',
    amount: money(coupon?.amountCents ?? null),
    minimum: money(coupon?.minimumCents ?? null),
    startsOn: coupon?.startsOn ?? '',
    endsOn: coupon?.endsOn ?? '',
    maxUses: String(coupon?.maxUses ?? ''),
    maxUsesPerClient: String(coupon?.maxUsesPerClient ?? ''),
    firstOrderOnly: coupon?.firstOrderOnly ?? false,
    serviceIds: coupon?.serviceIds ? [...coupon.serviceIds] : null,
    brokerageIds: coupon?.brokerageIds ? [...coupon.brokerageIds] : null,
    clientEmails: coupon?.clientEmails?.join(', ') ?? '',
  }
}

/** Leaves out what the chosen kind ignores. */
function toInput({ percent, amount, minimum, ...typed }: CouponTexts, currency: string): CouponInput {
  const isPercent = typed.kind === 'PERCENT'
  return {
    ...typed,
    percent: isPercent ? percent : '',
    amount: [currency, isPercent ? '0' : amount || '0'],
    minimum: [currency, minimum || '0'],
  }
}
