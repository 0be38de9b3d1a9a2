import { z } from 'zod'
import { onlyDigits } from './rules'

/** A new card, already taken in by the payment provider, or one that was stored before. Never a card number. */
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

/** A card the payment provider keeps for a client, as read back from the provider. */
export type VerifiedCard = {
  stripePaymentMethodId: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** What a booking is made with: a card known to be the client's, or the id of a stored one, yet to be looked up. */
export type PresentedCard = VerifiedCard | { storedCardId: string }

/** A card as a person recognizes it. */
export type StoredCardItem = {
  id: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/**
 * How a browser gives a card to the payment provider: `element` shows the provider's own form,
 * `fields` shows ours and posts what is typed straight to the provider's address.
 */
export type CardEntry =
  | { mode: 'element'; publishableKey: string }
  | { mode: 'fields'; publishableKey: string; apiUrl: string }

/** What a browser needs to set up one card. Good for that one card only. */
export type CardPreparation = { setupIntentId: string; clientSecret: string }

const limits = { cardholderName: 100 } as const

/** Letters of any script with their marks, spaces, hyphens and apostrophes. */
const personName = /^[\p{L}\p{M}' ’-]+$/u

/** What is typed in the wizard's card step. It is read in the browser only and goes to the payment provider alone. */
export const CardFields = z.object({
  cardholderName: z
    .string()
    .trim()
    .min(1, 'Cardholder name is required')
    .max(limits.cardholderName, 'Cardholder name must be less than 100 characters')
    .regex(personName, 'Name can only contain letters, spaces, hyphens, and apostrophes'),
  cardNumber: z
    .string()
    .transform(onlyDigits)
    .pipe(
      z
        .string()
        .min(1, 'Card number is required')
        .regex(/^\d{13,19}$/, 'Invalid card number format'),
    ),
  expiryDate: z
    .string()
    .trim()
    .min(1, 'Expiry date is required')
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Invalid expiry date format (MM/YY)'),
  cvv: z
    .string()
    .trim()
    .min(1, 'CVV is required')
    .regex(/^\d{3,4}$/, 'CVV must be 3 or 4 digits'),
})
export type CardFields = z.output<typeof CardFields>
