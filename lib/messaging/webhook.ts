import 'server-only'
import { defineWebhook } from '@/lib/entry/define-webhook'
import { verifyMailEvent } from '@/lib/integrations/resend'
import { takeMailAnswer } from './commands/take-mail-answer'

/** Takes in answers to mails of messages, as the provider reports them: https://resend.com/docs/dashboard/receiving */
export const receiveMailAnswer = defineWebhook({
  provider: 'resend',
  verify: async (body, headers) => verifyMailEvent(body, headers),
  handle: async ({ mailId, to }) => {
    if (mailId) await takeMailAnswer(mailId, to)
  },
})
