import 'server-only'

/**
 * Writes the stack of an abort's reason as soon as anything is aborted. V8 keeps the frames of an unread stack, with all
 * that they refer to, and React aborts a signal after every render. Its frames lead through Node.js' queue of immediates to
 * the requests that were answered at the same moment, and from theirs to the next: one connection that was opened in a
 * request would keep every page rendered after it. https://github.com/react/react/issues/37288
 */
export function writeStacksOfAborts(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function abortAndWriteStack(reason?: unknown) {
    abort.call(this, reason)
    const kept: unknown = this.signal.reason
    if (kept instanceof Error) void kept.stack
  }
}
