import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isSameText } from '@/lib/platform/secrets/proof'

/** Marks requests whose caller this process has named, so that it recognizes those that it forwards to itself. */
const proofHeader = 'x-caller-proof'

/** What a proxy sets, and a caller without one could forge. Next.js adds those that are missing. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

/**
 * Overwrites `x-forwarded-for` of every request to this process with its connection's address, for a server without a
 * proxy: Next.js sets the header only if it is missing, so a caller could forge it to evade rate limits. Next.js sends an
 * action that the requested page doesn't have to itself, and requests the page to which an action redirects: such a request
 * keeps its caller's address. Call once, before the server takes requests.
 */
export function nameCallersByTheirSockets(): void {
  // Only this process makes and checks proofs, and they are in no response.
  const key = randomBytes(32)
  const prove = (address: string) => createHmac('sha256', key).update(address).digest('base64url')

  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    const [proof, named] = [headers[proofHeader], headers['x-forwarded-for']]
    if (typeof proof === 'string' && typeof named === 'string' && isSameText(proof, prove(named))) return
    for (const name of proxyHeaders) delete headers[name]
    const address = socket.remoteAddress ?? ''
    headers['x-forwarded-for'] = address
    headers[proofHeader] = prove(address)
  })
}
