import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import { explainMisfit } from '@/lib/catalog/coupons/rules/discount'
import { couponText } from '@/lib/catalog/coupons/words/codes'
import type { EnteredCoupon } from './use-coupon'

type CouponNoticeProps = {
  coupon: EnteredCoupon
  services: Parameters<typeof explainMisfit>[1]
  currency: string
}

/** Says what the coupon of a link takes off, or why it can't be used. */
export function CouponNotice({ coupon, services, currency }: CouponNoticeProps) {
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
