'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldErrors, Input, Select } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { maxReminderDays, maxReminders, readDays } from '@/lib/studio/settings/rules/invoice-terms'
import { describeReminderDay, wholeNumberText } from '@/lib/studio/settings/words'

type ReminderDaysProps = {
  days: readonly number[]
  errors?: readonly string[]
  onChange: (days: number[]) => void
}

/** The days on which clients are reminded of unpaid invoices, earliest first, with fields to add one. */
export function ReminderDays({ days, errors, onChange }: ReminderDaysProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-1.5 font-medium">Reminder days</legend>
      {days.length === 0 ? (
        <p className="border-y py-3 text-ink-2">No reminders are sent.</p>
      ) : (
        <ul className="border-t">
          {days.map((day) => (
            <li key={day} className="flex items-center justify-between gap-4 border-b py-1.5">
              <input type="hidden" name="reminderDays[]" value={day} />
              {describeReminderDay(day)}
              <IconButton
                label={`Remove the reminder ${describeReminderDay(day).toLowerCase()}`}
                icon={<Icon name="x" size="sm" />}
                onClick={() => onChange(days.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      {errors && <FieldErrors messages={errors} />}
      {days.length < maxReminders && <NewReminderDay days={days} onChange={onChange} />}
    </fieldset>
  )
}

function NewReminderDay({ days, onChange }: Omit<ReminderDaysProps, 'errors'>) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const side = useRef<HTMLSelectElement>(null)

  function add() {
    const count = readDays(typed, 0, maxReminderDays)
    if (count === null) {
      setProblem(wholeNumberText('days', 0, maxReminderDays))
      return
    }
    const day = side.current?.value === 'before' && count > 0 ? -count : count
    if (days.includes(day)) {
      setProblem("There's already a reminder on this day")
      return
    }
    setProblem(null)
    setTyped('')
    onChange([...days, day].sort((one, other) => one - other))
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        <Input
          inputMode="numeric"
          aria-label="Days"
          placeholder="Days"
          aria-invalid={problem !== null || undefined}
          value={typed}
          className="w-24"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would submit the whole form.
            event.preventDefault()
            add()
          }}
        />
        <Select ref={side} aria-label="Before or after the due date" defaultValue="after" className="w-52">
          <option value="before">before the due date</option>
          <option value="after">after the due date</option>
        </Select>
        <Button icon="plus" onClick={add}>
          Add reminder
        </Button>
      </div>
      {problem && <FieldErrors messages={[problem]} />}
    </div>
  )
}
