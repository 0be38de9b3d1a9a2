/** An error that the user can fix. It is printed as one sentence, without a stack trace. */
export class LaunchError extends Error {
  /** @param log a log file whose last lines are printed with the message */
  constructor(
    message: string,
    readonly log?: string,
  ) {
    super(message)
  }
}
