import { CorrectionField } from '@/components/ui/import-review'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { maxFieldLength } from '@/lib/photos/imports/limits'
import type { FileRow, RowState } from '@/lib/photos/imports/schema'
import { columnNames, stateTexts } from '@/lib/photos/imports/words/import'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { type ImportLine, sortLines } from './import-lines'

type ImportRowsProps = {
  lines: readonly ImportLine[]
  onCorrect: (row: number, correction: Partial<FileRow>) => void
}

/** What importing each row would do, and the fields to correct. Rows with problems come first. */
export function ImportRows({ lines, onCorrect }: ImportRowsProps) {
  return (
    <Rows className="mt-5 border-t">
      {sortLines(lines).map((line) => (
        <li key={line.place} className="py-3">
          <Line {...line} />
          {line.problems.map(({ field, value, message }) => (
            <div key={`${field} ${value}`} className="mt-2.5">
              <CorrectionField
                label={`${columnNames[field]} in row ${line.place + 1}`}
                value={value}
                message={message}
                maxLength={maxFieldLength}
                onCorrect={(corrected) => onCorrect(line.place, { [field]: corrected })}
              />
            </div>
          ))}
        </li>
      ))}
    </Rows>
  )
}

const looks: Record<Exclude<RowState, 'new'>, string> = {
  imported: 'IMPORTED',
  repeated: 'CLOSED',
  'unknown-client': 'PENDING',
  wrong: 'PENDING',
}

function Line({ row, state, client, photos }: ImportLine) {
  const { folder, email, address, date } = row
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <bdi>{address || folder || '–'}</bdi>
        </p>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {[client ?? email, formatDay(date), photos.length > 0 && countPhotos(photos.length)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'unknown-client' && (
          <TextLink href="/clients/import" target="_blank" className="text-xs">
            Import clients
          </TextLink>
        )}
      </div>
      {state !== 'new' && <Status value={looks[state]} label={stateTexts[state]} className="text-xs" />}
    </div>
  )
}

/** A date that couldn't be read is shown as it was written. */
function formatDay(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date) : date
}
