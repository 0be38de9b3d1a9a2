import { getMimeType } from 'hono/utils/mime'
import { z } from 'zod'

/** An email as stored in the inbox. `attachments[].content` is base64. */
export type Email = {
  id: string
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | null
  text: string | null
  headers: Record<string, string>
  tags: { name: string; value: string }[]
  attachments: {
    filename: string
    contentType: string
    contentId: string | null
    size: number
    content: string
  }[]
  sentAt: string
  idempotencyKey?: string
}

/** An error in the shape of https://resend.com/docs/api-reference/errors. */
export type ResendError = { statusCode: number; name: string; message: string }

export type ParsedEmail =
  | { ok: true; email: Omit<Email, 'id' | 'sentAt'> }
  | { ok: false; error: ResendError }

const maxAttachmentBytes = 40 * 1024 * 1024

const named = /^[^<>\r\n]*<([^<>]+)>$/
const bareAddress = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** Returns the address in `email@example.com` or `Name <email@example.com>`, or undefined when it is neither. */
export function bareAddressOf(value: string): string | undefined {
  const address = (named.exec(value)?.[1] ?? value).trim()
  return bareAddress.test(address) ? address.toLowerCase() : undefined
}

const Address = z.string().refine((value) => bareAddressOf(value) !== undefined)
const Addresses = z.union([Address, z.array(Address).max(50)]).transform((value) => [value].flat())
const OptionalAddresses = Addresses.nullish().transform((value) => value ?? [])
const TagText = z.string().regex(/^[\w-]{1,256}$/)

const EmailRequest = z.object({
  from: Address,
  to: Addresses.refine((addresses) => addresses.length > 0),
  subject: z.string().refine((subject) => !/[\r\n]/.test(subject)),
  cc: OptionalAddresses,
  bcc: OptionalAddresses,
  reply_to: OptionalAddresses,
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z.record(z.string().regex(/^[!-9;-~]+$/), z.string().regex(/^[^\r\n]*$/)).nullish(),
  tags: z.array(z.object({ name: TagText, value: TagText })).nullish(),
  attachments: z
    .array(
      z.object({
        filename: z.string().min(1),
        content: z.base64(),
        content_type: z.string().nullish(),
        content_id: z.string().nullish(),
      }),
    )
    .nullish(),
})

const addressFields = new Set(['from', 'to', 'cc', 'bcc', 'reply_to'])
const addressHint =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.'

/** Parses one email of a send request. Returns Resend's error when it's invalid. */
export function parseEmail(body: unknown): ParsedEmail {
  const fields = z.record(z.string(), z.unknown()).safeParse(body)
  if (!fields.success) return invalidEmail('validation_error', 'The request body must be a JSON object.')
  const unsupported = ['scheduled_at', 'template', 'topic_id'].find((field) => fields.data[field] != null)
  if (unsupported)
    return invalidEmail('validation_error', `The sandbox does not support the \`${unsupported}\` field.`)
  const missing = ['from', 'to', 'subject'].find((field) => fields.data[field] == null)
  if (missing) return invalidEmail('missing_required_field', `Missing \`${missing}\` field.`)
  if (!fields.data.html && !fields.data.text) {
    return invalidEmail('validation_error', 'Missing `html` or `text` field.')
  }
  const parsed = EmailRequest.safeParse(fields.data)
  if (!parsed.success) return invalidField(String(parsed.error.issues[0]?.path[0] ?? ''))
  const { reply_to: replyTo, attachments, headers, html, text, tags, ...rest } = parsed.data
  const stored = (attachments ?? []).map((attachment) => ({
    filename: attachment.filename,
    contentType: attachment.content_type ?? getMimeType(attachment.filename) ?? 'application/octet-stream',
    contentId: attachment.content_id ?? null,
    size: Buffer.byteLength(attachment.content, 'base64'),
    content: attachment.content,
  }))
  if (stored.reduce((total, attachment) => total + attachment.content.length, 0) > maxAttachmentBytes) {
    return invalidEmail(
      'invalid_attachment',
      'Attachments must not exceed 40MB per email, after Base64 encoding.',
    )
  }
  return {
    ok: true,
    email: {
      ...rest,
      replyTo,
      headers: headers ?? {},
      html: html ?? null,
      text: text ?? null,
      tags: tags ?? [],
      attachments: stored,
    },
  }
}

function invalidField(field: string): ParsedEmail {
  if (field === 'attachments') {
    return invalidEmail('invalid_attachment', 'Attachment must have a `filename` and base64 `content`.')
  }
  if (field === 'subject')
    return invalidEmail('validation_error', 'The `\\n` is not allowed in the `subject` field.')
  const hint = addressFields.has(field) ? ` ${addressHint}` : ''
  return invalidEmail('validation_error', `Invalid \`${field}\` field.${hint}`)
}

function invalidEmail(name: string, message: string): ParsedEmail {
  return { ok: false, error: { statusCode: 422, name, message } }
}
