import type { Prisma } from '@/prisma/generated/client'

/** Refunds that went through or are on their way. Those of a duplicate payment are among them; `isOfOwnPayment` leaves them out. */
export const countedRefunds = {
  state: { not: 'FAILED' },
  OR: [{ state: 'SUCCEEDED' }, { stripeRefundId: { not: null } }],
} as const satisfies Prisma.RefundWhereInput
