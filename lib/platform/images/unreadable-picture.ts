/** The file is no picture that can be shown: trying again would not help. `problem` follows the file's name. */
export class UnreadablePicture extends Error {
  constructor(
    readonly problem: string,
    cause?: unknown,
  ) {
    super(problem, { cause })
  }
}

export const damagedText = 'is damaged or is not a picture. Please send it again.'

/** The bytes are no whole picture. */
export class DamagedPicture extends UnreadablePicture {
  constructor(cause?: unknown) {
    super(damagedText, cause)
  }
}
