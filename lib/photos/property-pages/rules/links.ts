/** Counts the words of a text that hold a web address. */
export function countLinks(text: string): number {
  return text
    .split(/\s+/)
    .filter((word) => /https?:\/\/|www\.|[\p{L}\d-]+\.(com|net|org|info|io|ru|xyz|top|shop)\b/iu.test(word))
    .length
}
