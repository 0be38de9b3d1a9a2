import { largestRemainder, sum } from './arithmetic'
import { type Account, type Invoice, isAwaited, isOver, type Part, type Payment } from './invoice'
import { Prices } from './prices'
import type { Share } from './terms'

type Bill = Part &
  Pick<Invoice, 'what' | 'includesTax'> & {
    /** Of the second service, with its discount. */
    second?: Part
    share: Share | null
    isCovered: boolean
    /** The main invoice that it replaces. */
    replaces: Invoice | null
    /** Whether only its payers change, so that no more is deducted than before. */
    isRearranged?: boolean
  }

/** What a booking's invoices and accounts come to when something is billed, paid, refunded, or voided. */
export class Bills extends Prices {
  readonly invoices: Invoice[] = []
  readonly ledger: Record<Account, number> = {
    RECEIVABLE: 0,
    CASH: 0,
    CARDS: 0,
    SALES: 0,
    TAX: 0,
    DEPOSITS: 0,
    CREDITS: 0,
    ALLOWANCES: 0,
  }
  /** What the client was granted, or refunded, as account credit. */
  grantedCents = 0

  /** What a brokerage pays of a bill, up to its cap together with what it pays of the booking's other bills. */
  coveredCents(soldCents: number, second: Part = this.secondService): number {
    const { coverage } = this.terms
    if (!coverage || this.isAllowanceUnused) return 0
    const base = coverage.isSecondOnly ? Math.max(0, Math.min(second.saleCents, soldCents)) : soldCents
    const cents = Math.round((base * coverage.basisPoints) / 10_000)
    const earlier = this.invoices.filter((invoice) => invoice.payer === 'brokerage' && !isOver(invoice))
    const left = (coverage.capCents ?? Number.POSITIVE_INFINITY) - sum(earlier.map((one) => one.amountCents))
    return Math.min(cents, Math.max(0, left))
  }

  /** An allowance that pays nothing of what was booked isn't used. */
  private isAllowanceUnused = false

  /** Returns what a brokerage pays of the order. */
  book(): number {
    const cents = this.coveredCents(this.withTax(this.orderCents, this.terms.includesTax).saleCents)
    this.isAllowanceUnused = cents === 0
    return cents
  }

  /** A percentage of the order with its tax, but no more than the client pays of it, and none that is below 50 cents. */
  get depositCents(): number {
    const { saleCents } = this.withTax(this.orderCents, this.terms.includesTax)
    const wanted = Math.round((saleCents * this.terms.depositPercent) / 100)
    const cents = Math.min(wanted, saleCents - this.coveredCents(saleCents))
    return cents < 50 ? 0 : cents
  }

  /** What was paid in advance and is neither refunded nor deducted. */
  get availableCents(): number {
    const paid = this.invoices.filter(({ what, status }) => what === 'deposit' && status === 'COMPLETED')
    const left = sum(paid.map(({ amountCents, refundedCents }) => amountCents - refundedCents))
    const deducted = this.invoices.filter((invoice) => !isOver(invoice))
    return Math.max(0, left - sum(deducted.map(({ deductedCents }) => deductedCents)))
  }

  get creditCents(): number {
    const used = this.invoices.filter((invoice) => !isOver(invoice)).map(({ creditCents }) => creditCents)
    return this.grantedCents - sum(used)
  }

  grant(cents: number): void {
    this.grantedCents += cents
    this.post({ ALLOWANCES: cents, CREDITS: -cents })
  }

  issueDeposit(): void {
    const amountCents = this.depositCents
    const invoice = this.add({
      what: 'deposit',
      payer: 'client',
      saleCents: 0,
      taxCents: 0,
      includesTax: true,
    })
    invoice.amountCents = amountCents
    this.post({ RECEIVABLE: amountCents, DEPOSITS: -amountCents })
    this.pay(invoice, 'card')
  }

