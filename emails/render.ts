import { render } from '@react-email/render'
import type { MailStudio } from './mail'
import { type MailName, mails } from './registry'

/** Renders a mail to its subject, its HTML and its plain text. */
export async function renderMail(
  name: MailName,
  props: unknown,
  studio: MailStudio,
): Promise<{ subject: string; html: string; text: string }> {
  const mail = mails[name]
  if (!mail) throw new Error(`unknown mail: ${name}`)
  // The outbox keeps props under the template's name, written by queueMail with that template's own type.
  const known = props as never
  const body = mail.body(known, studio)
  return {
    // A subject is one line; what people write may have several.
    subject: mail.subject(known, studio).replace(/\s+/g, ' ').trim(),
    html: await render(body),
    text: await render(body, { plainText: true }),
  }
}
