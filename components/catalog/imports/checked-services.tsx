import { CorrectionField } from '@/components/ui/import-review'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { maxTextLength } from '@/lib/catalog/imports/limits'
import type { CheckedService, ServiceLine } from '@/lib/catalog/imports/schema'
import { outcomeNames } from '@/lib/catalog/imports/words'

type CheckedServicesProps = {
  services: readonly CheckedService[]
  onCorrect: (line: number, correction: Partial<ServiceLine>) => void
}

const looks: Record<CheckedService['outcome'], string> = {
  new: 'new',
  known: 'closed',
  repeated: 'closed',
  unreadable: 'failed',
}

/** What importing would do with each service of a file; what can't be read of it can be corrected here. */
export function CheckedServices({ services, onCorrect }: CheckedServicesProps) {
  return (
    <Rows className="mt-5 border-t">
      {services.map(({ row, name, outcome, detail, problems }) => (
        <li key={`${row} ${outcome}`} className="py-3">
          <div className="flex items-baseline justify-between gap-4">
            <p className="min-w-0 font-strong wrap-anywhere">
              <bdi>{name || `Row ${row + 1}`}</bdi>
            </p>
            <Status value={looks[outcome]} label={outcomeNames[outcome]} className="flex-none" />
          </div>
          {detail && <p className="text-ink-2">{detail}</p>}
          {problems.length > 0 && (
            <div className="mt-2.5 grid gap-3.5">
              {problems.map((problem) => (
                <CorrectionField
                  key={`${problem.row} ${problem.field}`}
                  label={problem.label}
                  value={problem.value}
                  message={problem.message}
                  maxLength={maxTextLength}
                  onCorrect={(value) => onCorrect(problem.row, { [problem.field]: value })}
                />
              ))}
            </div>
          )}
        </li>
      ))}
    </Rows>
  )
}
