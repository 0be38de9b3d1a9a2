/** A text with the part between asterisks emphasized: `Every room in its *best light.*` */
export function Emphasized({ text }: { text: string }) {
  const [, before, emphasized, after] = /^([^*]*)\*([^*]+)\*(.*)$/.exec(text) ?? [null, text]
  return (
    <>
      {before}
      {emphasized && <em>{emphasized}</em>}
      {after}
    </>
  )
}
