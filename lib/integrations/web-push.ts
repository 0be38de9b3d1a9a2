import 'server-only'
import './own-fetch'
import { generateKeyPairSync } from 'node:crypto'
import { fetch } from 'undici'
import { env } from '@/lib/platform/environment/env'
import { now } from '@/lib/platform/time/clock'
import { withDeadline } from '@/lib/platform/time/deadline'
import { agentFor, arePublic, hostOf, resolveHost } from './public-host'
import { authorizationFor, type BrowserKeys, encryptMessage, type PortalKeys } from './push-encryption'

// Sends messages to browsers through the push service that each browser named (RFC 8030).

const timeoutMs = 10_000
const lifetimeSeconds = 12 * 3600

/**
 * Returns the URL of a push service, or null if messages can't be sent there: it must be https on its usual port. The
 * sandbox's stand-in may be reached over http.
 */
export function parseEndpoint(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && url.origin === env().CALENDAR_SANDBOX_URL) return url
  const isUsable = url?.protocol === 'https:' && !url.port && !url.username && !url.password
  return isUsable ? url : null
}

/** Creates the key pair that identifies this portal to push services. */
export function createPortalKeys(): PortalKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return {
    publicKey: Buffer.concat(point).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/**
 * Sends a message to one browser. Connects only to public addresses, to exactly the ones checked, and follows no redirect.
 * @returns false if the browser no longer receives messages there
 * @throws Error when a later attempt may succeed; it doesn't contain the address, which is a secret
 */
export async function sendWebPush(
  browser: BrowserKeys & { endpoint: string },
  text: string,
  keys: PortalKeys,
  contact: string,
): Promise<boolean> {
  const url = parseEndpoint(browser.endpoint)
  if (!url) return false
  const signal = withDeadline(AbortSignal.timeout(timeoutMs))
  const addresses = await resolveHost(hostOf(url)).catch(() => [])
  const isSandbox = url.origin === env().CALENDAR_SANDBOX_URL
  if (!isSandbox && addresses.length > 0 && !arePublic(addresses)) return false
  const agent = agentFor(addresses)
  try {
    const response = await fetch(url, {
      method: 'POST',
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: {
        authorization: authorizationFor(url, keys, contact, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lifetimeSeconds),
        urgency: 'normal',
      },
      body: encryptMessage(text, browser),
    })
    if (response.status === 404 || response.status === 410) return false
    if (response.ok) return true
    throw new Error(`The push service responded with an error (${response.status}).`)
  } catch (error) {
    const isOwn = error instanceof Error && error.message.startsWith('The push service')
    throw isOwn ? error : new Error("The push service couldn't be reached.")
  } finally {
    await agent.destroy()
  }
}
