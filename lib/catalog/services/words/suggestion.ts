/** `Essentials saves you $50.00` */
export function suggestionTitle(name: string, saved: string): string {
  return `${name} saves you ${saved}`
}

/** `This package contains Listing Photos and Floor Plan.` */
export function suggestionText(names: readonly string[]): string {
  return `This package contains ${new Intl.ListFormat('en-US').format(names)}.`
}

export const switchLabel = 'Switch to package'
