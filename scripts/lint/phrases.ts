import type { Hit } from './hit'
import type { Text } from './split-source'

type Phrase = { pattern: RegExp; reason: string }

const time = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]m)?`
const day = '(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)(?:[a-z]*day)?s?'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'

/** What a screen or an email doesn't say, and what it says instead. */
export const phrases: Phrase[] = [
  {
    pattern: new RegExp(`(?<![\\w.=-])${time} ?- ?${time}(?![\\w-])`, 'i'),
    reason: 'a range takes an en dash: 9 – 12',
  },
  {
    pattern: new RegExp(`\\b(${day} ?- ?${day}|${month} ?- ?${month})\\b`),
    reason: 'a range takes an en dash: Mon–Fri',
  },
  { pattern: /[^\s\d] - \S|\S - [^\s\d]/, reason: 'a dash between words or values is – or —' },
  { pattern: /[\d…] %/, reason: 'no space before %' },
  { pattern: /\b(any|no) more\b(?! than)/i, reason: 'say "no longer", "already" or what happened' },
  { pattern: /\bfor ever\b/i, reason: '"forever" or "permanently"' },
  { pattern: /\be-mail/i, reason: '"email"' },
  {
    pattern: /^[A-Z][^.!?]*\bcannot\b|[.!?] [A-Z][^.!?]*\bcannot\b/,
    reason: '"can\'t", or what to do instead',
  },
  { pattern: /\bYou receive this\b/, reason: '"You\'re receiving this email because…"' },
  { pattern: /\btoo many tries\b/i, reason: '"Too many attempts"' },
  { pattern: /\bsomebody\b/i, reason: '"someone"' },
  { pattern: /\bwhoever\b/i, reason: 'name the person' },
  { pattern: /\bby (it|them)sel(f|ves)\b/i, reason: '"automatically"' },
  { pattern: /\bthe provider\b/i, reason: 'Stripe, Resend, UploadThing or Pusher, by name' },
  { pattern: /\bwithdrawn\b/i, reason: '"voided"' },
  { pattern: /\b(stands?|stood) (in|for|instead)\b/i, reason: '"is", "appears" or "replaces"' },
  { pattern: /\b(give|gives|gave|given|giving) (it |them )?back\b/i, reason: '"refund" or "return"' },
]

export function findPhrases(file: string, texts: Text[]): Hit[] {
  return texts.flatMap(({ line, text }) =>
    phrases.flatMap(({ pattern, reason }) => {
      const match = pattern.exec(text)
      return match ? [{ rule: 'phrase', file, line, found: match[0], reason } as const] : []
    }),
  )
}
