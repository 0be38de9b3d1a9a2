import type { Prisma } from '@/prisma/generated/client'

/** The columns of a shoot's Progress. */
export const progressFields = {
  onTheWayAt: true,
  onTheWayNotifiedAt: true,
  startedAt: true,
  finishedAt: true,
} satisfies Prisma.BookingSelect
