import { cutTo } from '@/lib/platform/text/characters'
import { countOf } from '@/lib/platform/words'

const previewLength = 50

/** Returns up to 50 characters of a message on one line, with an ellipsis if it was cut off. */
export function previewOf(message: string): string {
  return cutTo(message.replace(/\s+/g, ' ').trim(), previewLength)
}

/** Returns the preview of a message; `2 files` if it has no text. */
export function previewOfMessage(message: string, fileCount: number): string {
  if (message !== '' || fileCount === 0) return previewOf(message)
  return countOf(fileCount, 'file')
}
