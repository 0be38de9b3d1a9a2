import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import type { Prisma } from '@/prisma/generated/client'

const person = { select: { id: true, userId: true, fullName: true } }

/** The fields of a delivery that changes to it need: whether it's unlocked, its terms, and whom to notify. */
export const revisedDelivery = {
  id: true,
  bookingId: true,
  invoices: latestPayment,
  _count: { select: { rounds: true } },
  booking: {
    select: {
      importedAt: true,
      propertyAddress: true,
      currency: true,
      shootDate: true,
      client: person,
      photographer: person,
      services: { select: { revisionRounds: true, extraRoundCents: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

export type RevisedDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof revisedDelivery }>
