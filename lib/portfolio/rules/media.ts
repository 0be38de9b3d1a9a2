// Accepted media, the addresses of files, and the order of a project's media. Browser-safe.

import { mediaByteLimit } from '@/lib/portfolio/limits'

const fileRoot = '/api/portfolio/'

/** Returns the URL path of a portfolio file. */
export function portfolioFileAddress(key: string): string {
  return `${fileRoot}${encodeURIComponent(key)}`
}

/** Returns the storage key of such a path; null for any other path. */
export function portfolioFileKey(address: string): string | null {
  const encoded = address.startsWith(fileRoot) ? address.slice(fileRoot.length) : ''
  if (!/^[\w%.~-]+$/.test(encoded)) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Returns the starred image, or else the first; null for a project without images. */
export function chooseCover(images: readonly string[], starred: string | null): string | null {
  return images.find((image) => image === starred) ?? images[0] ?? null
}

/** Returns the images in display order: the cover first, the others in their order. */
export function coverFirst(images: readonly string[], cover: string | null): string[] {
  return [...images].sort((one, other) => Number(other === cover) - Number(one === cover))
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
