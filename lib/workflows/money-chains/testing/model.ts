import { sum } from './arithmetic'
import { Bills } from './bills'
import { type Invoice, newestOf, pricedCents } from './invoice'

/**
 * A plain model of what a booking's money comes to, written from the studio's decisions and without the portal's code: its prices,
 * its bills, and here what is issued again and what a client chooses.
 */
export class Model extends Bills {
  /** Issues a replacement, which belongs to the same bill. After all of a bill was voided, its brokerage pays its part anew. */
  reissue(invoice: Invoice, cents: number): void {
    const { what, payer, main, includesTax, billCents, sharedCents } = invoice
    if ((what === 'photos' || what === 'choice') && main === null) {
      const sold = this.withTax(cents, includesTax)
      const isCovered = this.isAllVoid(invoice)
      const covered = isCovered ? this.coveredParts(invoice) : []
      const bill = this.issueBill({ ...sold, what, includesTax, share: null, isCovered, replaces: invoice })
      for (const one of covered) one.replacedBy = bill
      return
    }
    const place = { main, billCents, sharedCents }
    const one = { what, payer, pricedCents: cents, ...place, includesTax, deducts: what === 'fee' }
    invoice.replacedBy = this.issueOne(one)
  }

  isAllVoid(invoice: Invoice): boolean {
    return (
      invoice.status === 'VOID' &&
      !this.invoices.some(({ main, status }) => main === invoice && status !== 'VOID')
    )
  }

  /** Returns what a replacement is for, unless another amount is agreed: as it was priced. */
  replacementCents(invoice: Invoice): number {
    const parts = this.isAllVoid(invoice) ? [invoice, ...this.coveredParts(invoice)] : [invoice]
    return sum(parts.map(pricedCents))
  }

  /** What a brokerage was to pay of a bill, which can't be replaced alone once a new bill has it. */
  private coveredParts(bill: Invoice): Invoice[] {
    return this.invoices.filter(
      ({ main, payer, replacedBy }) => main === bill && payer === 'brokerage' && replacedBy === null,
    )
  }

  /** What a bank took back is a refund, and all but a deposit is asked for again. */
  loseDispute(invoice: Invoice): void {
    invoice.dispute = 'lost'
    const cents = invoice.amountCents - invoice.refundedCents
    if (cents <= 0 || invoice.status !== 'COMPLETED') return
    invoice.isTakenBack = true
    this.refund(invoice, cents)
    if (invoice.what !== 'deposit') this.reissue(invoice, this.replacementCents(invoice))
  }

  /** Nothing asks again for what a bank took back, and the photos are free. */
  writeOff(again: Invoice): void {
    this.void(again)
    const { what, main, includesTax } = again
    const nothing = { saleCents: 0, taxCents: 0, share: null, isCovered: false }
    if (what === 'photos' && main === null) this.issueBill({ ...nothing, what, includesTax, replaces: again })
  }

  /** Photos that a client confirmed are sold with the delivery's invoice, or with one of their own. */
  readonly sold: { count: number; bill: Invoice | null }[] = []

  get unlockedPhotos(): number {
    const paid = this.sold.filter(({ bill }) => bill === null || this.isPaid(newestOf(bill)))
    return this.isUnlocked ? sum(paid.map(({ count }) => count)) : 0
  }

  /** Confirms chosen photos. Those that aren't included come on the delivery's bill, or once that is fixed, on one of their own. */
  choose(count: number): void {
    const { included = 0, extraCents = 0 } = this.terms.choice ?? {}
    const free = Math.min(count, Math.max(0, included - sum(this.sold.map((one) => one.count))))
    const cents = (count - free) * extraCents
    const bill = cents > 0 ? this.chargeExtra(cents) : null
    this.sold.push({ count: free, bill: null }, { count: count - free, bill })
  }

  private chargeExtra(cents: number): Invoice | null {
    const { covering } = this
    const { includesTax } = this.terms
    const common = { what: 'photos' as const, includesTax, share: null }
    const parts = this.invoices.filter((one) => one.main === covering && one.status !== 'VOID')
    const isFixed = parts.some(
      (one) => one.payer === 'person' || one.status !== 'PENDING' || one.isOnStatement,
    )
    const isSplit = covering?.billCents !== null && parts.length === 0
    if (covering?.status !== 'PENDING' || isFixed || isSplit) {
      const alone = { ...this.withTax(cents, includesTax), second: { saleCents: 0, taxCents: 0 } }
      return this.issueBill({ ...common, ...alone, what: 'choice', isCovered: true, replaces: null })
    }
    const replaced = [covering, ...parts]
    for (const one of replaced) this.voidOne(one)
    const priced = sum(replaced.map(pricedCents))
    const sold = this.withTax(priced + cents, includesTax)
    const bill = this.issueBill({ ...common, ...sold, isCovered: parts.length > 0, replaces: covering })
    for (const one of replaced) one.replacedBy = bill
    return null
  }
}
