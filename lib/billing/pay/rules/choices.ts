import type { PayoutMethod, PayPeriod } from '@/prisma/generated/enums'

/** How often photographers are paid. */
export const payPeriods = [
  'WEEKLY',
  'EVERY_TWO_WEEKS',
  'TWICE_A_MONTH',
  'MONTHLY',
] as const satisfies PayPeriod[]

/** How a statement can be paid. */
export const payoutMethods = [
  'BANK_TRANSFER',
  'CHECK',
  'CASH',
  'CARD_OR_APP',
] as const satisfies PayoutMethod[]
