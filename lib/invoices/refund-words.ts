/** Why Stripe refuses a refund or a bank sends it back, by Stripe's code: https://docs.stripe.com/refunds#failed-refunds */
const reasons: Record<string, string> = {
  no_response: "Stripe didn't confirm it in time.",
  charge_already_refunded: 'The payment was already refunded.',
  charge_disputed: "The client's bank has disputed this payment.",
  charge_exceeds_source_limit: 'The payment can no longer be refunded this way.',
  balance_insufficient: 'Your Stripe balance is too low.',
  insufficient_funds: 'Your Stripe balance is too low.',
  expired_or_canceled_card: "The client's card has expired or was canceled.",
  lost_or_stolen_card: "The client's card is no longer valid.",
  charge_for_pending_refund_disputed: "The client's bank has disputed this payment.",
  declined: "The client's bank declined it.",
}

/** Says why a refund failed, for the studio, in one sentence. */
export function refundFailureReason(code: string | null): string {
  return reasons[code ?? ''] ?? 'Stripe declined it.'
}
