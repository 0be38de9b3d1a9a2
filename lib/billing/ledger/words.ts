import type { AccountingProgram } from '@/prisma/generated/enums'
import type { Account, EntryKind } from './rules/accounts'

export const basisNames = { issued: 'By invoice date', paid: 'By payment date' } as const

/** Above the ledger; the period's name follows where one is counted. */
export const summaryTexts = {
  income: 'Income in',
  incomeNote: 'Invoiced, without tax',
  unpaid: 'Unpaid',
  unpaidNote: 'Owed by clients at the end of the period',
  tax: 'Tax to set aside for',
  taxNote: 'Charged on invoices, refunds subtracted',
}

export const noSalesText = 'Nothing was sold in this period.'

export const accountNames: Record<Account, string> = {
  RECEIVABLE: 'Receivable from clients',
  CASH: 'Cash, checks, and transfers',
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
    'Turn on custom transaction numbers first, and create the items below with their accounts. Import invoices and credit notes one after the other. Amounts are without tax. QuickBooks takes 100 of them and 1,000 rows at once; more come in several files.',
  XERO: 'Choose that amounts are tax exclusive when you import. Documents below 0 become credit notes. Xero takes 500 documents at once; more come as a ZIP of several files.',
}

type AccountField = 'depositAccount' | 'creditAccount' | 'allowanceAccount'

/** Where what isn't a sale goes: labels, and what kind of account it is. */
export const exportAccounts: Record<AccountField, { label: string; hint: string }> = {
  depositAccount: {
    label: 'Deposits',
    hint: 'A liability. Deposits become sales with the invoice that deducts them.',
  },
  creditAccount: {
    label: 'Account credit',
    hint: 'A liability. Apply its credit notes to the invoices that credit paid.',
  },
  allowanceAccount: {
    label: 'Granted credit',
    hint: 'An expense: what credit that you grant costs you.',
  },
}

export const accountLeads: Record<AccountingProgram, string> = {
  QUICKBOOKS:
    'Items that you create with these accounts; QuickBooks counts items that it creates itself as sales.',
  XERO: 'Account codes. Without one, Xero rejects documents that need it.',
}
