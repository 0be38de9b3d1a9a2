'use server'

import { ChangeExpiry, OneDelivery } from '@/lib/deliveries/schema/deliveries'
import { AdditionDraft, DeliveryDraft } from '@/lib/deliveries/schema/drafts'
import { RecordPhotoViewed, SetFavorite } from '@/lib/deliveries/schema/photos'
import {
  AddPhotos,
  DiscardUploads,
  RemovePhotos,
  ReplacePhotos,
  SearchBookings,
  SendPhotos,
} from '@/lib/deliveries/schema/sending'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { changeExpiry } from './commands/change-expiry'
import { discardAdditionDraft } from './commands/discard-addition-draft'
import { discardDraft } from './commands/discard-draft'
import { discardUploads } from './commands/discard-uploads'
import { recordDeliveryOpened } from './commands/record-delivery-opened'
import { recordDriveLinkOpened } from './commands/record-drive-link-opened'
import { recordPhotoViewed } from './commands/record-photo-viewed'
import { removePhotos } from './commands/remove-photos'
import { replacePhotos } from './commands/replace-photos'
import { saveAdditionDraft } from './commands/save-addition-draft'
import { saveDraft } from './commands/save-draft'
import { setFavorite } from './commands/set-favorite'
import { findBookingChoices } from './queries/find-booking-choices'

export const sendPhotosAction = defineAction({
  access: 'photographer',
  input: SendPhotos,
  run: (actor, input) => sendPhotos(actor, input),
})

export const addPhotosAction = defineAction({
  access: 'photographer',
  input: AddPhotos,
  run: (actor, input) => addPhotosToDelivery(actor, input),
})

export const removePhotosAction = defineAction({
  access: 'photographer',
  input: RemovePhotos,
  run: (actor, input) => removePhotos(actor, input),
})

export const replacePhotosAction = defineAction({
  access: 'photographer',
  input: ReplacePhotos,
  run: (actor, input) => replacePhotos(actor, input),
})

export const searchBookingsAction = defineAction({
  access: 'photographer',
  input: SearchBookings,
  run: (actor, { search }) => findBookingChoices(actor, search),
})

export const saveDraftAction = defineAction({
  access: 'photographer',
  input: DeliveryDraft,
  run: (actor, draft) => saveDraft(actor, draft),
})

/** Every photographer has one draft. */
export const discardDraftAction = defineAction({
  access: 'photographer',
  input: Nothing,
  run: (actor) => discardDraft(actor),
})

export const saveAdditionDraftAction = defineAction({
  access: 'photographer',
  input: AdditionDraft,
  run: (actor, draft) => saveAdditionDraft(actor, draft),
})

export const discardAdditionDraftAction = defineAction({
  access: 'photographer',
  input: OneDelivery,
  run: (actor, { deliveryId }) => discardAdditionDraft(actor, deliveryId),
})

export const discardUploadsAction = defineAction({
  access: 'photographer',
  input: DiscardUploads,
  run: (actor, { fileIds }) => discardUploads(actor, fileIds),
})

export const setFavoriteAction = defineAction({
  access: 'client',
  input: SetFavorite,
  run: (actor, input) => setFavorite(actor, input),
})

export const changeExpiryAction = defineFormAction({
  access: 'photographer',
  input: ChangeExpiry,
  run: (actor, input) => changeExpiry(actor, input),
})

export const recordDeliveryOpenedAction = defineAction({
  access: 'client',
  input: OneDelivery,
  run: (actor, { deliveryId }) => recordDeliveryOpened(actor, deliveryId),
})

export const recordPhotoViewedAction = defineAction({
  access: 'client',
  input: RecordPhotoViewed,
  run: (actor, input) => recordPhotoViewed(actor, input),
})

export const recordDriveLinkOpenedAction = defineAction({
  access: 'client',
  input: OneDelivery,
  run: (actor, { deliveryId }) => recordDriveLinkOpened(actor, deliveryId),
})
