import { defineRoute } from '@/lib/entry/define-route'
import { signAttachment } from '@/lib/messaging/queries/sign-attachment'
import { Attachment } from '@/lib/messaging/schema'

/** Redirects to a short-lived signed URL if the actor may see the conversation. */
export const GET = defineRoute({
  access: 'exchange-messages',
  input: Attachment,
  run: async (actor, attachment) =>
    new Response(null, {
      status: 302,
      headers: { location: await signAttachment(actor, attachment), 'cache-control': 'private, no-store' },
    }),
})
