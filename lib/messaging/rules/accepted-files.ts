/** Attachment types, detected from the content. */
const acceptedTypes = new Map([
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/webp', 'picture'],
  ['image/heic', 'file'],
  ['application/pdf', 'file'],
])

/** For a file input: the types, and the extension of the one that browsers may not know. */
export const acceptedFiles = [...acceptedTypes.keys(), '.heic'].join()

export function isAcceptedType(contentType: string | undefined): boolean {
  return contentType !== undefined && acceptedTypes.has(contentType)
}

/** Whether the thread shows a file of this type inline. Other types are downloads. */
export function isShownPicture(contentType: string): boolean {
  return acceptedTypes.get(contentType) === 'picture'
}
