'use client'

import { MessageSquare } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
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

type MessageClientButtonProps = {
  clientId: string
  clientName: string
  /** An open conversation that goes on instead of a new one. */
  conversationId: string | null
  /** Made for this opening of the page, so that a repeat is sent once. */
  requestKey: string
}

/** Leads into the open conversation with a client, or starts one. */
export function MessageClientButton({ conversationId, ...client }: MessageClientButtonProps) {
  const [isWriting, setWriting] = useState(false)
  const icon = <MessageSquare className="icon-sm" aria-hidden="true" />
  if (conversationId) {
    return (
      <LinkButton icon={icon} href={conversationAddress('/admin-messages', { conversation: conversationId })}>
        Message
      </LinkButton>
    )
  }
  return (
    <>
      <Button icon={icon} onClick={() => setWriting(true)}>
        Message
      </Button>
      <Dialog open={isWriting} onClose={() => setWriting(false)} title={`Message ${client.clientName}`}>
        {isWriting && <FirstMessageForm {...client} />}
      </Dialog>
    </>
  )
}

type FirstMessageFormProps = Omit<MessageClientButtonProps, 'conversationId'>

function FirstMessageForm({ clientId, requestKey }: FirstMessageFormProps) {
  const router = useRouter()
  const [state, submit] = useFormAction(writeToClientAction, (answer) => {
    // At once: the page may read itself anew, and have no such dialog any more, before the answer is shown.
    if (answer?.ok)
      router.push(conversationAddress('/admin-messages', { conversation: answer.data.conversationId }))
  })
  const failure = state && !state.ok ? state : null
  const form = useFocusFirstError(failure)
  const [key] = useState(requestKey)
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')

  return (
    <form ref={form} action={submit} noValidate className="grid gap-5">
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="requestKey" value={key} />
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
        <DialogCancel>Cancel</DialogCancel>
        <SubmitButton busyText="Sending">Send Message</SubmitButton>
      </DialogFooter>
    </form>
  )
}
