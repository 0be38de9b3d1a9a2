import { largestRemainder, sum } from './arithmetic'
import type { Part } from './invoice'
import type { Terms } from './terms'

/** What an order comes to, with its coupon and its tax. */
export class Prices {
  constructor(readonly terms: Terms) {}

  taxOf(pricedCents: number, includesTax: boolean): number {
    const rate = sum(this.terms.rates)
    return Math.round((pricedCents * rate) / (includesTax ? 100_000 + rate : 100_000))
  }

  withTax(pricedCents: number, includesTax: boolean): Part {
    const taxCents = this.taxOf(pricedCents, includesTax)
    return { saleCents: includesTax ? pricedCents : pricedCents + taxCents, taxCents }
  }

  /** What was booked, as it is priced: both services without what the coupon takes off them. */
  get orderCents(): number {
    return sum(this.terms.prices) - sum(this.discounts)
  }

  get discounts(): [number, number] {
    const { coupon, prices } = this.terms
    const total = sum(prices)
    if (!coupon) return [0, 0]
    const cents =
      'cents' in coupon ? Math.min(coupon.cents, total) : Math.round((total * coupon.percent) / 100)
    const [first = 0, second = 0] = largestRemainder(cents, prices)
    return [first, second]
  }

  /** The second service with its tax, which each line adds to the total before it: services come first, then discounts. */
  get secondService(): Part {
    const [[first, second], [less, lessSecond]] = [this.terms.prices, this.discounts]
    const { includesTax } = this.terms
    const tax = (cents: number) => this.taxOf(cents, includesTax)
    const taxCents = tax(first + second) - tax(first) + tax(this.orderCents) - tax(first + second - less)
    const pricedCents = second - lessSecond
    return { saleCents: includesTax ? pricedCents : pricedCents + taxCents, taxCents }
  }
}
