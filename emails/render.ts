import { render } from '@react-email/render'
import { createElement } from 'react'
import { splitAddress } from '@/lib/platform/text/address'
import { cutAtWord } from '@/lib/platform/text/characters'
import type { MailPictures, MailStudio } from './mail'
import { MailBody } from './mail-body'
import { type MailName, mails } from './registry'

/** How much of an address, a name, or a title a subject contains, in characters. */
const textLength = 60

/** Returns an email's subject, HTML, and plain text. @param pictures what it shows above its heading; none by default */
export async function renderMail(
  name: MailName,
  props: unknown,
  studio: MailStudio,
  pictures: MailPictures | null = null,
): Promise<{ subject: string; html: string; text: string }> {
  const content = mails[name].content(known(props), studio)
  return {
    subject: subjectOf(name, props, studio),
    html: await render(createElement(MailBody, { content, studio, pictures })),
    text: await render(createElement(MailBody, { content, studio }), {
      plainText: true,
      htmlToTextOptions: { selectors: [headingAsWritten] },
    }),
  }
}

/** By default, headings are converted to uppercase in plain text. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** Returns the subject on one line, in which long addresses and other texts are cut, so that a list still shows what happened. */
export function subjectOf(name: MailName, props: unknown, studio: MailStudio): string {
  return mails[name]
    .subject(known(cutTexts(props)), studio)
    .replace(/\s+/g, ' ')
    .trim()
}

function cutTexts(props: unknown): object {
  const entries: [string, unknown][] = Object.entries(known(props))
  return Object.fromEntries(entries.map(([field, value]) => [field, cutText(field, value)]))
}

function cutText(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return cutAtWord(field === 'address' ? splitAddress(value).street : value, textLength)
}

/** The outbox stores props beside their template's name; queueMail checked that their types match. */
function known(props: unknown): never {
  return props as never
}
