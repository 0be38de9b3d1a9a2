import { dueText } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'
import { countOf } from '@/lib/platform/words'
import { maxFrames } from './limits'
import { type EditState, isLate } from './rules'

export const editingTitle = 'Editing'
export const editingLead = "Shoots whose photos aren't sent yet, the first due first."

export const queueTexts = {
  /** The heading of an editor's home. */
  title: 'Your queue',
  own: 'Yours',
  unassigned: 'Unassigned',
  ready: 'Ready to send',
  /** Of an owner's own shoots. */
  ownShoots: 'Your shoots',
  all: 'All',
  open: 'Open the queue',
  none: 'No shoots are waiting for photos',
  noneHint: "Shoots appear here once they're over, until their photos are sent.",
  noMatch: 'No shoots match',
}

export const changesTitle = 'Change requests'
/** `Round 2, 3 change requests` */
export function roundText(round: number, count: number): string {
  const requests = countOf(count, 'change request')
  return round > 0 ? `Round ${round}, ${requests}` : requests
}

const minute = 60_000

/** When photos are due: `Due today by 17:00`, `Due June 12`; once they're late, by how much: `2 hours late`. */
export function dueAtText(dueAt: Date, { at, timeZone }: { at: Date; timeZone: string }): string {
  if (isLate(dueAt, at)) return lateText(Math.floor((at.getTime() - dueAt.getTime()) / minute))
  // What is due by the end of a day is due at its last moment.
  const day = dateOf(new Date(dueAt.getTime() - 1), timeZone)
  const today = dateOf(at, timeZone)
  const isEndOfDay = day !== dateOf(dueAt, timeZone)
  return day === today && !isEndOfDay ? `Due today by ${wallTimeOf(dueAt, timeZone)}` : dueText(day, today)
}

function lateText(minutes: number): string {
  if (minutes < 60) return `${countOf(Math.max(1, minutes), 'minute')} late`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${countOf(hours, 'hour')} late` : `${countOf(Math.floor(hours / 24), 'day')} late`
}

/** Who has the photos, and how far they are. @param editorName null for nobody */
export function stateText(state: EditState, editorName: string | null): string {
  if (state === 'READY') return editorName ? `Ready to send, from ${editorName}` : 'Ready to send'
  if (editorName) return `With ${editorName}`
  return state === 'HANDED_OVER' ? 'No editor yet' : 'Not handed over'
}

/** `342 frames in 68 sets`; null if nobody counted them. */
export function framesText({ frames, sets }: { frames: number | null; sets: number | null }): string | null {
  if (frames === null) return null
  return sets === null
    ? countOf(frames, 'raw frame')
    : `${countOf(frames, 'raw frame')} in ${countOf(sets, 'set')}`
}

export const openRawsText = 'Open raw files'

export const assignTexts = {
  label: 'Editor',
  nobody: 'No editor',
  failed: "We couldn't assign the editor. Please try again.",
  /** @param name null for nobody */
  done: (name: string | null) => (name === null ? 'No editor assigned' : `Assigned to ${name}`),
}
export const takeTexts = {
  label: 'Take it',
  done: 'Added to your queue',
  failed: "We couldn't add this shoot to your queue. Please try again.",
}
export const returnTexts = {
  label: 'Hand back',
  done: 'Handed back',
  failed: "We couldn't hand this shoot back. Please try again.",
}
export const readyTexts = {
  label: 'Ready to send',
  done: 'Marked as ready to send',
  /** @param name the photographer's */
  notified: (name: string) => `${name} was notified.`,
  failed: "We couldn't mark the photos as ready. Please try again.",
}
export const reopenTexts = {
  label: 'Back to editing',
  done: 'Back to editing',
  failed: "We couldn't reopen the editing. Please try again.",
}
export const handOverTexts = {
  open: 'Hand over',
  change: 'Edit handover',
  title: 'Hand over raw files',
  submit: 'Save',
  saved: 'Handover saved',
  failed: "We couldn't save the handover. Please try again.",
  link: 'Link to the raw files',
  linkHint: 'A folder on Dropbox, Google Drive, or another host. Only your team sees it.',
  frames: 'Raw frames',
  sets: 'Bracketed sets',
  note: 'Note for the editor',
}

export const countText = `Enter a whole number from 1 to ${maxFrames.toLocaleString('en-US')}`
export const tooManySetsText = "There can't be more sets than frames"

/** Shown when someone else has the photos. */
export function heldText(name: string): string {
  return `${name} already has this shoot.`
}
export const notHeldText = 'Nobody has this shoot anymore. Reload the page and try again.'
export const notYoursText = "This shoot isn't assigned to you."
export const sentAlreadyText = 'Photos were already sent for this shoot.'
export const notOverText = 'This shoot has no photos to edit yet.'
export const editorGoneText = "This person can't edit these photos. Choose someone else."

export const editingNotifications = {
  /** @param due of `dueAtText` */
  assigned: (address: string, due: string) => ({
    title: 'Photos to edit',
    message: `${splitAddress(address).street}: ${due}.`,
  }),
  unassigned: (address: string) => ({
    title: 'Editing reassigned',
    message: `${splitAddress(address).street} isn't in your queue anymore.`,
  }),
  handedOver: (address: string, frames: string | null) => ({
    title: 'Raw files handed over',
    message: `${splitAddress(address).street}${frames ? `: ${frames}` : ''}.`,
  }),
  returned: (address: string, name: string) => ({
    title: 'Editing handed back',
    message: `${name} handed back ${splitAddress(address).street}.`,
  }),
  ready: (address: string, name: string) => ({
    title: 'Photos ready to send',
    message: `${name} finished ${splitAddress(address).street}.`,
  }),
  reopened: (address: string, name: string) => ({
    title: 'Back to editing',
    message: `${name} sent ${splitAddress(address).street} back to editing.`,
  }),
}
