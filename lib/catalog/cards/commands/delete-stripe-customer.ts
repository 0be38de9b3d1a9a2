import 'server-only'
import { nullIfMissing, stripe } from '@/lib/integrations/stripe'

/**
 * Deletes a customer with their cards at Stripe; their past payments stay in the studio's books there. Idempotent.
 * https://docs.stripe.com/api/customers/delete
 */
export async function deleteStripeCustomer({ customerId }: { customerId: string }): Promise<void> {
  await nullIfMissing(stripe().customers.del(customerId))
}
