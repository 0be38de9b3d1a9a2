/** Returns text as a part of a file name, in ASCII: `903-chestnut-street`. Empty if it has no Latin letter or digit. */
export function fileSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}
