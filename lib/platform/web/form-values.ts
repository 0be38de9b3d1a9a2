/**
 * Returns what was typed into a form, to refill it after an error, without passwords and other secrets. The values of a
 * name that ends in `[]` are joined with line breaks.
 */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form.entries()) {
    const isPrivate = /password|secret|token/i.test(name) || name.startsWith('$ACTION')
    if (typeof value !== 'string' || isPrivate) continue
    const before = name.endsWith('[]') ? values[name] : undefined
    values[name] = before === undefined ? value : `${before}\n${value}`
  }
  return values
}

/** Serializes a record's values, whatever their order, to detect that someone else changed them since a form was opened. */
export function editKey(values: object): string {
  return JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
}
