import 'server-only'
import { type MailName, mails } from '@/emails/registry'
import { renderMail } from '@/emails/render'
import { mailSamples } from '@/emails/samples'
import { unsubscribePage } from '@/lib/notifications/unsubscribe-secret'
import { describeMail } from '@/lib/notifications/words'
import { env } from '@/lib/platform/env'
import { getStudio } from '@/lib/studio/queries'

export type PreviewedMail = { name: string; about: string }

/** Every mail there is. */
export function listPreviews(): PreviewedMail[] {
  return Object.keys(mails).map((name) => ({ name, about: describeMail(name) }))
}

/** A mail as its reader gets it, with invented content and the studio's own name. An unknown name shows the first. */
export async function previewMail(
  wanted: string,
): Promise<PreviewedMail & { subject: string; html: string; text: string }> {
  const { name: studioName, ...studio } = await getStudio()
  const name = (Object.keys(mails) as MailName[]).find((known) => known === wanted) ?? 'booking-requested'
  const mail = await renderMail(name, mailSamples[name], {
    ...studio,
    name: studioName,
    appUrl: env().APP_URL,
    unsubscribeLink: unsubscribePage('preview'),
  })
  return { name, about: describeMail(name), ...mail }
}
