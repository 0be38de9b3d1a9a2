import { countLinks } from './links'

/** An email address, a handle, or at least seven digits of a phone number. */
const contact = /@|(?:\+?\d[\s().-]{0,2}){7,}/

/**
 * Removes every sentence that contains one of these names, or an email address, phone number, or link. Boards accept no
 * names and contact details in an unbranded tour, and agents write them into descriptions.
 */
export function withoutBranding(text: string, names: readonly string[]): string {
  const needles = names.flatMap((name) => {
    const plain = normalize(name)
    return plain === '' ? [] : [plain]
  })
  const isBranded = (sentence: string) =>
    contact.test(sentence) ||
    countLinks(sentence) > 0 ||
    needles.some((needle) => normalize(sentence).includes(needle))
  const lines = text.split('\n').map((paragraph) => {
    const sentences = paragraph.split(/(?<=[.!?…])\s+/)
    return sentences.filter((sentence) => !isBranded(sentence)).join(' ')
  })
  const kept = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  // A name may span two sentences, such as `Dr. Ada Reyes`.
  return isBranded(kept.replace(/\s+/g, ' ')) && needles.some((needle) => normalize(kept).includes(needle))
    ? ''
    : kept
}

function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
