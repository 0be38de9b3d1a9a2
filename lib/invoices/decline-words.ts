/** Why a bank refuses a card, by the provider's code: https://docs.stripe.com/declines/codes */
const reasons: Record<string, string> = {
  insufficient_funds: 'the card has insufficient funds',
  expired_card: 'the card has expired',
  incorrect_cvc: 'the security code is wrong',
  card_velocity_exceeded: 'the card has reached its limit',
  withdrawal_count_limit_exceeded: 'the card has reached its limit',
  currency_not_supported: 'the card does not take this currency',
  card_not_supported: 'the card does not take this kind of payment',
  processing_error: 'the bank could not be reached',
  issuer_not_available: 'the bank could not be reached',
  authentication_required: 'the bank wants to confirm the payment',
}

/**
 * Says in plain words why a payment was declined. What banks want kept to themselves, such as a card reported stolen,
 * is only called declined.
 */
export function declineReason(code: string | null | undefined): string {
  return reasons[code ?? ''] ?? 'the bank declined the card'
}
