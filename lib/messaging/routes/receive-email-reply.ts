import 'server-only'
import { defineWebhook } from '@/lib/entry/define-webhook'
import { verifyMailEvent } from '@/lib/integrations/resend'
import { recordEmailReply } from '@/lib/messaging/commands/record-email-reply'

/** Handles Resend webhooks about email replies to messages: https://resend.com/docs/dashboard/receiving */
export const receiveEmailReply = defineWebhook({
  provider: 'resend',
  verify: async (body, headers) => verifyMailEvent(body, headers),
  handle: async ({ mailId, to }) => {
    if (mailId) await recordEmailReply(mailId, to)
  },
})
