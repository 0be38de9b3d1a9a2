'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import {
  MovePhotos,
  RestoreOrder,
  SaveCaption,
  SetAlteration,
  SetCover,
  SetFocalPoint,
  SetRoom,
  SetUnalteredPhoto,
} from '@/lib/photos/deliveries/schema/arranging'
import { ChoosePhoto, ConfirmChoice, OfferChoice } from '@/lib/photos/deliveries/schema/choosing'
import { ChangeExpiry, OneDelivery } from '@/lib/photos/deliveries/schema/deliveries'
import { AdditionDraft, DeliveryDraft, OneDraft } from '@/lib/photos/deliveries/schema/drafts'
import { RecordPhotoViewed, SetFavorite } from '@/lib/photos/deliveries/schema/photos'
import { RemovePlanPin, SetPlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import {
  AddPhotos,
  DiscardUploads,
  OneBooking,
  RemovePhotos,
  ReplacePhotos,
  SearchBookings,
  SendPhotos,
} from '@/lib/photos/deliveries/schema/sending'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { confirmChoice } from '@/lib/workflows/confirm-choice'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { takeBackChoice } from '@/lib/workflows/take-back-choice'
import { changeExpiry } from './commands/change-expiry'
import { choosePhoto } from './commands/choose-photo'
import { discardAdditionDraft } from './commands/discard-addition-draft'
import { discardDraft } from './commands/discard-draft'
import { discardUploads } from './commands/discard-uploads'
import { offerChoice, withdrawChoice } from './commands/offer-choice'
import { recordDeliveryOpened } from './commands/record-delivery-opened'
import { recordDriveLinkOpened } from './commands/record-drive-link-opened'
import { recordPhotoViewed } from './commands/record-photo-viewed'
import { removePhotos } from './commands/remove-photos'
import { removePlanPin } from './commands/remove-plan-pin'
import { reorderPhotos } from './commands/reorder-photos'
import { replacePhotos } from './commands/replace-photos'
import { restoreOrder } from './commands/restore-order'
import { saveAdditionDraft } from './commands/save-addition-draft'
import { saveCaption } from './commands/save-caption'
import { saveDraft } from './commands/save-draft'
import { setAlteration } from './commands/set-alteration'
import { setCover } from './commands/set-cover'
import { setFavorite } from './commands/set-favorite'
import { setFocalPoint } from './commands/set-focal-point'
import { setPlanPin } from './commands/set-plan-pin'
import { setRoom } from './commands/set-room'
import { setUnalteredPhoto } from './commands/set-unaltered-photo'
import { sortPhotosByRoom } from './commands/sort-photos-by-room'
import { getBookingChoice } from './queries/find-booking-choice'
import { listAddOnChoices } from './queries/list-add-on-choices'
import { listBookingOptions } from './queries/list-booking-options'

export const sendPhotosAction = defineAction({
  access: 'send-photos',
  input: SendPhotos,
  run: (actor, input) => sendPhotos(actor, input),
})

export const addPhotosAction = defineAction({
  access: 'prepare-photos',
  input: AddPhotos,
  run: (actor, input) => addPhotosToDelivery(actor, input),
})

export const removePhotosAction = defineAction({
  access: 'prepare-photos',
  input: RemovePhotos,
  run: (actor, input) => removePhotos(actor, input),
})

export const replacePhotosAction = defineAction({
  access: 'prepare-photos',
  input: ReplacePhotos,
  run: (actor, input) => replacePhotos(actor, input),
})

export const searchBookingsAction = defineAction({
  access: 'prepare-photos',
  input: SearchBookings,
  run: (actor, { search }) => listBookingOptions(actor, search),
})

/** Reads what sending a booking's photos comes to. */
export const readBookingChoiceAction = defineAction({
  access: 'prepare-photos',
  input: OneBooking,
  run: (actor, { bookingId }) => getBookingChoice(actor, bookingId),
})

export const listAddOnsAction = defineAction({
  access: 'price-photos',
  input: OneBooking,
  run: (actor, { bookingId }) => listAddOnChoices(actor, bookingId),
})

export const saveDraftAction = defineAction({
  access: 'prepare-photos',
  input: DeliveryDraft,
  run: (actor, draft) => saveDraft(actor, draft),
})

export const discardDraftAction = defineAction({
  access: 'prepare-photos',
  input: OneDraft,
  run: (actor, { idempotencyKey }) => discardDraft(actor, idempotencyKey),
})

export const saveAdditionDraftAction = defineAction({
  access: 'prepare-photos',
  input: AdditionDraft,
  run: (actor, draft) => saveAdditionDraft(actor, draft),
})

export const discardAdditionDraftAction = defineAction({
  access: 'prepare-photos',
  input: OneDelivery,
  run: (actor, { deliveryId }) => discardAdditionDraft(actor, deliveryId),
})

export const discardUploadsAction = defineAction({
  access: 'prepare-photos',
  input: DiscardUploads,
  run: (actor, { fileIds }) => discardUploads(actor, fileIds),
})

export const setFavoriteAction = defineAction({
  access: 'client',
  input: SetFavorite,
  run: (actor, input) => setFavorite(actor, input),
})

export const offerChoiceAction = defineAction({
  access: 'price-photos',
  input: OfferChoice,
  run: (actor, input) => refreshInAnyCase(offerChoice(actor, input)),
})

export const withdrawChoiceAction = defineAction({
  access: 'price-photos',
  input: OneDelivery,
  run: (actor, { deliveryId }) => refreshInAnyCase(withdrawChoice(actor, deliveryId)),
})

export const choosePhotoAction = defineAction({
  access: 'client',
  input: ChoosePhoto,
  run: (actor, input) => choosePhoto(actor, input),
})

export const confirmChoiceAction = defineAction({
  access: 'client',
  input: ConfirmChoice,
  run: (actor, input) => refreshInAnyCase(confirmChoice(actor, input)),
})

export const takeBackChoiceAction = defineAction({
  access: 'client',
  input: OneDelivery,
  run: (actor, { deliveryId }) => refreshInAnyCase(takeBackChoice(actor, deliveryId)),
})

export const changeExpiryAction = defineFormAction({
  access: 'price-photos',
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

export const movePhotosAction = defineAction({
  access: 'open-photos',
  input: MovePhotos,
  run: (actor, input) => refreshInAnyCase(reorderPhotos(actor, input)),
})

export const sortPhotosByRoomAction = defineAction({
  access: 'open-photos',
  input: OneDelivery,
  run: (actor, input) => refreshInAnyCase(sortPhotosByRoom(actor, input.deliveryId)),
})

export const restoreOrderAction = defineAction({
  access: 'open-photos',
  input: RestoreOrder,
  run: (actor, input) => refreshInAnyCase(restoreOrder(actor, input)),
})

export const saveCaptionAction = defineAction({
  access: 'open-photos',
  input: SaveCaption,
  run: (actor, input) => refreshInAnyCase(saveCaption(actor, input)),
})

export const setRoomAction = defineAction({
  access: 'open-photos',
  input: SetRoom,
  run: (actor, input) => refreshInAnyCase(setRoom(actor, input)),
})

export const setAlterationAction = defineAction({
  access: 'open-photos',
  input: SetAlteration,
  run: (actor, input) => refreshInAnyCase(setAlteration(actor, input)),
})

export const setUnalteredPhotoAction = defineAction({
  access: 'open-photos',
  input: SetUnalteredPhoto,
  run: (actor, input) => refreshInAnyCase(setUnalteredPhoto(actor, input)),
})

export const setCoverAction = defineAction({
  access: 'open-photos',
  input: SetCover,
  run: (actor, input) => refreshInAnyCase(setCover(actor, input)),
})

export const setFocalPointAction = defineAction({
  access: 'open-photos',
  input: SetFocalPoint,
  run: (actor, input) => refreshInAnyCase(setFocalPoint(actor, input)),
})

export const setPlanPinAction = defineAction({
  access: 'open-photos',
  input: SetPlanPin,
  run: (actor, input) => refreshInAnyCase(setPlanPin(actor, input)),
})

export const removePlanPinAction = defineAction({
  access: 'open-photos',
  input: RemovePlanPin,
  run: (actor, input) => refreshInAnyCase(removePlanPin(actor, input)),
})
