import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardEntry } from '@/lib/catalog/cards/schema'

/** Loads Stripe.js. @throws Error when the script can't be reached */
export async function loadStripeFor({ publishableKey, scriptUrl }: CardEntry): Promise<Stripe> {
  // `loadStripe` only knows js.stripe.com, but uses a Stripe.js that is already there.
  if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe.js only runs in a browser')
  return stripe
}

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  document.head.append(script)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} didn't load`))
    })
  })
}
