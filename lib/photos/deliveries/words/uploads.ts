import { fullPhotoLimit, maxDrafts } from '@/lib/photos/deliveries/limits'
import { countOf } from '@/lib/platform/words'

export const noPhotosText = 'Add at least one photo'
export const tooManyPhotosText = `A delivery can have at most ${fullPhotoLimit} photos.`

/** Shown for a file whose content isn't a photo, whatever its name. */
export function notAPhotoText(name: string): string {
  return `${name} isn't in a supported photo format.`
}

/** Shown for a photo that is cut off, or whose pixels can't be decoded. */
export function damagedPhotoText(name: string): string {
  return `${name} is damaged and can't be opened. Choose an undamaged copy or remove it.`
}

/** @param room how many photos the delivery can still take */
export function noRoomText(room: number): string {
  if (room <= 0) return `This delivery already has ${fullPhotoLimit} photos, the most it can have.`
  return `You can add up to ${countOf(room, 'more photo')} to this delivery.`
}

/** Why files chosen for photos can't be sent yet. */
export const chosenFilesProblems = {
  none: 'Choose a file for at least one photo.',
  unfinished: 'Wait until every upload has finished.',
  failed: "Some files couldn't be uploaded. Try again or choose other files.",
}

export const tooManyDraftsText = `You have ${maxDrafts} unfinished drafts. Send or discard one of them first.`
export const draftsTitle = 'Unfinished drafts'

/** `903 Chestnut Street, Sam Agent, June 12, 2026 (12 files)` @param label null where no booking was chosen */
export function draftText(label: string | null, fileCount: number): string {
  return `${label ?? 'No booking chosen'} (${fileCount === 0 ? 'no files' : countOf(fileCount, 'file')})`
}

export const uploadsPendingText = 'Ready when every upload has finished.'

export function alreadyListedText(name: string): string {
  return `${name} is already in the list.`
}

export function repeatedFilesText(count: number): string {
  return `${countOf(count, 'file')} ${count === 1 ? 'is' : 'are'} already in the list and won't be uploaded twice.`
}

/** Questions asked before the page is left. */
export const leaveTexts = {
  uploading: 'Photos are still uploading. Leave this page and stop the uploads?',
  unfinished: "Some photos haven't finished uploading. Leave this page? You'd have to choose them again.",
  sending: 'Photos are still being sent. Leave this page anyway?',
}
