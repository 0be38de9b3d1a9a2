import { defineRoute } from '@/lib/entry/define-route'
import { signAttachment } from '@/lib/messaging/queries/sign-attachment'
import { Attachment } from '@/lib/messaging/schema'

/** Sends the browser on to a short-lived signed address, if this person is of one of the conversation's two sides. */
export const GET = defineRoute({
  access: 'signed-in',
  input: Attachment,
  run: async (actor, attachment) =>
    new Response(null, {
      status: 302,
      headers: { location: await signAttachment(actor, attachment), 'cache-control': 'private, no-store' },
    }),
})
