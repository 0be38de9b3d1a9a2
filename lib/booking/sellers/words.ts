import { formatDate, twelveHourRange } from '@/lib/platform/time/calendar-date'

export const sellerTitle = 'For the seller'
export const shareLinkText = 'Create link for the seller'
export const linkCreatedText = 'Link created'
export const linksOffText = 'The links were turned off'
export const tooManyLinksText = 'This shoot has too many links. Turn them off and create a new one.'
export const notSharedText = 'This shoot can no longer be shared.'
export const linkGoneText =
  'It may have been turned off, or replaced by a newer one. Ask your agent for a new one, or email the studio.'
export const prepareTitle = 'How to prepare the house'

/** What a seller reads about a shoot's state; null for one that is simply confirmed. */
export const stateTexts = {
  PENDING: {
    title: 'Not confirmed yet',
    text: 'The photographer still has to confirm this time. This page always shows the latest.',
  },
  CONFIRMED: null,
  COMPLETED: {
    title: 'The shoot took place',
    text: 'Your agent gets the photos. Thank you for preparing the house.',
  },
  CANCELLED: {
    title: 'This shoot was cancelled',
    text: "Nobody will come. Your agent can tell you whether there's a new date.",
  },
} as const

/** `It was on June 09, 2026, 9:00 AM – 12:00 PM. Please note the new time.` */
export function movedText(before: { date: string; startTime: string; endTime: string }): string {
  return `It was on ${formatDate(before.date)}, ${twelveHourRange(before)}. Please note the new time.`
}

/** The subject of the email to a seller. */
export function sharedSubject(street: string): string {
  return `The photo shoot at ${street}`
}

/** The checklist until the studio writes its own: an area per block, an item per line. */
export const defaultChecklist = `Every room
Turn on all lights and lamps, and replace dead bulbs
Open blinds and curtains
Turn off ceiling fans, TVs, and computer screens
Put away personal photos, papers, and anything of value

Kitchen
Clear the counters; leave at most one or two things
Empty the sink, and put away dish soap and sponges
Take magnets and notes off the fridge
Hide trash cans, towels, and pet bowls

Bathrooms
Put away toiletries, also from the shower
Close the toilet lids
Hang fresh towels
Clean the mirrors

Bedrooms
Make the beds
Clear the nightstands and dressers
Clear the floor, also under the bed

Outside
Park cars away from the house and driveway
Put away trash cans, hoses, and toys
Mow the lawn and sweep the porch
Turn on the pool's pump and open its cover

Pets
Take pets out, or keep them in one room that isn't photographed
Put away beds, toys, and litter boxes`
