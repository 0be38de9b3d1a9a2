import 'server-only'
import { Resend } from 'resend'
import { env } from '@/lib/platform/env'

let client: Resend | undefined

/** A mail the provider did not take. A final one is about the mail itself: sending it again changes nothing. */
export class EmailRejectedError extends Error {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message)
    this.name = 'EmailRejectedError'
  }
}

/** What is wrong with the mail. Everything else is about the account, the pace or the provider, and passes. */
const finalErrors = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
  'invalid_idempotency_key',
])

/**
 * Sends one mail, with its attachments as UTF-8 texts. A repeat of the same content under the same key is the same mail,
 * such as one after a lost answer; other content under that key is rejected, so the key must change with it.
 * @throws EmailRejectedError with the provider's words when it was not accepted.
 */
export async function sendMail(mail: {
  /** A bare address, or one with a name before it. */
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

/** A signed event of the provider, or null for a wrong signature. It has an id of a mail only when one has come in. */
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

/** A mail that has come in. `from` may have a name beside the address; header names are as they were sent. */
export type ReceivedMail = { from: string; text: string; headers: Record<string, string> }

/** @throws Error when the provider does not give it out */
export async function readReceivedMail(mailId: string): Promise<ReceivedMail> {
  const { data, error } = await resend().emails.receiving.get(mailId)
  if (error) throw new Error(`received mail not readable: ${error.name}`)
  return { from: data.from, text: data.text ?? '', headers: data.headers ?? {} }
}

function resend(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env()
  client ??= new Resend(RESEND_API_KEY, { ...(RESEND_BASE_URL && { baseUrl: RESEND_BASE_URL }) })
  return client
}
