import type { StripeAccount } from './account'
import type { CardBehaviour } from './cards'

/**
 * Whether the card's bank wants to see its holder. A card that asks once was asked when it was saved, and is then
 * charged without; one that asks always can never be charged while its holder is away.
 */
export function requiresAuthentication(card: { behaviour: CardBehaviour; authenticated: boolean }): boolean {
  if (card.behaviour === 'authenticates-always') return true
  return card.behaviour === 'authenticates-once' && !card.authenticated
}

/** The next step of an intent whose card wants authentication: the stand-in's own page plays the bank. */
export function authenticationAction(
  account: StripeAccount,
  intent: { id: string; client_secret: string | null },
  returnUrl: string | null,
) {
  const url = `${account.sandboxUrl}/authenticate/${intent.id}?client_secret=${intent.client_secret}`
  return returnUrl === null
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}

/** Notes that the holder has authenticated a card that is being saved. */
export function recordAuthentication(account: StripeAccount, methodId: string) {
  const card = account.cardsOnFile.get(methodId)
  if (card) account.cardsOnFile.put({ ...card, authenticated: true })
}
