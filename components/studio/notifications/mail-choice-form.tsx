'use client'

import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { startMailsAction, stopMailsAction } from '@/lib/studio/notifications/actions'

/** Turns a kind of email off or on; works without JavaScript. */
export function MailChoiceForm({ token, isWanted }: { token: string; isWanted: boolean }) {
  const [stopped, stop] = useFormAction(stopMailsAction)
  const [started, start] = useFormAction(startMailsAction)
  const result = isWanted ? stopped : started
  return (
    <form action={isWanted ? stop : start} className="grid justify-items-start gap-3">
      <input type="hidden" name="token" value={token} />
      {result?.ok === false && (
        <p role="alert" className="text-stop">
          {result.message}
        </p>
      )}
      <SubmitButton variant={isWanted ? 'main' : 'default'} size="lg" busyText="Saving">
        {isWanted ? 'Stop these emails' : 'Turn them back on'}
      </SubmitButton>
    </form>
  )
}
