import type { CardEntry, CardFields, CardPreparation } from '@/lib/cards/schema'

export type CardSetupResult =
  | { kind: 'done' }
  /** The bank requires authentication on this page, which then redirects to the return URL. */
  | { kind: 'authenticate'; url: string }
  | { kind: 'rejected'; message: string; field: keyof CardFields | null }

type StripeError = { error?: { message?: string; param?: string; code?: string } }
type StripeSetupIntent = {
  status?: string
  next_action?: { type?: string; redirect_to_url?: { url?: string } } | null
}

/**
 * Sends a card from the browser straight to Stripe; our own server never sees it.
 * https://docs.stripe.com/api/payment_methods/create and https://docs.stripe.com/api/setup_intents/confirm
 * @throws TypeError when Stripe can't be reached
 */
export async function confirmCardSetup(
  entry: Extract<CardEntry, { mode: 'fields' }>,
  preparation: CardPreparation,
  card: CardFields,
  returnUrl: string,
): Promise<CardSetupResult> {
  const [month = '', year = ''] = card.expiryDate.split('/')
  const method = await post<{ id?: string }>(entry, '/v1/payment_methods', {
    type: 'card',
    'card[number]': card.cardNumber,
    'card[exp_month]': month,
    'card[exp_year]': `20${year}`,
    'card[cvc]': card.cvv,
    'billing_details[name]': card.cardholderName,
  })
  if (!method.id) return toRejection(method)
  const intent = await post<StripeSetupIntent>(
    entry,
    `/v1/setup_intents/${preparation.setupIntentId}/confirm`,
    {
      payment_method: method.id,
      client_secret: preparation.clientSecret,
      return_url: returnUrl,
    },
  )
  if (intent.status === 'succeeded') return { kind: 'done' }
  const url = intent.next_action?.redirect_to_url?.url
  return intent.status === 'requires_action' && url ? { kind: 'authenticate', url } : toRejection(intent)
}

async function post<T>(
  entry: Extract<CardEntry, { mode: 'fields' }>,
  path: string,
  parameters: Record<string, string>,
): Promise<T & StripeError> {
  const response = await fetch(`${entry.apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${entry.publishableKey}` },
    body: new URLSearchParams(parameters),
  })
  return (await response.json()) as T & StripeError
}

const fieldOf: Record<string, keyof CardFields> = {
  number: 'cardNumber',
  exp_month: 'expiryDate',
  exp_year: 'expiryDate',
  cvc: 'cvv',
  expired_card: 'expiryDate',
  incorrect_cvc: 'cvv',
}

function toRejection({ error }: StripeError): CardSetupResult {
  return {
    kind: 'rejected',
    message: error?.message ?? 'Your card was declined.',
    field: fieldOf[error?.param ?? ''] ?? fieldOf[error?.code ?? ''] ?? null,
  }
}
