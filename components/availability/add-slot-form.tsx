'use client'

import { Plus } from 'lucide-react'
import { useActionState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { addSlot } from '@/lib/availability/actions'
import { defaultEnd, defaultStart } from '@/lib/availability/defaults'
import type { FormState } from '@/lib/entry/define-action'

/** Offers one more time. Works as a plain post too. */
export function AddSlotForm({ today }: { today: string }) {
  const [state, action] = useActionState(add, null)
  const errors = state?.ok === false ? state.fields : undefined
  // React empties a form after its action: what was refused comes back, what was taken in does not.
  const kept = state?.ok === false ? state.values : undefined
  const form = useFocusFirstError(errors)
  return (
    <form ref={form} action={action} noValidate className="grid gap-3.5 pt-4 pb-5">
      <Field label="Date" name="date" errors={errors?.date}>
        <Input type="date" min={today} defaultValue={kept?.date} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <Input type="time" defaultValue={kept?.startTime ?? defaultStart} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <Input type="time" defaultValue={kept?.endTime ?? defaultEnd} />
        </Field>
      </div>
      <SubmitButton
        variant="default"
        wide
        busyText="Adding slot"
        icon={<Plus className="icon-sm" aria-hidden="true" />}
      >
        Add slot
      </SubmitButton>
    </form>
  )
}

type State = FormState<{ slotId: string }>

async function add(previous: State, form: FormData): Promise<State> {
  try {
    const next = await addSlot(previous, form)
    if (next?.ok) toast.success('Availability slot added successfully')
    if (next?.ok === false && !next.fields) toast.error('Error', 'Failed to add availability slot')
    return next
  } catch {
    toast.error('Error', 'Failed to add availability slot')
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return { ok: false, code: 'unexpected', message: 'Failed to add availability slot', values }
  }
}
