import { z } from 'zod'

/** Makes a schema of a text that `read` parses. Where it returns null, the message says what to enter instead. */
export function parsedText<Value>(read: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
