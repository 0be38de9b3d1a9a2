import type { StripeAccount } from './account'
import type { CardBehavior } from './cards'

/**
 * Returns whether the card's bank requires authentication. A card that authenticates once needs it only when it's
 * saved; one that always authenticates can never be charged off-session.
 */
export function requiresAuthentication(card: { behavior: CardBehavior; authenticated: boolean }): boolean {
  if (card.behavior === 'authenticates-always') return true
  return card.behavior === 'authenticates-once' && !card.authenticated
}

/**
 * Returns the `next_action` of an intent that requires authentication; the sandbox's own page plays the bank. Stripe.js shows
 * it in a dialog, except for cards that only authenticate once, so that there is a bank that redirects as well.
 */
export function authenticationAction(
  account: StripeAccount,
  intent: { id: string; client_secret: string | null },
  { returnUrl, inDialog = false }: { returnUrl: string | null; inDialog?: boolean },
) {
  const url = `${account.sandboxUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`
  return returnUrl === null || inDialog
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}

/** Records that a card was authenticated while it was saved. */
export function recordAuthentication(account: StripeAccount, methodId: string) {
  const card = account.cardsOnFile.get(methodId)
  if (card) account.cardsOnFile.put({ ...card, authenticated: true })
}
