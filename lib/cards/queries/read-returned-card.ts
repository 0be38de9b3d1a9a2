import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { AppError } from '@/lib/platform/errors'
import { readConfirmedCard } from './read-confirmed-card'

/** Reads the card with which the client returns from the bank's page; null when it wasn't confirmed. */
export async function readReturnedCard(
  actor: Actor,
  setupIntentId: string,
): Promise<{ setupIntentId: string; brand: string; last4: string } | null> {
  try {
    const { brand, last4 } = await readConfirmedCard(actor, setupIntentId)
    return { setupIntentId, brand, last4 }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
