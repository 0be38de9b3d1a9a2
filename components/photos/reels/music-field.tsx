import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { IconButton } from '@/components/ui/icon-button'
import { musicHint } from '@/lib/photos/reels/words'

const soundtrackAccept = 'audio/*,.mp3,.m4a,.aac,.wav,.flac,.ogg'

type MusicFieldProps = { file: File | null; onChoose: (file: File | null) => void }

/** Chooses music from this device; there's none at first. */
export function MusicField({ file, onChoose }: MusicFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className="grid justify-items-start gap-1.5">
      <legend className="pb-1.5 font-medium">Music</legend>
      {file ? (
        <p className="flex w-full items-center justify-between gap-4 border-y py-1">
          <span className="min-w-0 truncate">{file.name}</span>
          <IconButton label={`Remove ${file.name}`} title="Remove" icon="x" onClick={() => onChoose(null)} />
        </p>
      ) : (
        <Button onClick={() => input.current?.click()}>Choose a soundtrack</Button>
      )}
      <FileInput
        inputRef={input}
        label="Soundtrack"
        accept={soundtrackAccept}
        multiple={false}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      />
      <p className="t-label">{musicHint}</p>
    </fieldset>
  )
}
