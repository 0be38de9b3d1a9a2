import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { Collection } from '@/sandbox/store'
import { type Access, authenticate } from './access'
import { apiVersion, type StripeAccount } from './account'
import { StripeApiError, toStripeError } from './errors'
import { expand } from './expansion'
import { decodeForm, type FormTree } from './form'
import { replay, type StoredResponse } from './idempotency'
import { newId } from './identifiers'
import { parseParameters } from './parameters'

type Method = 'DELETE' | 'GET' | 'POST'
type Call = { id: string; access: Access }

export type Endpoint = {
  method: Method
  path: string
  publishable: boolean
  handle(account: StripeAccount, call: Call, parameters: FormTree): object
}

/**
 * Defines one API endpoint. `publishable` allows calls from a browser, which only has the publishable key; such an
 * endpoint must then check the object's client secret. `run` must be synchronous, which makes a request atomic.
 */
export function endpoint<Input extends z.ZodObject>(definition: {
  method: Method
  path: string
  publishable?: boolean
  input: Input
  run(account: StripeAccount, call: Call & { input: z.infer<Input> }): object
}): Endpoint {
  const { method, path, publishable = false, input, run } = definition
  const withExpand = input.extend({ expand: z.array(z.string()).default([]) })
  return {
    method,
    path,
    publishable,
    handle(account, call, parameters) {
      const { expand: paths, ...rest } = parseParameters(withExpand, parameters)
      const result = run(account, { ...call, input: rest as z.infer<Input> })
      return expand(account, result, paths as string[])
    },
  }
}

/** Serves the endpoints under `/v1`, with keys, idempotency and errors as in https://docs.stripe.com/api. */
export function serveEndpoints(
  routes: Hono,
  account: StripeAccount,
  storedResponses: Collection<StoredResponse>,
  endpoints: Endpoint[],
) {
  routes.use('/v1/*', cors({ origin: '*', exposeHeaders: ['Request-Id'], maxAge: 600 }))
  const unknown: Endpoint = {
    method: 'GET',
    path: '/v1/*',
    publishable: true,
    handle() {
      throw new StripeApiError(404, {
        type: 'invalid_request_error',
        message: 'Unrecognized request URL. See https://docs.stripe.com/api.',
      })
    },
  }
  for (const entry of [...endpoints, unknown]) {
    routes.on(entry === unknown ? ['DELETE', 'GET', 'POST'] : [entry.method], entry.path, async (context) => {
      const request = context.req
      const query = new URL(request.url).search
      const parameters = decodeForm(request.method === 'POST' ? await request.text() : query)
      const requestId = newId('req')
      const key = request.header('idempotency-key') ?? null
      context.header('Request-Id', requestId)
      context.header('Stripe-Version', request.header('stripe-version') ?? apiVersion)
      if (key) context.header('Idempotency-Key', key)
      try {
        const access = authenticate(request.header('authorization'), entry.publishable)
        const work = () =>
          account.runAsRequest({ id: requestId, idempotency_key: key }, () =>
            entry.handle(account, { id: request.param('id') ?? '', access }, parameters),
          )
        const fingerprint = JSON.stringify([request.method, request.path, parameters])
        const response = replay(storedResponses, request.method === 'POST' ? key : null, fingerprint, work)
        if (response.replayed) context.header('Idempotent-Replayed', 'true')
        return context.json(response.body, response.status)
      } catch (error) {
        const apiError = toStripeError(error)
        return context.json({ error: apiError.body }, apiError.status)
      }
    })
  }
}
