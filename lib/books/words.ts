import type { AccountingProgram } from '@/prisma/generated/enums'
import type { Account, EntryKind } from './rules/accounts'

export const basisNames = { issued: 'By invoice date', paid: 'By payment date' } as const

export const noSalesText = 'Nothing was sold in this period.'

export const accountNames: Record<Account, string> = {
  RECEIVABLE: 'Receivable from clients',
  CASH: 'Received outside Stripe',
  STRIPE: 'Stripe balance',
  CLEARING: 'Card payments not yet in the Stripe balance',
  BANK: 'Paid out by Stripe',
  DEPOSITS: 'Deposits not earned yet',
  CREDITS: 'Account credit of clients',
  TAX: 'Tax to pay',
  SALES: 'Sales without tax',
  ALLOWANCES: 'Credit granted to clients',
  FEES: 'Stripe fees',
  DISPUTES: 'Disputed payments',
  EXCHANGE: 'Currency conversion',
  OTHER: 'Other Stripe movements',
}

export const entryNames: Record<EntryKind, string> = {
  ISSUED: 'Invoice issued',
  VOIDED: 'Invoice voided',
  PAID: 'Invoice paid',
  REFUNDED: 'Invoice refunded',
  CREDITED: 'Credit granted or removed',
  STRIPE_PAYMENT: 'Payment in Stripe',
  STRIPE_REFUND: 'Refund in Stripe',
  STRIPE_DISPUTE: 'Dispute in Stripe',
  STRIPE_FEE: 'Fee in Stripe',
  STRIPE_PAYOUT: 'Payout by Stripe',
  STRIPE_OTHER: 'Other movement in Stripe',
}

export const noPostingsText = 'Nothing was recorded in this period.'

export const programNames: Record<AccountingProgram, string> = {
  QUICKBOOKS: 'QuickBooks Online',
  XERO: 'Xero',
}

/** What to know before the import. */
export const exportNotes: Record<AccountingProgram, string> = {
  QUICKBOOKS:
    'Turn on custom transaction numbers first. Amounts are without tax. QuickBooks takes 100 invoices and 1,000 rows at once; more come as a ZIP of several files.',
  XERO: 'Choose that amounts are tax exclusive when you import. Xero takes 500 invoices at once; more come as a ZIP of several files.',
}
