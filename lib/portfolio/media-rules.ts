// What the portfolio takes as an image or a film, where its files are found, and what follows from a project's media.
// Safe in the browser.

import { mediaByteLimit } from './limits'

const fileRoot = '/api/portfolio/'

/** Where the public page finds a picture or a film of the portfolio. */
export function portfolioFileAddress(key: string): string {
  return `${fileRoot}${encodeURIComponent(key)}`
}

/** The file store's key behind such an address; null for any other address. */
export function portfolioFileKey(address: string): string | null {
  const encoded = address.startsWith(fileRoot) ? address.slice(fileRoot.length) : ''
  if (!/^[\w%.~-]+$/.test(encoded)) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** The starred image, or the first; null for a project without images. */
export function chooseCover(images: readonly string[], starred: string | null): string | null {
  return images.find((image) => image === starred) ?? images[0] ?? null
}

/** The images in the order they are looked at: the cover first, the others as they lie. */
export function coverFirst(images: readonly string[], cover: string | null): string[] {
  return [...images].sort((one, other) => Number(other === cover) - Number(one === cover))
}

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const videoTypes = ['video/mp4', 'video/quicktime']

/** For a file picker; the server detects the type from the content. */
export const mediaAccept = '.jpg,.jpeg,.png,.webp,.mp4,.mov'

export type MediaKind = 'image' | 'video'

/** What a file is, by its content type as detected from its bytes; null for anything the portfolio does not take. */
export function mediaKind(contentType: string | undefined): MediaKind | null {
  if (contentType && imageTypes.includes(contentType)) return 'image'
  return contentType && videoTypes.includes(contentType) ? 'video' : null
}

/** Why a chosen file is not worth sending, as a sentence; null when it may be tried. */
export function fileSizeError(file: { size: number }): string | null {
  if (file.size === 0) return 'The file is empty'
  return file.size > mediaByteLimit ? 'Larger than 100 MB' : null
}

/** Said of a file whose content is something else, whatever its name says. */
export function notMediaText(name: string): string {
  return `${name} is not a JPEG, PNG, WebP, MP4 or MOV file`
}

/** Said of a film whose upload or export broke off. */
export function cutOffText(name: string): string {
  return `${name} is cut off and would not play. Please add the whole film.`
}

/** `8 photos, 1 film` */
export function describeMedia(images: number, videos: number): string {
  const photos = images === 1 ? '1 photo' : `${images} photos`
  const films = videos === 1 ? '1 film' : `${videos} films`
  return [images > 0 && photos, videos > 0 && films].filter(Boolean).join(', ')
}

/** `its image`, `its 4 images`, `its 4 images and 1 video`: what a deletion takes along; null for a project without. */
export function describeLoss(images: number, videos: number): string | null {
  const parts = [
    images > 0 && (images === 1 ? 'its image' : `its ${images} images`),
    videos > 0 && `${images > 0 ? '' : 'its '}${videos === 1 ? '1 video' : `${videos} videos`}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' and ') : null
}
