import { callSetupIntent } from './api'
import { openChallenge } from './challenge'
import { createElements, type Elements } from './elements'
import type { SetupIntentResult } from './messages'

// The sandbox's Stripe.js: the part of https://docs.stripe.com/js that the portal uses. It runs in the portal's page and
// never sees a card, which is entered in a frame from this script's own origin.

declare const RELEASE: string

type ConfirmSetupOptions = {
  elements: Elements
  clientSecret: string
  confirmParams: {
    return_url: string
    payment_method_data?: { billing_details?: { name?: string } }
  }
  redirect?: 'always' | 'if_required'
}

const script = document.currentScript
if (!(script instanceof HTMLScriptElement)) throw new Error('Stripe.js must be loaded by a script element.')
const { origin } = new URL(script.src)

function openStripe(publishableKey: string) {
  function retrieve(clientSecret: string): Promise<SetupIntentResult> {
    return callSetupIntent(origin, { publishableKey, clientSecret })
  }

  async function confirmSetup(options: ConfirmSetupOptions): Promise<SetupIntentResult> {
    const { elements, clientSecret, confirmParams, redirect = 'always' } = options
    const result = await elements.confirm({
      publishableKey,
      clientSecret,
      returnUrl: confirmParams.return_url,
      cardholderName: confirmParams.payment_method_data?.billing_details?.name ?? '',
    })
    if ('error' in result) return result
    const action = result.setupIntent.next_action
    if (action?.redirect_to_url) return leaveFor(action.redirect_to_url.url)
    if (!action?.use_stripe_sdk) {
      return redirect === 'always' ? leaveFor(confirmParams.return_url) : result
    }
    await openChallenge(origin, action.use_stripe_sdk.stripe_js)
    const challenged = await retrieve(clientSecret)
    if ('error' in challenged) return challenged
    const error = challenged.setupIntent.last_setup_error
    return error ? { error } : challenged
  }

  return {
    elements: (options: Parameters<typeof createElements>[1]) => createElements(origin, options),
    confirmSetup,
    retrieveSetupIntent: retrieve,
    // React's wrapper recognizes Stripe.js by these.
    createToken: notInSandbox,
    createPaymentMethod: notInSandbox,
    confirmCardPayment: notInSandbox,
  }
}

/** Never resolves, because the page goes away. */
function leaveFor(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}

function notInSandbox(): never {
  throw new Error("The sandbox's Stripe.js doesn't have this function.")
}

Object.assign(window, { Stripe: Object.assign(openStripe, { version: RELEASE }) })
