import type { ChecklistArea } from '@/lib/booking/sellers/schema'

/** Reads a checklist: blocks separated by empty lines, each with the area in its first line and an item in every other. */
export function readChecklist(text: string): ChecklistArea[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => {
      const [title = '', ...items] = block
        .split('\n')
        .map((line) => line.trim().replace(/^[-*•]\s*/, ''))
        .filter(Boolean)
      return { title, items }
    })
    .filter(({ title }) => title !== '')
}