  /** A brokerage pays its part of a bill, deposit and credit reduce the rest, and others share what is left to pay. */
  issueBill({
    saleCents,
    taxCents,
    second = this.secondService,
    share,
    replaces,
    isRearranged,
    ...bill
  }: Bill): Invoice {
    const covered = bill.isCovered ? this.coveredCents(saleCents, second) : 0
    const part = this.terms.coverage?.isSecondOnly ? second : { saleCents, taxCents }
    const coveredTax = covered > 0 ? splitTax(part, [part.saleCents - covered, covered]) : 0
    const rest = { saleCents: saleCents - covered, taxCents: taxCents - coveredTax }
    const shared = share ? shareOf(rest.saleCents, share) : 0
    const sharedTax = shared > 0 ? splitTax(rest, [rest.saleCents - shared, shared]) : 0
    const common = { what: bill.what, includesTax: bill.includesTax }
    const inherited = replaces
      ? this.invoices.filter(({ main, status }) => main === replaces && status !== 'VOID')
      : []
    const kept = inherited.length > 0 ? (replaces?.billCents ?? null) : null
    const billCents = kept ?? (covered > 0 || shared > 0 ? saleCents : null)
    const own = { saleCents: rest.saleCents - shared, taxCents: rest.taxCents - sharedTax }
    const limit = isRearranged && replaces ? replaces : undefined
    const main = this.add({ ...common, ...own, payer: 'client', billCents, deducts: true, limit })
    const sharedBefore = inherited.length > 0 && !isRearranged ? (replaces?.sharedCents ?? null) : null
    main.sharedCents = shared > 0 ? main.amountCents + shared : sharedBefore
    if (replaces) replaces.replacedBy = main
    for (const one of inherited) one.main = main
    this.issue(main)
    const parts = [
      { payer: 'brokerage' as const, saleCents: covered, taxCents: coveredTax, sharedCents: null },
      { payer: 'person' as const, saleCents: shared, taxCents: sharedTax, sharedCents: main.sharedCents },
    ]
    for (const one of parts)
      if (one.saleCents > 0) this.issue(this.add({ ...common, ...one, main, billCents }))
    return main
  }

  /** Issues an invoice by itself, such as for a fee or a transfer. */
  issueOne(
    one: Pick<Invoice, 'what' | 'payer'> & {
      pricedCents: number
      main?: Invoice | null
      billCents?: number | null
      sharedCents?: number | null
      deducts: boolean
      includesTax?: boolean
    },
  ) {
    const { pricedCents, includesTax = true, ...rest } = one
    const invoice = this.add({
      ...rest,
      ...this.withTax(pricedCents, includesTax),
      includesTax,
      billCents: one.billCents ?? null,
    })
    this.issue(invoice)
    return invoice
  }

  pay(invoice: Invoice, payment: Payment): void {
    const { amountCents } = invoice
    Object.assign(invoice, { status: 'COMPLETED', payment })
    this.post({ [accountOf(payment)]: amountCents, RECEIVABLE: -amountCents })
  }

  /** What can be refunded: of a deposit, what no invoice has deducted; of an invoice that was paid in advance, all of that. */
  refundableCents(invoice: Invoice): number {
    const { what, status, amountCents, refundedCents, deductedCents, creditCents } = invoice
    if (status !== 'COMPLETED') return 0
    if (amountCents === 0) return deductedCents + creditCents
    const left = amountCents - refundedCents
    return what === 'deposit' ? Math.min(left, this.availableCents) : left
  }

  /** Refunds of a sale are split over the sale and its tax. The last one returns what was paid in advance, too. */
  refund(invoice: Invoice, cents: number, asCredit = false): void {
    const { saleCents, taxCents, amountCents, deductedCents, creditCents, refundedCents } = invoice
    const after = refundedCents + cents
    const isAll = after >= amountCents
    const saleUntil = (refunded: number) =>
      refunded < amountCents ? Math.min(refunded, saleCents) : saleCents
    const taxUntil = (sale: number) => (saleCents === 0 ? 0 : Math.round((taxCents * sale) / saleCents))
    const before = refundedCents === 0 ? 0 : saleUntil(refundedCents)
    const tax = taxUntil(saleUntil(after)) - taxUntil(before)
    const account = accountOf(invoice.payment ?? 'nothing')
    this.post({ SALES: saleUntil(after) - before - tax, TAX: tax, [asCredit ? 'CREDITS' : account]: -cents })
    if (invoice.what === 'deposit') this.post({ DEPOSITS: cents })
    if (isAll) this.post({ DEPOSITS: -deductedCents, CREDITS: -creditCents })
    if (asCredit && invoice.payer !== 'second') this.grantedCents += cents
    invoice.refundedCents = after
    if (isAll) invoice.status = 'REFUNDED'
  }

