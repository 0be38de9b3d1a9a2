import 'server-only'
import { z } from 'zod'
import type { Access } from '@/lib/auth/actor'
import type { ActionResult } from '@/lib/platform/errors'
import { typedValues } from '@/lib/platform/web/form-values'
import { type Entrance, runAction } from './run-action'

/** The input of an action that needs none, or of a form without fields. */
export const Nothing = z.object({})

/**
 * Makes a server action called with a value. Access is a required key, so it can't be forgotten.
 * Next compares the Origin of every action with the host, so another site's request is rejected before this runs.
 */
export function defineAction<A extends Access, S extends z.ZodType, T>(entrance: Entrance<A, S, T>) {
  return async (input: z.input<S>): Promise<ActionResult<T>> => runAction(entrance, input)
}

/** What a form knows of its last submission; null before the first. */
export type FormState<T> = ActionResult<T> | null

/**
 * Makes a server action for `<form action>` and `useActionState`; it works without JavaScript.
 * An error result includes what was typed, except passwords, so that nothing is lost.
 * Repeated names become a list; a name ending in `[]` is a list even when it comes once.
 */
export function defineFormAction<A extends Access, S extends z.ZodType, T>(entrance: Entrance<A, S, T>) {
  return async (_previous: FormState<T>, form: FormData): Promise<ActionResult<T>> => {
    // A browser sends a form, but a direct call of the action can send anything.
    const sent = form instanceof FormData ? form : new FormData()
    const result = await runAction(entrance, readForm(sent))
    return result.ok ? result : { ...result, values: typedValues(sent) }
  }
}

function readForm(form: FormData): Record<string, unknown> {
  const values = new Map<string, unknown>()
  for (const name of new Set(form.keys())) {
    if (name.startsWith('$ACTION')) continue
    const all = form.getAll(name)
    if (name.endsWith('[]')) values.set(name.slice(0, -2), all)
    else values.set(name, all.length > 1 ? all : all[0])
  }
  return Object.fromEntries(values)
}
