import 'server-only'
import Stripe from 'stripe'
import { env } from '@/lib/platform/environment/env'

let client: Stripe | undefined

/** Returns the Stripe client. STRIPE_API_URL replaces stripe.com. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env()
  if (client) return client
  const url = STRIPE_API_URL ? new URL(STRIPE_API_URL) : null
  client = new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? '443' : '80'),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  return client
}

/** Verifies a webhook event; returns null if the signature is wrong or older than five minutes. */
export function verifyStripeEvent(body: string, signature: string | null): Stripe.Event | null {
  if (!signature) return null
  try {
    return stripe().webhooks.constructEvent(body, signature, env().STRIPE_WEBHOOK_SECRET)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

/** Returns null where Stripe has no object with the requested id. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'resource_missing') return null
    throw error
  }
}
