import type { Side } from '@/lib/auth/rules/capabilities'
import { commentLimit } from '@/lib/photos/revisions/limits'
import { splitAddress } from '@/lib/platform/text/address'
import { countOf } from '@/lib/platform/words'

export const emptyCommentText = 'Write a comment'
export const tooLongCommentText = `At most ${commentLimit} characters`
export const repeatedFileText = 'The same photo or file is listed twice'
export const nothingToSendText = 'Your comments were already sent.'
export const priceChangedText = 'The price of this round has changed. Check it, then send again.'
export const alreadySentText = 'This comment was already sent, so it can’t be changed.'
export const tooManyCommentsText = 'There are too many comments. Send or resolve some of them first.'
export const tooManyVersionsText = 'This photo has too many versions. Ask the client to approve one.'
export const stillPreparingText = 'This photo is still being prepared. Try again in a minute.'
export const versionGoneText = 'This version was replaced or removed. Reload the page to see the latest one.'
export const versionUnusableText = "This version can't be displayed, so it can't be approved."

/** Whom a thread waits for. @param isReader whether that's the reader */
export function waitingText(waitsFor: Side, isReader: boolean): string {
  if (isReader) return 'Waiting for you'
  return waitsFor === 'PHOTOGRAPHER' ? 'Waiting for the studio' : 'Waiting for the client'
}

export const draftText = 'Not sent yet'
export const resolvedText = 'Resolved'

/** `2 comments aren’t sent yet` */
export function draftsText(count: number): string {
  return `${countOf(count, 'comment')} ${count === 1 ? "isn't" : "aren't"} sent yet`
}

type Next = {
  number: number
  left: number
  included: number
  price: string | null
  /** The latest round whose changes the studio hasn't made yet. */
  waiting: number | null
}

/**
 * What the next round costs, after one that the studio still works on: `Round 1 of 2 included rounds.`, `Round 2 is still with the
 * studio. Round 3 costs $25.00.`
 */
export function roundText({ number, left, included, price, waiting }: Next): string {
  const before = waiting === null ? '' : `Round ${waiting} is still with the studio. `
  if (left > 0)
    return waiting === null
      ? `Round ${number} of ${countOf(included, 'included round')}.`
      : `${before}The next is round ${number} of ${countOf(included, 'included round')}.`
  return before + (price ? `Round ${number} costs ${price}.` : `Round ${number} is free of charge.`)
}

/** The same in the head of a panel: `Round 2 of 2`, `Round 3, $25.00`. */
export function roundLabel({ number, left, included, price }: Next): string {
  return left > 0 ? `Round ${number} of ${included}` : `Round ${number}, ${price ?? 'free'}`
}

/** `Round 1 is with the studio.` */
export function waitingRoundText(number: number): string {
  return `Round ${number} is with the studio.`
}

/** `Version 2` */
export const versionName = (number: number) => `Version ${number}`

/** What waits for the reader in a delivery, in the list of deliveries: `2 changes to make`. */
export function waitingBadge(count: number, reader: Side): string {
  return `${countOf(count, 'change')} to ${reader === 'PHOTOGRAPHER' ? 'make' : 'review'}`
}

/** `3 photos` */
const photos = (count: number) => countOf(count, 'photo')

/** The price of a further round on its invoice. */
export function roundLine(number: number): string {
  return `Revision round ${number}`
}

/** Titles of notifications; those of rounds and versions are also the subjects of their emails. */
export const revisionTitles = {
  requested: (clientName: string, photoCount: number) =>
    `${clientName} requested changes to ${photos(photoCount)}`,
  ready: (count: number) =>
    count === 1 ? 'A new version is ready to compare' : `${count} new versions are ready to compare`,
  approved: 'All changes approved',
  replied: (name: string) => `${name} replied to a comment`,
  broken: "A new version can't be displayed",
}

export const revisionSubjects = {
  requested: (clientName: string, photoCount: number, address: string) =>
    `${revisionTitles.requested(clientName, photoCount)}: ${splitAddress(address).street}`,
  ready: (count: number, address: string) =>
    `${revisionTitles.ready(count)}: ${splitAddress(address).street}`,
  approved: (address: string) => `${revisionTitles.approved}: ${splitAddress(address).street}`,
  replied: (count: number, name: string, address: string) =>
    `${count === 1 ? revisionTitles.replied(name) : `${count} new replies`}: ${splitAddress(address).street}`,
}

export const revisionNotifications = {
  requested: (round: { clientName: string; photoCount: number; number: number; address: string }) => ({
    title: revisionTitles.requested(round.clientName, round.photoCount),
    message: `${splitAddress(round.address).street}, round ${round.number}.`,
  }),
  ready: (count: number, address: string) => ({
    title: revisionTitles.ready(count),
    message: `${splitAddress(address).street}. Approve ${count === 1 ? 'it' : 'them'}, or ask for more changes.`,
  }),
  approved: (clientName: string, address: string) => ({
    title: revisionTitles.approved,
    message: `${splitAddress(address).street}. ${clientName} has no open change requests.`,
  }),
  replied: (name: string, address: string) => ({
    title: revisionTitles.replied(name),
    message: `${splitAddress(address).street}.`,
  }),
  broken: (address: string, problem: string) => ({
    title: revisionTitles.broken,
    message: `${splitAddress(address).street}: ${problem}`,
  }),
}

/** Where a spot is, for people who don't see it: `40% from the left, 55% from the top`. */
export function spotText({ x, y }: { x: number; y: number }): string {
  return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`
}
