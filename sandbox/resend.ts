import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { type Email, parseEmail, type ResendError } from '@/sandbox/resend/email'
import { FailureRequest, openFailures } from '@/sandbox/resend/failures'
import { openReceived } from '@/sandbox/resend/received'
import { sandboxKeys } from './keys'
import type { SandboxContext, SandboxService } from './service'

/** The response to a request with an idempotency key, so that a retry sends nothing and gets the same response. */
type RecordedResponse = { id: string; fingerprint: string; response: unknown; respondedAt: number }

const retentionMs = 24 * 60 * 60 * 1000
const maxBatchSize = 100

/**
 * Resend's API under `/resend`. Sent emails are stored in the collection `mails`; received ones can be read back.
 * `POST /_sandbox/resend/failures` makes the next sends fail; `DELETE /_sandbox/mails` empties the inbox.
 * Protocol: https://resend.com/docs/api-reference
 */
export function openResend({ store }: SandboxContext): SandboxService {
  const emails = store.collection<Email>('mails')
  const responses = store.collection<RecordedResponse>('resend-responses')
  const failures = openFailures()
  const received = openReceived(store)
  for (const stale of responses.list((item) => isStale(item))) responses.delete(stale.id)

  const routes = new Hono()

  routes.use('/resend/*', async (context, next) => {
    const key = context.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    if (!key)
      return errorResponse(context, 401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (key !== sandboxKeys.resend.apiKey)
      return errorResponse(context, 403, 'invalid_api_key', 'API key is invalid.')
    return next()
  })

  routes.post('/resend/emails', (context) =>
    respondOnce(context, [1, 1], ([body]) => {
      const parsed = parseEmail(body)
      if (!parsed.ok) return parsed
      return { ok: true, emails: [parsed.email], response: ([id]) => ({ id }) }
    }),
  )

  routes.post('/resend/emails/batch', (context) =>
    respondOnce(context, [1, maxBatchSize], (bodies) => {
      const parsed = bodies.map(parseBatchEmail)
      const permissive = context.req.header('x-batch-validation') === 'permissive'
      const invalid = parsed.flatMap((item, index) => (item.ok ? [] : [{ index, error: item.error }]))
      if (invalid[0] && !permissive) return { ok: false, error: invalid[0].error }
      return {
        ok: true,
        emails: parsed.flatMap((item) => (item.ok ? [item.email] : [])),
        response: (ids) => ({
          data: ids.map((id) => ({ id })),
          ...(permissive && {
            errors: invalid.map(({ index, error }) => ({ index, message: error.message })),
          }),
        }),
      }
    }),
  )

  routes.get('/resend/emails/receiving/:id', (context) => {
    const email = received.read(context.req.param('id'))
    return email ? context.json(email) : errorResponse(context, 404, 'not_found', 'Email not found')
  })

  routes.get('/resend/emails/:id', (context) => {
    const email = emails.get(context.req.param('id'))
    return email ? context.json(describe(email)) : errorResponse(context, 404, 'not_found', 'Email not found')
  })

  routes.all('/resend/*', (context) =>
    errorResponse(
      context,
      404,
      'not_found',
      `The sandbox does not serve ${context.req.method} ${context.req.path}.`,
    ),
  )

  routes.route('/', received.controls)
  routes.post('/_sandbox/resend/failures', async (context) => {
    const parsed = FailureRequest.safeParse(await readJson(context))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    failures.schedule(parsed.data)
    return context.json(parsed.data)
  })
  routes.delete('/_sandbox/resend/failures', (context) => {
    failures.clear()
    return context.body(null, 204)
  })
  routes.delete('/_sandbox/mails', (context) => {
    for (const email of emails.list()) emails.delete(email.id)
    return context.body(null, 204)
  })

  type Outcome =
    | { ok: false; error: ResendError }
    | { ok: true; emails: Omit<Email, 'id' | 'sentAt'>[]; response: (ids: string[]) => object }

  /**
   * Sends what `prepare` returns. Idempotent: a request repeated with the same key gets the first response and sends
   * nothing.
   */
  async function respondOnce(
    context: Context,
    [min, max]: [number, number],
    prepare: (bodies: unknown[]) => Outcome,
  ) {
    const raw = await context.req.text()
    const body = parseJson(raw)
    const bodies = max === 1 ? [body] : body
    if (!Array.isArray(bodies) || bodies.length < min || bodies.length > max) {
      return errorResponse(
        context,
        422,
        'validation_error',
        `A batch must be an array of 1 to ${maxBatchSize} emails.`,
      )
    }
    const failure = failures.take(bodies)
    if (failure) return fail(context, failure)

    const key = context.req.header('idempotency-key')
    if (key !== undefined && (key.length < 1 || key.length > 256)) {
      return errorResponse(context, 400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
    }
    const responseId = key && sha256(key)
    const fingerprint = sha256(`${context.req.path}\n${raw}`)
    const earlier = responseId ? responses.get(responseId) : undefined
    if (earlier && !isStale(earlier)) {
      if (earlier.fingerprint === fingerprint) return context.json(earlier.response as object)
      const message = 'Same idempotency key used with a different request payload.'
      return errorResponse(context, 409, 'invalid_idempotent_request', message)
    }

    const outcome = prepare(bodies)
    if (!outcome.ok)
      return errorResponse(context, outcome.error.statusCode, outcome.error.name, outcome.error.message)
    const sent = outcome.emails.map((email) =>
      emails.put({
        id: randomUUID(),
        ...email,
        sentAt: new Date().toISOString(),
        ...(key && { idempotencyKey: key }),
      }),
    )
    const response = outcome.response(sent.map((email) => email.id))
    if (responseId) responses.put({ id: responseId, fingerprint, response, respondedAt: Date.now() })
    return context.json(response)
  }

  return { routes }
}

function parseBatchEmail(body: unknown) {
  const parsed = parseEmail(body)
  if (!parsed.ok || parsed.email.attachments.length === 0) return parsed
  const message = 'The `attachments` field is not supported in batch emails.'
  return { ok: false as const, error: { statusCode: 422, name: 'validation_error', message } }
}

function describe(email: Email) {
  const listed = (addresses: string[]) => (addresses.length > 0 ? addresses : null)
  return {
    object: 'email',
    id: email.id,
    message_id: `<${email.id}@sandbox.northlight.test>`,
    from: email.from,
    to: email.to,
    cc: listed(email.cc),
    bcc: listed(email.bcc),
    reply_to: listed(email.replyTo),
    subject: email.subject,
    html: email.html,
    text: email.text,
    tags: email.tags,
    created_at: email.sentAt,
    scheduled_at: null,
    last_event: 'delivered',
  }
}

function fail(context: Context, { status, name, message }: FailureRequest) {
  if (status === 429) context.header('retry-after', '1')
  const usual =
    status === 429 ? 'rate_limit_exceeded' : status >= 500 ? 'internal_server_error' : 'validation_error'
  return errorResponse(
    context,
    status,
    name ?? usual,
    message ?? `The sandbox simulated a failure with status ${status}.`,
  )
}

function errorResponse(context: Context, statusCode: number, name: string, message: string) {
  return context.json({ statusCode, name, message } satisfies ResendError, statusCode as ContentfulStatusCode)
}

async function readJson(context: Context): Promise<unknown> {
  return parseJson(await context.req.text())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isStale(recorded: RecordedResponse) {
  return Date.now() - recorded.respondedAt > retentionMs
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
