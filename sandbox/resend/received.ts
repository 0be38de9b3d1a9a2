import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Store } from '@/sandbox/store'

const Received = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string().default(''),
  text: z.string().nullable().default(null),
  html: z.string().nullable().default(null),
  headers: z.record(z.string(), z.string()).default({}),
})
type Received = z.infer<typeof Received> & { id: string; receivedAt: string }

/**
 * Received email: `POST /_sandbox/resend/received` simulates one, and Resend's receiving API returns it. The test
 * itself signs and sends the webhook that reports it.
 */
export function openReceived(store: Store) {
  const emails = store.collection<Received>('received-mails')
  const controls = new Hono()
  controls.post('/_sandbox/resend/received', async (context) => {
    const parsed = Received.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    const { id } = emails.put({ id: randomUUID(), ...parsed.data, receivedAt: new Date().toISOString() })
    return context.json({ id })
  })
  return {
    controls,
    /** Returns an email in the format of Resend's API, or undefined when it doesn't exist. */
    read(id: string): object | undefined {
      const email = emails.get(id)
      if (!email) return undefined
      const { receivedAt, ...content } = email
      return {
        object: 'email',
        ...content,
        created_at: receivedAt,
        received_for: content.to,
        cc: [],
        bcc: [],
        reply_to: [],
        message_id: `<${id}@sandbox.northlight.test>`,
        attachments: [],
        raw: null,
      }
    },
  }
}
