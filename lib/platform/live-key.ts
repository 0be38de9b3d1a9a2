/** Whether a Stripe secret or restricted key moves real money: https://docs.stripe.com/keys */
export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk)_live_/.test(key ?? '')
}
