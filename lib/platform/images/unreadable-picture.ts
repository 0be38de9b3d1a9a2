/** The file isn't a readable picture, so retrying is pointless. `problem` is shown after the file's name. */
export class UnreadablePicture extends Error {
  constructor(
    readonly problem: string,
    cause?: unknown,
  ) {
    super(problem, { cause })
  }
}

export const damagedText = 'is damaged or is not a picture. Please send it again.'

export class DamagedPicture extends UnreadablePicture {
  constructor(cause?: unknown) {
    super(damagedText, cause)
  }
}
