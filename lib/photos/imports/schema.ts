import { z } from 'zod'
import { Email } from '@/lib/people/accounts/schema/fields'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { FileId } from '@/lib/photos/deliveries/schema/sending'
import { repeatedPhotoText } from '@/lib/photos/deliveries/words/deliveries'
import type { RowProblem as Problem } from '@/lib/platform/imports/columns'
import type { ListedImport } from '@/lib/platform/imports/describe-import'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { maxFieldLength, maxRows } from './limits'
import { rowTexts } from './words/rows'

/** The fields of a past shoot that a column can fill. */
export const shootFields = ['folder', 'email', 'address', 'date', 'title', 'expiresOn'] as const
export type ShootField = (typeof shootFields)[number]

const Text = z.string().max(maxFieldLength)

/** A row as it stands in the file, with dates as `yyyy-MM-dd` where they could be read. What is wrong with it is reported. */
export const FileRow = z.object({
  folder: Text,
  email: Text,
  address: Text,
  date: Text,
  title: Text,
  expiresOn: Text,
})
export type FileRow = z.output<typeof FileRow>

export const CheckShoots = z.object({ rows: z.array(FileRow).min(1).max(maxRows) })
export type CheckShoots = z.output<typeof CheckShoots>

/** The past shoot that a row makes. */
export const PastShoot = z.object({
  folder: z.string().trim().min(1, rowTexts.folder),
  email: Email,
  address: z.string().trim().min(1, rowTexts.address),
  date: calendarDate(rowTexts.date),
  title: z.string().trim().max(100, rowTexts.title),
  expiresOn: z.union([z.literal(''), calendarDate(rowTexts.date)]).transform((day) => day || null),
})
export type PastShoot = z.output<typeof PastShoot>

export type RowProblem = Problem<ShootField>

/**
 * What importing a row would do. `new`: it makes a gallery; `imported`: it did before; `repeated`: an earlier row makes the same
 * one; `unknown-client`: no client has the email; `wrong`: it has a problem.
 */
export type RowState = 'new' | 'imported' | 'repeated' | 'unknown-client' | 'wrong'

/** `client`: the name of the one whose email it is. */
export type CheckedRow = { state: RowState; client: string | null; problems: RowProblem[] }

/** In the order of the rows. */
export type ShootsCheck = { rows: CheckedRow[] }

/** A chosen file, as far as it distinguishes an upload from another. */
const ChosenFile = z.object({ name: z.string().min(1).max(255), bytes: z.int().min(0) })
export type ChosenFile = z.output<typeof ChosenFile>

export const FindUploaded = z.object({ files: z.array(ChosenFile).min(1).max(fullPhotoLimit) })
export type FindUploaded = z.output<typeof FindUploaded>

/** A photo that was uploaded and not sent. `crc32`: of its content; null where it wasn't computed. */
export type UploadedFile = ChosenFile & { fileId: string; crc32: number | null }

export const ImportGallery = z.object({
  /** Chosen by the browser for all galleries of a file. */
  importId: z.uuid(),
  fileName: z.string().trim().min(1).max(200),
  row: FileRow,
  /** Of uploaded photos, in their order. */
  fileIds: z
    .array(FileId)
    .min(1)
    .max(fullPhotoLimit)
    .refine((ids) => new Set(ids).size === ids.length, repeatedPhotoText),
})
export type ImportGallery = z.output<typeof ImportGallery>

export const OneImport = z.object({ importId: z.uuid() })

/** An import in the list of those before. */
export type ImportRow = ListedImport & { galleryCount: number }
