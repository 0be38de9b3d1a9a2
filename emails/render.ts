import { render } from '@react-email/render'
import { createElement } from 'react'
import type { MailStudio } from './mail'
import { MailBody } from './mail-body'
import { type MailName, mails } from './registry'

/** Returns an email's subject, HTML, and plain text. */
export async function renderMail(
  name: MailName,
  props: unknown,
  studio: MailStudio,
): Promise<{ subject: string; html: string; text: string }> {
  const content = mails[name].content(known(props), studio)
  const body = createElement(MailBody, { content, studio })
  return {
    subject: subjectOf(name, props, studio),
    html: await render(body),
    text: await render(body, { plainText: true, htmlToTextOptions: { selectors: [headingAsWritten] } }),
  }
}

/** By default, headings are converted to uppercase in plain text. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** Returns the subject on one line, even when it contains text that people wrote on several. */
export function subjectOf(name: MailName, props: unknown, studio: MailStudio): string {
  return mails[name].subject(known(props), studio).replace(/\s+/g, ' ').trim()
}

/** The outbox stores props beside their template's name; queueMail checked that their types match. */
function known(props: unknown): never {
  return props as never
}
