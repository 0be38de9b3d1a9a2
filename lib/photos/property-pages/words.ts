import { formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const editorTitle = 'Property page'
export const tourLabel = 'Unbranded tour for the MLS'
export const pageLabel = 'Page'
export const linksTitle = 'Links for the listing'
export const noLinksText = 'There is none yet: publish the property page first.'
export const pageGoneTitle = "This page isn't available"
export const pageGoneText = 'It was taken down or has expired, or the link is incomplete.'

export const previewTitle = 'Preview'
export const previewText = "Only you and the studio see this page. Visitors don't."

export const publishedText = 'The page is public'
export const takenDownText = 'The page was taken down'
export const savedText = 'Page saved'
export const lockedText = 'A page can be published once the photos are paid.'
export const noPhotosText =
  'A page needs at least one photo. Wait until the photos are prepared, or choose some.'
export const tourLeavesOutText =
  'The unbranded tour leaves out sentences of these texts that contain a name, an email address, a phone number, or a link.'

export const disclaimerText = 'Information is believed to be accurate but not guaranteed.'
export const directionsLabel = 'Open in OpenStreetMap'

/** What the editor says about a page's state. */
export const stateTexts = {
  draft: 'Only you and the studio see this page until you publish it.',
  public: 'Anyone with the link can see this page.',
  expired:
    'The expiry date has passed, so visitors no longer see this page. Choose a later date to show it again.',
  hidden: "Visitors don't see this page, because the photos aren't paid. It returns when they are.",
} as const

export const fieldErrors = {
  date: 'Enter a date',
  price: 'Enter the price as a whole number, such as 485,000',
  beds: 'Enter a whole number up to 99',
  baths: 'Enter a number up to 99, such as 2.5',
  area: 'Enter the area in square feet',
  year: 'Enter a year, such as 1926',
  film: 'Enter an https link to a film on YouTube or Vimeo',
  tooManyOpenHouses: 'At most 10 open houses',
  openHouse: 'Enter a date, a start, and a later end for each open house',
  agentName: "Enter the agent's name",
  message: 'Choose a day, or enter a message',
  links: 'At most 2 links',
}

export const inquiryTitle = 'See it in person'
export const showingLegend = 'When would you like to come?'
export const anotherDayLabel = 'Another day'
export const addMessageText = 'Add a message'
export const requestShowingText = 'Request this showing'
export const inquirySentTitle = 'Request sent'
export const inquirySentText = 'The agent will reply by email.'
export const inquiryDeletedText = 'Inquiry deleted'
export const inquiryGoneText = 'This inquiry was already deleted.'
export const formExpiredText = 'This form has expired. Please request the showing again.'

/** Returns what the agent reads: the request to see the property, then the message. */
export function inquiryText({
  day,
  part,
  message,
}: {
  day?: string | undefined
  part?: string | undefined
  message: string
}): string {
  const on = day && isoDay.test(day) ? ` on ${formatWeekday(day)}, ${formatDay(day)}` : ''
  const request = day && `I'd like to see it${on}${part ? ` in the ${part}` : ''}.`
  return [request, message].filter(Boolean).join('\n\n')
}

const isoDay = /^\d{4}-/

/** The subject of the email to the agent. */
export function inquirySubject(visitorName: string, street: string): string {
  return `${visitorName} asks about ${street}`
}

/** `Photos by Northlight` */
export function creditText(studioName: string): string {
  return `Photos by ${studioName}`
}

export const alteredPhotosText = 'Some photos were digitally altered; each says how.'
export const originalsLinkText = 'See the unaltered originals'
/** Beside the QR code of a flyer with altered photos. */
export const flyerOriginalsText = 'Some photos were digitally altered. Scan to see the originals.'

/** `12 page views and 3 tour views in the last 30 days` */
export function viewsText(pageViews: number, tourViews: number, days: number): string {
  return `${countOf(pageViews, 'page view')} and ${countOf(tourViews, 'tour view')} in the last ${days} days`
}
