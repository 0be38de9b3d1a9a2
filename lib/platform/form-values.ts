/**
 * What a person typed into a form, to be put back when it was not taken in. Passwords and other secrets are left out.
 * The values of a name ending in `[]` come as one text, a line for each.
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
