import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Stripe from 'stripe'
import { sandboxKeys } from '@/sandbox/keys'
import { type RunningServer, serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openStripe } from '@/sandbox/stripe'
import { openWebPages } from '@/sandbox/web'
import { pickPort } from '@/scripts/launch/ports'

export type ReceivedWebhook = { url: string; headers: IncomingHttpHeaders; body: string; event: Stripe.Event }

/** A portal's webhook endpoint over real HTTP. Records what arrives and responds with the given statuses. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    received.push({ url: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) })
    response.writeHead(statuses.shift() ?? 200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Sets the statuses of the next responses, in order; after those it's 200 again. */
    respondNextWith: (...next: number[]) => statuses.push(...next),
    ofType: (type: string) => received.filter(({ event }) => event.type === type),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Starts the stand-in on a free port with its own folder. `restart` behaves like a killed and restarted process. */
export async function startStripe(appUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-stripe-'))
  let server: RunningServer
  const open = (port: number) =>
    serveOnLoopback({
      port,
      open(sandboxUrl) {
        const context = { store: openStore(folder), sandboxUrl, appUrl }
        return [openWebPages(context), openStripe(context)]
      },
    })
  const port = await pickPort()
  server = await open(port)
  return {
    url: server.url,
    folder,
    stripe: clientFor(server.url, sandboxKeys.stripe.secretKey),
    browser: clientFor(server.url, sandboxKeys.stripe.publishableKey),
    async restart() {
      await server.close()
      server = await open(port)
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stripe's own SDK, pointed at the stand-in. */
export function clientFor(url: string, key: string) {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export const nextYear = new Date().getFullYear() + 1

/** Returns the parameters of a payment method with this card number. */
export function cardOf(
  number: string,
  changes: { exp_month?: number; exp_year?: number; cvc?: string } = {},
) {
  const card = { number, exp_month: 12, exp_year: nextYear, cvc: '123', ...changes }
  return { type: 'card' as const, card, billing_details: { name: 'Sam Harbor' } }
}

/** Posts the hosted page's form like a browser does, without following redirects. */
export function submitCheckout(url: string, number: string, changes: Record<string, string> = {}) {
  const form = {
    email: 'sam@harborrealty.test',
    number,
    expiry: `12 / ${String(nextYear).slice(-2)}`,
    cvc: '123',
    name: 'Sam Harbor',
    ...changes,
  }
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

/** Returns the Stripe error of a call. Throws when the call succeeds or fails otherwise. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error("The call didn't fail with a Stripe error.", { cause: error })
}
