/** `1 slot`, `1,500 slots` */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** For an attempt that a limit rejects, with the wait in seconds, minutes or hours, whichever a person would say. */
export function tooManyAttemptsText(waitMs: number): string {
  return `Too many attempts. Try again in ${waitInWords(waitMs)}.`
}

function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 60) return countOf(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? countOf(minutes, 'minute') : countOf(Math.ceil(minutes / 60), 'hour')
}

/** For a text field whose value has more than `limit` characters. */
export function tooLongText(label: string, limit: number): string {
  return `${label} must be at most ${limit} characters`
}

/** For a public form that was sent faster than a person could fill it in. */
export const sentTooFastText = 'Please try sending again.'
/** Asked before leaving a form with unsaved changes. */
export const leaveUnsavedText = 'Leave this page without saving your changes?'
/** Of an upload that resumes by itself. */
export const waitingForConnectionText = 'Waiting for the connection'
export const linkNotCopiedText = "Your browser doesn't allow copying. Select the link and copy it yourself."

/** For the day on which something was paid. */
export const missingPaymentDateText = 'Enter the date of the payment'
export const futurePaymentDateText = 'Choose today or an earlier date'

export const zeroAmountText = 'The amount must be more than 0'
export const unsupportedCurrencyText = 'Choose a supported currency'
export const negativeAmountText = "The amount can't be negative"
export const forbiddenText = "You don't have permission to do this."
export const signInFirstText = 'Please sign in first.'

/** The message of an error that has `fields`. */
export const invalidFieldsText = 'Please correct the highlighted fields'

/** Someone else saved a record while a form with its earlier version was open. */
export const editedByOthersText = 'Someone else edited this while you had it open'
export const editConflictText = `${editedByOthersText}. Nothing was saved.`

/** For a link that can't be used, where no more is known. */
export const deadLinkTitle = 'This link has expired or was already used'
/** For a visitor who opened a shared link too often. */
export const busyLinkTitle = 'Too many requests'

/** For a request that got no response. */
export const lostConnectionText = 'The connection was lost. Please try again.'
/** For a request that waited too long for others. Nothing of it was saved. */
export const busyText = 'The studio is busy right now, and nothing was saved. Please try again.'
/** For a page from before a deployment, whose actions the server no longer has. */
export const outdatedPageText = 'This page is out of date. Please reload it.'

export const failedPageTitle = "We couldn't load this page"

/** Shown above every signed-in page in a browser without JavaScript. */
export const withoutScriptText =
  'JavaScript is turned off. You can read these pages and send simple forms. Booking, uploads, menus, and live updates need JavaScript.'

export const searchFailedText = 'Search failed. Edit the text to try again.'

export const emailAddressText = 'Enter an email address, such as name@example.com'

export const longEmailText = 'Enter a shorter email address'

/** On the page of a record that isn't there. */
export const missingRecordText = 'It may have been deleted, or the link may be incomplete.'
