/** What Outlook puts above the quoted email: a divider, or its "From:" header in one of several languages. */
const divider = /^(_{8,}|-{2,} ?[^-]+ ?-{2,})$/
const quotedHead = /^\*?(From|Von|De|Da):\*? .+@/
const signature = /^-- ?$/

/**
 * Returns the text of an email reply, without the quoted email and the signature. Email clients introduce the quote with a
 * line that ends with a colon, in the user's language, and start each of its lines with `>`.
 */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => line.startsWith('>') || isEndOfReply(line.trim()))
  if (end === -1) return text.trim()
  const reply = lines.slice(0, end).join('\n').trim()
  return (lines[end]?.startsWith('>') ? withoutLeadIn(reply) : reply).trim()
}

function isEndOfReply(line: string): boolean {
  return divider.test(line) || quotedHead.test(line) || signature.test(line)
}

/** "On Mon, Jun 8, 2026 at 16:20 Northlight <studio@…> wrote:" contains a date; some email clients break it into two lines. */
const leadIns = [/(^|\n)[^\n]*\d[^\n]*:$/, /(^|\n)[^\n]*\d[^\n]*\n[^\n]+:$/]

function withoutLeadIn(reply: string): string {
  const leadIn = leadIns.find((pattern) => pattern.test(reply))
  return leadIn ? reply.replace(leadIn, '') : reply
}
