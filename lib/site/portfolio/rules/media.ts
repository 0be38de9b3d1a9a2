// Accepted media and the addresses of their files. Browser-safe.

import { mediaByteLimit } from '@/lib/site/portfolio/limits'

/** Returns the URL path of a portfolio file. */
export function portfolioFileAddress(key: string): string {
  return `/api/portfolio/${encodeURIComponent(key)}`
}

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const videoTypes = ['video/mp4', 'video/quicktime']

/** For a file picker; the server detects the type from the content. */
export const mediaAccept = '.jpg,.jpeg,.png,.webp,.mp4,.mov'

export type MediaKind = 'image' | 'video'

/** Returns the kind of a file with this detected content type; null if it is not accepted. */
export function mediaKind(contentType: string | undefined): MediaKind | null {
  if (contentType && imageTypes.includes(contentType)) return 'image'
  return contentType && videoTypes.includes(contentType) ? 'video' : null
}

/** Returns why a chosen file can't be uploaded; null if it can. */
export function fileSizeError(file: { size: number }): string | null {
  if (file.size === 0) return 'This file is empty'
  return file.size > mediaByteLimit ? `Larger than ${mediaByteLimit / 1024 ** 2} MB` : null
}
