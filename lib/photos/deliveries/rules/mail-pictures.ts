import type { MailPictureLook } from '@/lib/photos/deliveries/schema/mail-pictures'
import { roomNames } from '@/lib/photos/deliveries/words/photo-details'
import type { Room } from '@/prisma/generated/enums'

/** How many days the pictures of an email can be loaded. */
export const mailPictureDays = 30

const rowLength = 3
/** As many photos as an email shows. */
export const maxMailPictures = 1 + rowLength

/** A photo that an email could show. `isFree`: with a watermark, while it's locked. */
export type MailedPhoto = { id: string; room: Room | null; isFree: boolean }

/**
 * Returns the photos that an email shows: a cover, which must be more than a blurred miniature, and a row of three or none.
 * Null for none.
 * @param photos in their order, the cover first
 */
export function choosePictures<P extends MailedPhoto>(
  photos: readonly P[],
  look: MailPictureLook,
): { cover: P; row: P[] } | null {
  const [cover, ...others] = photos
  if (!cover || (look === 'free' && !cover.isFree)) return null
  return { cover, row: others.length < rowLength ? [] : others.slice(0, rowLength) }
}

/** Returns what stands in a picture's place until it's loaded, which is never a file name or a caption. */
export function describeCover(street: string, look: MailPictureLook): string {
  return look === 'clear' ? street : `${street}, preview`
}

/** The same for a picture of the row: `Kitchen`, `Kitchen, preview`, or `Kitchen, locked`. */
export function describeMailed({ room, isFree }: MailedPhoto, look: MailPictureLook): string {
  const name = room ? roomNames[room] : 'Photo'
  if (look === 'clear') return name
  return `${name}, ${isFree ? 'preview' : 'locked'}`
}

/** Whether two addresses are written alike, apart from capitals, commas, periods, and spaces. */
export function isSameAddress(one: string, other: string): boolean {
  return normalize(one) === normalize(other)
}

function normalize(address: string): string {
  return address
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()
}
