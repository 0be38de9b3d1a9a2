'use client'

import { useActionState } from 'react'
import { lengthInWords } from '@/components/availability/hours-words'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { saveTermsAction } from '@/lib/availability/actions'
import type { BookingTerms } from '@/lib/availability/schema'
import type { FormState } from '@/lib/entry/define-action'

const notices = [0, 60, 120, 240, 720, 1440, 2880, 4320, 10_080]
const buffers = [0, 15, 30, 45, 60, 90, 120, 180]

/** How short before a shoot it can be booked, and the time between two. Works as a plain post too. */
export function TermsForm({ terms }: { terms: BookingTerms }) {
  const [, action] = useActionState(save, null)
  return (
    <form action={action} className="grid gap-5.5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Minimum notice" name="minimumNoticeMinutes" hint="Clients cannot book later than this.">
          <MinutesSelect
            key={terms.minimumNoticeMinutes}
            choices={notices}
            now={terms.minimumNoticeMinutes}
          />
        </Field>
        <Field
          label="Between two shoots"
          name="bufferMinutes"
          hint="Kept free for the way, before and after."
        >
          <MinutesSelect key={terms.bufferMinutes} choices={buffers} now={terms.bufferMinutes} />
        </Field>
      </div>
      <div>
        <SubmitButton variant="default" busyText="Saving">
          Save rules
        </SubmitButton>
      </div>
    </form>
  )
}

type MinutesSelectProps = { choices: readonly number[]; now: number }

/** Offers what is set now even when it is none of the usual lengths. What the field adds is passed on. */
function MinutesSelect({ choices, now, ...field }: MinutesSelectProps) {
  const offered = choices.includes(now) ? choices : [...choices, now].sort((one, other) => one - other)
  return (
    <Select {...field} defaultValue={now}>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? 'None' : lengthInWords(minutes)}
        </option>
      ))}
    </Select>
  )
}

type State = FormState<BookingTerms>

async function save(previous: State, form: FormData): Promise<State> {
  const next = await saveTermsAction(previous, form).catch(() => null)
  if (next?.ok) toast.success('Booking rules saved')
  else toast.error('Error', 'Failed to save booking rules')
  return next
}
