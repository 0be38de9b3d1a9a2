/** Whether a Stripe secret or restricted key moves real money: https://docs.stripe.com/keys */
export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk)_live_/.test(key ?? '')
}

/** Whether a key is one of the sandbox's, which are published. UploadThing's token contains its key as encoded JSON. */
export function isSandboxKey(key: string): boolean {
  return [key, Buffer.from(key, 'base64').toString('utf8')].some((text) => /northlight[-_]sandbox/.test(text))
}
