import { z } from 'zod'
import { Company, Email, FullName, Phone } from '@/lib/people/accounts/schema/fields'
import type { RowProblem as Problem } from '@/lib/platform/imports/columns'
import type { ListedImport } from '@/lib/platform/imports/describe-import'
import { maxFieldLength, maxRows } from './limits'

/** The fields of a client that a column can fill. */
export const clientFields = ['fullName', 'email', 'phone', 'company'] as const
export type ClientField = (typeof clientFields)[number]

const Text = z.string().max(maxFieldLength)

/** A row as it stands in the file: what is wrong with it is reported, not rejected. */
const FileRow = z.object({ fullName: Text, email: Text, phone: Text, company: Text })
export type FileRow = z.output<typeof FileRow>

const FileRows = z.array(FileRow).min(1).max(maxRows)

export const CheckImport = z.object({ rows: FileRows })
export type CheckImport = z.output<typeof CheckImport>

export const ImportClients = z.object({ fileName: z.string().trim().min(1).max(200), rows: FileRows })
export type ImportClients = z.output<typeof ImportClients>

export const OneImport = z.object({ importId: z.uuid() })

/** A client that a row makes. */
export const ImportedClient = z.object({ fullName: FullName, email: Email, phone: Phone, company: Company })
export type ImportedClient = z.output<typeof ImportedClient>

export type RowProblem = Problem<ClientField>

/** What importing the rows would do. */
export type ImportCheck = {
  /** Clients that would be created. */
  newCount: number
  /** Rows whose address belongs to somebody in the portal. */
  knownCount: number
  /** Rows with the address of an earlier row. */
  repeatedCount: number
  /** Rows with a problem, of which the problems of some are listed. */
  unreadableCount: number
  /** At most `maxProblems`. */
  problems: RowProblem[]
}

/** An import in the list of those before. */
export type ImportRow = ListedImport & {
  clientCount: number
  /** Clients who weren't invited and haven't signed up by themselves. */
  uninvitedCount: number
}
