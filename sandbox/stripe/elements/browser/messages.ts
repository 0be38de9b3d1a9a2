// What the two halves of the Payment Element send each other over a MessageChannel: the page has Stripe.js, and the frame the
// card's fields.

export type Appearance = {
  theme?: string
  variables?: Record<string, string | undefined>
  rules?: Record<string, Record<string, string | undefined>>
}

/** https://docs.stripe.com/api/errors */
export type StripeError = {
  type: 'api_connection_error' | 'api_error' | 'card_error' | 'invalid_request_error' | 'validation_error'
  code?: string
  decline_code?: string
  message?: string
  param?: string
  setup_intent?: object
}

export type SetupIntent = {
  id: string
  status: string
  last_setup_error: StripeError | null
  next_action: {
    type: string
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { stripe_js: string }
  } | null
}

export type SetupIntentResult = { setupIntent: SetupIntent } | { error: StripeError }

export type Confirmation = {
  publishableKey: string
  clientSecret: string
  returnUrl: string
  cardholderName: string
}

/** From the page. A message with an `id` gets a reply. */
export type ToFrame =
  | { kind: 'appearance'; appearance: Appearance }
  | { kind: 'focus' }
  | { kind: 'submit'; id: number }
  | { kind: 'confirm'; id: number; confirmation: Confirmation }

/** From the frame. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'height'; pixels: number }
  | { kind: 'change'; isComplete: boolean; isEmpty: boolean }
  | { kind: 'focus' }
  | { kind: 'blur' }
  | { kind: 'escape' }
  | { kind: 'reply'; id: number; result: SetupIntentResult | { error?: StripeError } }

/** What the bank's page in the dialog sends when it's done. */
export const challengeFinished = 'three-d-secure-finished'
