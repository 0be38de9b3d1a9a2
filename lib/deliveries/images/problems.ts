/** What keeps a photo from being shown; each follows the file's name. */
export const tooLargeText = 'can be downloaded, but has too many pixels to be shown.'
export const noPictureText = 'can be downloaded, but has no picture in it that can be shown.'
