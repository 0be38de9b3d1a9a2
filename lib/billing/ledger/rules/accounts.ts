/** The ledger's accounts, in the order of their balances. */
export const accounts = [
  'RECEIVABLE',
  'CASH',
  'STRIPE',
  'CLEARING',
  'BANK',
  'DEPOSITS',
  'CREDITS',
  'TAX',
  'SALES',
  'ALLOWANCES',
  'FEES',
  'DISPUTES',
  'EXCHANGE',
  'OTHER',
] as const
export type Account = (typeof accounts)[number]

/** What an entry of the ledger records. */
export const entryKinds = [
  'ISSUED',
  'VOIDED',
  'PAID',
  'REFUNDED',
  'CREDITED',
  'STRIPE_PAYMENT',
  'STRIPE_REFUND',
  'STRIPE_DISPUTE',
  'STRIPE_FEE',
  'STRIPE_PAYOUT',
  'STRIPE_OTHER',
] as const
export type EntryKind = (typeof entryKinds)[number]
