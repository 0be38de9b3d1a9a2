import type { License } from '@/lib/photos/licenses/schema'
import { boardsTitle, licenseFacts } from '@/lib/photos/licenses/words'

/** Writes a license as a text file. The same license gives the same text. */
export function writeText(license: License): string {
  const facts = licenseFacts(license).map(([label, fact]) => `${label}: ${fact}`)
  const boards = license.boardsText ? ['', boardsTitle, '', license.boardsText] : []
  const lines = ['Photo license', '', ...facts, '', license.text, ...boards, '']
  return lines.join('\n').replaceAll('\n', '\r\n')
}
