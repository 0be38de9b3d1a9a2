/** An option of a searchable list. */
export type Choice = { value: string; label: string }

/** Returns the choices whose label or value contains every typed word. Underscores and slashes count as spaces. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  return choices.filter(({ label, value }) => {
    const text = searchable(`${label} ${value}`)
    return words.every((word) => text.includes(word))
  })
}

function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/[_/]/g, ' ')
}
