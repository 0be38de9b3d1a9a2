import 'server-only'
import './own-fetch'
import { fetch, type Response } from 'undici'
import { AppError } from '@/lib/platform/errors'
import { withDeadline } from '@/lib/platform/time/deadline'
import { type Address, agentFor, arePublic, hostOf, resolveHost } from './public-host'

// Reads a calendar from an address that a user typed, which may point anywhere.

const maxBytes = 5 * 1024 * 1024
const maxRedirects = 3
const defaultTimeoutMs = 10_000
const redirects = new Set([301, 302, 303, 307, 308])

/** Why a calendar couldn't be read. */
export const unreadableTexts = {
  redirects: 'The address redirects too many times.',
  size: 'The calendar is larger than 5 MB.',
  time: "The calendar's server took too long to respond.",
}

export type CalendarVersion = { etag: string | null; lastModified: string | null }
export type CalendarFile = CalendarVersion & { text: string }

type Options = {
  /** An origin that may be reached over http and on loopback: the sandbox's. */
  trustedOrigin?: string | undefined
  timeoutMs?: number
  resolve?: (host: string) => Promise<Address[]>
}

/**
 * Returns the URL that a typed calendar address stands for; `webcal:` becomes `https:`.
 * @throws AppError `invalid` with what is wrong with it
 */
export function parseCalendarAddress(typed: string, trustedOrigin?: string): URL {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) throw invalidAddress('Enter the whole address, starting with https://.')
  if (url.origin === trustedOrigin) return url
  if (url.protocol !== 'https:') throw invalidAddress('The address must start with https://.')
  if (url.username || url.password) throw invalidAddress("The address can't contain a user name or password.")
  if (url.port) throw invalidAddress("The address can't contain a port.")
  return url
}

/**
 * Reads a calendar; returns null if it hasn't changed since `known`. Connects only to public addresses, to exactly the
 * ones checked, so that a second DNS response can't redirect it.
 * @throws AppError `invalid` if the address isn't allowed, `unavailable` with a reason if it can't be read; neither
 * contains the address
 */
export async function readCalendarFile(
  address: string,
  known: CalendarVersion | null,
  { trustedOrigin, timeoutMs = defaultTimeoutMs, resolve = resolveHost }: Options = {},
): Promise<CalendarFile | null> {
  const signal = withDeadline(AbortSignal.timeout(timeoutMs))
  let url = parseCalendarAddress(address, trustedOrigin)
  try {
    for (let redirected = 0; redirected <= maxRedirects; redirected += 1) {
      const addresses = await beforeAbort(signal, resolve(hostOf(url)))
      if (url.origin !== trustedOrigin) assertPublic(addresses)
      const next = await readOnce(url, addresses, known, signal)
      if (!(next instanceof URL)) return next
      if (next.host !== url.host || (next.protocol !== 'https:' && next.origin !== trustedOrigin))
        throw unreadable('The calendar moved to another address. Add the new address.')
      url = next
    }
  } catch (error) {
    throw explain(error, signal)
  }
  throw unreadable(unreadableTexts.redirects)
}

async function readOnce(
  url: URL,
  addresses: readonly Address[],
  known: CalendarVersion | null,
  signal: AbortSignal,
): Promise<CalendarFile | URL | null> {
  const agent = agentFor(addresses)
  try {
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: {
        accept: 'text/calendar, text/plain;q=0.5',
        'user-agent': 'Northlight',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    })
    const location = response.headers.get('location')
    if (redirects.has(response.status) && location && URL.canParse(location, url))
      return new URL(location, url)
    if (response.status === 304 && known) return null
    assertFound(response.status)
    return {
      text: await readText(response),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
  } finally {
    await agent.destroy()
  }
}

/** Counts after decompression, and stops at the limit. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw unreadable(unreadableTexts.size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function assertFound(status: number): void {
  if (status === 200) return
  if (status === 401 || status === 403)
    throw unreadable('The calendar denied access. Copy its private address again.')
  if (status === 404 || status === 410)
    throw unreadable('There is no calendar at this address. Copy its private address again.')
  throw unreadable(`The calendar's server responded with an error (${status}).`)
}

/** Rejects a host that isn't public. */
function assertPublic(addresses: readonly Address[]): void {
  if (arePublic(addresses)) return
  throw invalidAddress('This address is in a private network. Use the address that works from anywhere.')
}

/** DNS lookups can't be canceled, so the wait for them is. */
function beforeAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Errors of the network may contain the address, which is a secret, so they're replaced. */
function explain(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error
  if (signal.aborted) return unreadable(unreadableTexts.time)
  return unreadable("We couldn't reach the calendar's server.")
}

function unreadable(message: string): AppError {
  return new AppError('unavailable', message)
}

function invalidAddress(message: string): AppError {
  return new AppError('invalid', message)
}
