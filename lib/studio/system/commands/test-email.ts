import 'server-only'
import { renderMail } from '@/emails/render'
import type { Actor } from '@/lib/auth/actor'
import { sendMail } from '@/lib/integrations/resend'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { mailSender } from '@/lib/studio/settings/rules/mail-sender'
import { SystemState } from '@/lib/studio/system/schema'
import { emailSentTo } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

/** Sends an email to the owner's own address, at once instead of through the outbox, so that its error is known. */
export async function testEmail({ email, fullName }: Actor, id: string): Promise<Outcome> {
  const studio = await getStudio()
  const { APP_URL: appUrl, MAIL_FROM } = env()
  const sentAt = formatInstantInZone(now(), studio.timeZone)
  const content = await renderMail(
    'test-email',
    { fullName, sentAt, link: appUrl + SystemState.base },
    { ...studio, appUrl },
  )
  await sendMail({ ...content, from: mailSender(studio, MAIL_FROM), to: email, idempotencyKey: id })
  return { isWorking: true, text: emailSentTo(email) }
}
