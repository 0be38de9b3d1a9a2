'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field, Input } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { writeToClientAction } from '@/lib/messaging/actions'
import { messageLimit } from '@/lib/messaging/limits'
import { countCharacters } from '@/lib/platform/text/characters'

type FirstMessageFormProps = {
  clientId: string
  /** Created for each page load, so that a repeated submit sends one message. */
  idempotencyKey: string
  /** The button or link that cancels. */
  cancel: ReactNode
}

/** A photographer's first message to a client, which starts the conversation. */
export function FirstMessageForm({ clientId, idempotencyKey, cancel }: FirstMessageFormProps) {
  const router = useRouter()
  const [state, submit] = useFormAction(writeToClientAction, (result) => {
    // Navigates from here because a page refresh may unmount this form before the result renders.
    if (result?.ok) router.push(`/admin-messages?conversation=${result.data.conversationId}`)
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
