// Which files are films or documents. Browser-safe.

import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { documentByteLimit, filmByteLimit } from '@/lib/photos/media/limits'
import type { MediaKind } from '@/prisma/generated/enums'

const filmTypes = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm']
const documentTypes = ['application/pdf']

/** For a file picker; the server detects the type from the content. */
export const mediaAccept = '.mp4,.m4v,.mov,.webm,.pdf'

/** Returns the kind of a file with this detected content type; null if it's neither a film nor a document. */
export function mediaKind(contentType: string | undefined): MediaKind | null {
  if (contentType && filmTypes.includes(contentType)) return 'FILM'
  return contentType && documentTypes.includes(contentType) ? 'DOCUMENT' : null
}

/** Whether a chosen file looks like a film or a document by its name. */
export function isMediaName(name: string): boolean {
  return mediaAccept.split(',').some((ending) => name.toLowerCase().endsWith(ending))
}

/** Returns why a file of this name and size can't be uploaded; null if it can. */
export function mediaSizeError({ name, size }: { name: string; size: number }): string | null {
  if (size === 0) return 'The file is empty'
  const limit = name.toLowerCase().endsWith('.pdf') ? documentByteLimit : filmByteLimit
  return size > limit ? `Larger than ${formatBytes(limit)}` : null
}
