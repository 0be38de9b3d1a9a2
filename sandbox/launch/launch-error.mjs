/** An end the person at the terminal can do something about: one sentence, no stack. */
export class LaunchError extends Error {
  /**
   * @param {string} message
   * @param {string} [log] a file whose last lines explain it
   */
  constructor(message, log) {
    super(message)
    this.log = log
  }
}
