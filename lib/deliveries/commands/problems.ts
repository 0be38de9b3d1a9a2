/** Why a photo can't be displayed; each sentence begins with the file's name. */
export const tooLargeText = 'can be downloaded, but has too many pixels to display.'
export const noPictureText = "can be downloaded, but it doesn't contain an image we can display."
export const preparationFailedText =
  "can be downloaded, but we couldn't prepare it for display. Try replacing it."
