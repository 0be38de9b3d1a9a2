import { render } from '@react-email/render'
import type { MailStudio } from './mail'
import { type MailName, mails } from './registry'

/** Renders a mail to its subject, its HTML and its plain text. */
export async function renderMail(
  name: MailName,
  props: unknown,
  studio: MailStudio,
): Promise<{ subject: string; html: string; text: string }> {
  const body = mails[name].body(known(props), studio)
  return {
    subject: subjectOf(name, props, studio),
    html: await render(body),
    text: await render(body, { plainText: true }),
  }
}

/** The subject alone. It is one line; what people write may have several. */
export function subjectOf(name: MailName, props: unknown, studio: MailStudio): string {
  return mails[name].subject(known(props), studio).replace(/\s+/g, ' ').trim()
}

/** The outbox keeps props under the template's name, written by queueMail with that template's own type. */
function known(props: unknown): never {
  return props as never
}
