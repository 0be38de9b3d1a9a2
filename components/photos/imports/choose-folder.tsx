'use client'

import { useRef } from 'react'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'
import { useFileDrop } from '@/components/ui/use-file-drop'
import { type PlacedFile, readChosenFolder, readDroppedFolder } from '@/components/uploads/dropped-files'

/** Takes the folder with the galleries, dropped or chosen. */
export function ChooseFolder({ onFolder }: { onFolder: (files: PlacedFile[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop((transfer) => void readDroppedFolder(transfer).then(onFolder))
  return (
    <div
      {...dropProps}
      className={`grid justify-items-center gap-1.5 rounded-sm border-[1.5px] px-6 py-12 text-center ${isOver ? 'border-solid border-accent bg-accent-wash' : 'border-dashed border-edge bg-raised'}`}
    >
      <Icon name="images" size="lg" />
      <p className="text-base font-strong">
        Drop the folder with your galleries here, or{' '}
        <TextButton onClick={() => input.current?.click()}>choose a folder</TextButton>
      </p>
      <p className="t-label max-w-[60ch]">
        In it, a folder for each gallery, and a CSV file that names the folder, the client's email, the
        address, and the date of each.
      </p>
      <FileInput
        inputRef={input}
        label="Folder of galleries"
        isFolder
        onFiles={(files) => onFolder(readChosenFolder(files))}
      />
    </div>
  )
}
