'use client'

import { useRouter } from 'next/navigation'
import { LinkButton } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, Input } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { explainFailure } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { startConversationAction } from '@/lib/messaging/actions'
import { messageLimit, subjectLimit } from '@/lib/messaging/limits'
import { messageSent } from '@/lib/messaging/words'
import type { ActionResult } from '@/lib/platform/errors'
import { countCharacters } from '@/lib/platform/text/characters'
import { useDraft, useDraftKey } from './use-draft'

const priorities = [
  { value: 'LOW', title: 'Low' },
  { value: 'MEDIUM', title: 'Medium' },
  { value: 'HIGH', title: 'High' },
]

type NewConversationFormProps = { viewerId: string; idempotencyKey: string }

/** Starts a conversation. `idempotencyKey` is created for each page load; a saved draft uses its own. */
export function NewConversationForm({ viewerId, idempotencyKey }: NewConversationFormProps) {
  const router = useRouter()
  const { key, renew } = useDraftKey(viewerId, 'new', idempotencyKey)
  const [state, submit] = useFormAction(startConversationAction, handleResult)
  const failure = state && !state.ok ? state : null
  const form = useFocusFirstError(failure)
  const typed = failure?.values
  const [subject, changeSubject] = useDraft(viewerId, 'new subject')
  const [message, changeMessage] = useDraft(viewerId, 'new message')

  // Runs as the action's callback because a page refresh may unmount this form before the result renders.
  function handleResult(result: ActionResult<{ conversationId: string }> | null) {
    if (!result) return
    if (result.ok) {
      changeSubject({ text: '' })
      changeMessage({ text: '' })
      renew()
      toast.success(messageSent.title, messageSent.message)
      router.push(`/support?conversation=${result.data.conversationId}`)
      return
    }
    const isBlank = !result.values?.subject?.trim() || !result.values.message?.trim()
    if (isBlank) toast.error('Error', 'Please fill in both subject and message')
    else if (result.code !== 'invalid') toast.error('Error', explainFailure(result, 'Failed to send message'))
  }

  return (
    <form
      ref={form}
      action={submit}
      noValidate
      className="grid max-w-176 gap-5.5 px-5 pt-6 pb-12 md:p-8 md:pb-16"
    >
      <SectionHead title="Start New Conversation" />
      <input type="hidden" name="idempotencyKey" value={key} />
      <FailureNotice failure={failure} title="Failed to send message" />
      <Field
        label="Subject"
        name="subject"
        note={`${countCharacters(subject.text)} / ${subjectLimit}`}
        errors={failure?.fields?.subject}
      >
        <Input
          dir="auto"
          value={subject.text}
          onChange={({ target }) => changeSubject({ text: target.value })}
        />
      </Field>
      <ChoiceGroup legend="Priority" columns={3} errors={failure?.fields?.priority}>
        {priorities.map(({ value, title }) => (
          <ChoiceCard
            key={value}
            name="priority"
            value={value}
            title={title}
            defaultChecked={(typed?.priority ?? 'MEDIUM') === value}
          />
        ))}
      </ChoiceGroup>
      <CountedTextArea
        label="Message"
        name="message"
        rows={6}
        dir="auto"
        limit={messageLimit}
        count={countCharacters}
        value={message.text}
        onValueChange={(text) => changeMessage({ text })}
        errors={failure?.fields?.message}
      />
      <p className="t-label">We'll reply here and, unless you've turned it off, by email.</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText="Sending" icon="send">
          Send Message
        </SubmitButton>
        <LinkButton href="/support" variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  )
}
