import { z } from 'zod'
import { onlyDigits } from './rules'
import { cardErrors } from './words'

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

/**
 * How the browser sends a card to Stripe: `element` shows Stripe's Payment Element, `fields` shows our own fields and posts
 * them straight to Stripe's API.
 */
export type CardEntry =
  | { mode: 'element'; publishableKey: string }
  | { mode: 'fields'; publishableKey: string; apiUrl: string }

/** What a browser needs to set up one card. */
export type CardPreparation = { setupIntentId: string; clientSecret: string }

const limits = { cardholderName: 100 } as const

/** Letters of any script with their marks, spaces, hyphens and apostrophes. */
const personName = /^[\p{L}\p{M}' ’-]+$/u

/** The fields of the wizard's card step. They are only read in the browser and only sent to Stripe. */
export const CardFields = z.object({
  cardholderName: z
    .string()
    .trim()
    .min(1, 'Cardholder name is required')
    .max(limits.cardholderName, `Cardholder name must be at most ${limits.cardholderName} characters`)
    .regex(personName, cardErrors.cardholderName),
  cardNumber: z
    .string()
    .transform(onlyDigits)
    .pipe(
      z
        .string()
        .min(1, 'Card number is required')
        .regex(/^\d{13,19}$/, cardErrors.cardNumber),
    ),
  expiryDate: z
    .string()
    .trim()
    .min(1, 'Expiry date is required')
    .regex(/^(0[1-9]|1[0-2])\/\d{2}$/, cardErrors.expiryDate),
  cvv: z
    .string()
    .trim()
    .min(1, 'CVV is required')
    .regex(/^\d{3,4}$/, cardErrors.cvv),
})
export type CardFields = z.output<typeof CardFields>
