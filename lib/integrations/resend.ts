import 'server-only'
import { Resend } from 'resend'
import { env } from '@/lib/platform/env'

let client: Resend | undefined

/**
 * Sends one mail, with its attachments as UTF-8 texts. The key makes a repeat after a lost answer the same mail.
 * @throws Error with the provider's words when it was not accepted.
 */
export async function sendMail(mail: {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
  idempotencyKey: string
}): Promise<{ id: string }> {
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env()
  client ??= new Resend(RESEND_API_KEY, { ...(RESEND_BASE_URL && { baseUrl: RESEND_BASE_URL }) })
  const { idempotencyKey, attachments, ...content } = mail
  const files = attachments?.map((file) => ({ ...file, content: Buffer.from(file.content, 'utf8') }))
  const { data, error } = await client.emails.send(
    { from: MAIL_FROM, ...content, ...(files && { attachments: files }) },
    { idempotencyKey },
  )
  if (error) throw new Error(`mail not accepted: ${error.name}`)
  if (!data) throw new Error('mail not accepted: no answer')
  return { id: data.id }
}
