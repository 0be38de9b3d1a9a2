import { missingVariable, wrongVariable } from './configuration-problems'
import { isSandboxKey } from './service-keys'

/** The relevant part of the parsed environment. */
type Settings = {
  NODE_ENV: string
  NORTHLIGHT_DEMO: boolean
  NORTHLIGHT_SANDBOX: boolean
  APP_URL: string
  MAIL_FROM: string
  STUDIO_SUPPORT_EMAIL: string
  UPLOADTHING_CALLBACK_URL?: string | undefined
} & Record<(typeof serviceKeys)[number], string>

/** Keys that the sandbox has published ones for. */
const serviceKeys = ['STRIPE_SECRET_KEY', 'RESEND_API_KEY', 'UPLOADTHING_TOKEN', 'PUSHER_SECRET'] as const

/** Cards only go to Stripe itself. The other services may be compatible servers of the studio's own. */
const stripeAddresses = ['STRIPE_API_URL', 'STRIPE_JS_URL'] as const

/** The name and addresses clients see; their defaults are only for trying the portal out. */
const identity = ['MAIL_FROM', 'STUDIO_NAME', 'STUDIO_SUPPORT_EMAIL', 'STUDIO_TIME_ZONE'] as const

/** Reserved domains: https://www.rfc-editor.org/rfc/rfc6761, https://www.rfc-editor.org/rfc/rfc2606 */
const reservedDomain = /(^|\.)(test|example|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$/i
const loopback = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i

/**
 * Returns the reasons why production must not start with these settings, as sentences by variable. A demo, and
 * `npm start` with the sandbox, may.
 * @param env without variables that are malformed
 * @param source the variables before defaults are applied
 */
export function findProductionProblems(
  env: Partial<Settings>,
  source: Record<string, string | undefined>,
): Map<string, string> {
  const problems = new Map<string, string>()
  if (env.NODE_ENV !== 'production' || env.NORTHLIGHT_DEMO || env.NORTHLIGHT_SANDBOX) return problems
  const keys = serviceKeys.filter((key) => isSandboxKey(env[key] ?? '')).join(', ')
  if (keys)
    problems.set(
      'NORTHLIGHT_DEMO',
      `Production does not run on the sandbox. Set ${keys}, or NORTHLIGHT_DEMO=1 for a demo.`,
    )
  for (const name of stripeAddresses)
    if (source[name]) problems.set(name, `Remove ${name}: cards only go to Stripe itself.`)
  if (source.CALENDAR_SANDBOX_URL)
    problems.set(
      'CALENDAR_SANDBOX_URL',
      'Remove CALENDAR_SANDBOX_URL, which lets calendars be read from a private network.',
    )
  for (const name of identity) if (!source[name]) problems.set(name, missingVariable(name))
  for (const name of ['MAIL_FROM', 'STUDIO_SUPPORT_EMAIL'] as const) {
    const domain = domainOf(env[name] ?? '')
    if (source[name] && reservedDomain.test(domain))
      problems.set(
        name,
        wrongVariable(name, `can't be used: ${domain} is a placeholder that receives no email`),
      )
  }
  for (const name of ['APP_URL', 'UPLOADTHING_CALLBACK_URL'] as const) {
    const problem = explainUrl(env[name])
    if (problem) problems.set(name, wrongVariable(name, problem))
  }
  return problems
}

function domainOf(sender: string): string {
  return /@([^@<>\s]+)>?\s*$/.exec(sender)?.[1] ?? ''
}

function explainUrl(url: string | undefined): string | null {
  if (!url) return null
  const { hostname, protocol } = new URL(url)
  if (loopback.test(hostname)) return `can't be used: nobody else reaches ${hostname}`
  if (reservedDomain.test(hostname)) return `can't be used: ${hostname} is a placeholder`
  return protocol === 'https:' ? null : 'must begin with https://'
}
