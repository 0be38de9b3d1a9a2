import 'server-only'
import { isOptionalMail } from '@/emails/optional-mails'
import { type MailName, mails } from '@/emails/registry'
import { renderMail } from '@/emails/render'
import { sampleOrigin } from '@/emails/samples/link'
import { samplePictures } from '@/emails/samples/pictures'
import { mailSamples } from '@/emails/samples/samples'
import { env } from '@/lib/platform/environment/env'
import { describeStandIns } from '@/lib/platform/environment/stand-ins'
import { unsubscribePath } from '@/lib/studio/notifications/rules'
import { describeMail } from '@/lib/studio/notifications/words/mail'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type PreviewedMail = { name: string; about: string }

/** Returns every email template. */
export function listPreviews(): PreviewedMail[] {
  return Object.keys(mails).map((name) => ({ name, about: describeMail(name) }))
}

/**
 * Renders an email with sample content and the studio's own details, as it's sent: only those that can be turned off have an
 * unsubscribe link. Unknown names fall back to a booking request.
 */
export async function previewMail(
  wanted: string,
): Promise<PreviewedMail & { subject: string; html: string; text: string }> {
  const { name: studioName, ...studio } = await getStudio()
  const name = (Object.keys(mails) as MailName[]).find((known) => known === wanted) ?? 'booking-requested'
  const appUrl = env().APP_URL
  const here = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(sampleOrigin, appUrl))
  const sender = {
    ...studio,
    name: studioName,
    appUrl,
    standIns: describeStandIns(env()),
    ...(isOptionalMail(name) && { unsubscribeLink: appUrl + unsubscribePath('preview') }),
  }
  const mail = await renderMail(name, here(mailSamples[name]), sender, here(samplePictures[name] ?? null))
  return { name, about: describeMail(name), ...mail }
}
