import { countOf } from '@/lib/platform/words'
import { mediaLimit, undoMinutes } from './limits'
import type { PortfolioEntryKind } from './rules/entries'

/** What the dialogs and toasts say about each kind of entry. */
export const entryWords: Record<
  PortfolioEntryKind,
  { noun: string; deleted: string; deleteFailed: string; restored: string; restoreFailed: string }
> = {
  item: {
    noun: 'item',
    deleted: 'Portfolio item deleted',
    deleteFailed: 'Failed to delete item',
    restored: 'Portfolio item restored',
    restoreFailed: 'Failed to restore item',
  },
  equipment: {
    noun: 'equipment',
    deleted: 'Equipment deleted',
    deleteFailed: 'Failed to delete equipment',
    restored: 'Equipment restored',
    restoreFailed: 'Failed to restore equipment',
  },
  stat: {
    noun: 'statistic',
    deleted: 'Stat deleted',
    deleteFailed: 'Failed to delete stat',
    restored: 'Stat restored',
    restoreFailed: 'Failed to restore stat',
  },
}

/** Shown when a required field is empty. */
export const nothingToSave = { title: 'Nothing to save', message: 'Fill in required fields' } as const

export const itemSaveFailed = 'Failed to save portfolio item'

/** Shown when the order was changed by someone else. */
export const orderConflict = 'Someone else changed this list. Try moving it again.'

export const filesUnavailable = 'A file in this item is no longer available. Remove it and add it again.'

export function noLongerExists(kind: PortfolioEntryKind): string {
  return `This ${entryWords[kind].noun} no longer exists.`
}

export function wasDeleted(kind: PortfolioEntryKind): string {
  return `This ${entryWords[kind].noun} was deleted. You can restore it under Recently deleted.`
}

export function wasPermanentlyDeleted(kind: PortfolioEntryKind): string {
  return `This ${entryWords[kind].noun} was permanently deleted and can't be restored.`
}

/** Ends the question before a deletion. */
export const canUndoDeletion = `You can undo this for ${undoMinutes} minutes.`

export function describeTimeLeft(minutesLeft: number): string {
  if (minutesLeft < 1) return 'About to be permanently deleted'
  return `Permanently deleted in ${countOf(minutesLeft, 'minute')}`
}

export const tooManyMedia = `An item can have up to ${mediaLimit} images and videos`

/** @param name of a file whose content has another type */
export function notMediaText(name: string): string {
  return `${name} isn't a JPEG, PNG, WebP, MP4, or MOV file`
}

/** @param name of a video whose upload or export was interrupted */
export function incompleteVideoText(name: string): string {
  return `${name} is incomplete and can't be played. Upload the whole video.`
}

/** @param name of a complete video that this browser can't open */
export function unplayableVideoText(name: string): string {
  return `${name} can't be played in this browser. Some visitors may not be able to play it either.`
}

/** Follows a file's name. */
export const tooManyPixels = 'has too many pixels. The limit is 280 megapixels.'

/** `8 photos, 1 video` */
export function describeMedia(imageCount: number, videoCount: number): string {
  return [imageCount > 0 && countOf(imageCount, 'photo'), videoCount > 0 && countOf(videoCount, 'video')]
    .filter(Boolean)
    .join(', ')
}

/** What is deleted with an item: `its image`, `its 4 images and 1 video`; null for an item without media. */
export function describeLoss(imageCount: number, videoCount: number): string | null {
  const parts = [
    imageCount > 0 && (imageCount === 1 ? 'its image' : `its ${imageCount} images`),
    videoCount > 0 && `${imageCount > 0 ? '' : 'its '}${countOf(videoCount, 'video')}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' and ') : null
}

export const serviceUnknown = 'Please select services from the list'
export const serviceRepeated = 'Each service can be selected only once'
export const positionInvalid = 'Display order must be a whole number between -999,999 and 999,999'

/** Ends the public page, above the booking buttons, where the studio has no line of its own. */
export const defaultClosing = 'Book your next shoot'

/** For a file that was sent as the still of a video. */
export const notStillText = "This isn't a still of the video that can be used."
