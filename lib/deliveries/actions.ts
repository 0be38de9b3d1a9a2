'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { addPhotosToDelivery } from '@/lib/workflows/add-photos'
import { sendPhotos as sendPhotosWorkflow } from '@/lib/workflows/send-photos'
import { changeExpiry as changeExpiryCommand } from './commands/change-expiry'
import { discardDraft as discardDraftCommand } from './commands/discard-draft'
import { discardUploads as discardUploadsCommand } from './commands/discard-uploads'
import { noteDriveLink as noteDriveLinkCommand } from './commands/note-drive-link'
import { noteOpened as noteOpenedCommand } from './commands/note-opened'
import { noteViewed as noteViewedCommand } from './commands/note-viewed'
import { saveDraft as saveDraftCommand } from './commands/save-draft'
import { setFavourite as setFavouriteCommand } from './commands/set-favourite'
import { findBookingChoices } from './queries/find-booking-choices'
import {
  AddPhotos,
  ChangeExpiry,
  DeliveryDraft,
  DiscardDraft,
  DiscardUploads,
  NoteDriveLink,
  NoteOpened,
  NoteViewed,
  SearchBookings,
  SendPhotos,
  SetFavourite,
} from './schema'

export const sendPhotos = defineAction({
  access: 'photographer',
  input: SendPhotos,
  run: (actor, input) => sendPhotosWorkflow(actor, input),
})

export const addPhotos = defineAction({
  access: 'photographer',
  input: AddPhotos,
  run: (actor, input) => addPhotosToDelivery(actor, input),
})

export const searchBookings = defineAction({
  access: 'photographer',
  input: SearchBookings,
  run: (actor, { search }) => findBookingChoices(actor, search),
})

export const saveDraft = defineAction({
  access: 'photographer',
  input: DeliveryDraft,
  run: (actor, draft) => saveDraftCommand(actor, draft),
})

export const discardDraft = defineAction({
  access: 'photographer',
  input: DiscardDraft,
  run: (actor) => discardDraftCommand(actor),
})

export const discardUploads = defineAction({
  access: 'photographer',
  input: DiscardUploads,
  run: (actor, { fileIds }) => discardUploadsCommand(actor, fileIds),
})

export const setFavourite = defineAction({
  access: 'client',
  input: SetFavourite,
  run: (actor, input) => setFavouriteCommand(actor, input),
})

export const changeExpiry = defineFormAction({
  access: 'photographer',
  input: ChangeExpiry,
  run: (actor, input) => changeExpiryCommand(actor, input),
})

export const noteDeliveryOpened = defineAction({
  access: 'client',
  input: NoteOpened,
  run: (actor, { deliveryId }) => noteOpenedCommand(actor, deliveryId),
})

export const noteViewed = defineAction({
  access: 'client',
  input: NoteViewed,
  run: (actor, input) => noteViewedCommand(actor, input),
})

export const noteDriveLink = defineAction({
  access: 'client',
  input: NoteDriveLink,
  run: (actor, { deliveryId }) => noteDriveLinkCommand(actor, deliveryId),
})
