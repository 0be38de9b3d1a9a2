import { formatCents } from '@/lib/platform/money/money'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'

/** What is entered. */
export const couponLabel = 'Coupon code'
export const addCouponLabel = 'Add a coupon code'

/** The line of a discount, on screens and invoices: `Discount (SPRING10)`. */
export function discountLabel(code: string): string {
  return `Discount (${code})`
}

// Why a code can't be used.
export const unknownCodeText = "This code isn't valid. Check that it's spelled as you received it."
export const expiredCodeText = 'This code has expired.'
export const usedUpText = 'This code has been used up.'
export const usedByClientText = 'This code was already used on this account.'
export const firstOrderText = 'This code is for a first booking only.'
export const noServiceText = "This code doesn't apply to the services you chose."
export const uncheckedText = 'Wait until the code is checked, or remove it.'

/** `This code can be used from June 1, 2026.` */
export function notYetText(startsOn: CalendarDate): string {
  return `This code can be used from ${formatDate(startsOn)}.`
}

/** `This code needs services for at least $200.00.` */
export function minimumText(minimumCents: number, currency: string): string {
  return `This code needs services for at least ${formatCents(minimumCents, currency)}.`
}

type Discount = { basisPoints: number | null; amountCents: number | null }

/** `10% off`, `$25.00 off`. */
export function describeDiscount({ basisPoints, amountCents }: Discount, currency: string): string {
  return `${basisPoints === null ? formatCents(amountCents ?? 0, currency) : `${basisPoints / 100}%`} off`
}

/** `SPRING10: 10% off`. */
export function couponText(coupon: Discount & { code: string }, currency: string): string {
  return `${coupon.code}: ${describeDiscount(coupon, currency)}`
}
