'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FileInput } from '@/components/ui/file-input'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Spinner } from '@/components/ui/spinner'
import { useFileDrop } from '@/components/ui/use-file-drop'

type PictureFieldProps = {
  noun: 'Photo' | 'Logo'
  /** The picture as it is now. */
  picture: ReactNode
  /** The picture is being saved or removed. */
  busy: boolean
  /** The types of files that can be chosen. */
  types: readonly string[]
  onFile: (file: File) => void
  changeLabel: string
  icon: IconName
  size?: 'sm' | 'md'
  hint: string
  withoutScript: string
  /** Why the last file wasn't saved. */
  problem: ReactNode
  /** The question before the picture is removed; undefined when there is none to remove. */
  removal?: { title: string; description: string; remove: () => Promise<unknown> }
  className?: string
}

/** A picture with buttons to change and remove it; a file can also be dropped on it. Without JavaScript it only shows it. */
export function PictureField(props: PictureFieldProps) {
  const { noun, picture, busy, types, onFile, changeLabel, icon, size, removal, className } = props
  const [isDialogOpen, setDialogOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const name = noun.toLowerCase()
  const { isOver, dropProps } = useFileDrop(({ files }) => pick(files[0]))

  function pick(file: File | undefined) {
    if (file && !busy) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
    <div
      role="group"
      aria-label={noun}
      {...dropProps}
      className={mergeClasses(
        '-m-3 flex items-center gap-5 rounded-sm p-3',
        isOver && 'bg-accent-wash outline-2 outline-accent',
        className,
      )}
    >
      <span className="relative flex-none">
        {picture}
        {busy && <Spinner className="absolute inset-0 m-auto" />}
      </span>
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            size={size}
            busy={busy}
            busyText={`Saving ${name}`}
            icon={icon}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {changeLabel}
          </Button>
          {removal && !busy && (
            <Button size={size} variant="quiet" onClick={() => setDialogOpen(true)}>
              Remove
            </Button>
          )}
        </div>
        <p id={hintId} className="t-label">
          {props.hint}
        </p>
        <noscript>
          <p className="t-label">{props.withoutScript}</p>
        </noscript>
        <div role="alert">{props.problem}</div>
      </div>
      <FileInput
        inputRef={input}
        label={`${noun} file`}
        accept={types.join(',')}
        multiple={false}
        onFiles={([file]) => pick(file)}
      />
      {removal && (
        <ConfirmDialog
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          title={removal.title}
          description={removal.description}
          cancelLabel={`Keep ${name}`}
          confirmLabel={`Remove ${name}`}
          busyText={`Removing ${name}`}
          onConfirm={async () => {
            await removal.remove()
            setDialogOpen(false)
          }}
        />
      )}
    </div>
  )
}
