import { emailReplyLimit, messageLimit } from './limits'
import { cutTo } from './rules'

const restNotTaken = '(The rest is in the mail.)'

/** Best first: between paragraphs, lines, words. */
const breaks = [/\n\s*\n/g, /\n/g, /\s/g]

/**
 * A long text as messages that are not too long, parted where it pauses. No more than so much of a mail is taken in; the
 * last message says so then.
 */
export function splitIntoMessages(text: string): string[] {
  const whole = text.trim()
  const taken = cutTo(whole, emailReplyLimit)
  let rest = taken === whole ? whole : `${taken}\n\n${restNotTaken}`
  const messages: string[] = []
  while (rest !== '') {
    const end = endOfMessage(rest)
    messages.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return messages
}

/** Where a message at the beginning of this text ends. One word that fills half a message may be parted. */
function endOfMessage(text: string): number {
  const fitting = cutTo(text, messageLimit, '')
  if (fitting.length === text.length) return text.length
  const pauses = breaks.map((pattern) => [...fitting.matchAll(pattern)].at(-1)?.index ?? 0)
  return pauses.find((pause) => pause > fitting.length / 2) ?? fitting.length
}
