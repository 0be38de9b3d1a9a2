'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { FailureNotice } from '@/components/ui/failure-notice'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { writeToClientAction } from '@/lib/messaging/actions'
import { messageLimit } from '@/lib/messaging/limits'
import { countCharacters } from '@/lib/messaging/rules'
import { conversationAddress } from './conversation-address'

type FirstMessageFormProps = {
  clientId: string
  /** Made for this opening of the page, so that a repeat is sent once. */
  idempotencyKey: string
  /** The way out beside the button. */
  cancel: ReactNode
}

/** A photographer's first message to a client; it opens the conversation. */
export function FirstMessageForm({ clientId, idempotencyKey, cancel }: FirstMessageFormProps) {
  const router = useRouter()
  const [state, submit] = useFormAction(writeToClientAction, (result) => {
    // At once: the page may read itself anew, and have no such dialog any more, before the answer is shown.
    if (result?.ok)
      router.push(conversationAddress('/admin-messages', { conversation: result.data.conversationId }))
  })
  const failure = state && !state.ok ? state : null
  const form = useFocusFirstError(failure)
  const [key] = useState(idempotencyKey)
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')

  return (
    <form ref={form} action={submit} noValidate className="grid gap-5">
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="idempotencyKey" value={key} />
      <FailureNotice failure={failure} title="Failed to send message" />
      <Field label="Subject" name="subject" errors={failure?.fields?.subject}>
        <Input dir="auto" value={subject} onChange={({ target }) => setSubject(target.value)} />
      </Field>
      <CountedTextArea
        label="Message"
        name="message"
        rows={5}
        dir="auto"
        limit={messageLimit}
        count={countCharacters}
        value={message}
        onValueChange={setMessage}
        errors={failure?.fields?.message}
      />
      <DialogFooter>
        {cancel}
        <SubmitButton busyText="Sending">Send Message</SubmitButton>
      </DialogFooter>
    </form>
  )
}
