'use client'

import { AgreeField, type AgreementRequest } from '@/components/ui/agree-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { agreeToDocumentsAction } from '@/lib/studio/legal/actions'

/** Asks for agreement before a page goes on, which then shows what it asked for. Works without JavaScript. */
export function AgreeForm({ request }: { request: AgreementRequest }) {
  const [result, submit] = useFormAction(agreeToDocumentsAction)
  const errors = result?.ok === false ? (result.fields?.agreed ?? [result.message]) : undefined
  const form = useFocusFirstError(result?.ok === false ? result.fields : undefined)
  return (
    <form ref={form} action={submit} noValidate className="grid max-w-152 justify-items-start gap-5.5">
      <AgreeField request={request} errors={errors} />
      <SubmitButton busyText="Saving">Continue</SubmitButton>
    </form>
  )
}
