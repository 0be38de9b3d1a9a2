'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { Field, TextArea } from '@/components/ui/field'
import { captionLimit } from '@/lib/photos/deliveries/limits'
import type { ArrangedPhoto } from '@/lib/photos/deliveries/schema/arranging'
import { tooLongText } from '@/lib/platform/words'
import type { ArrangementState } from './use-arrangement'

/** A caption is saved this long after the last key, and when the field is left. */
const pauseMs = 1_000
/** From this many characters before the limit, they are counted. */
const countedEnd = 100

type CaptionFieldProps = { photo: ArrangedPhoto; arrangement: ArrangementState }

/** Edits a photo's caption and saves it in pauses. Someone else's newer caption replaces it only if nothing was typed. */
export function CaptionField({ photo, arrangement }: CaptionFieldProps) {
  const conflict = arrangement.conflicts.get(photo.id) ?? null
  const [text, setText] = useState(conflict?.mine ?? photo.caption)
  /** The saved caption that the text is based on. */
  const [base, setBase] = useState(conflict?.theirs ?? photo.caption)
  const [sent, setSent] = useState<string | null>(null)
  const caption = text.trim()
  const isTooLong = caption.length > captionLimit
  const isChanged = caption !== base
  if (!isChanged && sent === null && photo.caption !== base) {
    setBase(photo.caption)
    setText(photo.caption)
  }

  function save(expected: string) {
    if (caption === expected || isTooLong || conflict) return
    setSent(caption)
    arrangement.saveCaption(photo.id, caption, expected, (isSaved) => {
      setSent(null)
      if (isSaved) setBase(caption)
    })
  }
  const saveInPause = useEffectEvent(() => sent === null && save(base))
  // Actions run one after the other, so by then the sent caption is the saved one.
  const saveOnLeaving = useEffectEvent(() => save(sent ?? base))

  const hasConflict = conflict !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these starts the pause anew
  useEffect(() => {
    const timer = setTimeout(saveInPause, pauseMs)
    return () => clearTimeout(timer)
  }, [text, sent, hasConflict])
  useEffect(() => () => saveOnLeaving(), [])

  function decide(isTheirs: boolean) {
    if (!conflict) return
    setBase(conflict.theirs)
    if (isTheirs) setText(conflict.theirs)
    arrangement.setConflict(photo.id, null)
  }

  return (
    <div className="grid gap-3">
      {conflict && (
        <EditConflictNotice onUseTheirs={() => decide(true)} onKeepMine={() => decide(false)}>
          {conflict.theirs ? `Their caption: “${conflict.theirs}”.` : 'They removed the caption.'}
        </EditConflictNotice>
      )}
      <Field
        label="Caption"
        note={caption.length > captionLimit - countedEnd ? `${caption.length} / ${captionLimit}` : undefined}
        errors={isTooLong ? tooLongText('Caption', captionLimit) : undefined}
      >
        <TextArea
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => sent === null && save(base)}
        />
      </Field>
    </div>
  )
}
