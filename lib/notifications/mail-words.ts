/** A mail in words, by its template's name: `photos-ready` is "Photos ready". */
export function describeMail(template: string): string {
  const words = template.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
