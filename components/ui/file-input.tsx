import type { RefObject } from 'react'

/** Supported by every browser, but missing from React's types. */
const asFolder = { webkitdirectory: '' }

type FileInputProps = {
  /** For the button that opens the file picker. */
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  /** Omitted for a folder, whose files are validated afterwards. */
  accept?: string
  multiple?: boolean
  /** Chooses a folder with all its files. */
  isFolder?: boolean
  onFiles: (files: File[]) => void
}

/** A hidden file input; a button opens its file picker. */
export function FileInput(props: FileInputProps) {
  const { inputRef, label, accept, multiple = true, isFolder = false, onFiles } = props
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
        // Without this, selecting the same file again fires no change event.
        currentTarget.value = ''
      }}
    />
  )
}
