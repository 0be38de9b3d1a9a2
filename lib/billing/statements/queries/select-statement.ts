import type { Prisma } from '@/prisma/generated/client'

/** What lists and documents say of a statement. */
export const statementFields = {
  id: true,
  number: true,
  status: true,
  startsOn: true,
  endsOn: true,
  dueOn: true,
  amountCents: true,
  currency: true,
  paidAt: true,
} as const satisfies Prisma.StatementSelect
