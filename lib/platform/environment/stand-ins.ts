import { isSandboxKey } from './service-keys'

type Keys = {
  STRIPE_SECRET_KEY: string
  RESEND_API_KEY: string
  UPLOADTHING_TOKEN: string
  PUSHER_SECRET: string
}

/**
 * Returns what everyone has to know about a portal that uses the sandbox: "Demo: no money moves, no email leaves."; null if it
 * uses only real services.
 */
export function describeStandIns(keys: Keys): string | null {
  const effects = [
    isSandboxKey(keys.STRIPE_SECRET_KEY) && 'no money moves',
    isSandboxKey(keys.RESEND_API_KEY) && 'no email leaves',
  ].filter((effect) => effect !== false)
  if (effects.length > 0) return `Demo: ${effects.join(', ')}.`
  const usesOthers = isSandboxKey(keys.UPLOADTHING_TOKEN) || isSandboxKey(keys.PUSHER_SECRET)
  return usesOthers ? 'Demo: files and live updates are for trying out only.' : null
}
