import { unstable_rethrow } from 'next/navigation'

/** The answer of a form's action; null before the first. */
export type FormAnswer<T, Code extends string> =
  | { ok: true; data: T }
  | {
      ok: false
      code: Code | 'unavailable'
      message: string
      fields?: Record<string, string[]>
      /** What was typed, by the field's name. */
      values?: Record<string, string>
    }
  | null

export type FormAct<T, Code extends string> = (
  before: FormAnswer<T, Code>,
  form: FormData,
) => Promise<FormAnswer<T, Code>>

/**
 * Runs a form's action. Where no answer comes, because the connection is lost or the server starts again, it answers that
 * itself and gives back what was typed, so that the form stays instead of an error page. Redirects go through.
 */
export async function answerOrKeep<T, Code extends string>(
  act: FormAct<T, Code>,
  before: FormAnswer<T, Code>,
  form: FormData,
): Promise<FormAnswer<T, Code>> {
  try {
    return await act(before, form)
  } catch (error) {
    unstable_rethrow(error)
    const message = 'The portal did not answer. Please try again.'
    return { ok: false, code: 'unavailable', message, values: textsOf(form) }
  }
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
