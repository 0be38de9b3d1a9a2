import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { CardPreparation } from '@/lib/catalog/cards/schema'
import { bankRejectedText, cardNotCheckedText } from '@/lib/catalog/cards/words'

export type CardConfirmation =
  | { kind: 'confirmed' }
  /** The request or its response was lost: the card may be confirmed. */
  | { kind: 'lost' }
  /** Stripe failed: the card may be confirmed. */
  | { kind: 'unknown'; message: string }
  | { kind: 'rejected'; message: string }
  /** The browser opened the bank's page, and came back to this page as it was. */
  | { kind: 'left' }

/**
 * Has Stripe confirm the card that its form holds. The bank may ask its holder in a dialog, or on a page that redirects to
 * the return URL. https://docs.stripe.com/js/setup_intents/confirm_setup
 */
export async function confirmCard(
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
  { clientSecret }: CardPreparation,
  { cardholderName, returnUrl }: { cardholderName: string; returnUrl: string },
): Promise<CardConfirmation> {
  const confirmation = stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams: {
      return_url: returnUrl,
      payment_method_data: { billing_details: { name: cardholderName } },
    },
    redirect: 'if_required',
  })
  const result = await Promise.race([confirmation, backFromBank()])
  if (result === 'back') return { kind: 'left' }
  const { error } = result
  if (!error) return { kind: 'confirmed' }
  if (error.type === 'api_connection_error') return { kind: 'lost' }
  if (isOutcomeUnknown(error)) return { kind: 'unknown', message: cardNotCheckedText }
  if (error.code === 'setup_intent_authentication_failure')
    return { kind: 'rejected', message: bankRejectedText }
  // Only these messages are meant for people: https://docs.stripe.com/api/errors
  const isForPeople = error.type === 'card_error' || error.type === 'validation_error'
  return { kind: 'rejected', message: (isForPeople && error.message) || cardNotCheckedText }
}

/** Whether the card setup succeeded, for an attempt whose response was lost. @throws Error when Stripe can't be reached */
export async function wasConfirmed(stripe: Stripe, { clientSecret }: CardPreparation): Promise<boolean> {
  const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret)
  if (error && isOutcomeUnknown(error)) throw new Error(error.message)
  return setupIntent?.status === 'succeeded'
}

function isOutcomeUnknown({ type }: StripeError): boolean {
  return type === 'api_connection_error' || type === 'api_error'
}

/** Resolves when Back shows this page from the browser's memory. After a redirect, `confirmSetup` never resolves. */
function backFromBank(): Promise<'back'> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', (event) => event.persisted && resolve('back'), { once: true })
  })
}
