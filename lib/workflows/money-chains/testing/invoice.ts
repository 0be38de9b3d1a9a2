// What the model knows of an invoice.

export type Account =
  | 'RECEIVABLE'
  | 'CASH'
  | 'CARDS'
  | 'SALES'
  | 'TAX'
  | 'DEPOSITS'
  | 'CREDITS'
  | 'ALLOWANCES'

export type Payment = 'cash' | 'card' | 'disputed card' | 'statement' | 'nothing'

export type Invoice = {
  what: 'deposit' | 'photos' | 'choice' | 'fee' | 'transfer'
  payer: 'client' | 'person' | 'brokerage' | 'second'
  /** The bill's main invoice, of a share. */
  main: Invoice | null
  /** What is sold, with its tax. A deposit sells nothing. */
  saleCents: number
  taxCents: number
  includesTax: boolean
  /** What was paid in advance, and what of credit, is deducted. */
  deductedCents: number
  creditCents: number
  /** To pay. */
  amountCents: number
  status: 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'VOID'
  payment: Payment | null
  refundedCents: number
  replacedBy: Invoice | null
  /** What a bill came to when it was shared; null for one that isn't. */
  billCents: number | null
  /** What people shared of that: what a brokerage, the deposit, and credit left. */
  sharedCents: number | null
  isOnStatement: boolean
  dispute: 'open' | 'won' | 'lost' | null
  /** Whether the bank took a payment back. */
  isTakenBack: boolean
}

/** What is sold, with its tax. */
export type Part = { saleCents: number; taxCents: number }

export function isOver({ status }: Invoice): boolean {
  return status === 'VOID' || status === 'REFUNDED'
}

/** Returns what an invoice sells as it was priced, with or without tax. */
export function pricedCents({ includesTax, saleCents, taxCents }: Invoice): number {
  return includesTax ? saleCents : saleCents - taxCents
}

/** Returns the invoice that replaces this one last. */
export function newestOf(invoice: Invoice): Invoice {
  return invoice.replacedBy ? newestOf(invoice.replacedBy) : invoice
}

/** Whether photos wait for a share. */
export function isAwaited({ status, replacedBy }: Invoice): boolean {
  return status === 'PENDING' || (status === 'REFUNDED' && replacedBy === null)
}
