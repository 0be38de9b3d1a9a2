import { delivered, type Journey } from './journey'

const extraCents = 1_500

/** A client chooses a photo beyond the one included, takes that back, chooses it again, and pays. */
export const choice: Journey = {
  name: 'choice',
  async play({ database, visitors: { persist, persistUntil, call }, shoots, payments }) {
    const shoot = await shoots.book()
    await shoots.deliver(shoot, { choice: { includedPhotos: '1', extraPhoto: ['USD', '15.00'] } })
    const { id: deliveryId, photos } = await persist('find the photos', async () => {
      const delivery = await database.mediaDelivery.findFirstOrThrow({
        where: { bookingId: shoot.bookingId },
        select: { id: true, photos: { select: { id: true, state: true }, orderBy: { position: 'asc' } } },
      })
      if (delivery.photos.some(({ state }) => state !== 'READY')) throw new Error('photos are not ready')
      return delivery
    })
    const photoIds = photos.map(({ id }) => id)
    const confirm = () =>
      persist('confirm the choice', () =>
        call(shoot.client, 'confirmChoiceAction', { deliveryId, photoIds, extraCents }),
      )
    for (const photoId of photoIds)
      await persist('choose', () => call(shoot.client, 'choosePhotoAction', { photoId, isChosen: true }))
    await confirm()
    await persistUntil(
      'take the choice back',
      async () => (await database.photo.count({ where: { deliveryId, choice: 'SOLD' } })) === 0,
      () => call(shoot.client, 'takeBackChoiceAction', { deliveryId }),
    )
    await confirm()
    await payments.pay(shoot.client, await shoots.findInvoice(shoot.bookingId))
    return [delivered(shoot, 'VOID 29900 - 0', 'VOID 31400 - 0', 'VOID 29900 - 0', 'COMPLETED 31400 - 0')]
  },
}
