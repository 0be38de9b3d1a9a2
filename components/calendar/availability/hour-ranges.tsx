'use client'

import { useId } from 'react'
import { TimeInput } from '@/components/calendar/availability/time-input'
import type { TypedRange } from '@/components/calendar/availability/use-hours-form'
import { Button } from '@/components/ui/button'
import { FieldErrors as ErrorSentences } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { maxPatternRanges } from '@/lib/calendar/availability/limits'
import type { FieldErrors } from '@/lib/platform/errors'

type HourRangesProps = {
  ranges: readonly TypedRange[]
  onChange: (ranges: TypedRange[]) => void
  /** Keyed by the server's field names, such as `ranges.0.startTime`. */
  errors?: FieldErrors
}

/** Fields for the hours of a day, as one or more ranges. */
export function HourRanges({ ranges, onChange, errors }: HourRangesProps) {
  const id = useId()
  const replace = (key: number, part: Partial<TypedRange>) =>
    onChange(ranges.map((range) => (range.key === key ? { ...range, ...part } : range)))

  function add() {
    const key = Math.max(...ranges.map((range) => range.key)) + 1
    onChange([...ranges, { key, startTime: ranges.at(-1)?.endTime ?? '', endTime: '' }])
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium">Hours</legend>
      <ul className="grid gap-2">
        {ranges.map((range, index) => {
          const [startErrors = [], endErrors = []] = ['startTime', 'endTime'].map(
            (name) => errors?.[`ranges.${index}.${name}`],
          )
          const messages = [...startErrors, ...endErrors]
          const errorId = `${id}-${range.key}`
          const control = (name: 'startTime' | 'endTime', label: string, own: readonly string[]) => (
            <TimeInput
              className="w-24 text-center"
              aria-label={`${label} of range ${index + 1}`}
              aria-invalid={own.length > 0 || undefined}
              aria-describedby={messages.length > 0 ? errorId : undefined}
              value={range[name]}
              onChange={(event) => replace(range.key, { [name]: event.target.value })}
            />
          )
          return (
            <li key={range.key}>
              <div className="flex items-center gap-2">
                {control('startTime', 'Start', startErrors)}
                <span aria-hidden="true">–</span>
                {control('endTime', 'End', endErrors)}
                {ranges.length > 1 && (
                  <IconButton
                    label={`Remove range ${index + 1}`}
                    icon={<Icon name="x" size="sm" />}
                    onClick={() => onChange(ranges.filter(({ key }) => key !== range.key))}
                  />
                )}
              </div>
              {messages.length > 0 && (
                <div className="mt-1.5">
                  <ErrorSentences id={errorId} messages={messages} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {ranges.length < maxPatternRanges && (
        <Button size="sm" variant="quiet" className="mt-2 -ml-3" icon="plus" onClick={add}>
          Add hours
        </Button>
      )}
    </fieldset>
  )
}
