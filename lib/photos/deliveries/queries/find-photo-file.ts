import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  coverageFor,
  coveringFor,
  maySeeVariant,
  openedBy,
  unexpiredReadableBy,
} from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { derivedName } from '@/lib/platform/zip/entry-names'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { DerivativeKind } from '@/prisma/generated/enums'

const derivativeOf: Record<Exclude<PhotoVariant, 'original'>, DerivativeKind> = {
  thumbnail: 'THUMBNAIL',
  preview: 'PREVIEW',
  tile: 'TILE',
  screen: 'SCREEN',
  panorama: 'PRINT',
  web: 'MLS',
  print: 'PRINT',
}

/** A photo variant's file in storage. `name` is its name as a download. */
export type PhotoFile = {
  deliveryId: string
  /** The name of the original. */
  photoName: string
  key: string
  name: string
  contentType: string
  sizeBytes: number
  crc32: number | null
}

/**
 * Finds the file of a photo variant.
 * @throws NotFoundError if the photo doesn't exist, isn't visible to the actor, is locked, expired or not prepared yet
 */
export async function findPhotoFile(
  actor: Actor,
  wanted: { photoId: string; variant: PhotoVariant },
): Promise<PhotoFile> {
  const { photoId, variant } = wanted
  const { timeZone } = await getStudio()
  const kind = variant === 'original' ? null : derivativeOf[variant]
  const photo = await db().photo.findFirst({
    where: {
      AND: [
        { id: photoId },
        { delivery: unexpiredReadableBy(actor, todayIn(timeZone)) },
        isWatermarked(variant) ? {} : openedBy(actor),
      ],
    },
    select: {
      name: true,
      isPreview: true,
      isFull: true,
      originalFile: { select: fileFields },
      derivatives: { where: kind ? { kind } : {}, select: { file: { select: fileFields } }, take: 1 },
      delivery: {
        select: {
          id: true,
          includedPhotos: true,
          ...coverageFor(actor),
        },
      },
    },
  })
  if (!photo) throw new NotFoundError('Photo not found')
  const unlocked = isUnlocked(coveringFor(actor, photo.delivery))
  const isPreview = photo.isPreview || photo.delivery.includedPhotos !== null
  if (!maySeeVariant(actor, { isPreview, isFull: photo.isFull, unlocked }, variant)) {
    throw new NotFoundError('Photo not found')
  }
  const file = kind ? photo.derivatives[0]?.file : photo.originalFile
  if (!file) throw new NotFoundError('Photo not found')
  return {
    deliveryId: photo.delivery.id,
    photoName: photo.name,
    key: file.key,
    name: kind ? derivedName(photo.name, variant) : photo.name,
    contentType: file.contentType,
    sizeBytes: Number(file.sizeBytes),
    crc32: file.crc32 === null ? null : Number(file.crc32),
  }
}

function isWatermarked(variant: PhotoVariant): boolean {
  return variant === 'thumbnail' || variant === 'preview'
}

const fileFields = { key: true, contentType: true, sizeBytes: true, crc32: true } as const
