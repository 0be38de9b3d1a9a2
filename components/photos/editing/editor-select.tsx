'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Select } from '@/components/ui/field'
import { showResult } from '@/components/ui/show-result'
import { assignEditorAction } from '@/lib/photos/editing/actions'
import type { Editor } from '@/lib/photos/editing/schema'
import { assignTexts } from '@/lib/photos/editing/words'

type EditorSelectProps = {
  job: { bookingId: string; street: string; editor: Editor | null }
  editors: readonly Editor[]
}

/** Chooses who edits the photos of a shoot, and saves it at once. */
export function EditorSelect({ job, editors }: EditorSelectProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const { bookingId, street, editor } = job
  const listed = editor && editors.every(({ id }) => id !== editor.id) ? [editor, ...editors] : editors

  function assign(chosenId: string) {
    const editorId = chosenId || null
    const name = listed.find(({ id }) => id === editorId)?.fullName ?? null
    start(async () => {
      await showResult(assignEditorAction({ bookingId, editorId, expectedId: editor?.id ?? null }), {
        done: assignTexts.done(name),
        failed: assignTexts.failed,
      })
      router.refresh()
    })
  }

  return (
    <Select
      size="sm"
      aria-label={`${assignTexts.label}: ${street}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      value={editor?.id ?? ''}
      onChange={({ target }) => assign(target.value)}
      className="w-full"
    >
      <option value="">{assignTexts.nobody}</option>
      {listed.map(({ id, fullName }) => (
        <option key={id} value={id}>
          {fullName}
        </option>
      ))}
    </Select>
  )
}
