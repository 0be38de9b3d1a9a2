import { z } from 'zod'
import { fieldErrors } from '@/lib/people/accounts/words/fields'

const maxCardholderName = 100

/** A new card that was set up with Stripe, or a saved one. Never a card number. */
export const ChosenCard = z.union([
  z.strictObject({
    setupIntentId: z
      .string()
      .regex(/^seti_\w+$/)
      .max(255),
  }),
  z.strictObject({ storedCardId: z.uuid() }),
])
export type ChosenCard = z.output<typeof ChosenCard>

/** A client's card as read from Stripe. */
export type VerifiedCard = {
  stripePaymentMethodId: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** The card of a booking: one that was verified with Stripe, or the id of a saved one that has yet to be read. */
export type PresentedCard = VerifiedCard | { storedCardId: string }

/** A card as a person recognizes it. */
export type StoredCardItem = Omit<VerifiedCard, 'stripePaymentMethodId'> & { id: string }

/** What the browser needs for Stripe's card form. `scriptUrl` replaces js.stripe.com in the sandbox. */
export type CardEntry = { publishableKey: string; scriptUrl: string | null }

/** What a browser needs to set up one card. */
export type CardPreparation = { setupIntentId: string; clientSecret: string }

/** The card with which a client returns from the bank's page, or `not-confirmed`. */
export type ReturnedCard = { setupIntentId: string; brand: string; last4: string } | 'not-confirmed'

/** Letters of any script with their marks, spaces, hyphens and apostrophes. */
const personName = /^[\p{L}\p{M}' ’-]+$/u

/** The only card field that the portal's own page has; Stripe's frame has the others. */
export const CardholderName = z
  .string()
  .trim()
  .min(1, 'Cardholder name is required')
  .max(maxCardholderName, `Cardholder name must be at most ${maxCardholderName} characters`)
  .regex(personName, fieldErrors.nameCharacters)
