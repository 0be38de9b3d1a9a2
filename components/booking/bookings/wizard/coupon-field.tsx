'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { TextButton } from '@/components/ui/text-link'
import { codeLimit } from '@/lib/catalog/coupons/limits'
import { addCouponLabel, couponLabel, couponText } from '@/lib/catalog/coupons/words/codes'
import type { EnteredCoupon } from './use-coupon'

type CouponFieldProps = {
  coupon: EnteredCoupon
  /** Why the coupon can't be used for this order. */
  problem: string | null
  currency: string
}

/** Enters a coupon's code, or shows the coupon. Without one, it's a link that opens the field. */
export function CouponField({ coupon, problem, currency }: CouponFieldProps) {
  const { code, terms, isChecking } = coupon
  const [typed, setTyped] = useState(code ?? '')
  const [isOpen, setOpen] = useState(code !== null)
  // Keeps the focus where the clicked button was.
  const [wasPressed, setPressed] = useState(false)

  function apply() {
    setPressed(true)
    if (typed.trim() !== '') coupon.enter(typed)
  }

  function remove() {
    setPressed(true)
    setTyped('')
    setOpen(true)
    coupon.enter(null)
  }

  if (terms && !problem) {
    return (
      <p className="flex items-baseline justify-between gap-4" role="status">
        {couponText(terms, currency)}
        <TextButton autoFocus={wasPressed} onClick={remove}>
          Remove<span className="sr-only"> coupon</span>
        </TextButton>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <p>
        <TextButton
          onClick={() => {
            setPressed(true)
            setOpen(true)
          }}
        >
          {addCouponLabel}
        </TextButton>
      </p>
    )
  }
  return (
    <Field label={couponLabel} name="couponCode" note="Optional" errors={problem ? [problem] : undefined}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            autoFocus={wasPressed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={codeLimit.max * 2}
            className="min-w-0 flex-1"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <Button busy={isChecking} busyText="Checking" onClick={apply}>
            Apply
          </Button>
          {code !== null && (
            <Button variant="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
