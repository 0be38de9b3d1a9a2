import { z } from 'zod'
import type { RowProblem } from '@/lib/platform/imports/columns'
import type { ListedImport } from '@/lib/platform/imports/describe-import'
import { type lineFields, maxLines, maxTextLength } from './limits'

/** A field of a service that a column can fill. */
export type LineField = (typeof lineFields)[number]

const Text = z.string().max(maxTextLength)

/**
 * A price as it stands in the file: a row, or one of its columns for sizes. What is wrong with it is reported, not rejected.
 * `row` is the row's place in the file, from 0.
 */
const ServiceLine = z.object({
  row: z.int().min(0),
  name: Text,
  category: Text,
  description: Text,
  price: Text,
  size: Text,
  duration: Text,
  photosIncluded: Text,
  extraPhoto: Text,
})
export type ServiceLine = z.output<typeof ServiceLine>

const ServiceLines = z.array(ServiceLine).min(1).max(maxLines)

export const CheckPriceList = z.object({ rows: ServiceLines })
export type CheckPriceList = z.output<typeof CheckPriceList>

export const ImportPriceList = z.object({ fileName: z.string().trim().min(1).max(200), rows: ServiceLines })
export type ImportPriceList = z.output<typeof ImportPriceList>

export const OneImport = z.object({ importId: z.uuid() })

/** A field of a line that can't be imported. `row` is the line's place, from 0. */
export type LineProblem = RowProblem<LineField> & {
  /** `Price in row 3, up to 2,000 sq ft` */
  label: string
}

/** What importing a file would do with a service: its rows of one name. */
export type CheckedService = {
  /** The first of its rows, from 0. */
  row: number
  name: string
  outcome: 'new' | 'known' | 'repeated' | 'unreadable'
  /** What it would be, or why it is left out. */
  detail: string
  problems: LineProblem[]
}

/** What importing a file would do, service by service. */
export type PriceListCheck = { newCount: number; services: CheckedService[] }

/** An import in the list of those before. */
export type ImportRow = ListedImport & {
  serviceCount: number
  /** Services that clients can't book. */
  inactiveCount: number
}
