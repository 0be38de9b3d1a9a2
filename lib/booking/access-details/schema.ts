import { z } from 'zod'
import { tooLongText } from '@/lib/platform/words'
import { limits } from './limits'
import { personalPinText } from './words'

const text = (label: string, limit: number) =>
  z.string().trim().max(limit, tooLongText(label, limit)).default('')

const fields = {
  lockboxKind: z.enum(['', 'SUPRA', 'SHACKLE', 'COMBINATION', 'OTHER']).default(''),
  lockboxCode: text('The lockbox code', limits.code),
  gateCode: text('The gate code', limits.code),
  alarmCode: text('The alarm code', limits.code),
  occupancy: z.enum(['', 'VACANT', 'OWNER', 'TENANT']).default(''),
  pets: text('Pets', limits.pets),
  notes: text('Notes', limits.notes),
  contactName: text('The name', limits.name),
  contactPhone: text('The phone number', limits.phone),
}

/** A Supra key's PIN has four digits and is personal; the CBS code for a showing has seven. */
const hasPersonalPin = { lockboxKind: z.literal('SUPRA'), lockboxCode: z.string().regex(/^\d{4}$/) }
const PersonalPin = z.object(hasPersonalPin)
const isShareable = (details: object) => !PersonalPin.safeParse(details).success
const pinError = { path: ['lockboxCode'], message: personalPinText }

/** How the photographer gets into a property. Every field may be empty. */
export const AccessDetails = z.object(fields).refine(isShareable, pinError)
export type AccessDetails = z.output<typeof AccessDetails>

export const SaveAccessDetails = z
  .object({
    ...fields,
    bookingId: z.uuid(),
    /** The version that the person saw; 0 if there were no details. */
    shownVersion: z.coerce.number().int().min(0),
  })
  .refine(isShareable, pinError)
export type SaveAccessDetails = z.output<typeof SaveAccessDetails>

/** What a browser keeps of typed details; see sealTypedDetails. */
export const SealedDetails = z.object({ sealed: z.string().max(20_000) })

export const ViewAccessDetails = z.object({ bookingId: z.uuid() })

/** Details that were viewed, and their version. */
export type ViewedDetails = { details: AccessDetails; version: number }

/** A view or change of the details; `when` is formatted. */
export type AccessHistoryItem = { id: string; text: string; when: string; dateTime: string }

/** What the page of a booking shows of its access details, which never includes them. */
export type AccessState = {
  /** 0 if there are none. */
  version: number
  canView: boolean
  canEdit: boolean
  /** Why there is nothing to view or enter, or when there will be. */
  note: string | null
  history: AccessHistoryItem[]
}
