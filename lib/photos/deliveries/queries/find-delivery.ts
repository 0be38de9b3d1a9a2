import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { isOver, isPayable } from '@/lib/billing/invoices/rules/status'
import { includedPhotos } from '@/lib/booking/bookings/rules/included-photos'
import { lockedTileLimit } from '@/lib/photos/deliveries/limits'
import {
  canManageDeliveries,
  coveringFor,
  holds,
  mayOpenFullPhotos,
  oversees,
  prepares,
} from '@/lib/photos/deliveries/policy'
import { findChoice } from '@/lib/photos/deliveries/queries/find-choice'
import { listOpened } from '@/lib/photos/deliveries/queries/list-opened'
import {
  listMiniatures,
  listPhotos,
  noPhotos,
  type PhotoRow,
} from '@/lib/photos/deliveries/queries/list-photos'
import { listPlanPins } from '@/lib/photos/deliveries/queries/list-plan-pins'
import { signPhotoFile } from '@/lib/photos/deliveries/queries/sign-photo-file'
import { offerBooked } from '@/lib/photos/deliveries/rules/choosing'
import { isUnexpected } from '@/lib/photos/deliveries/rules/files'
import { readPoint } from '@/lib/photos/deliveries/rules/focal-point'
import { importedOn, isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { hasPins } from '@/lib/photos/deliveries/rules/plan-pins'
import type { DeliveryDetail, LockedTile } from '@/lib/photos/deliveries/schema/deliveries'
import type { GalleryPhoto, ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { readOffered } from '@/lib/photos/licenses/operations/read-offered'
import type { LicenseTerms } from '@/lib/photos/licenses/schema'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type DeliveryRow, findDeliveryRow, type Wanted } from './find-delivery-row'

/**
 * Finds the actor's newest delivery that matches; null if there is none they may see.
 * @param options.withTiles whether to sign the URLs of the first tiles, or to read the placeholders of locked ones, for pages
 *   that show them
 * @param options.isJustPaid whether to read the miniatures of unlocked photos, which turn into the photos
 */
export async function findDelivery(
  actor: Actor,
  wanted: Wanted,
  { withTiles = false, isJustPaid = false } = {},
): Promise<DeliveryDetail | null> {
  const row = await findDeliveryRow(actor, wanted)
  if (!row) return null
  const { timeZone } = await getStudio()
  const expiresOn = row.expiresOn && dateFromDatabase(row.expiresOn)
  const expired = expiresOn !== null && expiresOn < todayIn(timeZone)
  const isClosed = expired && isClient(actor)
  const isPaid = isUnlocked(coveringFor(actor, row))
  const open = !isClosed && mayOpenFullPhotos(actor, isPaid)
  const onlyPreviews = !open && row.includedPhotos === null
  const clientId = isClient(actor) ? actor.profileId : row.booking.clientId
  const miniatureLimit = isClosed ? 1 : lockedTileLimit
  const [{ photos, ...counts }, miniatures, opened] = await Promise.all([
    isClosed ? noPhotos : listPhotos(row.id, clientId, onlyPreviews),
    withTiles && (!open || isJustPaid) ? listMiniatures(row.id, miniatureLimit) : [],
    isClosed ? null : listOpened(actor, row),
  ])
  const seesChoice = !isClosed && !holds(actor, row) && !oversees(actor, row)
  const openedIds = opened && new Set(opened)
  const full = photos.filter(({ isFull, id }) => isFull && (openedIds?.has(id) ?? true))
  const detail = toDetail(actor, row, timeZone)
  const [transfer] = row.transfers
  const isWhole = full.length === photos.filter(({ isFull }) => isFull).length
  return {
    ...detail,
    ...counts,
    ...sortPhotos(actor, photos, open ? full : []),
    ...chooseCover(open ? full : photos.filter(({ isPreview }) => isPreview)),
    pins: open && full.some(({ details }) => hasPins(details?.room)) ? await listPlanPins(actor, row.id) : [],
    expiresOn: expiresOn && formatDate(expiresOn),
    expired,
    open,
    tileAddresses: open && withTiles ? await signTiles(full) : {},
    locked: open ? [] : toLockedTiles(miniatures, photos),
    miniatures: open ? pickMiniatures(miniatures, full) : {},
    offered: detail.invoice?.payable ? await readOffered(db(), { transfer, license: toTerms(row) }) : null,
    // The drive has all photos.
    driveLink: open && isWhole ? row.googleDriveLink : null,
    choice: seesChoice && opened ? await findChoice(actor, row.id, { rows: photos, opened, isPaid }) : null,
    offer:
      canManageDeliveries(actor) && prepares(actor, row.booking) && (opened !== null || !isPaid)
        ? toOffer(row)
        : null,
  }
}

type Miniature = Awaited<ReturnType<typeof listMiniatures>>[number]

/** Leaves out the ids, which a locked page must not have. */
function toLockedTiles(miniatures: readonly Miniature[], photos: readonly PhotoRow[]): LockedTile[] {
  const previewIds = photos.filter(({ isPreview }) => isPreview).map(({ id }) => id)
  return miniatures.map(({ id, isPreview, miniature, placeholder, width, height, room }) => ({
    miniature,
    placeholder,
    width,
    height,
    room,
    preview: isPreview && previewIds.includes(id) ? previewIds.indexOf(id) : null,
  }))
}

function pickMiniatures(
  miniatures: readonly Miniature[],
  photos: readonly PhotoRow[],
): Record<string, string> {
  const ids = new Set(photos.map(({ id }) => id))
  return Object.fromEntries(
    miniatures.flatMap(({ id, miniature }) => (miniature && ids.has(id) ? [[id, miniature]] : [])),
  )
}

/** Returns the chosen cover, else a preview, else the first photo that can be displayed. */
function chooseCover(photos: readonly PhotoRow[]): Pick<DeliveryDetail, 'coverId' | 'coverFocus'> {
  const ready = photos.filter(({ state }) => state === 'READY')
  const cover = ready.find(({ isCover }) => isCover) ?? ready.find(({ isPreview }) => isPreview) ?? ready[0]
  if (!cover) return { coverId: null, coverFocus: null }
  return { coverId: cover.id, coverFocus: readPoint(cover.focalX, cover.focalY) }
}

function toOffer({ currency, services }: DeliveryRow): DeliveryDetail['offer'] {
  return { currency, prefill: offerBooked(includedPhotos(services), currency) }
}

function toTerms({ kind, text, boardsText }: DeliveryRow): LicenseTerms | null {
  return kind && text !== null ? { kind, text, boardsText } : null
}

/** The part of the detail that everyone who may see the delivery gets, locked or not. */
function toDetail(actor: Actor, row: DeliveryRow, timeZone: string) {
  const covering = coveringFor(actor, row)
  const [invoice = null] = covering.invoices
  const isTransferred = holds(actor, row)
  const isOverseen = oversees(actor, row)
  const isHandled = prepares(actor, row.booking)
  const seesPayment = can(actor, 'open-invoices')
  const paid = seesPayment ? isUnlocked(covering) : null
  return {
    id: row.id,
    bookingId: row.bookingId,
    ...splitAddress(row.propertyAddress),
    shotOn: formatDate(dateFromDatabase(row.shootDate)),
    shotBy: row.photographerName,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    importedOn: importedOn(covering, timeZone),
    fileName: row.fileName,
    photoCount: row.totalPhotos,
    instructions: isTransferred || isOverseen ? null : row.deliveryInstructions,
    isTransferred,
    isOverseen,
    invoice:
      seesPayment && invoice
        ? {
            id: invoice.id,
            number: invoice.invoiceNumber,
            status: invoice.status,
            isComplimentary: invoice.paidMethod === 'NO_CHARGE',
            amount: formatCents(invoice.amountCents, invoice.currency),
            payable: isClient(actor) && !isOverseen && isPayable(invoice.status),
            replaceable: isHandled && isOver(invoice.status),
          }
        : null,
    paid,
    statement: paid && covering.invoices === row.invoices ? row.statement : null,
    canMarkFavorites: isClient(actor) && !isOverseen,
    mayAddPhotos: isHandled,
  }
}

/** The photos this viewer may see. Full photos are left out while locked: data that isn't sent can't leak. */
function sortPhotos(actor: Actor, photos: readonly PhotoRow[], opened: readonly PhotoRow[]) {
  return {
    previews: photos.filter((photo) => photo.isPreview).map(toShownPhoto),
    photos: opened.map(toGalleryPhoto),
    problems: can(actor, 'open-originals')
      ? photos.filter(isUnexpected).flatMap(({ problem }) => problem ?? [])
      : [],
  }
}

/** Signs the URLs of the first tiles, which saves a redirect for each. Other tiles are requested by photo id. */
async function signTiles(photos: readonly PhotoRow[]): Promise<Record<string, string>> {
  const signed = photos.flatMap(({ id, isFull, tileKey }) =>
    isFull && tileKey ? [signPhotoFile({ key: tileKey }).then((address) => [id, address])] : [],
  )
  return Object.fromEntries(await Promise.all(signed))
}

function toShownPhoto({ id, name, width, height, placeholder, state, details }: ShownPhoto): ShownPhoto {
  return { id, name, width, height, placeholder, state, ...(details && { details }) }
}

function toGalleryPhoto({ favorite, bytes, webBytes, ...photo }: PhotoRow): GalleryPhoto {
  return { ...toShownPhoto(photo), favorite, bytes, webBytes }
}
