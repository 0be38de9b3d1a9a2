/** The known and harmless facts of a span or an error. */
export type TraceAttributes = Record<string, string | number | boolean>

export type SpanKind = 'server' | 'client' | 'job'

export type OpenSpan = {
  set(attributes: TraceAttributes): void
  /** Ends the span, as failed if there is an error. */
  end(error?: unknown): void
}

/** What can be traced. Only create-tracing.ts knows the library behind it. */
export type Tracing = {
  /** Runs work in a span of its own; what it starts becomes part of the span. `linkTo` is from `currentSpan`. */
  run<T>(
    name: string,
    options: { kind: SpanKind; attributes: TraceAttributes; linkTo?: string },
    work: () => Promise<T>,
  ): Promise<T>
  /** Starts a span as part of the current one. */
  open(name: string, kind: SpanKind, attributes: TraceAttributes): OpenSpan
  /** Returns the current span in the format of W3C's `traceparent`; null outside of one. */
  currentSpan(): string | null
  recordError(error: unknown, attributes: TraceAttributes): void
}
