'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { FieldErrors } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { toast } from '@/components/ui/toast'
import { sendMessage } from '@/lib/messaging/actions'

/** From here on the box counts. */
const countsFrom = 1800
const limit = 2000

type ReplyFormProps = { conversationId: string; isPhotographer: boolean; isClosed: boolean }

/** Writes in a conversation. What was typed stays until the server has it. Give it the conversation's id as key. */
export function ReplyForm({ conversationId, isPhotographer, isClosed }: ReplyFormProps) {
  const router = useRouter()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, startSending] = useTransition()
  // Kept over a retry of the same text, so that a lost answer does not send it twice.
  const requestKey = useRef<string | null>(null)

  function change(next: string) {
    requestKey.current = null
    setProblem(null)
    setText(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    startSending(async () => {
      requestKey.current ??= crypto.randomUUID()
      const refusal = await send(
        { conversationId, message: text, requestKey: requestKey.current },
        isPhotographer,
      )
      if (refusal !== null) return setProblem(refusal || null)
      requestKey.current = null
      setText('')
      router.refresh()
    })
  }

  return (
    <form ref={form} onSubmit={submit} className="border-t bg-paper px-5 pt-4 pb-5 md:px-8 md:pb-6">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <label htmlFor={id} className="sr-only">
          Reply
        </label>
        <TextArea
          id={id}
          rows={2}
          value={text}
          placeholder="Write a reply"
          className="min-h-16"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
          }}
        />
        <Button
          type="submit"
          variant="main"
          busy={isSending}
          busyText="Sending"
          icon={<Send className="icon-sm" aria-hidden="true" />}
          className="md:min-h-11"
        >
          Send
        </Button>
      </div>
      <div id={`${id}-help`} className="mt-1.5 grid gap-1 empty:hidden">
        {problem && <FieldErrors messages={[problem]} />}
        {isClosed && <p className="t-label">Writing opens this conversation again.</p>}
        {text.length >= countsFrom && (
          <p className={text.length > limit ? 'text-xs text-stop' : 't-label'}>
            {text.length} / {limit}
          </p>
        )}
      </div>
    </form>
  )
}

/** Null when it is sent; else the sentence for under the box, or nothing where a toast has said it. */
async function send(
  input: { conversationId: string; message: string; requestKey: string },
  isPhotographer: boolean,
): Promise<string | null> {
  const failure = isPhotographer ? 'Failed to send reply' : 'Failed to send message'
  try {
    const answer = await sendMessage(input)
    if (answer.ok) {
      if (isPhotographer) toast.success('Reply Sent', 'Your reply has been sent to the client.')
      else toast.success('Message Sent', 'Your message has been sent to the admin.')
      return null
    }
    if (answer.code === 'invalid') return answer.fields?.message?.[0] ?? answer.message
    if (answer.code === 'unexpected') toast.error('Error', failure)
    else toast.error(failure, answer.message)
  } catch {
    toast.error('Error', failure)
  }
  return ''
}
