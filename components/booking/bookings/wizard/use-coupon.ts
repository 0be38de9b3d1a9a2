'use client'

import { useEffect, useState } from 'react'
import { replaceAddress } from '@/components/ui/page-address'
import { type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { checkCouponAction } from '@/lib/catalog/coupons/actions'
import { normalizeCode } from '@/lib/catalog/coupons/rules/code'
import type { CouponTerms } from '@/lib/catalog/coupons/rules/discount'
import { lostConnectionText } from '@/lib/platform/words'

/** What the server says about a code. */
type Checked = { code: string; terms: CouponTerms | null; error: string | null }

export type EnteredCoupon = ReturnType<typeof useCoupon>

/** Holds the coupon whose code is part of the URL, so that a link, a reload, and Back restore it. Checks it on the server. */
export function useCoupon(wizard: Wizard) {
  const { couponCode: code, clientId } = wizard
  const [checked, setChecked] = useState<Checked | null>(null)
  const current = checked?.code === code ? checked : null
  const isChecking = code !== null && current === null

  useEffect(() => {
    if (!isChecking || code === null) return
    let isStale = false
    checkCouponAction({ code, ...(clientId && { clientId }) })
      .catch(() => ({ ok: false as const, message: lostConnectionText }))
      .then((result) => {
        if (isStale) return
        setChecked({
          code,
          terms: result.ok ? result.data : null,
          error: result.ok ? null : result.message,
        })
      })
    return () => {
      isStale = true
    }
  }, [isChecking, code, clientId])

  return {
    code,
    terms: current?.terms ?? null,
    error: current?.error ?? null,
    isChecking,
    /** Checks a code, also the same one again. @param text null removes the coupon */
    enter(text: string | null) {
      setChecked(null)
      replaceAddress(wizardHref({ ...wizard, couponCode: normalizeCode(text ?? '') || null }))
    },
    /** Reads anew what it takes off. */
    recheck: () => setChecked(null),
    /** Shows what the server said about the code when it was to be used. */
    reject(error: string) {
      if (code !== null) setChecked({ code, terms: null, error })
    },
  }
}
