import { z } from 'zod'
import type { DeliveryEventKind, Role } from '@/prisma/generated/enums'
import { countPhotos, fullPhotoLimit, listNames, previewLimit } from './rules'

/** Shown when any required field is missing. */
export const missingFieldsText = 'Please fill in all required fields including Google Drive link'
export const linkText = 'Enter a full link, starting with https://'
export const repeatedPhotoText = 'The same photo is listed twice'
export const pastExpiryText = 'Choose today or a later date'
export const filesGoneText = 'Some files are no longer available. Upload them again.'
/** Shown when photos for the booking were sent from elsewhere while the form was open. */
export const alreadyDeliveredText =
  'Photos for this shoot were sent while you had this form open. Check that delivery, then choose again.'
export const photosChangedText =
  'Some of these photos changed while you had this page open. Reload the page and try again.'
export const lastPhotoText =
  'A delivery needs at least one photo. To withdraw the whole delivery, void its invoice.'
export const lastPreviewText =
  'The client needs at least one preview before paying. Replace it instead of removing it.'

/** Shown for a file whose content isn't a photo, whatever its name. */
export function notAPhotoText(name: string): string {
  return `${name} isn't in a supported photo format.`
}

/** Shown for a photo that is cut off, or whose pixels can't be decoded. */
export function damagedPhotoText(name: string): string {
  return `${name} is damaged and can't be opened. Choose an undamaged copy or remove it.`
}

/** Shown when a third preview is starred. */
export const previewsFull = {
  title: `You already chose ${previewLimit} previews`,
  message: (name: string) => `To use ${name} as a preview, unstar one of them first.`,
}

/** @param room how many photos the delivery can still take */
export function noRoomText(room: number): string {
  if (room <= 0) return `This delivery already has ${fullPhotoLimit} photos, the most it can have.`
  return `You can add up to ${room} more ${room === 1 ? 'photo' : 'photos'} to this delivery.`
}

/** Details of an event that name its photos. Unknown formats count as no details. */
const PhotoDetails = z
  .object({
    photos: z.number().optional(),
    names: z.array(z.string()).default([]),
    newNames: z.array(z.string()).default([]),
  })
  .catch({ names: [], newNames: [] })

type Event = { kind: DeliveryEventKind; details: unknown; actor: { fullName: string } | null }

/**
 * Describes an event of a delivery on its booking's timeline. Clients don't see the names of removed photos: one that was
 * sent by mistake may be named after someone else's property.
 */
export function describeOnBooking(event: Event, reader: Role): { title: string; detail: string } {
  const { photos, names, newNames } = PhotoDetails.parse(event.details)
  const who = event.actor?.fullName ?? 'The studio'
  const added = photos === undefined ? 'photos' : countPhotos(photos)
  if (event.kind === 'PHOTOS_ADDED')
    return { title: 'Photos added', detail: `${who} added ${added} at no charge.` }
  const isStudio = reader === 'PHOTOGRAPHER'
  if (event.kind === 'PHOTOS_REMOVED') {
    const what = isStudio ? listNames(names) : countPhotos(names.length)
    return { title: 'Photos removed', detail: `${who} removed ${what}.` }
  }
  if (event.kind === 'PHOTOS_REPLACED') {
    const what = isStudio ? listReplacements(names, newNames) : countPhotos(names.length)
    return { title: 'Photos replaced', detail: `${who} replaced ${what}.` }
  }
  return { title: 'Photos delivered', detail: `${who} sent ${added}.` }
}

/** `one.jpg, two.jpg with three.jpg`; a replacement under the same name is listed once. */
export function listReplacements(names: readonly string[], newNames: readonly string[]): string {
  const pairs = names.map((name, place) => {
    const newName = newNames[place]
    return newName === undefined || newName === name ? name : `${name} with ${newName}`
  })
  return listNames(pairs)
}