  /** Refunds an invoice that was paid in advance: what it deducted of a deposit goes back the way that was paid. */
  refundPrepaid(invoice: Invoice): void {
    this.refund(invoice, 0)
    const deposit = this.invoices.find(({ what, status }) => what === 'deposit' && status === 'COMPLETED')
    const cents = Math.min(invoice.deductedCents, this.availableCents)
    if (deposit && cents > 0) this.refund(deposit, cents)
  }

  /** With the main invoice of a bill, its unpaid shares are voided. */
  void(invoice: Invoice): void {
    const unpaid = this.invoices.filter(({ main, status }) => main === invoice && status === 'PENDING')
    for (const one of [invoice, ...unpaid]) this.voidOne(one)
  }

  voidOne(invoice: Invoice): void {
    invoice.status = 'VOID'
    this.issue(invoice, -1)
  }

  /** The photos wait for the newest main invoice of their delivery, and for every share of it. */
  get covering(): Invoice | undefined {
    return this.invoices.findLast(({ what, main }) => what === 'photos' && main === null)
  }

  get isUnlocked(): boolean {
    return this.covering ? this.isPaid(this.covering) : false
  }

  isPaid(bill: Invoice): boolean {
    return bill.status === 'COMPLETED' && !this.invoices.some((one) => one.main === bill && isAwaited(one))
  }

  protected add(
    invoice: Part &
      Pick<Invoice, 'what' | 'payer' | 'includesTax'> & {
        main?: Invoice | null
        billCents?: number | null
        sharedCents?: number | null
        deducts?: boolean
        limit?: Pick<Invoice, 'deductedCents' | 'creditCents'> | undefined
      },
  ): Invoice {
    const { deducts = false, limit, ...given } = invoice
    const most = limit ?? { deductedCents: Number.POSITIVE_INFINITY, creditCents: Number.POSITIVE_INFINITY }
    const available = Math.min(this.availableCents, most.deductedCents)
    const credit = Math.min(this.creditCents, most.creditCents)
    const deductedCents = deducts ? Math.min(available, invoice.saleCents) : 0
    const creditCents = deducts ? Math.min(credit, invoice.saleCents - deductedCents) : 0
    const amountCents = invoice.saleCents - deductedCents - creditCents
    const paid = amountCents === 0 && invoice.what !== 'deposit'
    const added: Invoice = {
      main: null,
      billCents: null,
      sharedCents: null,
      ...given,
      deductedCents,
      creditCents,
      amountCents,
      status: paid ? 'COMPLETED' : 'PENDING',
      payment: paid ? 'nothing' : null,
      refundedCents: 0,
      replacedBy: null,
      isOnStatement: false,
      dispute: null,
      isTakenBack: false,
    }
    this.invoices.push(added)
    return added
  }

  /** Books what an invoice sells, or takes it back. */
  protected issue({ amountCents, saleCents, taxCents, deductedCents, creditCents }: Invoice, sign = 1): void {
    this.post({
      RECEIVABLE: sign * amountCents,
      SALES: sign * (taxCents - saleCents),
      TAX: sign * -taxCents,
      DEPOSITS: sign * deductedCents,
      CREDITS: sign * creditCents,
    })
  }

  protected post(cents: Partial<Record<Account, number>>): void {
    for (const [account, change] of Object.entries(cents)) this.ledger[account as Account] += change
  }
}

function accountOf(payment: Payment): 'CASH' | 'CARDS' {
  return payment === 'card' || payment === 'disputed card' ? 'CARDS' : 'CASH'
}

/** The tax of the second of two parts of a sale. */
function splitTax({ taxCents }: Part, parts: [number, number]): number {
  return largestRemainder(taxCents, parts)[1] ?? 0
}

function shareOf(restCents: number, share: Share): number {
  if ('cents' in share) return share.cents
  return largestRemainder(restCents, [10_000 - share.basisPoints, share.basisPoints])[1] ?? 0
}
