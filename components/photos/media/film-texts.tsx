'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { showResult } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextButton } from '@/components/ui/text-link'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { setCaptionsAction, setChaptersAction } from '@/lib/photos/media/actions'
import { captionByteLimit } from '@/lib/photos/media/limits'
import { writeChapters } from '@/lib/photos/media/rules/chapters'
import type { Chapter, Film } from '@/lib/photos/media/schema'
import { captionTexts, chapterTexts } from '@/lib/photos/media/words'

type FilmTextsProps = { film: Pick<Film, 'id' | 'name' | 'open'> }

/** Adds captions and chapters to a film, and changes and removes them. */
export function FilmTexts({ film: { id, name, open } }: FilmTextsProps) {
  const [isEditing, setEditing] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  if (!open) return null
  const { captions, chapters } = open
  const addLabel = captions ? captionTexts.replace : captionTexts.add

  async function addCaptions(files: readonly File[]) {
    const [chosen] = files
    if (!chosen) return
    if (chosen.size > captionByteLimit) return toast.error(captionTexts.failed, captionTexts.tooLarge)
    const set = setCaptionsAction({ mediaId: id, file: await chosen.text() })
    await showResult(set, {
      done: captionTexts.added,
      failed: 'Please try again.',
      failedTitle: captionTexts.failed,
    })
  }

  return (
    <>
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <TextButton onClick={() => file.current?.click()} aria-label={`${addLabel}, ${name}`}>
          {addLabel}
        </TextButton>
        {captions && (
          <TextButton
            aria-label={`${captionTexts.remove}, ${name}`}
            onClick={() =>
              void showResult(setCaptionsAction({ mediaId: id, file: null }), {
                done: captionTexts.removed,
                failed: 'Please try again.',
              })
            }
          >
            {captionTexts.remove}
          </TextButton>
        )}
        {!isEditing && (
          <TextButton
            onClick={() => setEditing(true)}
            aria-label={`${chapterTexts.edit(chapters.length)}, ${name}`}
          >
            {chapterTexts.edit(chapters.length)}
          </TextButton>
        )}
      </span>
      <FileInput
        inputRef={file}
        label={`${captionTexts.add}, ${name}`}
        accept=".vtt,text/vtt"
        multiple={false}
        onFiles={(files) => void addCaptions(files)}
      />
      {isEditing && <ChaptersForm mediaId={id} chapters={chapters} onDone={() => setEditing(false)} />}
    </>
  )
}

type ChaptersFormProps = { mediaId: string; chapters: readonly Chapter[]; onDone: () => void }

function ChaptersForm({ mediaId, chapters, onDone }: ChaptersFormProps) {
  const [result, submit] = useFormAction(setChaptersAction, (saved) => {
    if (!saved?.ok) return
    toast.success(chapterTexts.saved)
    onDone()
  })
  const failure = result?.ok === false ? result : null
  const form = useFocusFirstError(failure)
  return (
    <form ref={form} action={submit} noValidate className="grid gap-3 pb-2">
      <input type="hidden" name="mediaId" value={mediaId} />
      <Field
        label={chapterTexts.title}
        name="chapters"
        hint={chapterTexts.hint}
        errors={failure?.fields?.chapters ?? (failure ? failure.message : undefined)}
      >
        <TextArea
          autoFocus
          rows={Math.max(4, chapters.length + 1)}
          placeholder={chapterTexts.example}
          defaultValue={failure?.values?.chapters ?? writeChapters(chapters)}
        />
      </Field>
      <span className="flex flex-wrap gap-3">
        <SubmitButton variant="default" busyText="Saving">
          {chapterTexts.save}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
