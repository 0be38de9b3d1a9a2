/** A client's own prices: a fixed one for some services by id, in cents, and a discount off the others in basis points. */
export type PriceList = { discountBasisPoints: number; prices: Readonly<Record<string, number>> }
