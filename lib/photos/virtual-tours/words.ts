import { countOf } from '@/lib/platform/words'
import { maxTours } from './limits'

export const tourTitle = '3D tour'
export const addTourText = 'Add tour'
export const tourFields = [
  {
    name: 'url',
    label: 'Address of the tour',
    hint: 'On Matterport, iGUIDE, Zillow 3D Home, or another host.',
  },
  {
    name: 'unbrandedUrl',
    label: 'Unbranded address (optional)',
    hint: 'Its copy without names and contact details, for the MLS.',
  },
] as const
export const tourAddedText = 'Tour added'
export const tourDeletedText = 'Tour deleted'
export const addressText = 'Enter an address that starts with https://'
export const addedAlreadyText = 'This tour was added already.'
export const tooManyToursText = `A delivery can have ${countOf(maxTours, 'tour')}.`
export const openTourText = 'Open the tour'
export const newTabText = 'Open in a new tab'
export const newTabNote = 'Opens in a new tab'
export const copyLinkText = 'Copy link'
export const copyUnbrandedText = 'Copy unbranded link'
export const lockedTourText = 'Opens once the invoice is paid.'
