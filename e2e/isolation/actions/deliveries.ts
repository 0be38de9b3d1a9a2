import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** Photographers share all deliveries; clients arrange the photos of their own. */
const notOthers = { access: 'open-photos', onOthersRecords: { client: 'not-found' } } as const

export const arrangingActions: ActionTable = {
  movePhotosAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoIds: [photoId], afterId: null }),
  },
  sortPhotosByRoomAction: { ...notOthers, input: ({ deliveryId }) => ({ deliveryId }) },
  restoreOrderAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, before: [photoId], after: [photoId] }),
  },
  saveCaptionAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoId, caption: '', expected: '' }),
  },
  setRoomAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoIds: [photoId], room: null }),
  },
  setAlterationAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({
      deliveryId,
      photoIds: [photoId],
      alteration: 'OTHER',
      isAltered: false,
    }),
  },
  setUnalteredPhotoAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoId, unalteredPhotoId: null }),
  },
  setCoverAction: { ...notOthers, input: ({ deliveryId }) => ({ deliveryId, photoId: null }) },
  setFocalPointAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoId, x: 50, y: 50 }),
  },
  setPlanPinAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({
      deliveryId,
      planId: photoId,
      photoId,
      x: 0.5,
      y: 0.5,
      direction: null,
    }),
    // The photo isn't a floor plan.
    expected: 'conflict',
  },
  removePlanPinAction: {
    ...notOthers,
    input: ({ deliveryId, photoId }) => ({ deliveryId, planId: photoId, photoId }),
  },
}

export const deliveriesActions: ActionTable = {
  sendPhotosAction: {
    access: 'send-photos',
    input: ({ bookingId, fileId }) => ({
      idempotencyKey: randomUUID(),
      bookingId,
      fullFileIds: [fileId],
      previewFileIds: [randomUUID()],
      googleDriveLink: 'https://drive.google.com/drive/folders/isolation',
      amount: ['USD', '299.00'],
      deliveryInstructions: '',
    }),
    onOthersRecords: { photographer: 'not-found' },
    // Everything is valid except the preview, which was never uploaded: storage has no files for these records.
    expected: 'invalid',
  },
  addPhotosAction: {
    access: 'prepare-photos',
    input: ({ deliveryId }) => ({ idempotencyKey: randomUUID(), deliveryId, fileIds: [randomUUID()] }),
    onOthersRecords: { photographer: 'not-found' },
    expected: 'invalid',
  },
  removePhotosAction: {
    access: 'prepare-photos',
    input: ({ deliveryId, photoId }) => ({ deliveryId, photoIds: [photoId] }),
    onOthersRecords: { photographer: 'not-found' },
    // A delivery's only photo can't be removed.
    expected: 'invalid',
  },
  replacePhotosAction: {
    access: 'prepare-photos',
    input: ({ deliveryId, photoId }) => ({
      idempotencyKey: randomUUID(),
      deliveryId,
      replacements: [{ photoId, fileId: randomUUID() }],
    }),
    onOthersRecords: { photographer: 'not-found' },
    // A photo with open change requests can't be replaced.
    expected: 'conflict',
  },
  searchBookingsAction: {
    access: 'prepare-photos',
    input: () => ({ search: 'Isolation' }),
    onOthersRecords: { photographer: 'ok' },
  },
  readBookingChoiceAction: {
    access: 'prepare-photos',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  listAddOnsAction: {
    access: 'price-photos',
    input: ({ bookingId }) => ({ bookingId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  saveDraftAction: {
    access: 'prepare-photos',
    input: ({ bookingId, fileId }) => ({
      idempotencyKey: randomUUID(),
      bookingId,
      files: [{ name: 'a.jpg', sizeBytes: 1, takenAt: 0, purpose: 'PHOTO_ORIGINAL', fileId }],
      previews: [],
      amount: '',
      isAmountTyped: false,
      googleDriveLink: '',
      deliveryInstructions: '',
      expiresOn: '',
    }),
    onOthersRecords: { photographer: 'ok' },
  },
  discardDraftAction: {
    access: 'prepare-photos',
    input: () => ({ idempotencyKey: randomUUID() }),
    onOthersRecords: { photographer: 'ok' },
  },
  saveAdditionDraftAction: {
    access: 'prepare-photos',
    input: ({ deliveryId }) => ({ idempotencyKey: randomUUID(), deliveryId, files: [] }),
    onOthersRecords: { photographer: 'not-found' },
  },
  discardAdditionDraftAction: {
    access: 'prepare-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { photographer: 'ok' },
  },
  discardUploadsAction: {
    access: 'prepare-photos',
    input: ({ fileId }) => ({ fileIds: [fileId] }),
    onOthersRecords: { photographer: 'ok' },
  },
  offerChoiceAction: {
    access: 'price-photos',
    input: ({ deliveryId }) => ({ deliveryId, includedPhotos: '3', extraPhoto: ['USD', '15.00'] }),
    onOthersRecords: { photographer: 'not-found' },
    // The delivery is paid.
    expected: 'conflict',
  },
  withdrawChoiceAction: {
    access: 'price-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { photographer: 'not-found' },
    expected: 'conflict',
  },
  choosePhotoAction: {
    access: 'client',
    input: ({ unchosenPhotoId }) => ({ photoId: unchosenPhotoId, isChosen: false }),
    onOthersRecords: { client: 'not-found' },
  },
  confirmChoiceAction: {
    access: 'client',
    input: ({ unchosenDeliveryId, unchosenPhotoId }) => ({
      deliveryId: unchosenDeliveryId,
      photoIds: [unchosenPhotoId],
      extraCents: 0,
    }),
    onOthersRecords: { client: 'not-found' },
    // The photo isn't chosen.
    expected: 'conflict',
  },
  takeBackChoiceAction: {
    access: 'client',
    input: ({ unchosenDeliveryId }) => ({ deliveryId: unchosenDeliveryId }),
    onOthersRecords: { client: 'not-found' },
    // Nothing was confirmed.
    expected: 'conflict',
  },
  changeExpiryAction: {
    access: 'price-photos',
    // Photographers share all deliveries. This call changes nothing.
    input: ({ deliveryId }) => ({ deliveryId, expiresOn: '' }),
  },
  recordDeliveryOpenedAction: {
    access: 'client',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found' },
    reached: { transferHolder: 'ok' },
  },
  recordPhotoViewedAction: {
    access: 'client',
    input: ({ photoId }) => ({ photoId, variant: 'screen' }),
    onOthersRecords: { client: 'not-found' },
    // An admin may look, which isn't recorded.
    reached: { transferHolder: 'ok', brokerageAdmin: 'ok' },
  },
  recordDriveLinkOpenedAction: {
    access: 'client',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found' },
    reached: { transferHolder: 'ok' },
  },
  setFavoriteAction: {
    access: 'client',
    input: ({ photoId }) => ({ photoId, favorite: true }),
    onOthersRecords: { client: 'not-found' },
    reached: { transferHolder: 'ok' },
  },
  ...arrangingActions,
}
