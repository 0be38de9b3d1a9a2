import type { SetupIntent, SetupIntentResult, StripeError } from './messages'

const stripeOrigin = 'https://js.stripe.com'

/** Returns an address of another of Stripe's hosts, for a script of this origin. The sandbox is all hosts in one. */
export function addressOn(host: 'api' | 'hooks', origin: string, path: string): string {
  return origin === stripeOrigin ? `https://${host}.stripe.com${path}` : origin + path
}

/** Calls Stripe's API for a setup intent, as a browser with its publishable key and the intent's client secret. */
export async function callSetupIntent(
  origin: string,
  { publishableKey, clientSecret }: { publishableKey: string; clientSecret: string },
  confirmation?: Record<string, string>,
): Promise<SetupIntentResult> {
  const path = `/v1/setup_intents/${clientSecret.split('_secret_')[0]}`
  const query = new URLSearchParams({ client_secret: clientSecret })
  const headers = { authorization: `Bearer ${publishableKey}` }
  const request = confirmation
    ? fetch(addressOn('api', origin, `${path}/confirm`), {
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...confirmation, client_secret: clientSecret }),
      })
    : fetch(addressOn('api', origin, `${path}?${query}`), { headers })
  try {
    const body = (await (await request).json()) as SetupIntent & { error?: StripeError }
    return body.error ? { error: body.error } : { setupIntent: body }
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    }
  }
}
