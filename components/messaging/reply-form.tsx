'use client'

import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldErrors, TextArea } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { IconButton } from '@/components/ui/icon-button'
import { messageLimit } from '@/lib/messaging/limits'
import { acceptedFiles } from '@/lib/messaging/rules/accepted-files'
import { attachFilesLabel, messageTooLong } from '@/lib/messaging/words'
import { countCharacters } from '@/lib/platform/text/characters'
import { AttachedFiles, useAttachments } from './attachments'
import type { UploadedFile } from './outgoing'
import { useDraft } from './use-draft'

/** The character count is shown from this length on. */
const countsFrom = 1800

type ReplyFormProps = {
  viewerId: string
  conversationId: string
  isClosed: boolean
  onType: () => void
  onSend: (text: string, files: UploadedFile[]) => void
}

/** The reply form. Clears on send; drafts survive reloads. */
export function ReplyForm({ viewerId, conversationId, isClosed, onType, onSend }: ReplyFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [{ text, files }, change] = useDraft(viewerId, conversationId)
  const { uploads, attach, retry, remove } = useAttachments(files, (file) =>
    change((before) => ({ files: [...before.files, file] })),
  )
  const length = text.length < countsFrom ? text.length : countCharacters(text.trim())
  const isTooLong = length > messageLimit
  const isReady = (text.trim() !== '' || files.length > 0) && !isTooLong && uploads.length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    onSend(text.trim(), files)
    change({ text: '', files: [] })
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        attach([...event.dataTransfer.files])
      }}
      className="border-t bg-paper px-5 pt-3 pb-4 md:px-8 md:pt-4 md:pb-5"
    >
      <AttachedFiles
        uploaded={files}
        uploads={uploads}
        onRemoveUploaded={(fileId) =>
          change((before) => ({ files: before.files.filter((file) => file.fileId !== fileId) }))
        }
        onRemove={remove}
        onRetry={retry}
      />
      <div className="grid grid-cols-[auto_1fr_auto] items-end gap-2">
        <FileInput
          inputRef={picker}
          label="Files to attach"
          accept={acceptedFiles}
          onFiles={(chosen) => attach(chosen)}
        />
        <IconButton
          label={attachFilesLabel}
          icon="paperclip"
          onClick={() => picker.current?.click()}
          className="md:size-11"
        />
        <label htmlFor={id} className="sr-only">
          Reply
        </label>
        <TextArea
          id={id}
          rows={2}
          dir="auto"
          value={text}
          placeholder="Write a reply"
          className="field-sizing-content max-h-48 min-h-16 resize-none"
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            change({ text: event.target.value })
            onType()
          }}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            form.current?.requestSubmit()
          }}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            attach([...event.clipboardData.files])
          }}
        />
        <Button type="submit" variant="main" disabled={!isReady} icon="send" className="md:min-h-11">
          Send
        </Button>
      </div>
      <div id={`${id}-help`} className="mt-1.5 grid gap-1 empty:hidden">
        {isTooLong && <FieldErrors messages={[messageTooLong]} />}
        {uploads.some(({ state }) => state === 'failed' || state === 'rejected') && (
          <p className="t-label">To send your message, upload the failed files again or remove them.</p>
        )}
        {isClosed && <p className="t-label">Sending a message reopens this conversation.</p>}
        {length >= countsFrom && (
          <p className={isTooLong ? 'text-xs text-stop' : 't-label'}>
            {length} / {messageLimit}
          </p>
        )}
      </div>
    </form>
  )
}

/** Enter sends and Shift+Enter adds a line. On touch keyboards, which lack Shift+Enter, Enter always adds a line. */
function sends({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false
  if (ctrlKey || metaKey) return true
  return !shiftKey && !window.matchMedia('(pointer: coarse)').matches
}
