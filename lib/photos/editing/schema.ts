import { z } from 'zod'
import { isFullLink } from '@/lib/photos/deliveries/rules/gallery'
import { linkText } from '@/lib/photos/deliveries/words/deliveries'
import type { Page } from '@/lib/platform/data/choose-page'
import { oneOf, pageNumber, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { tooLongText } from '@/lib/platform/words'
import { linkLimit, maxCount, maxFrames, noteLimit, pageSize } from './limits'
import type { EditState } from './rules'
import { countText, handOverTexts, tooManySetsText } from './words'

export const OneJob = z.object({ bookingId: z.uuid() })

export const AssignEditor = OneJob.extend({
  /** Null for nobody. */
  editorId: z.uuid().nullable(),
  /** Who had the photos when they were assigned; null for nobody. If that has changed, nothing is assigned. */
  expectedId: z.uuid().nullable(),
})
export type AssignEditor = z.output<typeof AssignEditor>

export const SetReady = OneJob.extend({ isReady: z.boolean() })
export type SetReady = z.output<typeof SetReady>

const count = z
  .string()
  .trim()
  .refine((text) => text === '' || (/^\d{1,6}$/.test(text) && isFrames(Number(text))), countText)
  .transform((text) => (text === '' ? null : Number(text)))

function isFrames(number: number): boolean {
  return number >= 1 && number <= maxFrames
}

export const HandOver = OneJob.extend({
  rawLink: z
    .string()
    .trim()
    .max(linkLimit, tooLongText('The link', linkLimit))
    .refine((link) => link === '' || isFullLink(link), linkText)
    .transform((link) => link.replace(/^https:/i, 'https:') || null),
  rawFrames: count,
  rawSets: count,
  note: z.string().trim().max(noteLimit, tooLongText(handOverTexts.note, noteLimit)),
}).refine(({ rawFrames, rawSets }) => rawSets === null || (rawFrames !== null && rawSets <= rawFrames), {
  path: ['rawSets'],
  error: tooManySetsText,
})
export type HandOver = z.output<typeof HandOver>
export type HandOverInput = z.input<typeof HandOver>

/** The state of the queue in its URL. */
export const QueueAddress = urlState('/editing', {
  show: oneOf(['', 'mine', 'unassigned', 'ready']),
  page: pageNumber(maxCount / pageSize),
})
export type QueueAddress = StateOf<typeof QueueAddress>
export type QueueFilter = QueueAddress['show']

export type Editor = { id: string; fullName: string }

/** A shoot that waits for its photos, without its client and prices. */
export type EditJobItem = {
  bookingId: string
  street: string
  town: string
  /** `today`, `June 8` */
  shotOn: string
  /** Of `dueAtText`. */
  due: string
  isLate: boolean
  /** `active`: whether the photographer can be assigned the editing. */
  photographer: Editor & { active: boolean }
  services: string[]
  state: EditState
  editor: Editor | null
  /** Whether the reader edits it. */
  isOwn: boolean
  note: string
  isHandedOver: boolean
  /** Null also for those who don't open raw files. */
  rawLink: string | null
  rawFrames: number | null
  rawSets: number | null
  may: { assign: boolean; handOver: boolean; take: boolean; prepare: boolean }
}

/** One page of the queue. */
export type EditQueue = Page & {
  items: EditJobItem[]
  /** By filter, each at most `maxCount`. */
  counts: Record<Exclude<QueueFilter, ''>, number>
}
