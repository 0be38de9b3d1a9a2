import 'server-only'
import { Resend } from 'resend'
import { env } from '@/lib/platform/environment/env'

let client: Resend | undefined

/** An email that Resend rejected. `isFinal` means that the email itself is invalid, so retrying is useless. */
export class EmailRejectedError extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message)
    this.name = 'EmailRejectedError'
  }
}

/** Errors about the email itself. All others, about the account, rate limits or Resend, may be temporary. */
const finalErrors = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
  'invalid_idempotency_key',
])

/**
 * Sends an email; attachments are encoded as UTF-8. Idempotent: the same content under the same key is sent once. Other
 * content under that key is rejected, so the key must change with the content.
 * @throws EmailRejectedError with Resend's message if it was rejected
 */
export async function sendMail(mail: {
  /** An address, optionally with a display name. */
  from: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
  idempotencyKey: string
}): Promise<void> {
  const { idempotencyKey, attachments, ...content } = mail
  const files = attachments?.map((file) => ({ ...file, content: Buffer.from(file.content, 'utf8') }))
  const { error } = await resend().emails.send(
    { ...content, ...(files && { attachments: files }) },
    { idempotencyKey },
  )
  if (!error) return
  throw new EmailRejectedError(`${error.name}: ${error.message}`, finalErrors.has(error.name))
}

export type ReceivedMailEvent = { id: string; type: string; mailId: string | null; to: string[] }

/** Verifies an event from Resend; returns null if the signature is wrong. `mailId` is set only for received emails. */
export function verifyMailEvent(body: string, headers: Headers): ReceivedMailEvent | null {
  const { RESEND_WEBHOOK_SECRET } = env()
  if (!RESEND_WEBHOOK_SECRET) return null
  const id = headers.get('svix-id') ?? ''
  try {
    const event = resend().webhooks.verify({
      payload: body,
      headers: {
        id,
        timestamp: headers.get('svix-timestamp') ?? '',
        signature: headers.get('svix-signature') ?? '',
      },
      webhookSecret: RESEND_WEBHOOK_SECRET,
    })
    if (event.type !== 'email.received') return { id, type: event.type, mailId: null, to: [] }
    return { id, type: event.type, mailId: event.data.email_id, to: event.data.to }
  } catch {
    return null
  }
}

/** An incoming email. `from` may contain a display name; header names are as the sender wrote them. */
export type ReceivedMail = { from: string; text: string; headers: Record<string, string> }

/** @throws Error if Resend doesn't return it */
export async function readReceivedMail(mailId: string): Promise<ReceivedMail> {
  const { data, error } = await resend().emails.receiving.get(mailId)
  if (error) throw new Error(`couldn't read a received email: ${error.name}`)
  return { from: data.from, text: data.text ?? '', headers: data.headers ?? {} }
}

function resend(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env()
  client ??= new Resend(RESEND_API_KEY, { ...(RESEND_BASE_URL && { baseUrl: RESEND_BASE_URL }) })
  return client
}
