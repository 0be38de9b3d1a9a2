import { emailReplyLimit, messageLimit } from '@/lib/messaging/limits'
import { cutOffText } from '@/lib/messaging/words'
import { cutTo, firstCharacters } from '@/lib/platform/text/characters'

/** In order of preference: between paragraphs, lines, words. */
const breaks = [/\n\s*\n/g, /\n/g, /\s/g]

/** Splits a long email into messages, between paragraphs where possible. Beyond the limit, the last message says that it was cut off. */
export function splitIntoMessages(text: string): string[] {
  const whole = text.trim()
  const taken = cutTo(whole, emailReplyLimit)
  let rest = taken === whole ? whole : `${taken}\n\n${cutOffText}`
  const messages: string[] = []
  while (rest !== '') {
    const end = endOfMessage(rest)
    messages.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return messages
}

/** Returns where the first message of this text ends. A word longer than half a message may be split. */
function endOfMessage(text: string): number {
  const fitting = firstCharacters(text, messageLimit).trimEnd()
  if (fitting.length === text.length) return text.length
  const pauses = breaks.map((pattern) => [...fitting.matchAll(pattern)].at(-1)?.index ?? 0)
  return pauses.find((pause) => pause > fitting.length / 2) ?? fitting.length
}
