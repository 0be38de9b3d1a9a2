import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@/prisma/generated/client'

/** Adds a client's saved card, which Stripe doesn't know. */
export function addStoredCard(database: PrismaClient, profileId: string) {
  return database.storedCard.create({
    data: {
      profileId,
      stripePaymentMethodId: `pm_${randomUUID()}`,
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2039,
    },
  })
}
