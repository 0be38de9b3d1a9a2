import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldErrors, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextButton } from '@/components/ui/text-link'
import { bandLimits } from '@/lib/catalog/services/limits'
import { hasBands } from '@/lib/catalog/services/rules/bands'
import { readLimits } from '@/lib/catalog/services/rules/preview'
import type { BandTexts, ServiceTexts } from '@/lib/catalog/services/schema/editing'
import {
  aboveLastText,
  addBandLabel,
  allColumnsLabel,
  bandColumns,
  cellLabel,
  emptyCellsText,
  fewColumnsLabel,
} from '@/lib/catalog/services/words/editor'
import { centsToInput } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import type { ServicePartProps } from './use-service-form'

type SizeTableProps = ServicePartProps & { turnaroundHours: number; currentRow: string | null }
type Column = ReturnType<typeof bandColumns>[number]

/** Makes an empty row of the table. */
export function makeRow(): BandTexts {
  const key = crypto.randomUUID()
  return {
    key,
    upTo: '',
    price: '',
    durationMinutes: '',
    photosIncluded: '',
    extraPhoto: '',
    turnaroundHours: '',
  }
}

/** Whether the table is so long that other fields are folded at first. */
export function isLongTable({ priceBasis, bands }: Pick<ServiceTexts, 'priceBasis' | 'bands'>): boolean {
  return hasBands(priceBasis) && bands.length > 2
}

/** The prices by size, a row each. Phones show three columns at first, unless one of the others has an error. */
export function SizeTable(props: SizeTableProps) {
  const { draft, errors, currency, onChange, turnaroundHours, currentRow } = props
  const { bands, priceBasis, kind } = draft
  const errorId = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const [addedKey, setAddedKey] = useState<string | null>(null)
  const [isExpanded, setExpanded] = useState(false)
  const columns = bandColumns(priceBasis, kind)
  const errorOf = (index: number, { name }: Column) => errors[`bands.${index}.${name}`]
  const showsAll =
    isExpanded ||
    bands.some((_band, index) => columns.some((column) => !column.narrow && errorOf(index, column)))
  const folded = (column: Column) => !showsAll && !column.narrow && 'max-md:hidden'
  const messages = [
    ...new Set(Object.entries(errors).flatMap(([field, texts]) => (/^bands(\.|$)/.test(field) ? texts : []))),
  ]
  const defaults: Record<Column['name'], string> = {
    upTo: priceBasis === 'PHOTOS' ? '' : 'No limit',
    price: '',
    durationMinutes: '',
    photosIncluded: '–',
    extraPhoto: centsToInput(parseAmount(draft.extraPhoto, currency).cents ?? 0, currency),
    turnaroundHours: String(turnaroundHours),
  }

  function add() {
    const row = makeRow()
    setAddedKey(row.key)
    onChange({ bands: [...bands, row] })
  }

  function remove(key: string) {
    onChange({ bands: bands.filter((band) => band.key !== key) })
    // The button that was pressed is gone.
    addButton.current?.focus()
  }

  const set = (key: string, part: Partial<BandTexts>) =>
    onChange({ bands: bands.map((band) => (band.key === key ? { ...band, ...part } : band)) })
  return (
    <div>
      <div className={mergeClasses('-mt-2', showsAll && 'max-md:-mx-5 max-md:overflow-x-auto max-md:px-5')}>
        <table className={mergeClasses('w-full table-fixed', showsAll && 'max-md:min-w-152')}>
          <caption className="sr-only">Prices by size</caption>
          <thead>
            <tr className="border-b border-ink">
              {columns.map((column, index) => (
                <th
                  key={column.name}
                  scope="col"
                  className={mergeClasses(
                    't-label py-2.5 pr-2.5 font-normal',
                    index === 0 ? 'pl-3 text-left' : 'text-right',
                    folded(column),
                  )}
                >
                  {column.label}
                </th>
              ))}
              <th scope="col" className="w-11">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, row) => (
              <tr
                key={band.key}
                aria-current={band.key === currentRow || undefined}
                className="group/row border-b aria-current:bg-accent-wash aria-current:shadow-[inset_3px_0_0_var(--color-accent)]"
              >
                {columns.map((column, index) => {
                  const isInvalid = errorOf(row, column) !== undefined
                  return (
                    <td key={column.name} className={mergeClasses('py-1.5', folded(column))}>
                      <Input
                        aria-label={cellLabel(column.label, row)}
                        aria-invalid={isInvalid || undefined}
                        aria-describedby={isInvalid ? errorId : undefined}
                        autoFocus={index === 0 && band.key === addedKey}
                        inputMode={
                          column.name === 'price' || column.name === 'extraPhoto' ? 'decimal' : 'numeric'
                        }
                        autoComplete="off"
                        placeholder={defaults[column.name]}
                        value={band[column.name]}
                        onChange={(event) => set(band.key, { [column.name]: event.target.value })}
                        className={mergeClasses(
                          'min-h-10 px-2.5 py-1.5 tabular-nums not-focus-visible:not-aria-invalid:border-transparent not-focus-visible:bg-transparent group-hover/row:not-aria-invalid:border-edge',
                          index === 0 ? 'text-left' : 'text-right',
                        )}
                      />
                    </td>
                  )
                })}
                <td className="text-right">
                  <IconButton
                    label={`Remove row ${row + 1}`}
                    icon="x"
                    className="text-ink-3"
                    onClick={() => remove(band.key)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {messages.length > 0 && (
        <div className="mt-3">
          <FieldErrors id={errorId} messages={messages} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Button
          ref={addButton}
          size="sm"
          variant="quiet"
          icon="plus"
          className="-ml-2.5"
          disabled={bands.length >= bandLimits.bands}
          onClick={add}
        >
          {addBandLabel}
        </Button>
        {columns.some(({ narrow }) => !narrow) && (
          <TextButton className="text-ink-2 md:hidden" onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? fewColumnsLabel : allColumnsLabel}
          </TextButton>
        )}
        <p className="t-label max-md:basis-full">{aboveLastText(priceBasis, readLimits(bands))}</p>
      </div>
      <p className="t-label mt-1.5">{emptyCellsText(kind !== 'PACKAGE', turnaroundHours)}</p>
    </div>
  )
}
