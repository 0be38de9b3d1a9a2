import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ReturnedCard } from '@/lib/catalog/cards/schema'
import { AppError } from '@/lib/platform/errors'
import { readConfirmedCard } from './read-confirmed-card'

/** Reads the card with which the client returns from the bank's page. */
export async function readReturnedCard(actor: Actor, setupIntentId: string): Promise<ReturnedCard> {
  try {
    const { brand, last4 } = await readConfirmedCard(actor, setupIntentId)
    return { setupIntentId, brand, last4 }
  } catch (error) {
    if (error instanceof AppError) return 'not-confirmed'
    throw error
  }
}
