import { Button, LinkButton } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { TextLink } from '@/components/ui/text-link'
import { missingServiceText } from '@/lib/booking/bookings/words/fields'
import { plusTaxHint } from '@/lib/booking/bookings/words/tax'
import { type CouponTerms, discountServices } from '@/lib/catalog/coupons/rules/discount'
import { quoteHref } from '@/lib/catalog/services/rules/chosen-services'
import { toOrdered } from '@/lib/catalog/services/rules/order'
import type { Priced } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { addSizeText, requestQuoteText, unpricedText } from '@/lib/catalog/services/words/orders'
import { askUsText, fromText } from '@/lib/catalog/services/words/prices'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import type { PropertyAddress } from '@/lib/studio/places/schema'
import { type Payers, placeOfOrder, priceOrder } from './order-tax'
import { Summary, toRows, toTaxRows } from './summary'

type OrderSummaryProps = {
  chosen: Priced<OfferedService>[]
  coupon: CouponTerms | null
  payers: Payers
  currency: string
  /** Null if prices include tax. */
  taxes: TaxTable | null
  property: PropertyAddress
  /** Whether to say why the next step can't follow yet. */
  isMarked: boolean
  brokerageNote: string | null
  /** When it is paid. */
  paidWhen: string
}

/** What the chosen services cost, with the button to the next step. */
export function OrderSummary(props: OrderSummaryProps) {
  const { chosen, coupon, currency, taxes, property, isMarked, brokerageNote, paidWhen } = props
  const order = {
    services: discountServices(toOrdered(chosen), coupon),
    travel: null,
    couponCode: coupon?.code ?? null,
  }
  const place = placeOfOrder(property, '')
  const { total, taxCents, taxRow, payers } = priceOrder({
    ...order,
    ...props.payers,
    currency,
    taxes,
    place,
  })
  const isTooLarge = chosen.some(({ state }) => state === 'too-large')
  const isOpenEnded = chosen.some(({ state }) => state === 'size-needed')
  const pricedTotal = isOpenEnded ? fromText(total) : total
  const shownTotal = isTooLarge ? null : pricedTotal
  const problems = chosen.length === 0 ? [missingServiceText] : chosen.flatMap(explainTooLarge)
  const unsized = chosen.flatMap(({ name, state }) => (state === 'size-needed' ? [name] : []))
  const countText = countOf(order.services.length, 'service')
  return (
    <>
      <Summary
        title="Selected services"
        count={order.services.length}
        rows={
          isTooLarge
            ? toUnpricedRows(chosen, currency)
            : [...toRows(order, currency, unsized), ...toTaxRows(taxRow)]
        }
        total={shownTotal}
        payers={isTooLarge || isOpenEnded ? [] : payers}
        hint={
          <>
            {!isTooLarge && [taxCents === null && plusTaxHint, paidWhen].filter(Boolean).join(' ')}
            {brokerageNote && <span className="mt-1 block">{brokerageNote}</span>}
          </>
        }
        countText={isOpenEnded ? <TextLink href="#property">{addSizeText}</TextLink> : countText}
        action={
          <>
            {(isMarked || isTooLarge) && problems.length > 0 && (
              <div role="alert">
                <FieldErrors messages={problems} />
              </div>
            )}
            {isTooLarge && props.payers.clientName === null ? (
              <LinkButton href={quoteHref(chosen)} variant="main" size="lg" wide>
                {requestQuoteText}
              </LinkButton>
            ) : (
              <Button type="submit" variant="main" size="lg" wide aria-disabled={chosen.length === 0}>
                Continue
              </Button>
            )}
          </>
        }
      />
      <p role="status" className="sr-only">{`${countText}, ${shownTotal ?? askUsText}`}</p>
    </>
  )
}

/** Lists services of which one has no price: without a discount or tax, which depend on all prices. */
function toUnpricedRows(chosen: readonly Priced<OfferedService>[], currency: string) {
  return chosen.map(({ id, name, state, priceCents }) => ({
    key: id,
    label: name,
    value: priceText(state, formatCents(priceCents, currency)),
  }))
}

function priceText(state: Priced<OfferedService>['state'], price: string): string {
  if (state === 'too-large') return askUsText
  return state === 'size-needed' ? fromText(price) : price
}

/** A missing size is explained at its field. */
function explainTooLarge({ name, state }: Priced<OfferedService>): string[] {
  return state === 'too-large' ? [unpricedText(name, state)] : []
}
