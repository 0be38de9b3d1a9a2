import type { RefObject } from 'react'

/** Known to every browser, and not to React's types. */
const asFolder = { webkitdirectory: '' }

type FileInputProps = {
  /** For the button that opens the platform's own picker. */
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  /** Left out for a folder, whose files are checked afterwards. */
  accept?: string
  multiple?: boolean
  /** Chooses a folder with all its files. */
  isFolder?: boolean
  onFiles: (files: File[]) => void
}

/** The platform's file picker, unseen; a button of the page's own look opens it. */
export function FileInput({
  inputRef,
  label,
  accept,
  multiple = true,
  isFolder = false,
  onFiles,
}: FileInputProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      multiple={multiple}
      accept={accept}
      {...(isFolder && asFolder)}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Choosing the same file again, after removing it or another try, must count as a choice.
        currentTarget.value = ''
      }}
    />
  )
}
